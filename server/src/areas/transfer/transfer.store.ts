import { z } from 'zod'
import type { SheetCell } from '../../platform/sheet/cell.ts'
import { writeXlsx } from '../../platform/sheet/write-xlsx.ts'
import type { Storage } from '../../platform/storage/storage.ts'

const partSize = 8 * 1024 * 1024

export const exportFormatNameSchema = z.enum(['xlsx', 'csv'])
export type ExportFormatName = z.output<typeof exportFormatNameSchema>
type UploadStorage = Pick<
  Storage,
  'put' | 'remove' | 'createMultipart' | 'uploadPart' | 'completeMultipart' | 'abortMultipart'
>

export const contentTypes: Record<ExportFormatName, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

export function writeSheet(
  format: ExportFormatName,
  title: string,
  stretches: AsyncIterable<SheetCell[][]>,
): AsyncIterable<Buffer> {
  return format === 'xlsx' ? writeXlsx(title, stretches) : writeCsv(stretches)
}

/** Sends what is being written, a part at a time; how much it is, is known when it is over. */
export async function storeWritten(
  storage: UploadStorage,
  key: string,
  content_type: string,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  let multipart_id: string | null = null
  const parts: { number: number; etag: string }[] = []
  let size = 0
  try {
    for await (const { bytes, isLast } of inParts(pieces)) {
      size += bytes.length
      if (isLast && multipart_id === null) {
        await storage.put(key, bytes, { size, content_type })
        return size
      }
      multipart_id ??= await storage.createMultipart(key, content_type)
      if (bytes.length > 0) parts.push(await send(multipart_id, parts.length + 1, bytes))
    }
    const whole = multipart_id && (await storage.completeMultipart(key, multipart_id, parts))
    if (!whole) throw new Error(`object store lost parts of ${key}`)
    return size
  } catch (error) {
    if (multipart_id) await storage.abortMultipart(key, multipart_id).catch(() => {})
    throw error
  }

  async function send(multipart_id: string, number: number, bytes: Buffer) {
    const etag = await storage.uploadPart({ key, multipart_id, number }, bytes, bytes.length)
    if (etag === null) throw new Error(`object store lost the upload of ${key}`)
    return { number, etag }
  }
}

async function* inParts(pieces: AsyncIterable<Buffer>) {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.length
    if (size < partSize) continue
    yield { bytes: Buffer.concat(held), isLast: false }
    held = []
    size = 0
  }
  yield { bytes: Buffer.concat(held), isLast: true }
}

/** The mark at the beginning tells spreadsheets that it is UTF-8; without it they show Chinese as something else. */
async function* writeCsv(stretches: AsyncIterable<SheetCell[][]>): AsyncGenerator<Buffer> {
  yield Buffer.from('\uFEFF')
  for await (const rows of stretches) {
    yield Buffer.from(rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join(''))
  }
}

function quoted(cell: SheetCell): string {
  const text = cell === null ? '' : typeof cell === 'object' ? cell.text : String(cell)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
