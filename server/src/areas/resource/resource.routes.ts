import * as contract from '@atrium/contract/resource'
import * as lists from '@atrium/contract/resource-list'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { readAuthor } from './resource.author.ts'
import { compareVersions } from './resource.compare.ts'
import { downloadResource } from './resource.download.ts'
import { listResourceAddresses, listResources, listResourceTypes } from './resource.list.ts'
import { readResourceFacets } from './resource.list-facets.ts'
import { openPayloads } from './resource.payload.ts'
import { readResource } from './resource.read.ts'
import { listRelatedResources } from './resource.related.ts'
import { personRoutes } from './resource.routes-person.ts'
import { rawRoutes } from './resource.routes-raw.ts'
import { openStage } from './resource.stage.ts'
import { listResourceVersions, listSigningKeys, readResourceVersion } from './resource.version.ts'

export function resourceRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const readPayload = openPayloads(platform)

  serve(app, lists.listResources, ({ query }, viewer) => listResources(platform, viewer, query))
  serve(app, lists.readResourceFacets, ({ query }, viewer) => readResourceFacets(platform, viewer, query))
  serve(app, lists.listResourceTypes, () => listResourceTypes(db))
  serve(app, lists.listResourceAddresses, ({ query }) => listResourceAddresses(db, query))

  serve(app, contract.readResource, ({ params }, viewer) => readResource(platform, viewer, params.resource_id))
  serve(app, contract.listResourceVersions, ({ params }, viewer) =>
    listResourceVersions(db, viewer, params.resource_id),
  )
  serve(app, contract.readResourceVersion, ({ params }, viewer) =>
    readResourceVersion(db, viewer, params.resource_id, params.version),
  )
  serve(app, contract.compareVersions, ({ params, query }) => compareVersions(db, params.resource_id, query))
  serve(app, contract.readPayload, ({ params }) => readPayload(params.resource_id, params.version))
  serve(app, contract.openStage, ({ params }, viewer) =>
    openStage(platform, viewer, params.resource_id, params.version),
  )
  serve(app, contract.downloadResource, ({ params, body }, viewer) =>
    downloadResource(platform, viewer, params.resource_id, body.version),
  )
  serve(app, contract.listRelatedResources, ({ params }, viewer) =>
    listRelatedResources(platform, viewer, params.resource_id),
  )
  serve(app, contract.readAuthor, ({ params }) => readAuthor(platform, params.user_id))
  serve(app, contract.readSigningKeys, () => listSigningKeys(db))

  personRoutes(app, platform)
  rawRoutes(app, platform, readPayload)
}
