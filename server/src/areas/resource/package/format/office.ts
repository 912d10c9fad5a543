import { atLine, inFile, type PackageReport, PackageUnreadable } from '../report.ts'
import { limits } from './limits.ts'
import { textOf } from './text.ts'
import { openArchive } from './unzip.ts'
import { walkXml } from './xml.ts'

export interface OfficeFile {
  kind: 'word' | 'open-document'
  /** Its XML parts by name, those that are read. */
  parts: Map<string, string>
}

/** Documents hold pictures, themes, settings … more parts than a package has files. */
const mostParts = 3_000
const wanted =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|docProps\/(app|core)\.xml|word\/(document|styles|header\d*|footer\d*)\.xml|word\/_rels\/(document|header\d*|footer\d*)\.xml\.rels|mimetype|content\.xml|styles\.xml|meta\.xml)$/

/** A word-processing document, opened: its parts as text, within limits, without programs and without outside pictures. */
export async function openOffice(bytes: Buffer, path: string, report: PackageReport): Promise<OfficeFile> {
  const archive = await openArchive(bytes, path, mostParts)
  if (archive.names.some((name) => /vbaProject|^Basic\/|^Scripts\//i.test(name)))
    report.wrong('format.macros', {}, inFile(path))
  const found = await archive.read((name) => wanted.test(name), limits.parts_bytes)
  const parts = new Map<string, string>()
  for (const [name, content] of found) parts.set(name, textOf(content, `${path}/${name}`, limits.part_bytes))

  const kind = parts.has('word/document.xml') ? 'word' : parts.has('content.xml') ? 'open-document' : null
  if (!kind) throw new PackageUnreadable('format.not_a_document', {}, inFile(path))
  for (const [name, text] of parts) if (name.endsWith('.rels')) checkRelations(text, `${path}/${name}`, report)
  return { kind, parts }
}

/** Hyperlinks may lead out; a picture or a part that is fetched when the document is opened may not. */
function checkRelations(text: string, path: string, report: PackageReport) {
  walkXml(text, path, {
    open(name, attributes, at) {
      const { TargetMode, Type = '' } = name.endsWith('Relationship') ? attributes() : {}
      if (TargetMode === 'External' && !Type.endsWith('/hyperlink'))
        report.wrong('format.external_address', {}, atLine(path, text, at))
    },
  })
}

/** The text of one element, such as the title among a document's properties. */
export function elementText(xml: string | undefined, name: string): string | null {
  const [, text] = new RegExp(`<${name}(?:\\s[^>]{0,200})?>([^<]{1,500})</${name}>`).exec(xml ?? '') ?? []
  return text?.trim() || null
}

const papers: [name: string, width: number, height: number][] = [
  ['A3', 297, 420],
  ['A4', 210, 297],
  ['A5', 148, 210],
  ['B5', 176, 250],
  ['16K', 184, 260],
  ['Letter', 216, 279],
  ['Legal', 216, 356],
]

/** The name of a size of paper, in millimetres either way round. */
export function paperOf(width: number, height: number): string | null {
  if (!(width > 0 && height > 0)) return null
  const [short, long] = width < height ? [width, height] : [height, width]
  const named = papers.find(([, w, h]) => Math.abs(w - short) <= 2 && Math.abs(h - long) <= 2)
  return named?.[0] ?? `${Math.round(width)} × ${Math.round(height)} mm`
}

/** Office documents count in twentieths of a point. */
export function millimetres(twips: string | undefined): number {
  return (Number(twips) * 25.4) / 1440
}
