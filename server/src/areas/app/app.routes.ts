import * as contract from '@atrium/contract/app/app'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { readAppFacets } from './app.facets.ts'
import { listAppAddresses, listApps, readFeaturedApp } from './app.list.ts'
import { readApp } from './app.read.ts'
import { personRoutes } from './app.routes-person.ts'

const publisherPageSchema = z.object({
  publisher_id: z.number(),
  name: z.string(),
  about: z.string(),
  website: z.string().nullable(),
  official: z.boolean(),
  since: z.string(),
  app_count: z.number(),
  install_count: z.number(),
})

export function appRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serve(app, contract.listApps, ({ query }, viewer) => listApps(db, viewer, query))
  serve(app, contract.readAppFacets, ({ query }, viewer) => readAppFacets(db, viewer, query))
  serve(app, contract.readFeaturedApp, (_, viewer) => readFeaturedApp(db, viewer))
  serve(app, contract.listAppAddresses, ({ query }) => listAppAddresses(db, query))
  serve(app, contract.readApp, ({ params }, viewer) => readApp(db, viewer, params.app_id))
  serve(app, contract.readPublisher, ({ params }, viewer) => readPublisher(db, viewer, params.publisher_id))
  personRoutes(app, platform)
}

type PublisherPage = z.output<typeof publisherPageSchema>

/** Only who published something has a page. */
async function readPublisher(db: Db, { language }: Viewer, publisher_id: number): Promise<PublisherPage> {
  const { rows } = await typedSql(publisherPageSchema)`
    select publisher_id, coalesce(in_language(name, ${language}), '') as name,
      coalesce(in_language(about, ${language}), '') as about, website, publisher.official, published.*
    from publisher, lateral (
      select min(item.published_at) as since, count(*)::int as app_count, sum(download_count)::bigint as install_count
      from app join item using (item_id)
      where app.publisher_id = publisher.publisher_id and item.state = 'published'
    ) as published
    where publisher_id = ${publisher_id} and app_count > 0`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
