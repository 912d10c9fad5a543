import * as contract from '@atrium/contract/file'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { openFile } from './file.open.ts'

export function fileRoutes(app: FastifyInstance, platform: Platform) {
  serve(app, contract.beginUpload, notBuiltYet)
  serve(app, contract.readUpload, notBuiltYet)
  serve(app, contract.cancelUpload, notBuiltYet)
  serve(app, contract.sendChunk, notBuiltYet)
  serve(app, contract.listMyFiles, notBuiltYet)
  serve(app, contract.readFile, notBuiltYet)
  serve(app, contract.removeFile, notBuiltYet)
  serve(app, contract.openFile, ({ params, body }, viewer, { request }) =>
    openFile(platform, viewer, params.file_id, body, request),
  )
}

function notBuiltYet(): never {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
