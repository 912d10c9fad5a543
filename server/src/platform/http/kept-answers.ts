import { createHash } from 'node:crypto'
import { acceptedEncoding } from '@atrium/contract/encoding'
import { openByteStore } from '../cache/byte-store.ts'
import { type Cache, publicTopic } from '../cache/cache.ts'
import { EncodedBody } from './encoded-body.ts'
import type { KeptResponse } from './kept-responses.ts'

/** Of all kept answers, in all encodings. */
const mostBytes = 32_000_000

interface KeptAnswer extends KeptResponse {
  /** When it was begun: what changed since may be missing. */
  since: number
}

/** Ready to be sent. Without a body the caller's copy still holds. */
interface ReadyAnswer {
  status: 200 | 304
  headers: Record<string, string>
  body: Buffer | null
}

interface AnsweredCall extends Pick<KeptResponse, 'headers' | 'route'> {
  /** The answer as text. */
  make: () => Promise<string>
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

  /** What is kept and fresh. */
  find(key: string): KeptResponse | undefined {
    const kept = this.#store.get(key)
    return kept && this.#isFresh(kept.since) ? kept : undefined
  }

  async answer(key: string, headers: AnswerRequest, call: AnsweredCall): Promise<ReadyAnswer> {
    const { body, tag } = this.find(key) ?? (await this.#make(key, call))
    if (headers['if-none-match']?.includes(tag)) return { status: 304, headers: { etag: tag }, body: null }

    const encoding = body.encodingFor(acceptedEncoding(headers['accept-encoding']))
    const described = encoding === 'identity' ? { etag: tag } : { etag: tag, 'content-encoding': encoding }
    return { status: 200, headers: described, body: await body.as(encoding) }
  }

  #isFresh(since: number): boolean {
    return since > this.#changedAt && performance.now() - since < this.#fresh
  }

  async #make(key: string, { make, ...call }: AnsweredCall): Promise<KeptAnswer> {
    const known = this.#beingMade.get(key)
    if (known && known.since > this.#changedAt) return known.answer

    const since = performance.now()
    const making = { since, answer: make().then((text) => this.#keep(key, text, { ...call, since })) }
    this.#beingMade.set(key, making)
    try {
      return await making.answer
    } finally {
      if (this.#beingMade.get(key) === making) this.#beingMade.delete(key)
    }
  }

  /** An answer that has not changed keeps its bytes, because they may have been compressed already. */
  #keep(key: string, text: string, described: Omit<KeptAnswer, 'body' | 'tag'>): KeptAnswer {
    const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
    const last = this.#store.peek(key)
    const body = last?.tag === tag ? last.body : new EncodedBody(Buffer.from(text))
    const answer = { ...described, body, tag }
    if (this.#fresh > 0 && (last === undefined || last.since < answer.since)) this.#store.set(key, answer)
    return answer
  }
}
