import { mountPath } from '../../platform/address/base-path.ts'

/**
 * What documents take for granted and do not bring along: how Chinese, Japanese and Korean characters are numbered, the
 * fourteen faces every reader of PDF must have, and how scanned pages are unpacked. One file each, fetched when needed.
 */
const addresses = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url', import: 'default', eager: true },
)
const byName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

/** pdf.js makes one for each document, and asks it by name. */
export class DataFactory {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = byName.get(filename)
    const response = address ? await fetch(mountPath(address)) : null
    if (!response?.ok) throw new Error(`There is no ${filename}.`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
