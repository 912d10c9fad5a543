import * as contract from '@atrium/contract/session'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'

export function sessionRoutes(app: FastifyInstance, _platform: Platform) {
  serve(app, contract.listMySessions, notBuiltYet)
  serve(app, contract.endMySession, notBuiltYet)
  serve(app, contract.endMySessions, notBuiltYet)
  serve(app, contract.confirmMyself, notBuiltYet)
}

function notBuiltYet(): never {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
