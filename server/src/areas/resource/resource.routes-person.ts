import * as history from '@atrium/contract/resource-history'
import * as contract from '@atrium/contract/resource-person'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { collectItem, uncollectItem } from '../item/item.collection.ts'
import { answerRating, listRatings, rateItem } from '../item/item.rating.ts'
import { reportItem } from '../item/item.report.ts'
import { readMyEnvironment, saveMyEnvironment } from './resource.environment.ts'
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
  serve(app, contract.answerRating, ({ params, body }, viewer) => answerRating(db, viewer, params.rating_id, body.text))

  serve(app, contract.readMyResource, ({ params }, viewer) => readMyResource(db, viewer, params.resource_id))
  serve(app, contract.collectResource, ({ params }, viewer) =>
    within((tx) => collectItem(tx, noun, viewer, params.resource_id)),
  )
  serve(app, contract.forgetResource, ({ params }, viewer) =>
    within((tx) => uncollectItem(tx, noun, viewer, params.resource_id)),
  )
  serve(app, contract.reportResource, ({ params, body }, viewer) =>
    reportItem(db, noun, viewer, params.resource_id, body),
  )

  serve(app, history.listMyDownloads, ({ query }, viewer) => listMyDownloads(db, viewer, query))
  serve(app, history.readStatistics, ({ params }, viewer) => readStatistics(db, viewer, params.resource_id))

  serve(app, contract.readMyEnvironment, (_, viewer) => readMyEnvironment(db, viewer))
  serve(app, contract.saveMyEnvironment, ({ body }, viewer) => saveMyEnvironment(db, viewer, body))
}
