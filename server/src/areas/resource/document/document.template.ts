import { writeFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { officeToPdf } from '../../../platform/convert/office.ts'
import type { Made } from '../../file/file.preview-store.ts'
import { fillDocument } from './document.fill.ts'

interface Template {
  entry: string
  document: Buffer
  /** The text of variables.json. */
  variables: Buffer | null
}

/** Where a converter works, and when it should stop. */
export interface Space {
  folder: string
  signal: AbortSignal
}

/** The document as it is shipped, and filled with the sample data where there are any. */
export async function drawTemplate({ entry, document, variables }: Template, space: Space): Promise<Made[]> {
  const ending = posix.extname(entry).toLowerCase()
  const shipped = await drawWord({ name: 'pdf', file: `document${ending}`, bytes: document }, space)
  const filled = await fillDocument(document, ending, variables)
  if (!filled) return [shipped]
  return [shipped, await drawWord({ name: 'pdf-filled', file: `filled${ending}`, bytes: filled }, space)]
}

export async function drawWord(
  { name, file, bytes }: { name: string; file: string; bytes: Buffer },
  { folder, signal }: Space,
): Promise<Made> {
  await writeFile(join(folder, file), bytes)
  return { name, path: await officeToPdf(folder, file, signal), content_type: 'application/pdf' }
}
