import { createReadStream } from 'node:fs'
import { measure, TooManyPixels } from '../../platform/convert/picture.ts'
import { longestStream, openScanner, type Scan } from '../../platform/scan/clamd.ts'
import type { Platform } from '../../platform.ts'
import { isArchive, walkArchive } from './file.archive.ts'
import { bring, type Content, type Space } from './file.blob.ts'
import { Refusal } from './file.refusal.ts'
import type { Learnt } from './file.step.ts'

/** Pieces of what is too long for one look, and how far they overlap: further than any signature is long. */
const piece = { size: 128 * 1024 * 1024, overlap: 1024 * 1024 }

/**
 * Is it what its owner sent, may it be unfolded, is it free of what the scanner knows? In this order: what would keep
 * the scanner busy for minutes never reaches it. While the scanner is away the job fails and is tried
 * again; the content stays 'received', and nothing received is served.
 */
export async function scanContent(platform: Platform, content: Content, space: Space): Promise<Learnt> {
  const { path, size, sha256 } = await bring(platform.storage, content, space)
  if (size !== content.size) throw new Refusal('failed', 'checksum', `${size} bytes instead of ${content.size}`)
  if (content.declared_sha256 && !sha256.equals(content.declared_sha256)) throw new Refusal('failed', 'checksum')

  await measure(path).catch(refuseFloods)
  const archive = await isArchive(path)
  if (archive) for await (const _ of walkArchive(path, content.kind, space));

  const scan = openScanner(platform.config)
  const beyondLimits = await scanFile(scan, path, size, space)
  if (beyondLimits && !archive) throw new Refusal('failed', 'too_large_unpacked', beyondLimits)
  if (archive && (beyondLimits || size > longestStream)) await scanEntries(scan, path, content, space)
  return { sha256 }
}

/** The scanner decodes pictures too, and one of 31 kB kept it busy for a minute. What is no picture is not meant. */
function refuseFloods(error: unknown) {
  if (error instanceof TooManyPixels) throw new Refusal('failed', 'too_many_pixels', error.message)
}

/** Answers which limit of its own the scanner met, if it met one. */
async function scanFile(scan: Scan, path: string, size: number, { signal }: Space): Promise<string | null> {
  if (size <= longestStream) return judge(scan(createReadStream(path), signal))

  for (let start = 0; start < size; start += piece.size - piece.overlap) {
    await judge(scan(createReadStream(path, { start, end: Math.min(start + piece.size, size) - 1 }), signal))
  }
  return null
}

/** Each by itself, for archives the scanner does not look through to the end. */
async function scanEntries(scan: Scan, path: string, { kind }: Content, space: Space) {
  for await (const { size, name, content, isNested } of walkArchive(path, kind, space)) {
    if (size > longestStream) throw new Refusal('failed', 'too_large_unpacked', name)
    const beyondLimits = await judge(scan(content, space.signal))
    if (beyondLimits && !isNested()) throw new Refusal('failed', 'too_large_unpacked', beyondLimits)
  }
}

async function judge(asked: ReturnType<Scan>): Promise<string | null> {
  const answer = await asked
  if (answer.verdict === 'clean') return null
  if (answer.verdict === 'limits') return answer.signature
  throw new Refusal('quarantined', answer.verdict, answer.signature)
}
