import * as contract from '@atrium/contract/resource'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { listResourceAddresses, listResources, listResourceTypes, readResource } from './resource.service.ts'

export function resourceRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.listResources, ({ query }, viewer) => listResources(db, viewer, query))

  serve(app, contract.listResourceTypes, () => listResourceTypes(db))

  serve(app, contract.listResourceAddresses, ({ query }) => listResourceAddresses(db, query))

  serve(app, contract.readResource, ({ params }, viewer) => readResource(db, viewer, params.resource_id))
}
