import * as contract from '@atrium/contract/file'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { listMyFiles, readFile, removeFile } from './file.service.ts'
import { openFile } from './serve/serve.open.ts'
import { sendChunk } from './upload/upload.chunk.ts'
import { beginUpload, cancelUpload, readUpload } from './upload/upload.ts'

export function fileRoutes(app: FastifyInstance, platform: Platform) {
  const { config, db, storage } = platform
  const quota = Math.round(config.FILE_QUOTA_GB * 1024 ** 3)

  serve(app, contract.beginUpload, ({ body }, viewer) => beginUpload(platform, personOf(viewer), body, quota))
  serve(app, contract.readUpload, ({ params }, viewer) => readUpload(db, personOf(viewer), params.upload_id))
  serve(app, contract.cancelUpload, ({ params }, viewer) => cancelUpload(platform, personOf(viewer), params.upload_id))
  serve(app, contract.sendChunk, ({ form }, viewer) => sendChunk(platform, personOf(viewer), form, quota))

  serve(app, contract.listMyFiles, ({ query }, viewer) => listMyFiles(db, personOf(viewer), query, quota))
  serve(app, contract.readFile, ({ params }, viewer) => readFile(db, personOf(viewer), params.file_id))
  serve(app, contract.removeFile, ({ params }, viewer) => removeFile(db, storage, personOf(viewer), params.file_id))
  serve(app, contract.openFile, ({ params, body }, viewer, { request }) =>
    openFile(platform, viewer, params.file_id, body, request),
  )
}

/** These calls are open to signed-in people only. */
function personOf({ user_id }: Viewer): number {
  if (user_id === null) throw new Failure('not_logged_in')
  return user_id
}
