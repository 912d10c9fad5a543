import * as contract from '@atrium/contract/app'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listApps } from './app.service.ts'

export function appRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listApps, ({ query }, viewer) => listApps(db, viewer, query))
}
