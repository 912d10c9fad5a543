import { PassThrough, type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { RandomAccessReader } from 'yauzl'
import type { Storage } from './storage.ts'

const blockSize = 256 * 1024
const kept = 8

/** An archive in the store, read where it lies: its list of entries in blocks, an entry as a stream of its own bytes. */
export class RangeReader extends RandomAccessReader {
  readonly #storage: Pick<Storage, 'get'>
  readonly #key: string
  readonly #size: number
  readonly #blocks = new Map<number, Promise<Buffer>>()

  constructor(storage: Pick<Storage, 'get'>, key: string, size: number) {
    super()
    this.#storage = storage
    this.#key = key
    this.#size = size
  }

  override read(into: Buffer, offset: number, length: number, position: number, done: (error: Error | null) => void) {
    this.#copy(into, offset, length, position).then(
      () => done(null),
      (error: Error) => done(error),
    )
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough()
    this.#body(start, end - 1)
      .then((body) => pipeline(body, through))
      .catch((error: Error) => through.destroy(error))
    return through
  }

  async #copy(into: Buffer, offset: number, length: number, position: number) {
    for (let copied = 0; copied < length; ) {
      const block = await this.#block(Math.floor((position + copied) / blockSize))
      const piece = block.copy(into, offset + copied, (position + copied) % blockSize, blockSize)
      if (piece === 0) throw new Error('archive is truncated')
      copied += Math.min(piece, length - copied)
    }
  }

  #block(index: number): Promise<Buffer> {
    const found = this.#blocks.get(index)
    if (found) return found

    const start = index * blockSize
    const block = this.#body(start, Math.min(start + blockSize, this.#size) - 1).then(buffer)
    this.#blocks.set(index, block)
    const [oldest] = this.#blocks.keys()
    if (this.#blocks.size > kept && oldest !== undefined) this.#blocks.delete(oldest)
    return block
  }

  async #body(start: number, end: number): Promise<Readable> {
    const object = await this.#storage.get(this.#key, { start, end })
    if (!object) throw new Error(`object ${this.#key} not found in object store`)
    return object.body
  }
}
