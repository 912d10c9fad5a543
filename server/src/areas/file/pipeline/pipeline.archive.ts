import { createWriteStream } from 'node:fs'
import { open as openFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { FileKind, WorkSpace } from '../file.blob.ts'
import { checkNames } from './pipeline.archive-names.ts'
import { ContentRefused } from './pipeline.refusal.ts'

const megabyte = 1024 * 1024
const headLength = 16
const mostEntries = 5_000
const mostLevels = 4
/** Small archives may be as dense as they like; what is larger unpacked is at most so many times the archive. */
const ratio = { most: 100, from: 20 * megabyte }
const mostUnpacked: Record<FileKind, number> = {
  document: 512 * megabyte,
  resource: 1024 * megabyte,
  image: 512 * megabyte,
  video: 512 * megabyte,
  installer: 8 * 1024 * megabyte,
  rows: 256 * megabyte,
}

export interface ArchiveEntry {
  name: string
  /** 1 for the archive itself, 2 for an archive in it. */
  level: number
  size: number
  /** Read it or leave it: what is left is inflated all the same, because only that proves its size. */
  content: AsyncIterable<Buffer>
  /** Whether it turned out to be an archive itself, whose entries come next. Known once the content was read. */
  isNested(): boolean
}

/** What all levels together have come to. */
interface ArchiveTally {
  entries: number
  size: number
}

/** A ZIP by its first bytes: every office document of today, most packages. */
export async function isArchive(path: string): Promise<boolean> {
  const file = await openFile(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return isZipContent(buffer)
  } finally {
    await file.close()
  }
}

/**
 * Every entry, also of nested archives, within the limits: checked against the directory before anything is inflated,
 * and again while inflating. Throws ContentRefused with the reason.
 */
export async function* walkArchive(
  path: string,
  kind: FileKind,
  { folder, signal }: WorkSpace,
): AsyncGenerator<ArchiveEntry> {
  const tally = { entries: 0, size: 0 }
  yield* walk(path, 1)

  async function* walk(archive: string, level: number): AsyncGenerator<ArchiveEntry> {
    if (level > mostLevels) throw new ContentRefused('failed', 'too_deep')
    const zip = await openArchive(archive)
    try {
      const directory = await readDirectory(zip, tally)
      checkSizes(directory, (await stat(archive)).size, tally, mostUnpacked[kind])
      for (const { entry, name } of directory) {
        if (name.endsWith('/')) continue
        const inner = join(folder, `level-${level + 1}.zip`)
        const inflated = inflate(await read(zip, entry), inner, signal)
        yield { name, level, size: entry.uncompressedSize, ...inflated }
        await inflated.finish()
        if (inflated.isNested()) yield* walk(inner, level + 1)
        await rm(inner, { force: true })
      }
    } finally {
      zip.close()
    }
  }
}

async function openArchive(path: string) {
  const options = { autoClose: false, lazyEntries: true, decodeStrings: false, validateEntrySizes: true } as const
  return openPromise(path, options).catch(unreadable)
}

async function readDirectory(zip: ZipFile, tally: ArchiveTally) {
  tally.entries += zip.entryCount
  if (tally.entries > mostEntries) throw new ContentRefused('failed', 'too_many_entries')

  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch (error) {
    unreadable(error)
  }
  if (entries.some((entry) => entry.isEncrypted())) throw new ContentRefused('quarantined', 'encrypted')
  return checkNames(entries)
}

/** Against the archive's own size: entries that share their bytes would each look harmless. */
function checkSizes(directory: { entry: Entry }[], archiveSize: number, tally: ArchiveTally, most: number) {
  const size = directory.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0)
  tally.size += size
  if (size > ratio.from && size > ratio.most * archiveSize) throw new ContentRefused('failed', 'too_high_ratio')
  if (tally.size > most) throw new ContentRefused('failed', 'too_large_unpacked')
}

function read(zip: ZipFile, entry: Entry): Promise<Readable> {
  if (!entry.canDecodeFileData()) throw new ContentRefused('failed', 'unreadable', 'an unknown way of compression')
  return zip.openReadStreamPromise(entry).catch(unreadable)
}

/** Passes an entry on. One that is an archive itself is also written down, to be walked next. */
function inflate(source: Readable, inner: string, signal: AbortSignal) {
  let nested: ReturnType<typeof createWriteStream> | undefined
  async function* pass() {
    let first = true
    try {
      for await (const piece of fromItsHead(source)) {
        signal.throwIfAborted()
        if (first && isZipContent(piece)) nested = createWriteStream(inner)
        first = false
        if (nested && !nested.write(piece)) await new Promise<void>((resolve) => nested?.once('drain', () => resolve()))
        yield piece
      }
    } catch (error) {
      // The directory said less than came out, or the bytes are none that can be inflated.
      if (signal.aborted) throw error
      unreadable(error)
    }
  }
  const content = pass()
  return {
    content,
    isNested: () => nested !== undefined,
    async finish() {
      for await (const _ of content);
      if (nested) await new Promise<void>((resolve) => nested?.end(() => resolve()))
    },
  }
}

/** The first piece is never shorter than what a content is known by, however it was compressed. */
async function* fromItsHead(source: AsyncIterable<Buffer>) {
  let head: Buffer | null = Buffer.alloc(0)
  for await (const piece of source) {
    if (!head) yield piece
    else {
      head = Buffer.concat([head, piece])
      if (head.length < headLength) continue
      yield head
      head = null
    }
  }
  if (head?.length) yield head
}

function isZipContent(bytes: Buffer) {
  return bytes.length >= 4 && bytes.readUInt32BE() === 0x504b0304
}

function unreadable(error: unknown): never {
  if (error instanceof ContentRefused) throw error
  throw new ContentRefused('failed', 'unreadable', (error as Error).message)
}
