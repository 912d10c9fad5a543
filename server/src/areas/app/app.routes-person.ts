import * as contract from '@atrium/contract/app/person'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { collectItem, uncollectItem } from '../item/item.collection.ts'
import { reportItem } from '../item/rating/rating.report.ts'
import { listRatings, rateItem, removeRating } from '../item/rating/rating.ts'
import { cancelInstallation, requestInstallation } from './app.installation.ts'
import { listMyApps, readMyApp } from './app.mine.ts'
import { appNoun as noun } from './app.service.ts'

/** What people make of an app, and how it comes to them. */
export function personRoutes(app: FastifyInstance, { db }: Platform) {
  const within = <Result>(work: (tx: Db) => Promise<Result>) => db.transaction().execute(work)

  serve(app, contract.listAppRatings, ({ params, query }, viewer) =>
    listRatings(db, noun, viewer, params.app_id, query),
  )
  serve(app, contract.rateApp, ({ params, body }, viewer) =>
    within((tx) => rateItem(tx, noun, viewer, params.app_id, body)),
  )
  serve(app, contract.removeAppRating, ({ params }, viewer) =>
    within((tx) => removeRating(tx, noun, viewer, params.app_id)),
  )
  serve(app, contract.collectApp, ({ params }, viewer) => within((tx) => collectItem(tx, noun, viewer, params.app_id)))
  serve(app, contract.forgetApp, ({ params }, viewer) => within((tx) => uncollectItem(tx, noun, viewer, params.app_id)))
  serve(app, contract.reportApp, ({ params, body }, viewer) =>
    within((tx) => reportItem(tx, noun, viewer, params.app_id, body)),
  )

  serve(app, contract.readMyApp, ({ params }, viewer) => readMyApp(db, viewer, params.app_id))
  serve(app, contract.listMyApps, (_, viewer) => listMyApps(db, viewer))
  serve(app, contract.requestInstallation, ({ params, body }, viewer) =>
    within((tx) => requestInstallation(tx, viewer, params.app_id, body)),
  )
  serve(app, contract.cancelInstallation, ({ params }, viewer) =>
    cancelInstallation(db, viewer, params.installation_id),
  )
}
