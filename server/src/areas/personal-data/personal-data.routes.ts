import * as contract from '@atrium/contract/account/personal-data'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import { bearerToken } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { cancelErasure, previewErasure, requestErasure } from './personal-data.erasure.ts'
import { listExports, openExport, requestPersonalExport } from './personal-data.export.ts'

export function personalDataRoutes(app: FastifyInstance, { config, db, secret, storage }: Platform) {
  serve(app, contract.askForExport, (_asked, viewer) =>
    db.transaction().execute((tx) => requestPersonalExport(tx, viewer)),
  )
  serve(app, contract.listMyExports, (_asked, viewer) => listExports(db, viewer))
  serve(app, contract.openMyExport, ({ params }, viewer) => openExport(db, storage, viewer, params.export_id))

  serve(app, contract.previewErasure, (_asked, viewer) => previewErasure(db, viewer, config.ERASURE_DAYS))
  serve(app, contract.askForErasure, ({ body }, viewer, { request: { headers } }) =>
    db.transaction().execute((tx) =>
      requestErasure(tx, secret, viewer, {
        ...body,
        days: config.ERASURE_DAYS,
        token: bearerToken(headers.authorization),
      }),
    ),
  )
  serve(app, contract.cancelErasure, (_asked, viewer) => cancelErasure(db, viewer))
}
