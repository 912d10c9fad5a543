import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'
import type { ServedObject } from '../file/serve/serve.find.ts'
import { headersOf } from '../file/serve/serve.headers.ts'
import { sendStored } from '../file/serve/serve.send.ts'
import { photoPath } from './photo.service.ts'

/** A photo never changes under its address, but it can be removed: a browser asks again after a day. */
const cached = 'public, max-age=86400'

export function photoServing(app: FastifyInstance, platform: Platform) {
  app.route<{ Params: { key: string } }>({
    method: ['GET', 'HEAD'],
    url: `${photoPath}:key`,
    config: { setsNoCookie: true },
    async handler(request, reply) {
      const stored = await findPhoto(platform.db, request.params.key)
      if (!stored) return reply.code(404).header('cache-control', 'no-store').send()

      reply.headers({ ...headersOf({ ...stored, inline: true, lasting: true }), 'cache-control': cached })
      return sendStored(platform, stored, request, reply)
    },
  })
}

/** The re-encoded picture, never the file that was sent; without the name the owner gave it. */
async function findPhoto(db: Db, key: string): Promise<ServedObject | undefined> {
  const { rows } = await sql<ServedObject>`
    select 'photo.webp' as file_name, preview.object_key, preview.size, preview.content_type
    from account join file on file_id = photo_id join blob using (blob_id) join preview using (blob_id)
    where photo_url = ${photoPath + key} and account.state = 'active' and blob.state = 'ready'
      and preview.name like 'image-%' and preview.content_type = 'image/webp'
    order by preview.width >= 320 desc, preview.width limit 1`.execute(db)
  return rows[0]
}
