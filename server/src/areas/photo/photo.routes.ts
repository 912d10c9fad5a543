import * as contract from '@atrium/contract/account/photo'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import type { Platform } from '../../platform.ts'
import { photoFetch } from './photo.jobs.ts'
import { changePhoto, removePhoto } from './photo.service.ts'

export function photoRoutes(app: FastifyInstance, { db }: Platform) {
  serve(app, contract.changePhoto, ({ body }, viewer) =>
    db.transaction().execute((tx) => changePhoto(tx, viewer, body.file_id)),
  )
  serve(app, contract.removePhoto, (_asked, viewer) => db.transaction().execute((tx) => removePhoto(tx, viewer)))
  serve(app, contract.answerPhotoOffer, ({ body }, viewer) =>
    db.transaction().execute((tx) => answerOffer(tx, viewer, body.take)),
  )
}

/** The provider's picture is fetched only after its owner agreed; either answer is remembered, and not asked again. */
async function answerOffer(tx: Db, { user_id }: Viewer, take: boolean): Promise<null> {
  const { rows } = await sql<{ identity_id: number }>`
    update identity set photo_answer = ${take ? 'taken' : 'declined'}
    where user_id = ${user_id} and photo_address is not null and photo_answer is null
    returning identity_id`.execute(tx)
  const identity_id = rows.at(-1)?.identity_id
  if (identity_id === undefined) throw new Failure('not_found', { detail: 'no provider photo is offered' })
  if (take) await enqueue(tx, photoFetch, { identity_id })
  return null
}
