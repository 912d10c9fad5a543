import { id } from '@atrium/contract/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../../platform/http/protection/limit.ts'
import type { Platform } from '../../platform.ts'
import { openBlob } from '../file/serve/serve.blob.ts'
import { recordFetch } from '../file/serve/serve.fetch.ts'
import { rangeOf } from '../file/serve/serve.range.ts'
import { isReleased } from './download.policy.ts'

/**
 * Files of releases, at addresses that last as long as the release is published: a download that broke off last night goes
 * on this morning, and a script finds the file again.
 */
export function releaseServing(app: FastifyInstance, platform: Platform) {
  const { db, secret } = platform

  app.route<{ Params: { file_id: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/release/:file_id/*',
    config: { setsNoCookie: true },
    async handler(request, reply) {
      const { data: file_id } = id.safeParse(request.params.file_id)
      const viewer = await app.identify(request)
      const isOpen = file_id !== undefined && (await isReleased(db, viewer, file_id))
      const blob = isOpen ? await openBlob(platform, request, file_id) : null
      if (!isOpen || !blob) return reply.code(404).header('cache-control', 'no-store').send()

      if (isBeginning(request, blob.size)) {
        await recordFetch(db, secret, { file_id, user_id: viewer.user_id, network: networkOf(request) })
      }
      return reply.header('cache-control', 'no-store').redirect(blob.address)
    },
  })
}

/** Going on with a download is not another one. */
function isBeginning({ method, headers }: FastifyRequest, size: number) {
  return method === 'GET' && (rangeOf(headers.range, size)?.start ?? 0) === 0
}
