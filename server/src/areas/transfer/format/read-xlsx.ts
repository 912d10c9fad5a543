import type { Readable } from 'node:stream'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { RangeReader } from '../../../platform/storage/range-reader.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { NotRead } from './not-read.ts'
import { readSheet, readTexts, sheetIn } from './read-sheet.ts'

const megabyte = 1024 * 1024
const mostEntries = 1_000
/** Unpacked. The sheet is read as it comes; the table of texts is held. */
const most = { sheet: 256 * megabyte, texts: 64 * megabyte, other: megabyte }

/** The rows of the first sheet. Scanned and unpacked before, like every upload, and all the same held to its limits here. */
export async function* readXlsx(
  storage: Pick<Storage, 'get'>,
  { object_key, size }: { object_key: string; size: number },
): AsyncGenerator<string[]> {
  const zip = await fromRandomAccessReaderPromise(new RangeReader(storage, object_key, size), size, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
  }).catch(unreadable)
  try {
    const entries = await readDirectory(zip)
    const open = (name: string, largest: number) => inflate(zip, entries.get(name), largest)
    const workbook = await open('xl/workbook.xml', most.other)
    const relations = await open('xl/_rels/workbook.xml.rels', most.other)
    if (!workbook || !relations) throw new NotRead('unreadable')

    const sheet = await open(await sheetIn(workbook, relations), most.sheet)
    if (!sheet) throw new NotRead('unreadable')
    const texts = await open('xl/sharedStrings.xml', most.texts)
    yield* readSheet(sheet, texts ? await readTexts(texts) : [])
  } finally {
    zip.close()
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new NotRead('too_large')
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  } catch (error) {
    unreadable(error)
  }
  return entries
}

/** Nothing is inflated beyond what was announced, which `validateEntrySizes` holds it to; and not more than is allowed. */
async function inflate(zip: ZipFile, entry: Entry | undefined, largest: number): Promise<Readable | null> {
  if (!entry) return null
  if (entry.isEncrypted() || !entry.canDecodeFileData()) throw new NotRead('unreadable')
  if (entry.uncompressedSize > largest) throw new NotRead('too_large')
  return zip.openReadStreamPromise(entry)
}

function unreadable(error: unknown): never {
  throw new NotRead('unreadable', error instanceof Error ? error.message : null)
}
