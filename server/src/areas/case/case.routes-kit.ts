import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import * as contract from '@atrium/contract/case'
import { id } from '@atrium/contract/kit'
import { isLanguage } from '@atrium/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../../platform/http/access.ts'
import { Failure } from '../../platform/http/failure.ts'
import { networkOf } from '../../platform/http/limit.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { attachment } from '../../platform/storage/attachment.ts'
import type { Platform } from '../../platform.ts'
import { findKit, recordKit } from './case.kit.ts'
import { packagesOf, packKit } from './case.kit-pack.ts'
import { kitName } from './case.kit-texts.ts'
import { issueTicket, readTicket } from './case.kit-ticket.ts'

/** How long nothing may go out to somebody who listens. */
const silence = 30_000

interface Wish {
  Params: { case_id: string }
  Querystring: { ticket?: string; lang?: string }
}

/** The kit itself is a file, not an answer: an address that a link without any script can have. */
export function kitRoutes(app: FastifyInstance, platform: Platform) {
  const { db, secret, config } = platform

  serve(app, contract.openCaseKit, async ({ params: { case_id } }, viewer) => {
    const kit = await findKit(db, viewer, case_id)
    const { user_id, language } = viewer
    return {
      address: `${config.API_ROOT}/api/cases/${case_id}/kit?ticket=${issueTicket(secret, { case_id, user_id, language })}`,
      file_name: kitName(language, kit.headline),
      files: packagesOf(kit),
    }
  })

  app.get<Wish>('/api/cases/:case_id/kit', { exposeHeadRoute: false }, async (request, reply) => {
    const { success, data: case_id } = id.safeParse(request.params.case_id)
    if (!success) throw new Failure('not_found')
    const viewer = await whoAsks(request, case_id)
    const refused = refusal(contract.openCaseKit.access, viewer)
    if (refused) throw new Failure(refused)

    const kit = await findKit(db, viewer, case_id)
    await recordKit(platform, kit, { user_id: viewer.user_id, network: networkOf(request) })
    const { body, size } = packKit({ ...platform, language: viewer.language }, kit)
    endTogether(body, reply.raw)
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-length': size,
        'content-disposition': attachment(kitName(viewer.language, kit.headline)),
        'cache-control': 'private, no-store',
      })
      .send(body)
  })

  /** Who has a ticket was let in when it was issued. */
  async function whoAsks(request: FastifyRequest<Wish>, case_id: number): Promise<Viewer> {
    const { ticket, lang } = request.query
    const viewer = await app.identify(request)
    const holder = ticket === undefined ? null : readTicket(secret, ticket, case_id)
    if (holder) return { ...viewer, ...holder, menus: null }
    return { ...viewer, language: isLanguage(lang) ? lang : viewer.language }
  }
}

/** Nobody packs on for a client that has gone, and nobody waits for a store that has fallen silent. */
function endTogether(body: Readable, raw: ServerResponse) {
  let sent = 0
  const watch = setInterval(() => {
    const now = raw.socket?.bytesWritten ?? 0
    if (now === sent && !raw.writableNeedDrain) body.destroy(new Error('the store fell silent'))
    sent = now
  }, silence).unref()

  raw.once('close', () => {
    clearInterval(watch)
    body.destroy()
  })
}
