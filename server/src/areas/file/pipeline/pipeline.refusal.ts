import type { fileReason } from '@atrium/contract/file'
import { findMismatch } from '@atrium/contract/file-families'
import type { z } from 'zod'
import type { BlobContent } from '../file.blob.ts'

type RefusalReason = z.output<typeof fileReason>

/** Thrown when content is refused, with a reason that its owner sees. */
export class ContentRefused extends Error {
  readonly state: 'quarantined' | 'failed'
  readonly reason: RefusalReason
  /** What it was found to be, where that is why it was refused. */
  readonly content_type: string | null

  constructor(state: 'quarantined' | 'failed', reason: RefusalReason, detail = '', content_type: string | null = null) {
    super(`${state}: ${reason}${detail && `, ${detail}`}`)
    this.state = state
    this.reason = reason
    this.content_type = content_type
  }
}

/** A program in disguise is never served, whatever it was uploaded as. */
export function refuseMisnamed({ file_name }: Pick<BlobContent, 'file_name'>, content_type: string | null) {
  const mismatch = findMismatch(file_name, content_type)
  if (mismatch)
    throw new ContentRefused('failed', 'misnamed', `${mismatch.found} named ${mismatch.named}`, content_type)
}
