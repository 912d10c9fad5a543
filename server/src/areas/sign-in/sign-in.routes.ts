import * as contract from '@atrium/contract/sign-in'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { oauthRoutes } from './sign-in.oauth-routes.ts'
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
  oauthRoutes(app, platform)
  serve(app, contract.readIpInfo, (_asked, { language }, { request }) => readPlace(places, request.ip, language))
}
