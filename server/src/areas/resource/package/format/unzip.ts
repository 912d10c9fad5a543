import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { checkNames } from '../../../file/pipeline/pipeline.archive-names.ts'
import { ContentRefused } from '../../../file/pipeline/pipeline.refusal.ts'
import { inFile, PackageUnreadable } from '../report.ts'
import { inMegabytes, limits } from './limits.ts'

export interface ZipArchive {
  names: string[]
  /** The content of the entries one wants, together not more than so many bytes. */
  read(wants: (name: string) => boolean, most: number): Promise<Map<string, Buffer>>
}

export function looksZipped(bytes: Buffer): boolean {
  return bytes.length >= 4 && bytes.readUInt32BE() === 0x504b0304
}

/** An archive in memory. Names and sizes are looked at before anything is inflated, and held to while it is. */
export async function openArchive(bytes: Buffer, path: string, mostFiles: number = limits.files): Promise<ZipArchive> {
  const zip = await open(bytes, path)
  if (zip.entryCount > mostFiles)
    throw new PackageUnreadable('format.too_many_files', { most: mostFiles }, inFile(path))
  const directory = safeNames(await entriesOf(zip, path), path)
  const files = directory.filter(({ name }) => !name.endsWith('/'))

  return {
    names: files.map(({ name }) => name),
    async read(wants, most) {
      const wanted = files.filter(({ name }) => wants(name))
      const size = wanted.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0)
      if (size > most)
        throw new PackageUnreadable('format.too_large_unpacked', { megabytes: inMegabytes(most) }, inFile(path))
      const found = new Map<string, Buffer>()
      for (const { entry, name } of wanted) found.set(name, await inflate(zip, entry, path))
      return found
    },
  }
}

async function open(bytes: Buffer, path: string) {
  const options = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true } as const
  return fromBufferPromise(bytes, options).catch(() => broken(path))
}

async function entriesOf(zip: ZipFile, path: string) {
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch {
    broken(path)
  }
  if (entries.some((entry) => entry.isEncrypted())) throw new PackageUnreadable('format.encrypted', {}, inFile(path))
  return entries
}

/** Two names that differ in capitals only are the same file on many machines. */
function safeNames(entries: Entry[], path: string) {
  try {
    const directory = checkNames(entries)
    const seen = new Set<string>()
    for (const { name } of directory) {
      const folded = name.normalize('NFC').toLowerCase()
      if (seen.has(folded)) throw new PackageUnreadable('format.same_name_twice', {}, inFile(path, name))
      seen.add(folded)
    }
    return directory
  } catch (error) {
    if (!(error instanceof ContentRefused)) throw error
    throw new PackageUnreadable('format.unsafe_names', {}, inFile(path, error.message.replace(/^.*?, /, '')))
  }
}

async function inflate(zip: ZipFile, entry: Entry, path: string) {
  if (!entry.canDecodeFileData()) return broken(path)
  try {
    return await buffer(await zip.openReadStreamPromise(entry))
  } catch {
    return broken(path)
  }
}

function broken(path: string): never {
  throw new PackageUnreadable('format.broken_archive', {}, inFile(path))
}
