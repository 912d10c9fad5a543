import { z } from 'zod'
import type { Config } from '../../config.ts'
import type { Platform } from '../../platform.ts'
import { enqueue } from '../job/enqueue.ts'
import { job } from '../job/job.ts'
import { publicTopic } from './cache.ts'

/** Milliseconds: who made the change waits for it. */
const patience = 1_000

/** Seconds: by then no process holds, and no rendering under way was begun with, what stood before the change. */
const untilSettled = 5

/**
 * Something that visitors see has changed: what processes and shared caches keep of it is made anew. Shared caches are purged at
 * once, by every process that hears of it, and by a job once more: until then one may have got what stood before.
 */
export async function announcePublicChange(platform: Pick<Platform, 'cache' | 'config' | 'db' | 'log'>): Promise<void> {
  const { cache, config, db } = platform
  await cache.invalidate(publicTopic)
  if (config.PURGE_ADDRESSES.length === 0) return

  await enqueue(db, sharedCachePurge, {}, { start_after: new Date(Date.now() + untilSettled * 1_000) })
  await purgeOrWarn(platform)
}

/** Whoever asked this process before it heard of the change may have put into a shared cache what stood before. */
export function purgeWhenHeard(platform: Pick<Platform, 'cache' | 'config' | 'log'>): void {
  platform.cache.onInvalidate((topic) => {
    if (topic === publicTopic) void purgeOrWarn(platform)
  })
}

export const sharedCachePurge = job({
  name: 'shared-cache.purge',
  payload: z.object({}),
  side_by_side: 1,
  retry: { limit: 50, delay: 1, delay_max: 60 },
  handler: ({ config }) => purgeSharedCaches(config),
})

/** The job tries again. */
async function purgeOrWarn({ config, log }: Pick<Platform, 'config' | 'log'>): Promise<void> {
  await purgeSharedCaches(config).catch((error) => log.warn({ err: error }, 'failed to purge shared caches'))
}

async function purgeSharedCaches({ PURGE_ADDRESSES }: Pick<Config, 'PURGE_ADDRESSES'>): Promise<void> {
  await Promise.all(PURGE_ADDRESSES.map(purge))
}

async function purge(address: string): Promise<void> {
  const { ok, status } = await fetch(address, { method: 'PURGE', signal: AbortSignal.timeout(patience) })
  if (!ok) throw new Error(`shared cache at ${address} answered ${status} to PURGE`)
}
