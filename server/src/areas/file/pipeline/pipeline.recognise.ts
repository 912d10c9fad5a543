import { fileTypeFromBuffer } from 'file-type'
import type { Platform } from '../../../platform.ts'
import { type BlobContent, bring, glance, type WorkSpace } from '../file.blob.ts'
import { fits } from '../file.kinds.ts'
import { walkArchive } from './pipeline.archive.ts'
import { textType } from './pipeline.recognise-text.ts'
import { ContentRefused, refuseMisnamed } from './pipeline.refusal.ts'
import type { StepResult } from './pipeline.step.ts'

const enough = 256 * 1024

/** What it is, by looking inside: neither its name nor what the browser said counts. Then: does that fit its purpose and name? */
export async function recogniseContent(
  { storage }: Platform,
  content: BlobContent,
  space: WorkSpace,
): Promise<StepResult> {
  const beginning = await glance(storage, content, enough)
  const content_type = isZipped(beginning)
    ? await zippedType((await bring(storage, content, space)).path, content, space)
    : await typeOf(beginning)

  if (!fits(content_type, content.kind)) throw new ContentRefused('failed', 'not_of_kind', content_type)
  refuseMisnamed(content, content_type)
  return { content_type }
}

async function typeOf(beginning: Buffer): Promise<string> {
  // First, because a page may begin like something harmless, and nothing harmless begins like a page.
  const text = textType(beginning)
  if (text && text !== 'text/plain') return text
  if (isOldOffice(beginning)) return oldOfficeType(beginning)
  const known = await fileTypeFromBuffer(beginning).catch(() => undefined)
  return known?.mime.replace(/;.*/, '') ?? text ?? 'application/octet-stream'
}

const officeXml = 'application/vnd.openxmlformats-officedocument.'
const mainPart = /(wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)\.main\+xml/
const openDocument = /^application\/vnd\.oasis\.opendocument\.(text|spreadsheet|presentation)$/

/** By which entry an archive tells what it is, and what it then says. */
const descriptions = new Map<string, (text: string) => string | undefined>([
  ['[Content_Types].xml', (text) => mainPart.exec(text)?.[1]?.replace(/^/, officeXml)],
  ['mimetype', (text) => openDocument.exec(text.trim())?.[0]],
  ['AndroidManifest.xml', () => 'application/vnd.android.package-archive'],
  ['META-INF/MANIFEST.MF', () => 'application/java-archive'],
])
const longestDescription = 1024 * 1024

async function zippedType(path: string, { kind }: BlobContent, space: WorkSpace): Promise<string> {
  for await (const { name, level, size, content } of walkArchive(path, kind, space)) {
    const describe = level === 1 && size <= longestDescription ? descriptions.get(name) : undefined
    const type = describe?.(await read(content))
    if (type) return type
  }
  return 'application/zip'
}

async function read(content: AsyncIterable<Buffer>) {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}

function isZipped(beginning: Buffer) {
  return beginning.length >= 4 && beginning.readUInt32BE() === 0x504b0304
}

function isOldOffice(beginning: Buffer) {
  return beginning.subarray(0, 8).toString('hex') === 'd0cf11e0a1b11ae1'
}

/** Old office documents name their main stream in a directory that lies anywhere; mostly near the beginning. */
function oldOfficeType(beginning: Buffer) {
  const has = (name: string) => beginning.includes(Buffer.from(name, 'utf16le'))
  if (has('WordDocument')) return 'application/msword'
  if (has('Workbook')) return 'application/vnd.ms-excel'
  if (has('PowerPoint Document')) return 'application/vnd.ms-powerpoint'
  return 'application/x-cfb'
}
