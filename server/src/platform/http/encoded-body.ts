import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@atrium/contract/encoding'

const compress = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** Smaller ones fit into one packet anyway. */
const worthCompressing = 1_024

/** The bytes of one answer that many get, compressed once in each encoding that somebody asks for. */
export class EncodedBody {
  readonly #identity: Buffer
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()
  readonly #ready = new Map<Encoding, Buffer>()
  /** Of all encodings together. */
  bytes: number
  onGrowth: (bytes: number) => void = () => {}

  constructor(identity: Buffer) {
    this.#identity = identity
    this.bytes = identity.length
  }

  get identity(): Buffer {
    return this.#identity
  }

  encodingFor(accepted: Encoding): Encoding {
    return this.#identity.length < worthCompressing ? 'identity' : accepted
  }

  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#identity
    const known = this.#compressed.get(encoding)
    if (known) return known

    const compressing = compress[encoding](this.#identity)
    this.#compressed.set(encoding, compressing)
    const bytes = await compressing
    this.#ready.set(encoding, bytes)
    this.bytes += bytes.length
    this.onGrowth(bytes.length)
    return bytes
  }

  /** Without waiting; undefined where nobody has asked for that encoding yet. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.#identity : this.#ready.get(encoding)
  }
}
