import * as contract from '@atrium/contract/identity'
import { confirmMyself } from '@atrium/contract/session'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'

export function identityRoutes(app: FastifyInstance, _platform: Platform) {
  serve(app, confirmMyself, notBuiltYet)
  serve(app, contract.setMyPassword, notBuiltYet)
  serve(app, contract.bindMyMobile, notBuiltYet)
  serve(app, contract.unbindMyMobile, notBuiltYet)
  serve(app, contract.bindMyEmail, notBuiltYet)
  serve(app, contract.unbindMyEmail, notBuiltYet)
  serve(app, contract.unbindMyIdentity, notBuiltYet)
  serve(app, contract.previewMerge, notBuiltYet)
  serve(app, contract.mergeAccounts, notBuiltYet)
}

function notBuiltYet(): never {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
