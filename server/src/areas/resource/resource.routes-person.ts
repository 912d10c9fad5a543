import * as history from '@atrium/contract/resource/history'
import type { environment } from '@atrium/contract/resource/list'
import * as contract from '@atrium/contract/resource/person'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { collectItem, uncollectItem } from '../item/item.collection.ts'
import { reportItem } from '../item/rating/rating.report.ts'
import { answerRating, listRatings, rateItem, removeRating } from '../item/rating/rating.ts'
import { listMyDownloads } from './resource.history.ts'
import { readMyResource } from './resource.mine.ts'
import { resourceNoun as noun } from './resource.service.ts'
import { readStatistics } from './resource.statistics.ts'

/** What people make of a resource. */
export function personRoutes(app: FastifyInstance, { db }: Platform) {
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.listRatings, ({ params, query }, viewer) =>
    listRatings(db, noun, viewer, params.resource_id, query),
  )
  serve(app, contract.rateResource, ({ params, body }, viewer) =>
    within((tx) => rateItem(tx, noun, viewer, params.resource_id, body)),
  )
  serve(app, contract.removeResourceRating, ({ params }, viewer) =>
    within((tx) => removeRating(tx, noun, viewer, params.resource_id)),
  )
  serve(app, contract.answerRating, ({ params, body }, viewer) => answerRating(db, viewer, params.rating_id, body.text))

  serve(app, contract.readMyResource, ({ params }, viewer) => readMyResource(db, viewer, params.resource_id))
  serve(app, contract.collectResource, ({ params }, viewer) =>
    within((tx) => collectItem(tx, noun, viewer, params.resource_id)),
  )
  serve(app, contract.forgetResource, ({ params }, viewer) =>
    within((tx) => uncollectItem(tx, noun, viewer, params.resource_id)),
  )
  serve(app, contract.reportResource, ({ params, body }, viewer) =>
    within((tx) => reportItem(tx, noun, viewer, params.resource_id, body)),
  )

  serve(app, history.listMyDownloads, ({ query }, viewer) => listMyDownloads(db, viewer, query))
  serve(app, history.readStatistics, ({ params }, viewer) => readStatistics(db, viewer, params.resource_id))

  serve(app, contract.readMyEnvironment, (_, viewer) => readMyEnvironment(db, viewer))
  serve(app, contract.saveMyEnvironment, ({ body }, viewer) => saveMyEnvironment(db, viewer, body))
}

type ResourceEnvironment = z.output<typeof environment>

async function readMyEnvironment(db: Db, { user_id }: Viewer): Promise<ResourceEnvironment> {
  const kept = await db
    .selectFrom('account_environment')
    .select('environment')
    .where('user_id', '=', user_id)
    .$narrowType<{ environment: ResourceEnvironment }>()
    .executeTakeFirst()
  return kept?.environment ?? {}
}

/** The whole of it: a part that is not said any more is forgotten. */
async function saveMyEnvironment(
  db: Db,
  { user_id }: Viewer,
  stated: ResourceEnvironment,
): Promise<ResourceEnvironment> {
  const environment = JSON.stringify(stated)
  await db
    .insertInto('account_environment')
    .values({ user_id: Number(user_id), environment })
    .onConflict((same) => same.column('user_id').doUpdateSet({ environment }))
    .execute()
  return stated
}
