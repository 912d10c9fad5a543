import { writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { officesToPdf, pdfOf } from '../../../platform/convert/office.ts'
import type { PreviewFile } from '../../file/pipeline/pipeline.preview-store.ts'
import { fillDocument } from './document.fill.ts'

interface DocumentTemplate {
  entry: string
  document: Buffer
  /** The text of variables.json. */
  variables: Buffer | null
}

/** Where a converter works, and when it should stop. */
export interface DrawSpace {
  folder: string
  signal: AbortSignal
}

/** The document as it is shipped, and filled with the sample data where there are any. */
export async function drawTemplate(
  { entry, document, variables }: DocumentTemplate,
  space: DrawSpace,
): Promise<PreviewFile[]> {
  const ending = posix.extname(entry).toLowerCase()
  const shipped = { name: 'pdf', file: `document${ending}`, bytes: document }
  const filled = await fillDocument(document, ending, variables)
  if (!filled) return drawWords([shipped], space)
  return drawWords([shipped, { name: 'pdf-filled', file: `filled${ending}`, bytes: filled }], space)
}

interface WordsFile {
  name: string
  file: string
  bytes: Buffer
}

export async function drawWords(documents: WordsFile[], { folder, signal }: DrawSpace): Promise<PreviewFile[]> {
  await Promise.all(documents.map(({ file, bytes }) => writeFile(join(folder, file), bytes)))
  const names = documents.map(({ file }) => file)
  await officesToPdf(folder, names, signal)
  return documents.map(({ name, file }) => ({ name, path: pdfOf(folder, file), content_type: 'application/pdf' }))
}
