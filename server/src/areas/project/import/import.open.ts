import { createHash, createPublicKey, verify } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { importReasons } from '@atrium/contract/project/export'
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl'
import { z } from 'zod'
import { RangeReader } from '../../../platform/storage/range-reader.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { checkNames } from '../../file/pipeline/pipeline.archive-names.ts'
import { type ExportFormat, exportFormat, projectFile, signatureFile, sumsFile } from '../export/export.format.ts'

export const importReasonSchema = z.enum(importReasons)
export type ImportReason = z.output<typeof importReasonSchema>

/** Thrown when a zip is refused, with a reason that its owner sees. */
export class NotImported extends Error {
  readonly reason: ImportReason

  constructor(reason: ImportReason, detail = '') {
    super(`${reason}${detail && `: ${detail}`}`)
    this.reason = reason
  }
}

/** An export whose signature holds, and whose every file is the one that was signed. */
export interface VerifiedExport {
  about: ExportFormat
  /** A content that was proved; read again, it is held to its sum again. */
  read(content: { path: string; sha256: string }): Promise<Readable>
  close(): void
}

const megabyte = 1024 * 1024
const mostEntries = 5_000
const mostBytes = 8 * 1024 * megabyte
const most = { [sumsFile]: 2 * megabyte, [signatureFile]: 1024, [projectFile]: 16 * megabyte }

/**
 * Hostile until proved clean: first the names and sizes of the directory, then the signature over the sums, then every
 * file against its sum. Nothing is written before all of it holds, and nothing is inflated beyond what was announced.
 */
export async function openExport(
  storage: Pick<Storage, 'get'>,
  { object_key, size }: { object_key: string; size: number },
  keys: Map<string, string>,
): Promise<VerifiedExport> {
  const zip = await fromRandomAccessReaderPromise(new RangeReader(storage, object_key, size), size, {
    lazyEntries: true,
    autoClose: false,
    decodeStrings: false,
    validateEntrySizes: true,
  }).catch(notAnExport)
  try {
    const entries = await readDirectory(zip)
    const small = (name: keyof typeof most) => readSmall(zip, entries.get(name), most[name])
    const sums = await small(sumsFile)
    const text = await small(projectFile)
    const about = parse(text)
    proveSignature(sums, await small(signatureFile), keys.get(about.signedBy))

    const listed = readSums(sums)
    for (const name of entries.keys()) {
      if (!listed.has(name) && name !== sumsFile && name !== signatureFile) throw new NotImported('unlisted_file', name)
    }
    for (const [name, sum] of listed) {
      const hash = createHash('sha256')
      for await (const piece of await inflate(zip, entries.get(name))) hash.update(piece)
      if (hash.digest('hex') !== sum) throw new NotImported('wrong_sum', name)
    }
    return {
      about,
      close: () => zip.close(),
      async read({ path, sha256 }) {
        if (listed.get(path) !== sha256) throw new NotImported('wrong_sum', path)
        return inflate(zip, entries.get(path))
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new NotImported('too_large', `${zip.entryCount} entries`)
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch (error) {
    notAnExport(error)
  }
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (unpacked > mostBytes) throw new NotImported('too_large', `${unpacked} bytes`)
  if (entries.some((entry) => entry.isEncrypted())) throw new NotImported('not_an_export', 'encrypted')

  try {
    const named = new Map(checkNames(entries).map(({ entry, name }) => [name, entry]))
    if (named.size !== entries.length) throw new Error('duplicate entry name')
    return named
  } catch (error) {
    return notAnExport(error)
  }
}

async function readSmall(zip: ZipFile, entry: Entry | undefined, largest: number): Promise<Buffer> {
  if (!entry || entry.uncompressedSize > largest) throw new NotImported('not_an_export')
  return buffer(await inflate(zip, entry))
}

async function inflate(zip: ZipFile, entry: Entry | undefined): Promise<Readable> {
  if (!entry?.canDecodeFileData()) throw new NotImported('wrong_sum', 'a file that is listed is not there')
  return zip.openReadStreamPromise(entry)
}

function parse(text: Buffer): ExportFormat {
  try {
    return exportFormat.parse(JSON.parse(text.toString('utf8')))
  } catch (error) {
    return notAnExport(error)
  }
}

/** By one of the portals we know; which one the export says itself, and only the signature proves. */
function proveSignature(sums: Buffer, signature: Buffer, key: string | undefined) {
  if (key === undefined) throw new NotImported('unknown_key')
  const signatureBytes = Buffer.from(signature.toString('latin1').trim(), 'base64')
  if (!verify(null, sums, createPublicKey(key), signatureBytes)) throw new NotImported('wrong_signature')
}

function readSums(sums: Buffer): Map<string, string> {
  const lines = sums.toString('utf8').split('\n').filter(Boolean)
  return new Map(
    lines.map((line) => {
      const [, sum = '', path = ''] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? notAnExport(line)
      return [path, sum]
    }),
  )
}

function notAnExport(error: unknown): never {
  throw new NotImported('not_an_export', error instanceof Error ? error.message : String(error))
}
