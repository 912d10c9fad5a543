import type { shareProject as share } from '@atrium/contract/project/share'
import type { Db } from '../../../platform/db/db.ts'
import type { RequestInput } from '../../../platform/http/serve.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { hashPassword } from '../../account/account.password.ts'
import { makeLink, revokeLink as revoke, type ShareTarget } from '../../share/share.link.ts'
import { note } from '../project.activity.ts'
import { requireProjectRight } from '../project.policy.ts'

export const projectEntry: ShareTarget = { column: 'project_id', page: '/p/' }

export async function shareProject(
  platform: Pick<Platform, 'db' | 'secret' | 'config'>,
  viewer: Viewer,
  project_id: number,
  { days, password, may_download }: RequestInput<typeof share>['body'],
) {
  const { db } = platform
  await requireProjectRight(db, viewer, project_id, 'edit')
  const password_hash = password === null ? null : await hashPassword(password)

  return db.transaction().execute(async (tx) => {
    await requireProjectRight(tx, viewer, project_id, 'edit')
    const request = { goal_id: project_id, days, password_hash, may_download }
    const link = await makeLink(tx, platform, viewer, projectEntry, request)
    await note(tx, viewer, project_id, 'shared')
    return link
  })
}

export async function revokeLink(
  tx: Db,
  viewer: Viewer,
  { project_id, link_id }: { project_id: number; link_id: number },
): Promise<null> {
  await requireProjectRight(tx, viewer, project_id, 'edit')
  await revoke(tx, projectEntry, project_id, link_id)
  await note(tx, viewer, project_id, 'link_revoked')
  return null
}
