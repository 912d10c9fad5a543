import type { Readable } from 'node:stream'
import { callbackify } from 'node:util'
import { ZipFile } from 'yazl'
import type { Storage } from '../storage/storage.ts'

/** What lies in a zip under which name: something written just now, or an object of the store as it is. */
export type ZipEntry = { path: string; bytes: Buffer } | { path: string; object_key: string; size: number }

/**
 * A zip that is written while it is sent. Objects lie in it as they lie in the store, so that their sums hold; nothing is
 * packed twice, one object is open at a time, and the size is known before the first byte. Beyond four gigabytes, or
 * 65,535 entries, it becomes a zip64 by itself. The same entries and moment are the same bytes.
 */
export function packZip(storage: Pick<Storage, 'get'>, entries: ZipEntry[], moment: Date) {
  const zip = new ZipFile()
  const body = zip.outputStream as Readable
  const options = { compress: false, mtime: moment, mode: 0o100644, forceDosTimestamp: true }
  let open: Readable | undefined
  let size = 0

  zip.on('error', (error) => body.destroy(error))
  body.once('close', () => open?.destroy())
  for (const entry of entries) {
    if ('bytes' in entry) zip.addBuffer(entry.bytes, entry.path, options)
    else {
      const { path, object_key, size } = entry
      zip.addReadStreamLazy(path, { ...options, size }, (take) => callbackify(read)(object_key, take))
    }
  }
  // Known at once, because nothing is compressed; its type does not tell that it is handed a number.
  const known = (total: number) => {
    size = total
  }
  zip.end({ forceZip64Format: false, comment: '' }, known as () => void)
  return { body, size }

  async function read(object_key: string): Promise<Readable> {
    const found = await storage.get(object_key)
    if (!found) throw new Error(`object ${object_key} not found in object store`)
    open = found.body
    return open
  }
}
