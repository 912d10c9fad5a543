/**
 * An address that certainly stays on this portal, or `/`. Browsers read `\` as `/` and drop tabs and line ends,
 * so what does not look like a plain path is no path.
 */
export function ownPath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return '/'
  const address = new URL(text, 'http://own')
  return address.origin === 'http://own' ? text : '/'
}
