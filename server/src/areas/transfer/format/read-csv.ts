import { pipeline, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse'
import type { Storage } from '../../../platform/storage/storage.ts'
import { NotRead } from './not-read.ts'

const looked = 64 * 1024
const longestRow = 1024 * 1024

/** Rows of texts. What is not UTF-8 is Chinese text as older spreadsheets write it. */
export async function* readCsv(
  storage: Pick<Storage, 'get'>,
  { object_key, size }: { object_key: string; size: number },
): AsyncGenerator<string[]> {
  const beginning = await buffer(await open({ start: 0, end: Math.min(looked, size) - 1 }))
  const decoder = new TextDecoderStream(isUtf8(beginning) ? 'utf-8' : 'gb18030')
  const rows = parse({ bom: true, relax_column_count: true, relax_quotes: true, max_record_size: longestRow })
  // Errors are thrown to the consumer of the rows.
  pipeline(await open(), decoder as unknown as NodeJS.ReadWriteStream, rows, () => {})
  try {
    for await (const row of rows) yield row as string[]
  } catch (error) {
    if ((error as { code?: string }).code?.startsWith('CSV_')) throw new NotRead('unreadable')
    throw error
  }

  async function open(range?: { start: number; end: number }): Promise<Readable> {
    const found = await storage.get(object_key, range)
    if (!found) throw new Error(`object ${object_key} not found in object store`)
    return found.body
  }
}

/** A letter may be cut at the end. */
function isUtf8(beginning: Buffer): boolean {
  for (let cut = 0; cut < 4; cut++) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(beginning.subarray(0, beginning.length - cut))
      return true
    } catch {}
  }
  return false
}
