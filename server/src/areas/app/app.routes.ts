import * as contract from '@atrium/contract/app'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { readAppFacets } from './app.facets.ts'
import { listAppAddresses, listApps, readFeaturedApp } from './app.list.ts'
import { readPublisher } from './app.publisher.ts'
import { readApp } from './app.read.ts'
import { personRoutes } from './app.routes-person.ts'

export function appRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform

  serve(app, contract.listApps, ({ query }, viewer) => listApps(platform, viewer, query))
  serve(app, contract.readAppFacets, ({ query }, viewer) => readAppFacets(platform, viewer, query))
  serve(app, contract.readFeaturedApp, (_, viewer) => readFeaturedApp(db, viewer))
  serve(app, contract.listAppAddresses, ({ query }) => listAppAddresses(db, query))
  serve(app, contract.readApp, ({ params }, viewer) => readApp(db, viewer, params.app_id))
  serve(app, contract.readPublisher, ({ params }, viewer) => readPublisher(db, viewer, params.publisher_id))
  personRoutes(app, platform)
}
