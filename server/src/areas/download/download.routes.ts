import * as contract from '@atrium/contract/download'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listProducts, listReleases } from './download.service.ts'

export function downloadRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listProducts, (_asked, viewer) => listProducts(db, viewer))

  serve(app, contract.listReleases, (_asked, viewer) => listReleases(db, viewer))
}
