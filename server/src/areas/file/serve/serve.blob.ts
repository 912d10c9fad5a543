import { id } from '@atrium/contract/kit'
import { matchLanguage } from '@atrium/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { basePathOf } from '../../../platform/http/base-path.ts'
import { messages } from '../../../platform/http/messages.ts'
import { visitorOf } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { canReadFile } from '../file.policy.ts'
import { servedObjectSchema } from './serve.find.ts'
import { headersOf } from './serve.headers.ts'
import { nameInAddress } from './serve.open.ts'
import { sendStored } from './serve.send.ts'

const blobFileSchema = servedObjectSchema.extend({
  file_id: z.number(),
  user_id: z.number(),
  public: z.boolean(),
  sha256: z.string(),
  is_ready: z.boolean(),
  is_shared: z.boolean(),
})
type BlobFile = z.output<typeof blobFileSchema>

/**
 * Files that visitors may read, at addresses made of their content: bytes that never change, so browsers keep them for good, and
 * shared caches until something public changes. Downloads are counted where they begin, at the address that leads here.
 */
export function blobServing(app: FastifyInstance, platform: Platform) {
  const { db, config } = platform
  const kept = `public, max-age=31536000, immutable, s-maxage=${config.SHARED_CACHE_SECONDS}, no-transform`

  app.route<{ Params: { sha256: string; file_id: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/blob/:sha256/:file_id/*',
    config: { setsNoCookie: true },
    async handler(request, reply) {
      const { sha256, file_id, '*': name } = request.params
      const file = await findFile(db, id.safeParse(file_id).data ?? 0)
      const isNamed = file?.sha256 === sha256 && nameInAddress(file.file_name) === encodeURIComponent(name)
      const isOpen = await isForVisitors(platform, request, file)
      if (!file || !isNamed || !isOpen) {
        const isWithdrawn = isNamed && file.is_shared
        const language = matchLanguage(request.headers['accept-language'])
        reply.code(isWithdrawn ? 410 : 404).header('cache-control', 'no-store')
        return reply.type('text/plain; charset=utf-8').send(messages.not_found[language])
      }

      await rememberShared(db, file)
      reply.headers({ ...headersOf({ ...file, inline: false, lasting: false }), 'cache-control': kept })
      return sendStored(platform, file, request, reply)
    },
  })
}

/** Where a file is that visitors may read; null for any other. */
export async function openBlob(
  platform: Platform,
  request: FastifyRequest,
  file_id: number,
): Promise<{ address: string; size: number } | null> {
  const file = await findFile(platform.db, file_id)
  if (!file || !(await isForVisitors(platform, request, file))) return null

  await rememberShared(platform.db, file)
  const { sha256, file_name, size } = file
  return { address: `${basePathOf(platform.config)}/blob/${sha256}/${file_id}/${nameInAddress(file_name)}`, size }
}

async function findFile(db: Db, file_id: number): Promise<BlobFile | undefined> {
  const { rows } = await typedSql(blobFileSchema)`
    select file_id, file_name, object_key, size, content_type, encode(sha256, 'hex') as sha256, file.user_id, public,
      blob.state = 'ready' as is_ready, shared_at is not null as is_shared
    from file join blob using (blob_id) where file_id = ${file_id} and sha256 is not null`.execute(db)
  return rows[0]
}

async function isForVisitors(platform: Platform, request: FastifyRequest, file: BlobFile | undefined) {
  const isReadable = await canReadFile(platform, visitorOf(request), file?.file_id ?? 0, file)
  return isReadable && file?.is_ready === true
}

/** Withdrawn, it is gone and not unknown. */
async function rememberShared(db: Db, { file_id, is_shared }: BlobFile) {
  if (is_shared) return
  await db.updateTable('file').set({ shared_at: sql`now()` }).where('file_id', '=', file_id).execute()
}
