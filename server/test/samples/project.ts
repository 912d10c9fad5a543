import { sql } from 'kysely'
import { givenKit, givenKitResources, kitOf } from '../given/kit.ts'
import { givenProject } from '../given/project.ts'
import { givenPublished } from '../given/published.ts'
import { givenStoredFile } from '../given/stored-file.ts'
import { givenAccount, type Portal } from '../portal.ts'
import type { CallSamples } from './samples.ts'

async function own({ db, user_id }: Portal, fixture: Parameters<typeof givenProject>[2] = {}) {
  return { project_id: await givenProject(db, user_id, fixture) }
}

async function withItem(portal: Portal) {
  const { resource_id } = await givenPublished(portal.platform)
  const { project_id } = await own(portal, { items: [{ item_id: resource_id, version: '1.0.0' }] })
  const { project_item_id } = await portal.db
    .selectFrom('project_item')
    .select('project_item_id')
    .where('project_id', '=', project_id)
    .executeTakeFirstOrThrow()
  return { project_id, project_item_id }
}

async function withCheck(portal: Portal) {
  const { project_id } = await own(portal)
  const { data } = await portal.post(`/api/projects/${project_id}/checks`, { text: '试点' })
  return { project_id, check_id: data.check_id }
}

async function withNote(portal: Portal) {
  const { project_id } = await own(portal)
  const { data } = await portal.post(`/api/projects/${project_id}/notes`, { title: '切换', body: '周五' })
  return { project_id, note_id: data.note_id }
}

async function withFile(portal: Portal) {
  const { project_id } = await own(portal)
  const { file_id } = await givenStoredFile(portal.platform, { user_id: Number(portal.user_id) })
  await portal.post(`/api/projects/${project_id}/files`, { file_id })
  return { project_id, file_id }
}

async function withMember(portal: Portal) {
  const { user_id } = await givenAccount(portal.db)
  return { ...(await own(portal, { members: { [user_id]: 'reader' } })), user_id }
}

async function withLink(portal: Portal, { project_id }: { project_id: number }, options: object = {}) {
  const { data } = await portal.post(`/api/projects/${project_id}/links`, { days: 30, ...options })
  return { project_id, link_id: data.link_id, token: new URL(data.address).pathname.split('/').at(-1) ?? '' }
}

/** Somebody else's project, to which the person is invited by email. */
async function invited(portal: Portal) {
  const { db, user_id } = portal
  const account = db.selectFrom('account').select('email').where('user_id', '=', user_id)
  const { email } = await account.executeTakeFirstOrThrow()
  const owner = await portal.signedInAs(await givenAccount(db))
  const { project_id } = await own(owner)
  await owner.post(`/api/projects/${project_id}/invitations`, { account: email, role: 'reader' })
  return { project_id }
}

const idsOf = async (portal: Portal) => (await givenKitResources(portal)).map(({ resource_id }) => resource_id)

async function givenDraftKit(portal: Portal) {
  const kit = kitOf(await idsOf(portal))
  const { kit_id } = (await portal.post('/api/management/kits', kit)).data
  const { updated_at } = (await portal.get(`/api/management/kits/${kit_id}`)).data
  return { kit_id, kit, seen_at: updated_at }
}

export const projectSamples: CallSamples = {
  'POST /api/kits/{slug}/export': async (portal) => {
    const { slug } = await givenKit(portal, await idsOf(portal))
    return { params: { slug }, payload: { environment: { system: 'kylin' } } }
  },
  'POST /api/management/kits': async (portal) => ({ payload: kitOf(await idsOf(portal)) }),
  'PUT /api/management/kits/{kit_id}': async (portal) => {
    const { kit_id, kit, seen_at } = await givenDraftKit(portal)
    return { params: { kit_id }, payload: { ...kit, position: 20, seen_at } }
  },
  'PUT /api/management/kits/{kit_id}/state': async (portal) => {
    const { kit_id } = await givenDraftKit(portal)
    return { params: { kit_id }, payload: { is_published: true, reason: '配齐了' } }
  },
  'POST /api/projects': async () => ({ payload: { title: '合同上线' } }),
  'PATCH /api/projects/{project_id}': async (portal) => {
    return { params: await own(portal), payload: { summary: '十月', seen: { summary: '' } } }
  },
  'DELETE /api/projects/{project_id}': async (portal) => ({ params: await own(portal) }),
  'POST /api/projects/{project_id}/export': async (portal) => ({ params: await withItem(portal) }),
  'POST /api/projects/{project_id}/checks': async (portal) => ({
    params: await own(portal),
    payload: { text: '试点' },
  }),
  'PATCH /api/projects/{project_id}/checks/{check_id}': async (portal) => {
    return { params: await withCheck(portal), payload: { done: true, revision: 1 } }
  },
  'DELETE /api/projects/{project_id}/checks/{check_id}': async (portal) => {
    return { params: await withCheck(portal), query: { revision: 1 } }
  },
  'POST /api/projects/{project_id}/notes': async (portal) => ({
    params: await own(portal),
    payload: { title: '切换' },
  }),
  'PATCH /api/projects/{project_id}/notes/{note_id}': async (portal) => {
    return { params: await withNote(portal), payload: { body: '周六', seen: { body: '周五' } } }
  },
  'DELETE /api/projects/{project_id}/notes/{note_id}': async (portal) => {
    return { params: await withNote(portal), query: { revision: 1 } }
  },
  'POST /api/projects/{project_id}/files': async (portal) => {
    const { file_id } = await givenStoredFile(portal.platform, { user_id: Number(portal.user_id) })
    return { params: await own(portal), payload: { file_id } }
  },
  'DELETE /api/projects/{project_id}/files/{file_id}': async (portal) => ({ params: await withFile(portal) }),
  'POST /api/projects/{project_id}/items': async (portal) => {
    const { resource_id } = await givenPublished(portal.platform)
    return { params: await own(portal), payload: { item_id: resource_id } }
  },
  'PATCH /api/projects/{project_id}/items/{project_item_id}': async (portal) => {
    return { params: await withItem(portal), payload: { version: '1.0.0' } }
  },
  'DELETE /api/projects/{project_id}/items/{project_item_id}': async (portal) => ({ params: await withItem(portal) }),
  'POST /api/projects/{project_id}/items/newest': async (portal) => ({ params: await withItem(portal) }),
  'PUT /api/projects/{project_id}/members/{user_id}': async (portal) => {
    return { params: await withMember(portal), payload: { role: 'editor' } }
  },
  'DELETE /api/projects/{project_id}/members/{user_id}': async (portal) => ({ params: await withMember(portal) }),
  'POST /api/projects/{project_id}/invitations': async (portal) => {
    const email = `${crypto.randomUUID()}@example.com`
    return { params: await own(portal), payload: { account: email, role: 'reader' } }
  },
  'DELETE /api/projects/{project_id}/invitations/{invitation_id}': async (portal) => {
    const { project_id } = await own(portal)
    const account = `${crypto.randomUUID()}@example.com`
    await portal.post(`/api/projects/${project_id}/invitations`, { account, role: 'reader' })
    const { invitation_id } = await portal.db
      .selectFrom('project_invitation')
      .select('invitation_id')
      .where('project_id', '=', project_id)
      .executeTakeFirstOrThrow()
    return { params: { project_id, invitation_id } }
  },
  'DELETE /api/projects/{project_id}/invitation': async (portal) => ({ params: await invited(portal) }),
  'POST /api/projects/{project_id}/membership': async (portal) => ({ params: await invited(portal) }),
  'DELETE /api/projects/{project_id}/membership': async ({ db, user_id }) => {
    const owner = await givenAccount(db)
    return {
      params: { project_id: await givenProject(db, owner.user_id, { members: { [Number(user_id)]: 'reader' } }) },
    }
  },
  'POST /api/projects/{project_id}/links': async (portal) => ({ params: await own(portal), payload: { days: null } }),
  'DELETE /api/projects/{project_id}/links/{link_id}': async (portal) => {
    return { params: await withLink(portal, await own(portal)) }
  },
  'POST /api/shared-projects/{token}/visit': async (portal) => ({ params: await withLink(portal, await own(portal)) }),
  'POST /api/shared-projects/{token}/entry': async (portal) => {
    return {
      params: await withLink(portal, await own(portal), { password: 'bamboo' }),
      payload: { password: 'bamboo' },
    }
  },
  'POST /api/shared-projects/{token}/export': async (portal) => {
    return { params: await withLink(portal, await withItem(portal)), payload: {} }
  },
  'POST /api/shared-projects/{token}/files/{file_id}/address': async (portal) => {
    const project = await withFile(portal)
    return { params: { ...(await withLink(portal, project)), file_id: project.file_id }, payload: {} }
  },
  'POST /api/project-imports': async ({ platform, user_id }) => {
    const { file_id } = await givenStoredFile(platform, { user_id: Number(user_id), file_name: 'project.zip' })
    return { payload: { file_id } }
  },
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
}
