import * as contract from '@atrium/contract/download/download'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listDownloads, readProduct, readRelease } from './download.read.ts'
import { recogniseFile } from './download.recognise.ts'
import { listReleases } from './download.service.ts'

export function downloadRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listReleases, (_asked, viewer) => listReleases(db, viewer))

  serve(app, contract.readProduct, ({ params }, viewer) => readProduct(db, viewer, params.product_code))
  serve(app, contract.readRelease, ({ params }, viewer) => readRelease(db, viewer, params.product_code, params.version))
  serve(app, contract.listDownloads, (_asked, viewer) => listDownloads(db, viewer))
  serve(app, contract.recogniseFile, ({ query }, viewer) => recogniseFile(db, viewer, query.sha256, query.file_name))
}
