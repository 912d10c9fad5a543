import * as contract from '@atrium/contract/video/conversion-management'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { convertOnceMore, remake } from '../file/pipeline/pipeline.remake.ts'
import { conversionList, conversionState, conversionSteps } from './video.conversions-list.ts'

export function conversionManagementRoutes(app: FastifyInstance, platform: Platform) {
  serveList(app, platform, conversionList)

  serveChange(app, platform, contract.convertAgain, {
    subject: 'blob',
    id: ({ params }) => params.blob_id,
    read: readConversion,
    work: (tx, { params }) => convertAgain(tx, params.blob_id),
  })
}

interface VideoConversion extends Record<string, unknown> {
  file_name: string
  state: string
  reason: string | null
}

async function readConversion(tx: Db, blob_id: number): Promise<VideoConversion | null> {
  const { rows } = await sql<VideoConversion>`
    select file_name, ${conversionState} as state, blob.reason from blob join file using (blob_id) ${conversionSteps}
    where blob.blob_id = ${blob_id} and kind = 'video' order by file_id limit 1`.execute(tx)
  return rows[0] ?? null
}

/** One that is under way is left alone; what the scanner refused does not become better by being converted. */
async function convertAgain(tx: Db, blob_id: number): Promise<null> {
  await sql`select from blob where blob_id = ${blob_id} for update`.execute(tx)
  const conversion = await readConversion(tx, blob_id)
  if (!conversion) throw new Failure('not_found')
  if (conversion.state === 'ready') await remake(tx, blob_id)
  else if (conversion.state !== 'failed' || !(await convertOnceMore(tx, blob_id))) throw new Failure('conflict')
  return null
}
