import { createHash } from 'node:crypto'
import { acceptedEncoding } from '@atrium/contract/encoding'
import { openByteStore } from '../cache/byte-store.ts'
import type { Cache } from '../cache/cache.ts'
import { EncodedBody } from './encoded-body.ts'

/** Invalidated by every change that staff make: what they publish or withdraw shows at once, in every process. */
export const publicTopic = 'public'

/** Of all kept answers, in all encodings. */
const mostBytes = 32_000_000

interface KeptAnswer {
  body: EncodedBody
  tag: string
  /** When it was begun: what changed since may be missing. */
  since: number
}

/** Ready to be sent. Without a body the caller's copy still holds. */
interface ReadyAnswer {
  status: 200 | 304
  headers: Record<string, string>
  body: Buffer | null
}

interface AnswerRequest {
  'accept-encoding'?: string | string[] | undefined
  'if-none-match'?: string | undefined
}

/**
 * What a visitor gets is the same for all visitors who read the same language: it is made once in `fresh` milliseconds, and
 * sent as ready bytes. Many who ask at once wait for one answer.
 */
export class KeptAnswers {
  readonly #store = openByteStore<KeptAnswer>(mostBytes, ({ body }) => body)
  readonly #beingMade = new Map<string, { since: number; answer: Promise<KeptAnswer> }>()
  readonly #fresh: number
  #changedAt = Number.NEGATIVE_INFINITY

  constructor(cache: Pick<Cache, 'onInvalidate'>, fresh: number) {
    this.#fresh = fresh
    cache.onInvalidate((topic) => {
      if (topic === publicTopic) this.#changedAt = performance.now()
    })
  }

  /** `make` gives the answer as text. */
  async answer(key: string, headers: AnswerRequest, make: () => Promise<string>): Promise<ReadyAnswer> {
    const kept = this.#store.get(key)
    const { body, tag } = kept && this.#isFresh(kept.since) ? kept : await this.#make(key, make)
    if (headers['if-none-match']?.includes(tag)) return { status: 304, headers: { etag: tag }, body: null }

    const encoding = body.encodingFor(acceptedEncoding(headers['accept-encoding']))
    const described = encoding === 'identity' ? { etag: tag } : { etag: tag, 'content-encoding': encoding }
    return { status: 200, headers: described, body: await body.as(encoding) }
  }

  #isFresh(since: number): boolean {
    return since > this.#changedAt && performance.now() - since < this.#fresh
  }

  async #make(key: string, make: () => Promise<string>): Promise<KeptAnswer> {
    const known = this.#beingMade.get(key)
    if (known && known.since > this.#changedAt) return known.answer

    const since = performance.now()
    const making = { since, answer: make().then((text) => this.#keep(key, since, text)) }
    this.#beingMade.set(key, making)
    try {
      return await making.answer
    } finally {
      if (this.#beingMade.get(key) === making) this.#beingMade.delete(key)
    }
  }

  /** An answer that has not changed keeps its bytes, because they may have been compressed already. */
  #keep(key: string, since: number, text: string): KeptAnswer {
    const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
    const last = this.#store.peek(key)
    const answer = { body: last?.tag === tag ? last.body : new EncodedBody(Buffer.from(text)), tag, since }
    if (this.#fresh > 0 && (last === undefined || last.since < since)) this.#store.set(key, answer)
    return answer
  }
}
