import * as contract from '@atrium/contract/conversion-management'
import type { FastifyInstance } from 'fastify'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { conversionList } from './video.conversions-list.ts'
import { convertAgain, readConversion } from './video.convert-again.ts'

export function conversionManagementRoutes(app: FastifyInstance, platform: Platform) {
  serveList(app, platform, conversionList)

  serveChange(app, platform, contract.convertAgain, {
    subject: 'blob',
    id: ({ params }) => params.blob_id,
    read: readConversion,
    work: (tx, { params }) => convertAgain(tx, params.blob_id),
  })
}
