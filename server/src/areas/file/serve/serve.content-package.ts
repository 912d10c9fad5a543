import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { RangeReader } from '../../../platform/storage/range-reader.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

/** Larger things in a package are not there to be shown. */
const largest = 64 * 1024 * 1024

/** One entry of a package, unpacked while it is sent; nothing of the rest is read but the list of entries. */
export async function openEntry(
  storage: Pick<Storage, 'get'>,
  { object_key, size }: { object_key: string; size: number },
  path: string,
): Promise<{ body: Readable; size: number } | null> {
  const archive = await fromRandomAccessReaderPromise(new RangeReader(storage, object_key, size), size, {
    lazyEntries: true,
    autoClose: false,
  })
  const entry = await findEntry(archive, path)
  if (!entry || entry.uncompressedSize > largest || entry.isEncrypted()) {
    archive.close()
    return null
  }
  const body = await archive.openReadStreamPromise(entry)
  body.once('close', () => archive.close())
  return { body, size: entry.uncompressedSize }
}

/** The whole of some small entries, read through one look at the list. One that is too large is left out. */
export async function readEntries(
  storage: Pick<Storage, 'get'>,
  { object_key, size }: { object_key: string; size: number },
  { paths, largest }: { paths: readonly string[]; largest: number },
): Promise<Map<string, Buffer>> {
  const archive = await fromRandomAccessReaderPromise(new RangeReader(storage, object_key, size), size, {
    lazyEntries: true,
    autoClose: false,
  })
  const found = new Map<string, Buffer>()
  try {
    for await (const entry of archive.eachEntry()) {
      if (!paths.includes(entry.fileName) || entry.uncompressedSize > largest || entry.isEncrypted()) continue
      found.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)))
    }
  } finally {
    archive.close()
  }
  return found
}

async function findEntry(archive: ZipFile, path: string): Promise<Entry | null> {
  for await (const entry of archive.eachEntry()) if (entry.fileName === path) return entry
  return null
}
