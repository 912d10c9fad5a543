import { id } from '@atrium/contract/kit'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import type { Platform } from '../../platform.ts'
import { manifestSchema } from './package/manifest-schema.ts'
import type { ReadPayload } from './resource.payload.ts'

/** What other programs read as it is, without our envelope: the schema of manifests, and schedules to subscribe to. */
export function rawRoutes(app: FastifyInstance, { config }: Platform, readPayload: ReadPayload) {
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
