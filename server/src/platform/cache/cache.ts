import { Redis } from 'ioredis'
import type { Config } from '../../config.ts'
import type { Log } from '../log/log.ts'
import { MemoryCache } from './remember.ts'

/** What visitors see. Processes that hear it make what they keep of it anew. */
export const publicTopic = 'public'

/** Redis, where nothing lives that must survive, and this process's own short memory. */
export interface Cache {
  /** For the rate limits. A command fails after REDIS_TIMEOUT, and at once while Redis is away; it never waits in a queue. */
  redis: Redis
  /** Keeps an answer in this process for a moment. Keys begin with a topic: `website:home:zh-CN`. */
  remember<Value>(key: string, milliseconds: number, load: () => Promise<Value>): Promise<Value>
  /** Every process forgets what it remembers of the topic. While Redis is away the others find out when theirs expires. */
  invalidate(topic: string): Promise<void>
  onInvalidate(listener: (topic: string) => void): void
  ping(): Promise<void>
  close(): void
}

type RedisConfig = Pick<Config, 'REDIS_URL' | 'REDIS_PREFIX' | 'REDIS_TIMEOUT'>

export function openCache(config: RedisConfig, log: Log): Cache {
  const redis = connect(config, log)
  const subscriber = connect(config, log)
  const channel = `${config.REDIS_PREFIX}invalidate`
  const memory = new MemoryCache()
  const listeners: ((topic: string) => void)[] = [(topic) => memory.forget(`${topic}:`)]

  function notifyListeners(topic: string) {
    for (const listener of listeners) listener(topic)
  }

  subscriber.on('message', (_, topic) => notifyListeners(topic))
  // Invalidations may have been lost while disconnected: clear everything.
  subscriber.on('ready', () =>
    subscriber.subscribe(channel).then(
      () => memory.forget(''),
      () => subscriber.disconnect(true),
    ),
  )

  return {
    redis,
    remember: (key, milliseconds, load) => memory.remember(key, milliseconds, load),
    async invalidate(topic) {
      notifyListeners(topic)
      await redis
        .publish(channel, topic)
        .catch((error) => log.warn({ err: error, topic }, 'failed to publish cache invalidation'))
    },
    onInvalidate: (listener) => void listeners.push(listener),
    ping: async () => void (await redis.ping()),
    close() {
      redis.disconnect()
      subscriber.disconnect()
    },
  }
}

/** The portal starts and answers without Redis; it comes back within two seconds of Redis doing so. */
function connect({ REDIS_URL, REDIS_TIMEOUT }: RedisConfig, log: Log) {
  const redis = new Redis(REDIS_URL, {
    connectTimeout: 1_000,
    commandTimeout: REDIS_TIMEOUT,
    // A connection on which an answer stays out is given up, and from then on commands fail at once.
    socketTimeout: Math.max(1_000, REDIS_TIMEOUT),
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  let isDisconnected = false
  redis.on('error', (error) => {
    if (!isDisconnected) log.warn({ err: error }, 'redis connection lost')
    isDisconnected = true
  })
  redis.on('ready', () => {
    if (isDisconnected) log.warn('redis connection restored')
    isDisconnected = false
  })
  return redis
}
