/**
 * What documents take for granted and do not bring along: how Chinese, Japanese and Korean characters are numbered, and
 * the fourteen faces every reader of PDF must have. One small file each, fetched when a document asks for it.
 */
const addresses = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url', import: 'default', eager: true },
)
const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

export async function fetchGlyphData(file_name: string): Promise<Uint8Array> {
  const address = byName.get(file_name)
  const response = address ? await fetch(address) : null
  if (!response?.ok) throw new Error(`There is no ${file_name}.`)
  return new Uint8Array(await response.arrayBuffer())
}
