import * as contract from '@atrium/contract/account/sign-in'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../../platform/http/protection/origin.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform.ts'
import { sendCode } from './proof.send.ts'

export function proofRoutes(app: FastifyInstance, platform: Platform) {
  const { places } = platform

  serve(app, contract.sendMobileCode, ({ body: { mobile, ...body } }, viewer, { request }) =>
    sendCode(platform, viewer, { type: 'mobile', typed: mobile, ...body }, originOf(request, places)),
  )
  serve(app, contract.sendEmailCode, ({ body: { email, ...body } }, viewer, { request }) =>
    sendCode(platform, viewer, { type: 'email', typed: email, ...body }, originOf(request, places)),
  )
}
