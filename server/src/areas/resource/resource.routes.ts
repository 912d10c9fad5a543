import { id } from '@atrium/contract/kit'
import type { Language } from '@atrium/contract/languages'
import * as author from '@atrium/contract/resource/author'
import * as lists from '@atrium/contract/resource/list'
import * as contract from '@atrium/contract/resource/resource'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { comparisonOf } from './compare/compare-inside.ts'
import { makeTrialDocument, trialDocumentServing } from './document/document.trial.ts'
import { readResourceFacets } from './list/list.facets.ts'
import {
  listChosenResources,
  listLeadingResources,
  listResourceAddresses,
  listResources,
  listResourceTypes,
} from './list/list.ts'
import { manifestSchema } from './package/manifest/manifest-schema.ts'
import { listAuthorAddresses, listAuthorWorks, readAuthor } from './resource.author.ts'
import { downloadResource } from './resource.download.ts'
import { outcomeRoutes } from './resource.outcomes.ts'
import type { ReadPayload } from './resource.payload.ts'
import { openPayloads } from './resource.payload.ts'
import { readResource } from './resource.read.ts'
import { listRelatedResources } from './resource.related.ts'
import { personRoutes } from './resource.routes-person.ts'
import { openStage } from './resource.stage.ts'
import { findPublishedInside, listResourceVersions, listSigningKeys, readResourceVersion } from './resource.version.ts'
import { thumbnailServing } from './thumbnail/thumbnail.serve.ts'

export function resourceRoutes(app: FastifyInstance, platform: Platform) {
  const { db } = platform
  const readPayload = openPayloads(platform)

  serve(app, lists.listResources, ({ query }, viewer) => listResources(db, viewer, query))
  serve(app, lists.readResourceFacets, ({ query }, viewer) => readResourceFacets(db, viewer, query))
  serve(app, lists.listResourceTypes, () => listResourceTypes(db))
  serve(app, lists.listLeadingResources, (_, viewer) => listLeadingResources(db, viewer))
  serve(app, lists.listChosenResources, ({ query }, viewer) => listChosenResources(db, viewer, query.resource_ids))
  serve(app, lists.listResourceAddresses, ({ query }) => listResourceAddresses(db, query))

  serve(app, contract.readResource, ({ params }, viewer) => readResource(platform, viewer, params.resource_id))
  serve(app, contract.listResourceVersions, ({ params }, viewer) =>
    listResourceVersions(db, viewer, params.resource_id),
  )
  serve(app, contract.readResourceVersion, ({ params }, viewer) =>
    readResourceVersion(db, viewer, params.resource_id, params.version),
  )
  serve(app, contract.compareVersions, ({ params, query }, { language }) =>
    compareVersions(db, params.resource_id, query, language),
  )
  serve(app, contract.readPayload, ({ params }) => readPayload(params.resource_id, params.version))
  serve(app, contract.openStage, ({ params }, viewer) =>
    openStage(platform, viewer, params.resource_id, params.version),
  )
  serve(app, contract.makeTrialDocument, ({ params, body }) => makeTrialDocument(platform, params, body))
  serve(app, contract.downloadResource, ({ params, body }, viewer) =>
    downloadResource(platform, viewer, params.resource_id, body.version),
  )
  serve(app, contract.listRelatedResources, ({ params }, viewer) =>
    listRelatedResources(platform, viewer, params.resource_id),
  )
  serve(app, author.readAuthor, ({ params }) => readAuthor(platform, params.user_id))
  serve(app, author.listAuthorWorks, ({ params, query }, { language }) =>
    listAuthorWorks(platform, language, params.user_id, query),
  )
  serve(app, author.listAuthorAddresses, ({ query }) => listAuthorAddresses(platform.db, query))
  serve(app, contract.readSigningKeys, () => listSigningKeys(db))

  personRoutes(app, platform)
  outcomeRoutes(app, db)
  rawRoutes(app, platform, readPayload)
  trialDocumentServing(app, platform)
  thumbnailServing(app, platform)
}

/** Only versions that may be downloaded: one withdrawn as harmful is not compared either. */
async function compareVersions(
  db: Db,
  resource_id: number,
  { from, to }: { from: string; to: string },
  language: Language,
) {
  const before = await findPublishedInside(db, resource_id, from)
  const after = await findPublishedInside(db, resource_id, to)
  return { from, to, ...comparisonOf(before, after, language) }
}

/** What other programs read as it is, without our envelope: the schema of manifests, and schedules to subscribe to. */
function rawRoutes(app: FastifyInstance, { config }: Platform, readPayload: ReadPayload) {
  const path = '/api/schemas/manifest-1.json'
  const $id = `${config.PUBLIC_ADDRESS}${config.API_ROOT}${path}`
  const schema = JSON.stringify({ $id, ...manifestSchema })
  app.get(path, (_, reply) =>
    reply.type('application/schema+json').header('cache-control', 'public, max-age=300').send(schema),
  )

  app.get<{ Params: { resource_id: string } }>('/api/resources/:resource_id/calendar.ics', async (request, reply) => {
    const schedule = await findSchedule(readPayload, request.params.resource_id)
    if (schedule === null) return reply.code(404).type('text/plain').send()
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'public, max-age=300').send(schedule)
  })
}

/** Calendars come again and again: to them a schedule that is gone is a 404, and the newest version is news. */
async function findSchedule(readPayload: ReadPayload, resource_id: string): Promise<string | null> {
  const { success, data } = id.safeParse(resource_id)
  if (!success) return null
  try {
    const { entry, text } = await readPayload(data)
    return entry.endsWith('.ics') ? text : null
  } catch (error) {
    if (error instanceof Failure && error.failure === 'not_found') return null
    throw error
  }
}
