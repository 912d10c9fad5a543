/**
 * An address that certainly stays on this portal, or `/`. Browsers read `\` as `/` and drop tabs and line ends,
 * so what does not look like a plain path is no path.
 */
export function ownPath(text: string | null | undefined): string {
  if (!text || !/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/.test(text)) return '/'
  const { origin, pathname } = new URL(text, 'http://own')
  // '/..//evil' comes down to '//evil', which whoever reads it a second time takes for another host.
  return origin === 'http://own' && !pathname.startsWith('//') ? text : '/'
}
