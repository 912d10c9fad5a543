import * as contract from '@atrium/contract/item/item'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listRankings } from './item.service.ts'

export function itemRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listRankings, ({ query }, viewer) => listRankings(db, viewer, query))
}
