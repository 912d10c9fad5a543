import * as contract from '@atrium/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'

export function signInRoutes(app: FastifyInstance, _platform: Platform) {
  serve(app, contract.sendMobileCode, notBuiltYet)
  serve(app, contract.sendEmailCode, notBuiltYet)
  serve(app, contract.signIn, notBuiltYet)
  serve(app, contract.register, notBuiltYet)
  serve(app, contract.resetPassword, notBuiltYet)
  serve(app, contract.listProviders, notBuiltYet)
  serve(app, contract.startOauth, notBuiltYet)
  serve(app, contract.readOauthResult, notBuiltYet)
  serve(app, contract.readIpInfo, notBuiltYet)
}

function notBuiltYet(): never {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
