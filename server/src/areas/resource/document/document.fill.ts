import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { listOf, objectOf } from '../package/format/json.ts'
import { limits } from '../package/format/limits.ts'
import { openArchive } from '../package/format/unzip.ts'
import { withinTime } from '../package/format/within-time.ts'

/** Where the words of an OpenDocument text stand: headers and footers are among its styles. */
const worded = ['content.xml', 'styles.xml']

const tag = /\{\s*([^{}<>]+?)\s*\}/g

const allowed = 5_000
const mostParts = 3_000

/** The parts of an office document, unpacked within limits, because the archive is untrusted. */
export async function partsOf(document: Buffer): Promise<PizZip> {
  const archive = await openArchive(document, 'document', mostParts)
  const zip = new PizZip()
  for (const [name, content] of await archive.read(() => true, limits.unpacked_bytes)) zip.file(name, content)
  return zip
}

export function packParts(zip: PizZip): Buffer {
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}

/**
 * The document with its sample data in place; null where there are none, or where they do not fit its tags: samples are a
 * courtesy, and without them the document is shown as it is shipped.
 */
export async function fillDocument(document: Buffer, ending: string, variables: Buffer | null): Promise<Buffer | null> {
  const data = variables && samplesIn(variables.toString())
  if (!data || Object.keys(data).length === 0) return null
  const zip = await partsOf(document)
  return ending === '.odt' || ending === '.ott' ? fillOpenDocument(zip, data) : fillWord(zip, data)
}

/** A Word document with values in place of its tags; null where its tags cannot be read, or where it takes too long. */
export function fillWord(zip: PizZip, data: Record<string, unknown>): Buffer | null {
  let filled: Buffer | null = null
  try {
    withinTime(allowed, () => {
      const options = { paragraphLoop: true, linebreaks: true, errorLogging: false, nullGetter: asItStands }
      filled = packParts(new Docxtemplater(zip, options).render(data).getZip() as PizZip)
    })
  } catch {
    return null
  }
  return filled
}

function samplesIn(text: string): Record<string, unknown> | null {
  try {
    const variables = listOf(JSON.parse(text)).map(objectOf)
    return Object.fromEntries(
      variables.flatMap(({ tag, sample }) =>
        typeof tag === 'string' && sample !== undefined && sample !== null ? [[tag, sample]] : [],
      ),
    )
  } catch {
    return null
  }
}

/** Placeholders without a sample keep their tag, so that a gap is not taken for text. */
function asItStands({ module, value }: { module?: string; value?: string }) {
  return module ? '' : `{${value}}`
}

/**
 * An OpenDocument text with its samples in place. Tags that repeat or leave out passages need a program that knows them,
 * and there is none for this format: such a document is shown as it is shipped.
 */
function fillOpenDocument(zip: PizZip, data: Record<string, unknown>): Buffer | null {
  const parts = worded.flatMap((name) => {
    const text = zip.file(name)?.asText()
    return text === undefined ? [] : [{ name, text }]
  })
  if (parts.some(({ text }) => /\{[#^/][^{}<>]*\}/.test(text))) return null

  let filled = 0
  for (const { name, text } of parts) {
    const written = text.replaceAll(tag, (whole, key: string) => {
      const sample = Object.hasOwn(data, key) ? data[key] : undefined
      if (typeof sample !== 'string' && typeof sample !== 'number') return whole
      filled++
      return asText(String(sample))
    })
    zip.file(name, written)
  }
  return filled > 0 ? zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' }) : null
}

function asText(sample: string): string {
  return sample
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<text:line-break/>')
}
