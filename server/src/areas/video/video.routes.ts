import * as contract from '@atrium/contract/video'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listVideos } from './video.service.ts'

export function videoRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listVideos, ({ query }, viewer) => listVideos(db, viewer, query))
}
