import * as filing from '@atrium/contract/resource/filing'
import * as contract from '@atrium/contract/resource/management'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { anyRow, typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import { enqueue } from '../../../platform/job/enqueue.ts'
import { serveList } from '../../../platform/list/list.ts'
import type { Platform } from '../../../platform.ts'
import { decideVersion, listResourceChoices, readManagedResource, saveResource } from './resource.managed.ts'
import { resourceMoveScene } from './resource.management-jobs.ts'
import { resourcesList } from './resource.resources-list.ts'
import { createScene, readManagedScene, removeScene, saveScene } from './resource.scene.ts'
import { moveSome } from './resource.scene-move.ts'
import { scenesList } from './resource.scenes-list.ts'
import { joinTag, readManagedTag, removeTag, saveTag } from './resource.tag.ts'
import { tagsList } from './resource.tags-list.ts'

const sceneIdRow = z.object({ scene_id: z.number() })

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

/** What the audit log keeps of a resource: what is said about it, what it is filed under, how its versions stand. */
async function keptOfResource(tx: Db, resource_id: number): Promise<Record<string, unknown> | null> {
  const { rows } = await typedSql(anyRow)`
    select item.title, item.summary, item.category_id as scene_id, item.official, item.state,
      array(select in_language(name, 'zh-CN') from resource_tag join tag using (tag_id)
        where resource_tag.item_id = item.item_id order by tag_id) as tags,
      array(select industry_id::int from resource_industry
        where resource_industry.item_id = item.item_id order by industry_id) as industry_ids,
      (select coalesce(jsonb_object_agg(version, state), '{}') from resource_version as version
        where version.item_id = item.item_id and version.published_at is not null) as versions
    from item where item_id = ${resource_id} and kind = 'resource'`.execute(tx)
  return rows[0] ?? null
}

/** The category is no longer offered; its resources move at once, or in a job if there are many. */
async function joinScene(tx: Db, scene_id: number, into_id: number): Promise<null> {
  if (scene_id === into_id) throw new Failure('invalid_input', { field: 'into_id' })
  const { rows } = await typedSql(sceneIdRow)`
    select scene_id from scene where scene_id in (${scene_id}, ${into_id}) and joined_into is null
    order by scene_id for update`.execute(tx)
  if (!rows.some((row) => row.scene_id === scene_id)) throw new Failure('not_found')
  if (rows.length < 2) throw new Failure('invalid_input', { field: 'into_id' })

  await sql`
    update scene set joined_into = ${into_id}, updated_at = now()
    where scene_id = ${scene_id} or joined_into = ${scene_id}`.execute(tx)
  if (!(await moveSome(tx, scene_id))) await enqueue(tx, resourceMoveScene, { scene_id })
  return null
}
