import * as contract from '@atrium/contract/personal-data'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'

export function personalDataRoutes(app: FastifyInstance, _platform: Platform) {
  serve(app, contract.askForExport, notBuiltYet)
  serve(app, contract.listMyExports, notBuiltYet)
  serve(app, contract.openMyExport, notBuiltYet)
  serve(app, contract.askForErasure, notBuiltYet)
  serve(app, contract.cancelErasure, notBuiltYet)
}

function notBuiltYet(): never {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
