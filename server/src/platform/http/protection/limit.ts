import { isIPv6, Socket } from 'node:net'
import type { Limit } from '@atrium/contract/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../../config.ts'
import type { RateCounter } from './rate-counter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    countNetwork(network: string): void
    countPerson(user_id: number): void
    countCall(name: string, limit: Limit): void
  }
}

/** Files and the questions of a load balancer are cheaper than counting them. */
const uncounted = /^\/(assets\/|healthz$|readyz$|favicon)/

/** Requests of one network address, counted by all processes together. */
export function limitRequests(app: FastifyInstance, counter: RateCounter, config: Config) {
  const perAddress = { per_minute: config.RATE_LIMIT_PER_MINUTE }
  const perPerson = { per_minute: config.RATE_LIMIT_PER_PERSON }

  app.decorate('countNetwork', (network) => counter.count(`address:${network}`, perAddress))
  app.decorate('countPerson', (user_id) => counter.count(`person:${user_id}`, perPerson))
  app.decorate('countCall', (name, limit) => counter.count(name, limit))

  app.addHook('onRequest', async (request) => {
    if (isInProcess(request) || uncounted.test(request.url)) return
    app.countNetwork(networkOf(request))
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
