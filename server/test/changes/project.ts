import { sql } from 'kysely'
import { givenProject } from '../given-project.ts'
import type { Changes } from './changes.ts'

export const projectChanges = {
  'PUT /api/management/projects/{project_id}/state': async ({ db, user_id }) => ({
    params: { project_id: await givenProject(db, user_id) },
    payload: { state: 'archived', reason: '项目已验收' },
  }),
  'PUT /api/management/project-links/{link_id}/revocation': async ({ db, user_id }) => {
    const project_id = await givenProject(db, user_id)
    const { rows } = await sql<{ link_id: number }>`
      insert into share_link (project_id, token_hash, token, made_by)
      values (${project_id}, '\\x01', '\\x01', ${user_id}) returning link_id`.execute(db)
    return { params: { link_id: rows[0]?.link_id ?? 0 }, payload: { reason: '外发过多' } }
  },
} satisfies Changes
