import * as contract from '@atrium/contract/project/management'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { serveChange } from '../../platform/http/serve-change.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { serveList } from '../../platform/list/list.ts'
import type { Platform } from '../../platform.ts'
import { revokeLink } from '../share/share.link.ts'
import { kitManagementRoutes } from './kit/kit.routes.ts'
import { note } from './project.activity.ts'
import { projectList } from './project.projects-list.ts'
import { projectEntry } from './share/share.link.ts'
import { linkList } from './share/share.link-list.ts'

/** Projects from outside, for those who run the portal. */
export function projectManagementRoutes(app: FastifyInstance, platform: Platform) {
  serveList(app, platform, projectList)
  serveList(app, platform, linkList)
  kitManagementRoutes(app, platform)

  serveChange(app, platform, contract.changeProjectState, {
    subject: 'project',
    id: ({ params }) => params.project_id,
    read: readProjectForAudit,
    work: (tx, { params, body }) => changeState(tx, params.project_id, body.state),
  })
  serveChange(app, platform, contract.revokeManagementLink, {
    subject: 'share_link',
    id: ({ params }) => params.link_id,
    read: readLinkForAudit,
    work: (tx, { params }, viewer) => revoke(tx, viewer, params.link_id),
  })
}

/** Links into what is ended lead nowhere, also when it is opened again: who comes then was let in anew. */
async function changeState(tx: Db, project_id: number, state: string): Promise<null> {
  const changed = await tx
    .updateTable('project')
    .set({ state })
    .where('project_id', '=', project_id)
    .returning('project_id')
    .executeTakeFirst()
  if (!changed) throw new Failure('not_found')
  if (state === 'ended') {
    await sql`
      update share_link set revoked_at = now() where project_id = ${project_id} and revoked_at is null`.execute(tx)
  }
  return null
}

async function revoke(tx: Db, viewer: Pick<Viewer, 'user_id'>, link_id: number): Promise<null> {
  const link = await tx
    .selectFrom('share_link')
    .select('project_id')
    .where('link_id', '=', link_id)
    .where('project_id', 'is not', null)
    .executeTakeFirst()
  if (!link?.project_id) throw new Failure('not_found')
  await revokeLink(tx, projectEntry, link.project_id, link_id)
  await note(tx, viewer, link.project_id, 'link_revoked')
  return null
}

/** Only name and state: staff do not see the contents either. */
async function readProjectForAudit(tx: Db, project_id: number) {
  const found = await tx
    .selectFrom('project')
    .select(['title', 'state'])
    .where('project_id', '=', project_id)
    .executeTakeFirst()
  return found ?? null
}

async function readLinkForAudit(tx: Db, link_id: number) {
  const found = await tx
    .selectFrom('share_link')
    .select(['project_id', 'made_by', 'expires_at', 'revoked_at', 'visit_count'])
    .where('link_id', '=', link_id)
    .executeTakeFirst()
  return found ?? null
}
