import * as contract from '@atrium/contract/website'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { readWebsite } from './website.service.ts'

export function websiteRoutes(app: FastifyInstance, { db, config }: Platform) {
  serve(app, contract.readWebsite, (_asked, viewer) => readWebsite(db, viewer, config))
}
