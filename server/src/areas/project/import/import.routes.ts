import * as contract from '@atrium/contract/project/export'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform.ts'
import { importProject, readImport } from './import.ts'

export function importRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.importProject, ({ body }, viewer) =>
    db.transaction().execute((tx) => importProject(tx, viewer, body)),
  )
  serve(app, contract.readImport, ({ params }, viewer) => readImport(db, viewer, params.import_id))
}
