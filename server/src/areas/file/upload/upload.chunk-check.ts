import { createHash } from 'node:crypto'
import { pipeline, type Readable, Transform } from 'node:stream'
import { Failure } from '../../../platform/http/failure.ts'

/** A chunk on its way. */
export interface ChunkInput {
  index: number
  size: number
  /** Null where the sender did not say. */
  sha256: Buffer | null
  file: Readable
  /** Resolves when the form that brings it has come to its end. */
  ended: Promise<void>
}

/**
 * Passes a chunk on while checking it. The last piece is held back until the whole chunk is verified: the receiver
 * expects its full length, so an invalid chunk is never completed.
 */
export function checkChunk({ file, size, sha256, ended }: Omit<ChunkInput, 'index'>): {
  body: Readable
  digest(): Buffer
} {
  const hash = createHash('sha256')
  let held: Buffer | null = null
  let bytes = 0
  let digest = Buffer.alloc(0)

  const body = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      if (bytes > size) return done(wrong('size', 'more bytes than were announced'))
      hash.update(piece)
      const before = held
      held = piece
      done(null, before)
    },
    flush(done) {
      digest = hash.digest()
      if (bytes < size) return done(wrong('size', 'fewer bytes than were announced'))
      if (sha256 && !sha256.equals(digest)) return done(wrong('chunk_sha256', 'the chunk came damaged'))
      ended.then(() => done(null, held), done)
    },
  })
  // The error reaches the consumer through the stream.
  pipeline(file, body, () => {})
  return { body, digest: () => digest }
}

function wrong(field: string, detail: string) {
  return new Failure('invalid_input', { field, detail })
}
