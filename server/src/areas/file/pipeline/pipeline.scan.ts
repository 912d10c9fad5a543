import { createReadStream } from 'node:fs'
import { longestStream, type Scan } from '../../../platform/scan/clamd.ts'
import type { BlobContent, WorkSpace } from '../file.blob.ts'
import { isArchive, walkArchive } from './pipeline.archive.ts'
import { ContentRefused } from './pipeline.refusal.ts'

const megabyte = 1024 * 1024
/** What is longer than one look is given in pieces, which overlap by more than any signature is long. */
const usual = { longest: longestStream, piece: 128 * megabyte, overlap: megabyte }

/**
 * Shows a content to the scanner, all of it. What is too long for one look is shown in pieces, and an archive that is
 * too long, or that the scanner did not look through to its end, entry by entry. What then remains unseen is refused.
 */
export async function scanWhole(
  scan: Scan,
  path: string,
  content: BlobContent,
  space: WorkSpace,
  sizes = usual,
): Promise<void> {
  const isLong = content.size > sizes.longest
  const unseen = await scanFile(scan, path, content.size, space, sizes)
  if (await isArchive(path)) {
    if (isLong || unseen) await scanEntries(scan, path, content, space, sizes)
  } else if (unseen) throw new ContentRefused('failed', 'too_large_unpacked', unseen)
}

/** Answers which limit of its own the scanner met, if it met one. */
async function scanFile(
  scan: Scan,
  path: string,
  size: number,
  { signal }: WorkSpace,
  { longest, piece, overlap }: typeof usual,
) {
  if (size <= longest) return judge(scan(createReadStream(path), signal))

  let unseen: string | null = null
  for (let start = 0; start < size; start += piece - overlap) {
    unseen =
      (await judge(scan(createReadStream(path, { start, end: Math.min(start + piece, size) - 1 }), signal))) ?? unseen
  }
  return unseen
}

async function scanEntries(
  scan: Scan,
  path: string,
  { kind }: BlobContent,
  space: WorkSpace,
  { longest }: typeof usual,
) {
  for await (const { size, name, content, isNested } of walkArchive(path, kind, space)) {
    if (size > longest) throw new ContentRefused('failed', 'too_large_unpacked', name)
    const unseen = await judge(scan(content, space.signal))
    // The entries of an archive in the archive come next, each by itself.
    if (unseen && !isNested()) throw new ContentRefused('failed', 'too_large_unpacked', `${name}: ${unseen}`)
  }
}

async function judge(asked: ReturnType<Scan>): Promise<string | null> {
  const answer = await asked
  if (answer.verdict === 'clean') return null
  if (answer.verdict === 'limits') return answer.signature
  throw new ContentRefused('quarantined', answer.verdict, answer.signature)
}
