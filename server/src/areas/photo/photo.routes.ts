import * as contract from '@atrium/contract/photo'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { answerOffer } from './photo.offer.ts'
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
