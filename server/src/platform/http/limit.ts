import { isIPv6, Socket } from 'node:net'
import type { Limit } from '@atrium/contract/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import type { Config } from '../../config.ts'
import { Failure } from './failure.ts'

export type Count = (name: string, limit: Limit) => Promise<void>

const minute = 60_000
/** Files and the questions of a load balancer are cheaper than counting them. */
const uncounted = /^\/(assets\/|healthz$|readyz$|favicon)/

/** Requests of one network address, counted by all processes together. */
export function limitRequests(app: FastifyInstance, redis: Redis, config: Config) {
  const count = counter(redis, config.REDIS_PREFIX)
  const limit: Limit = { per_minute: config.RATE_LIMIT_PER_MINUTE, when_unsure: 'allow' }

  app.decorate('count', count)
  app.decorate('countRequest', (who) => count(who, limit))
  app.addHook('onRequest', async (request) => {
    if (!isInProcess(request) && !uncounted.test(request.url)) await app.countRequest(`address:${networkOf(request)}`)
  })
}

/** What a page asks for within the process was counted when the page itself was asked for. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return !(raw.socket instanceof Socket)
}

/** One household or office gets a whole /64 of IPv6 addresses: counting each would count nothing. */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/, '')
  if (!isIPv6(address)) return address

  const [head = '', tail = ''] = address.split('::')
  const [front, back] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill('0'), ...back]
  return groups.slice(0, 4).join(':')
}

/**
 * A sliding window of two counters: this minute, and the share of the last one that the window still covers.
 * `Failure('too_many_requests')` says when to come again.
 */
function counter(redis: Redis, prefix: string): Count {
  return async (name, { per_minute, when_unsure }) => {
    const now = Date.now()
    const window = Math.floor(now / minute)
    const key = (which: number) => `${prefix}limit:${name}:${which}`

    let current: number
    let previous: number
    try {
      const answers = await redis
        .multi()
        .incr(key(window))
        .expire(key(window), 120)
        .get(key(window - 1))
        .exec()
      current = Number(answers?.[0]?.[1])
      previous = Number(answers?.[2]?.[1] ?? 0)
    } catch (cause) {
      if (when_unsure === 'refuse') throw new Failure('unavailable', { detail: 'nobody can count', cause })
      return
    }

    const share = 1 - (now % minute) / minute
    if (current + previous * share > per_minute) {
      const detail = `${name}: more than ${per_minute} a minute`
      throw new Failure('too_many_requests', { detail, retry_after: Math.ceil((minute - (now % minute)) / 1000) })
    }
  }
}
