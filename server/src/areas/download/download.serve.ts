import { listDownloads } from '@atrium/contract/download'
import { id } from '@atrium/contract/kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { refusal } from '../../platform/http/access.ts'
import { networkOf } from '../../platform/http/limit.ts'
import type { Platform } from '../../platform.ts'
import { recordFetch } from '../file/file.fetch.ts'
import { findStored } from '../file/file.serve-find.ts'
import { headersOf } from '../file/file.serve-headers.ts'
import { rangeOf } from '../file/file.serve-range.ts'
import { sendStored } from '../file/file.serve-send.ts'

/** Whoever stands between may keep it for an hour, and must hand on the bytes that were signed. */
const kept = { 'cache-control': 'public, max-age=3600, no-transform' }

/**
 * Files of releases, at addresses that last as long as the release is published: a download that broke off last night goes
 * on this morning, and a script finds the file again.
 */
export function releaseServing(app: FastifyInstance, platform: Platform) {
  const { db, secret } = platform

  app.route<{ Params: { file_id: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/file/release/:file_id/*',
    config: { isFile: true },
    async handler(request, reply) {
      const { data: file_id } = id.safeParse(request.params.file_id)
      const viewer = await app.identify(request)
      const isOpen = refusal(listDownloads.access, viewer) === null
      const stored = isOpen && file_id !== undefined ? await findReleased(db, file_id) : undefined
      if (!stored || file_id === undefined) return reply.code(404).header('cache-control', 'no-store').send()

      if (isBeginning(request, stored.size)) {
        await recordFetch(db, secret, { file_id, user_id: viewer.user_id, network: networkOf(request) })
      }
      reply.headers({ ...headersOf({ ...stored, inline: false, lasting: false }), ...kept })
      return sendStored(platform, stored, request, reply)
    },
  })
}

async function findReleased(db: Db, file_id: number) {
  const { rows } = await sql`
    select from release_file join item using (item_id)
    where file_id = ${file_id} and kind = 'release' and state = 'published' limit 1`.execute(db)
  return rows.length > 0 ? findStored(db, { file_id, preview: null, session_id: null }, '') : undefined
}

/** Going on with a download is not another one. */
function isBeginning({ method, headers }: FastifyRequest, size: number) {
  return method === 'GET' && (rangeOf(headers.range, size)?.start ?? 0) === 0
}
