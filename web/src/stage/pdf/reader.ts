import { Failure } from '../../platform/api/failure.ts'

export interface PdfPiece {
  bytes: Uint8Array
  /** Of the whole document. */
  total: number
}

/** The longest time between two tries on a line that is down. */
const longestPause = 30_000

/** Reads a document piece by piece, for as long as somebody looks at it. */
export class Reader {
  #address: Promise<string>
  #renew: () => Promise<string>
  #leaving = new AbortController()
  #waiting = new Set<() => void>()
  /** Called when loading stalls and when it continues. */
  onTrouble: (isCutOff: boolean) => void = () => {}

  constructor(address: string, renew: () => Promise<string>) {
    this.#address = Promise.resolve(address)
    this.#renew = renew
  }

  /** The first piece: where it cannot be had, the document cannot be opened. */
  async begin(
    end: number,
    onProgress: (piece: Omit<PdfPiece, 'bytes'> & { loaded: number }) => void,
  ): Promise<PdfPiece> {
    return this.#fetch(0, end, onProgress)
  }

  /** A later piece: it is tried until it comes, or until the reader leaves. */
  async read(begin: number, end: number): Promise<Uint8Array> {
    for (let tries = 0; ; tries += 1) {
      try {
        const { bytes } = await this.#fetch(begin, end)
        if (this.#waiting.size === 0) this.onTrouble(false)
        return bytes
      } catch (thrown) {
        if (this.#leaving.signal.aborted) throw thrown
        if (tries > 0) await this.#pause(tries)
        // An address lasts a minute, a reader stays longer.
        this.#address = this.#renew()
        this.#address.catch(() => {})
      }
    }
  }

  /** Those that wait for a better moment try at once. */
  tryAgain() {
    for (const go of this.#waiting) go()
  }

  leave() {
    this.#leaving.abort()
    this.tryAgain()
  }

  async #fetch(begin: number, end: number, onProgress?: Parameters<Reader['begin']>[1]): Promise<PdfPiece> {
    const headers = { range: `bytes=${begin}-${end - 1}` }
    const response = await fetch(await this.#address, { headers, signal: this.#leaving.signal })
    if (!response.ok || !response.body) throw new Failure({ kind: 'unreachable', status: response.status })

    const length = Number(response.headers.get('content-length'))
    const total = Number(response.headers.get('content-range')?.split('/')[1] ?? length)
    const bytes = await gather(response.body, (loaded) => onProgress?.({ loaded, total }))
    return { bytes, total: total || bytes.length }
  }

  async #pause(tries: number) {
    this.onTrouble(true)
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, Math.min(1000 * 2 ** tries, longestPause))
    this.#waiting.add(resolve)
    await promise
    clearTimeout(timer)
    this.#waiting.delete(resolve)
  }
}

async function gather(body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: (loaded: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const stream = body.getReader()
  let loaded = 0
  for (let part = await stream.read(); !part.done; part = await stream.read()) {
    parts.push(part.value)
    loaded += part.value.length
    onProgress(loaded)
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
