import * as contract from '@atrium/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/http/failure.ts'
import { originOf } from '../../platform/http/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { readPlace } from './sign-in.place.ts'
import { register } from './sign-in.register.ts'
import { resetPassword } from './sign-in.reset.ts'
import { signIn } from './sign-in.service.ts'

export function signInRoutes(app: FastifyInstance, platform: Platform) {
  const { places } = platform

  serve(app, contract.signIn, ({ body }, _viewer, { request }) => signIn(platform, body, originOf(request, places)))
  serve(app, contract.register, ({ body }, { language }, { request }) =>
    register(platform, body, language, originOf(request, places)),
  )
  serve(app, contract.resetPassword, ({ body }, { language }, { request }) =>
    resetPassword(platform, body, language, originOf(request, places)),
  )
  serve(app, contract.listProviders, notBuiltYet)
  serve(app, contract.startOauth, notBuiltYet)
  serve(app, contract.readOauthResult, notBuiltYet)
  serve(app, contract.readIpInfo, (_asked, { language }, { request }) => readPlace(places, request.ip, language))
}

function notBuiltYet(): never {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
