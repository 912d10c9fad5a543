import type { Answer } from '@atrium/contract/calls'
import { failures } from '@atrium/contract/errors'
import { chunkSize } from '@atrium/contract/limits'
import { ask } from '../api/ask.ts'
import { quietCaller } from '../api/browser-caller.ts'
import { Failure } from '../api/failure.ts'
import type { Hashes } from './hashes.ts'
import { sendChunk } from './send-chunk.ts'
import type { UploadKind, UploadPurpose } from './upload.ts'

/** Up to here the hash is there in a moment, and may show that nothing needs to be sent at all. */
const hashedFirst = 4 * chunkSize
const atOnce = 3

interface ToSend {
  file: File
  hashes: Hashes
  file_name: string
  kind: UploadKind
  purpose: UploadPurpose
  public: boolean
}

interface SendFileOptions {
  signal: AbortSignal
  onBegun: (upload: Answer<'POST /api/uploads'>) => void
  /** Bytes that have left, of the whole file. */
  onSent: (bytes: number) => void
  /** A chunk is safely there; so many bytes are. */
  onChunk: (bytes: number) => void
}

/** Begins, or finds what was begun before, sends what is missing and answers the number of the file. */
export async function sendFile({ file, hashes, ...about }: ToSend, manner: SendFileOptions): Promise<number> {
  const sha256 = file.size <= hashedFirst ? await hashes.whole : undefined
  manner.signal.throwIfAborted()
  const body = { ...about, size: file.size, sha256 }
  const begun = await ask(quietCaller(), 'POST /api/uploads', { body })
  manner.signal.throwIfAborted()
  manner.onBegun(begun)
  if (begun.file_id !== null) return begun.file_id

  const file_id = await sendMissing({ file, hashes, ...about }, begun, manner)
  // All was sent, and something of it was lost in the store: the next beginning says what.
  if (file_id === null) throw new Failure({ kind: 'refused', code: failures.unavailable.code })
  return file_id
}

async function sendMissing(
  { file, hashes, ...about }: ToSend,
  begun: Answer<'POST /api/uploads'>,
  manner: SendFileOptions,
) {
  const { total } = begun
  const there = new Set(begun.received)
  const missing = Array.from({ length: total }, (_, index) => index).filter((index) => !there.has(index))
  const sent = new Map(begun.received.map((index) => [index, sizeOf(file, index)]))
  const oneFailed = new AbortController()
  const signal = AbortSignal.any([manner.signal, oneFailed.signal])
  let file_id: number | null = null

  const report = (index: number, bytes: number) => {
    sent.set(index, bytes)
    manner.onSent([...sent.values()].reduce((sum, size) => sum + size, 0))
  }

  async function sendOneByOne() {
    for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
      // The last chunk carries the hash of the whole file: the server assembles the file when it arrives.
      const sha256 = missing.length === 0 ? await hashes.whole : undefined
      const chunk_sha256 = await hashes.ofChunk(index)
      const onSent = (bytes: number) => report(index, bytes)
      const answer = await sendChunk({ ...about, file, index, total, chunk_sha256, sha256 }, { signal, onSent })
      report(index, sizeOf(file, index))
      there.add(index)
      manner.onChunk(bytesIn(file, there))
      file_id ??= answer.file_id
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, sendOneByOne))
  } finally {
    oneFailed.abort()
  }
  return file_id
}

function bytesIn(file: File, chunks: Set<number>) {
  return [...chunks].reduce((sum, index) => sum + sizeOf(file, index), 0)
}

function sizeOf(file: File, index: number) {
  return Math.min(chunkSize, file.size - index * chunkSize)
}
