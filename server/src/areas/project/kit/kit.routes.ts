import { isLanguage } from '@atrium/contract/languages'
import * as contract from '@atrium/contract/project/kit'
import * as management from '@atrium/contract/project/kit-management'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendZip } from '../../../platform/archive/send.ts'
import { refusal } from '../../../platform/http/access.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { networkOf } from '../../../platform/http/protection/limit.ts'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { rememberKey } from '../../../platform/secret/signing-keys.ts'
import { issueTicket, readTicket } from '../../../platform/secret/ticket.ts'
import type { Platform } from '../../../platform.ts'
import { packExport } from '../export/export.pack.ts'
import { recordExport } from '../export/export.ts'
import { planKitExport } from './kit.export.ts'
import { changeKitState, createKit, listManagedKits, readKitForAudit, readManagedKit, saveKit } from './kit.managed.ts'
import { listKits, readKit } from './kit.ts'

const use = 'kit-export'

/** Who fetches which kit, and in which language. */
type KitPass = Pick<Viewer, 'user_id' | 'language' | 'menus' | 'roles'> & { slug: string }

interface KitRequest {
  Params: { slug: string }
  Querystring: { ticket?: string; lang?: string; environment?: string }
}

/** Kits as everybody sees them. The zip itself is a file, not an answer: an address that a link without any script can have. */
export function kitRoutes(app: FastifyInstance, platform: Platform) {
  const { db, secret, config } = platform

  serve(app, contract.listKits, (_asked, viewer) => listKits(db, viewer))
  serve(app, contract.readKit, ({ params }, viewer) => readKit(platform, viewer, params.slug))
  serve(app, contract.exportKit, async ({ params: { slug }, body: { environment = {} } }, viewer) => {
    const { listed, file_name } = await planKitExport(platform, viewer, slug, environment)
    const { user_id, language, menus, roles } = viewer
    const pass: KitPass = { user_id, language, menus, roles, slug }
    const query = new URLSearchParams({
      ticket: issueTicket(secret, use, pass),
      environment: JSON.stringify(environment),
    })
    return {
      address: `${config.API_ROOT}/api/kits/${slug}/export?${query}`,
      file_name,
      files: listed.map(({ path, size, sha256 }) => ({ path, size, sha256 })),
    }
  })

  app.get<KitRequest>('/api/kits/:slug/export', { exposeHeadRoute: false }, async (request, reply) => {
    const viewer = await whoAsks(request)
    const refused = refusal(contract.exportKit.access, viewer)
    if (refused) throw new Failure(refused)
    const environment = contract.kitEnvironment.safeParse(request.query.environment ?? '{}')
    if (!environment.success) throw new Failure('invalid_input', { field: 'environment' })

    const plan = await planKitExport(platform, viewer, request.params.slug, environment.data)
    // The key is published before anything signed with it goes out.
    await db.transaction().execute((tx) => rememberKey(tx, plan.signer))
    await recordExport(platform, { viewer, network: networkOf(request), parts: plan.parts })
    return sendZip(reply, packExport(platform, plan, plan.updated_at), plan.file_name)
  })

  /** Who has a ticket was let in when it was issued. */
  async function whoAsks(request: FastifyRequest<KitRequest>): Promise<Viewer> {
    const { ticket, lang } = request.query
    const viewer = await app.identify(request)
    const pass = ticket === undefined ? null : readTicket<KitPass>(secret, use, ticket)
    if (pass?.slug === request.params.slug) return { ...viewer, ...pass }
    return { ...viewer, language: isLanguage(lang) ? lang : viewer.language }
  }
}

/** Kits as staff put them together. */
export function kitManagementRoutes(app: FastifyInstance, platform: Platform) {
  const { db, wiring } = platform
  const audited = { subject: 'kit', read: readKitForAudit }

  serve(app, management.listManagedKits, (_asked, viewer) => listManagedKits(db, viewer))
  serve(app, management.readManagedKit, ({ params }, viewer) => readManagedKit(db, viewer, params.kit_id))
  serveChange(app, platform, management.createKit, {
    ...audited,
    id: (_, data) => data?.kit_id,
    work: (tx, { body }) => createKit(tx, body),
  })
  serveChange(app, platform, management.saveKit, {
    ...audited,
    id: ({ params }) => params.kit_id,
    work: (tx, { params, body }) => saveKit(tx, wiring, params.kit_id, body),
  })
  serveChange(app, platform, management.changeKitState, {
    ...audited,
    id: ({ params }) => params.kit_id,
    work: (tx, { params: { kit_id }, body: { is_published } }, viewer) =>
      changeKitState(tx, wiring, viewer, { kit_id, is_published }),
  })
}
