import { id } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Platform } from '../../../platform.ts'
import { thumbnailPrefix } from '../../file/pipeline/pipeline.preview-store.ts'
import { servedObjectSchema } from '../../file/serve/serve.find.ts'
import { headersOf } from '../../file/serve/serve.headers.ts'
import { sendStored } from '../../file/serve/serve.send.ts'
import { isGivenOut } from '../resource.version.ts'
import { thumbnailPath } from './thumbnail.make.ts'

const thumbnailRow = servedObjectSchema.extend({ is_given_out: z.boolean() })

/**
 * Pictures of published versions, at addresses made of their content: browsers keep them for good, shared caches until something
 * public changes. A version whose files are given out no more is gone with its pictures.
 */
export function thumbnailServing(app: FastifyInstance, platform: Platform) {
  const { db, config } = platform
  const kept = `public, max-age=31536000, immutable, s-maxage=${config.SHARED_CACHE_SECONDS}, no-transform`

  app.route<{ Params: { version_id: string; digest: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: `${thumbnailPath}:version_id/:digest/:name`,
    config: { setsNoCookie: true },
    async handler(request, reply) {
      const { version_id, digest, name } = request.params
      const found = await findThumbnail(db, id.safeParse(version_id).data ?? 0, { digest, name })
      if (!found?.is_given_out)
        return reply
          .code(found ? 410 : 404)
          .header('cache-control', 'no-store')
          .send()

      reply.headers({ ...headersOf({ ...found, inline: true, lasting: true }), 'cache-control': kept })
      return sendStored(platform, found, request, reply)
    },
  })
}

async function findThumbnail(db: Db, version_id: number, { digest, name }: { digest: string; name: string }) {
  const { rows } = await typedSql(thumbnailRow)`
    select ${name} as file_name, preview.object_key, preview.size, preview.content_type, ${isGivenOut} as is_given_out
    from resource_version as version join item using (item_id)
      join file on file.file_id = version.package_id join preview using (blob_id)
    where version.version_id = ${version_id} and preview.name = ${thumbnailPrefix + name}
      and starts_with(version.thumbnail, ${`${thumbnailPath}${version_id}/${digest}/`})`.execute(db)
  return rows[0]
}
