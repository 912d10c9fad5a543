import * as contract from '@atrium/contract/case/case'
import { id } from '@atrium/contract/kit'
import type { Language } from '@atrium/contract/languages'
import { isLanguage } from '@atrium/contract/languages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendZip } from '../../platform/archive/send.ts'
import { refusal } from '../../platform/http/access.ts'
import { Failure } from '../../platform/http/failure.ts'
import { networkOf } from '../../platform/http/protection/limit.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import * as tickets from '../../platform/secret/ticket.ts'
import type { Platform } from '../../platform.ts'
import { findKit, recordKit } from './case.kit.ts'
import { packagesOf, packKit } from './case.kit-pack.ts'
import { kitName } from './case.kit-texts.ts'

interface KitRequest {
  Params: { case_id: string }
  Querystring: { ticket?: string; lang?: string }
}

/** The kit itself is a file, not an answer: an address that a link without any script can have. */
export function kitRoutes(app: FastifyInstance, platform: Platform) {
  const { secret, config } = platform

  serve(app, contract.openCaseKit, async ({ params: { case_id } }, viewer) => {
    const kit = await findKit(platform, viewer, case_id)
    const { user_id, language } = viewer
    return {
      address: `${config.API_ROOT}/api/cases/${case_id}/kit?ticket=${issueTicket(secret, { case_id, user_id, language })}`,
      file_name: kitName(language, kit.headline),
      files: packagesOf(kit),
    }
  })

  app.get<KitRequest>('/api/cases/:case_id/kit', { exposeHeadRoute: false }, async (request, reply) => {
    const { success, data: case_id } = id.safeParse(request.params.case_id)
    if (!success) throw new Failure('not_found')
    const viewer = await whoAsks(request, case_id)
    const refused = refusal(contract.openCaseKit.access, viewer)
    if (refused) throw new Failure(refused)

    const kit = await findKit(platform, viewer, case_id)
    await recordKit(platform, kit, { user_id: viewer.user_id, network: networkOf(request) })
    const zip = packKit({ ...platform, language: viewer.language }, kit)
    return sendZip(reply, zip, kitName(viewer.language, kit.headline))
  })

  /** Who has a ticket was let in when it was issued. */
  async function whoAsks(request: FastifyRequest<KitRequest>, case_id: number): Promise<Viewer> {
    const { ticket, lang } = request.query
    const viewer = await app.identify(request)
    const holder = ticket === undefined ? null : readTicket(secret, ticket, case_id)
    if (holder) return { ...viewer, ...holder, menus: null }
    return { ...viewer, language: isLanguage(lang) ? lang : viewer.language }
  }
}

/** Who may fetch which kit, and in which language. */
interface KitTicket {
  case_id: number
  user_id: number | null
  language: Language
}

function issueTicket(secret: Secret, ticket: KitTicket): string {
  return tickets.issueTicket(secret, 'case-kit', ticket)
}

/** Null for what is forged, over, or of another case. */
function readTicket(secret: Secret, text: string, case_id: number): KitTicket | null {
  const ticket = tickets.readTicket<KitTicket>(secret, 'case-kit', text)
  return ticket?.case_id === case_id ? ticket : null
}
