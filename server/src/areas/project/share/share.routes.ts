import { isLanguage } from '@atrium/contract/languages'
import * as exporting from '@atrium/contract/project/export'
import * as contract from '@atrium/contract/project/share'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendZip } from '../../../platform/archive/send.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { networkOf } from '../../../platform/http/protection/limit.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { issueTicket, readTicket } from '../../../platform/secret/ticket.ts'
import type { Platform } from '../../../platform.ts'
import { asVisitor, issueEntry, recordLinkVisit } from '../../share/share.enter.ts'
import { packExport } from '../export/export.pack.ts'
import { noteExport, planExport, recordExport } from '../export/export.ts'
import { requireProjectRight } from '../project.policy.ts'
import { projectEntry, revokeLink, shareProject } from './share.link.ts'
import { enterShared, findDownloadable, openSharedFile, readShared } from './share.ts'

const use = 'project-export'

/** Who fetches, in which language, and by which link if it was one. */
type ExportPass = Pick<Viewer, 'user_id' | 'language' | 'menus' | 'roles'> & {
  project_id: number
  link_id: number | null
}

/** Links and what can be taken along: the zip itself is a file, not an answer. */
export function shareRoutes(app: FastifyInstance, platform: Platform) {
  const { db, secret, config } = platform

  serve(app, contract.shareProject, ({ params, body }, viewer) =>
    shareProject(platform, viewer, params.project_id, body),
  )
  serve(app, contract.revokeLink, ({ params }, viewer) =>
    db.transaction().execute((tx) => revokeLink(tx, viewer, params)),
  )
  serve(app, contract.readSharedProject, ({ params }, viewer) => readShared(platform, viewer, params.token))
  serve(app, contract.enterSharedProject, ({ params, body }, viewer) =>
    enterShared(platform, viewer, params.token, body.password),
  )
  serve(app, contract.visitSharedProject, ({ params }, viewer, { request }) =>
    recordLinkVisit(platform, viewer, projectEntry, params.token, networkOf(request)),
  )
  serve(app, contract.openSharedFile, ({ params, body }) =>
    openSharedFile(platform, params.token, params.file_id, body.entry),
  )

  serve(app, exporting.exportProject, async ({ params: { project_id } }, viewer) => {
    await requireProjectRight(db, viewer, project_id, 'read')
    const { file_name, listed } = await planExport(platform, viewer, project_id)
    const files = listed.map(({ path, size, sha256 }) => ({ path, size, sha256 }))
    return { address: addressOf(`projects/${project_id}`, passOf(viewer, project_id, null)), file_name, files }
  })
  serve(app, contract.exportSharedProject, async ({ params: { token }, body }, viewer) => {
    const { project_id, link_id } = await findDownloadable(platform, token, body.entry)
    const { file_name } = await planExport(platform, asVisitor(viewer), project_id)
    return { address: addressOf(`shared-projects/${token}`, passOf(asVisitor(viewer), project_id, link_id)), file_name }
  })

  app.get<ProjectExportRequest>(
    '/api/projects/:project_id/export',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const pass = readTicket<ExportPass>(secret, use, request.query.ticket ?? '')
      if (!pass || pass.link_id !== null || String(pass.project_id) !== request.params.project_id) {
        throw new Failure('not_found')
      }
      const viewer = { ...asVisitor({ ...pass, request_id: request.id }), ...pass }
      await requireProjectRight(db, viewer, pass.project_id, 'read')
      return send(request, reply, viewer, pass.project_id)
    },
  )

  /** Without a ticket it opens for everybody, where the link has no password: a link that works without any script. */
  app.get<ProjectExportRequest>(
    '/api/shared-projects/:token/export',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { ticket, lang } = request.query
      const pass = ticket === undefined ? null : readTicket<ExportPass>(secret, use, ticket)
      const entry = pass?.link_id ? issueEntry(secret, pass.link_id) : undefined
      const { project_id } = await findDownloadable(platform, request.params.token ?? '', entry)
      const viewer = await app.identify(request)
      const language = pass?.language ?? (isLanguage(lang) ? lang : viewer.language)
      return send(request, reply, asVisitor({ language, request_id: request.id }), project_id)
    },
  )

  async function send(request: FastifyRequest, reply: FastifyReply, viewer: Viewer, project_id: number) {
    const plan = await planExport(platform, viewer, project_id)
    await db.transaction().execute((tx) => noteExport(tx, viewer, project_id, plan))
    await recordExport(platform, { viewer, network: networkOf(request), parts: plan.parts })
    return sendZip(reply, packExport(platform, plan, plan.updated_at), plan.file_name)
  }

  function addressOf(path: string, pass: ExportPass) {
    return `${config.API_ROOT}/api/${path}/export?ticket=${issueTicket(secret, use, pass)}`
  }
}

interface ProjectExportRequest {
  Params: { project_id?: string; token?: string }
  Querystring: { ticket?: string; lang?: string }
}

function passOf({ user_id, language, menus, roles }: Viewer, project_id: number, link_id: number | null): ExportPass {
  return { user_id, language, menus, roles, project_id, link_id }
}
