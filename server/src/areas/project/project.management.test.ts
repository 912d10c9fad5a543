import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenProject } from '../../../test/given/project.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../test/portal.ts'

const put = async ({ send }: Portal, url: string, payload: object, headers: Record<string, string> = {}) =>
  (await send({ method: 'PUT', url, payload, headers })).json()

async function givenOwner({ db }: Portal) {
  const { user_id } = await givenAccount(db, { user_name: '青禾' })
  return { user_id, headers: { authorization: `Bearer ${(await givenSession(db, user_id)).token}` } }
}

test('projects are listed from outside: whose, how large, never what is in them [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenOwner(portal)
  const project_id = await givenProject(portal.db, user_id, { title: '总部上线' })
  await portal.db.insertInto('project_note').values({ project_id, title: '机密', body: '机密' }).execute()

  const answer = await portal.get('/api/management/projects')
  expect(answer.data.list).toMatchObject([
    { project_id, title: '总部上线', state: 'active', owner_name: '青禾', member_count: 1, item_count: 0 },
  ])
  expect(JSON.stringify(answer)).not.toContain('机密')
})

test('an archived project is read-only; an ended one is not found [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const { user_id, headers } = await givenOwner(portal)
  const project_id = await givenProject(portal.db, user_id)
  const note = () => portal.post(`/api/projects/${project_id}/notes`, { title: '一', body: '二' }, headers)
  const read = () => portal.get(`/api/projects/${project_id}`, headers)
  const become = (state: string, reason = '已验收') =>
    put(portal, `/api/management/projects/${project_id}/state`, { state, reason })

  expect((await note()).code).toBe(0)
  expect((await read()).data.archived).toBe(false)
  expect((await become('archived', '')).code).toBe(failures.invalid_input.code)
  expect((await become('archived')).code).toBe(0)
  expect((await note()).code).toBe(failures.not_allowed.code)
  expect(await read()).toMatchObject({ code: 0, data: { archived: true } })

  await become('ended')
  expect((await read()).code).toBe(failures.not_found.code)
  expect((await portal.get('/api/projects', headers)).data.total).toBe(0)
  await become('active')
  expect(await read()).toMatchObject({ code: 0, data: { archived: false } })
  const audit = await portal.db.selectFrom('audit').selectAll().orderBy('audit_id').execute()
  expect(audit[0]).toMatchObject({
    screen: 'projects',
    subject: 'project',
    subject_id: project_id,
    reason: '已验收',
    before: { state: 'active' },
    after: { state: 'archived' },
  })
})

test('every link is listed without the link itself, and revoked with a reason [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const { user_id, headers } = await givenOwner(portal)
  const project_id = await givenProject(portal.db, user_id, { title: '总部上线' })
  const made = (await portal.post(`/api/projects/${project_id}/links`, { days: 7 }, headers)).data
  const token = made.address.split('/').at(-1)
  expect((await portal.get(`/api/shared-projects/${token}`)).code).toBe(0)

  const answer = await portal.get('/api/management/project-links')
  expect(answer.data.list).toMatchObject([
    { link_id: made.link_id, title: '总部上线', made_by: '青禾', state: 'open', has_password: false },
  ])
  expect(JSON.stringify(answer)).not.toContain(token)

  const url = `/api/management/project-links/${made.link_id}/revocation`
  expect((await put(portal, url, { reason: '外发过多' })).code).toBe(0)
  expect((await portal.get(`/api/shared-projects/${token}`)).code).toBe(failures.not_found.code)
  expect((await put(portal, url, { reason: '外发过多' })).code).toBe(failures.not_found.code)
  const { rows } = await sql<{ after: object; before: object }>`select before, after from audit`.execute(portal.db)
  expect(JSON.stringify(rows)).not.toContain('token')
})
