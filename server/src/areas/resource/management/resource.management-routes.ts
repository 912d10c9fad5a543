import * as filing from '@atrium/contract/resource-filing'
import * as contract from '@atrium/contract/resource-management'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import { serveList } from '../../../platform/list/list.ts'
import type { Platform } from '../../../platform.ts'
import { keptOfResource } from './resource.kept.ts'
import { decideVersion, listResourceChoices, readManagedResource, saveResource } from './resource.managed.ts'
import { resourcesList } from './resource.resources-list.ts'
import { createScene, readManagedScene, removeScene, saveScene } from './resource.scene.ts'
import { joinScene } from './resource.scene-join.ts'
import { scenesList } from './resource.scenes-list.ts'
import { joinTag, readManagedTag, removeTag, saveTag } from './resource.tag.ts'
import { tagsList } from './resource.tags-list.ts'

export function resourceManagementRoutes(app: FastifyInstance, platform: Platform) {
  resourceRoutes(app, platform)
  sceneRoutes(app, platform)
  tagRoutes(app, platform)
}

function resourceRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform
  serveList(app, platform, resourcesList)
  serve(app, contract.listResourceChoices, (_asked, viewer) => listResourceChoices(db, viewer))
  serve(app, contract.readManagedResource, ({ params }, viewer) => readManagedResource(db, viewer, params.resource_id))

  const resource = { subject: 'resource', read: keptOfResource, after: () => cache.invalidate('resource') }
  serveChange(app, platform, contract.saveResource, {
    ...resource,
    id: ({ params }) => params.resource_id,
    work: (tx, { params, body }) => saveResource(tx, params.resource_id, body),
  })
  serveChange(app, platform, contract.decideVersion, {
    ...resource,
    id: ({ params }) => params.resource_id,
    work: (tx, { params, body }, viewer) => decideVersion(tx, viewer, params, body),
  })
}

function sceneRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform
  serveList(app, platform, scenesList)
  serve(app, filing.readManagedScene, ({ params }) => readManagedScene(db, params.scene_id))

  serveChange(app, platform, filing.createScene, {
    subject: 'scene',
    id: (_asked, data) => data?.scene_id,
    work: (tx, { body }) => createScene(tx, body),
  })
  serveChange(app, platform, filing.saveScene, {
    subject: 'scene',
    id: ({ params }) => params.scene_id,
    work: (tx, { params, body }) => saveScene(tx, params.scene_id, body),
  })
  serveChange(app, platform, filing.joinScene, {
    subject: 'scene',
    id: ({ params }) => params.scene_id,
    work: (tx, { params, body }) => joinScene(tx, params.scene_id, body.into_id),
    after: () => cache.invalidate('resource'),
  })
  serveChange(app, platform, filing.removeScene, {
    subject: 'scene',
    id: ({ params }) => params.scene_id,
    work: (tx, { params }) => removeScene(tx, params.scene_id),
  })
}

function tagRoutes(app: FastifyInstance, platform: Platform) {
  const { db, cache } = platform
  serveList(app, platform, tagsList)
  serve(app, filing.readManagedTag, ({ params }, viewer) => readManagedTag(db, viewer, params.tag_id))

  const after = () => cache.invalidate('resource')
  serveChange(app, platform, filing.saveTag, {
    subject: 'tag',
    id: ({ params }) => params.tag_id,
    work: (tx, { params, body }) => saveTag(tx, params.tag_id, body),
    after,
  })
  serveChange(app, platform, filing.joinTag, {
    subject: 'tag',
    id: ({ params, body }) => [params.tag_id, body.into_id],
    work: (tx, { params, body }) => joinTag(tx, params.tag_id, body.into_id),
    after,
  })
  serveChange(app, platform, filing.removeTag, {
    subject: 'tag',
    id: ({ params }) => params.tag_id,
    work: (tx, { params }) => removeTag(tx, params.tag_id),
    after,
  })
}
