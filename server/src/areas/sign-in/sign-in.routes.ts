import * as contract from '@atrium/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { originOf } from '../../platform/http/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { readPlace } from './sign-in.place.ts'
import { register } from './sign-in.register.ts'
import { resetPassword } from './sign-in.reset.ts'
import { sendEmailCode, sendMobileCode } from './sign-in.send.ts'
import { signIn } from './sign-in.service.ts'

export function signInRoutes(app: FastifyInstance, { places }: Platform) {
  serve(app, contract.sendMobileCode, notBuiltYet)
  serve(app, contract.sendEmailCode, notBuiltYet)
  serve(app, contract.signIn, notBuiltYet)
  serve(app, contract.register, notBuiltYet)
  serve(app, contract.resetPassword, notBuiltYet)
  serve(app, contract.listProviders, notBuiltYet)
  serve(app, contract.startOauth, notBuiltYet)
  serve(app, contract.readOauthResult, notBuiltYet)
  serve(app, contract.readIpInfo, (_asked, { language }, { request }) => readPlace(places, request.ip, language))
}

function notBuiltYet(): never {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
