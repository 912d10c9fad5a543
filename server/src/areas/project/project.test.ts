import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenProject } from '../../../test/given/project.ts'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { receivedLetters } from '../../../test/messages.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'

/** Somebody else, with what their browser sends. */
async function another({ db }: Portal, person = {}) {
  const { user_id } = await givenAccount(db, { user_name: '半夏', ...person })
  return { user_id, headers: { authorization: `Bearer ${(await givenSession(db, user_id)).token}` } }
}
type OtherPerson = Awaited<ReturnType<typeof another>>

const send = async (portal: Portal, method: 'PATCH' | 'PUT' | 'DELETE', url: string, payload = {}, as?: OtherPerson) =>
  (await portal.send({ method, url, payload, ...(as && { headers: as.headers }) })).json()

test('a member lists only their projects, the one changed last first', async () => {
  const portal = await startPortal(someone)
  const stranger = await another(portal)
  await givenProject(portal.db, stranger.user_id, { title: '别人的' })
  const first = (await portal.post('/api/projects', { title: '合同上线', summary: '十月' })).data.project_id
  await portal.post('/api/projects', { title: '假勤上线' })
  await portal.post(`/api/projects/${first}/checks`, { text: '导入表单' })

  const { data } = await portal.get('/api/projects')

  expect(data.list.map(({ title }: { title: string }) => title)).toEqual(['合同上线', '假勤上线'])
  expect(data).toMatchObject({
    total: 2,
    list: [{ role: 'owner', checks: { done: 0, total: 1 }, member_count: 1 }, {}],
  })
})

test('text that no database can hold and a revision out of range are refused as wrong input', async () => {
  const portal = await startPortal(someone)
  const project_id = await givenProject(portal.db, portal.user_id)

  const surrogate = await portal.post(`/api/projects/${project_id}/checks`, { text: 'x\udfffy' })
  const check = (await portal.post(`/api/projects/${project_id}/checks`, { text: '备份' })).data
  const revision = await send(portal, 'PATCH', `/api/projects/${project_id}/checks/${check.check_id}`, {
    done: true,
    revision: 2 ** 31,
  })

  expect([surrogate.code, revision.code]).toEqual([failures.invalid_input.code, failures.invalid_input.code])
  expect(revision.data.field).toBe('revision')
})

test('to a stranger a project is not there; a reader reads, but changes nothing', async () => {
  const portal = await startPortal(someone)
  const reader = await another(portal)
  const stranger = await another(portal)
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [reader.user_id]: 'reader' } })
  const write = (as: OtherPerson) => portal.post(`/api/projects/${project_id}/notes`, { title: '会议' }, as.headers)

  expect((await portal.get(`/api/projects/${project_id}`, reader.headers)).data.role).toBe('reader')
  expect((await write(reader)).code).toBe(failures.not_allowed.code)
  expect((await portal.get(`/api/projects/${project_id}`, stranger.headers)).code).toBe(failures.not_found.code)
  expect((await write(stranger)).code).toBe(failures.not_found.code)
  expect((await portal.get('/api/projects', { authorization: '' })).code).toBe(failures.not_logged_in.code)
})

test('two who change a note at once lose nothing: the second gets the first one’s text, and what was written stays', async () => {
  const portal = await startPortal(someone)
  const editor = await another(portal)
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [editor.user_id]: 'editor' } })
  const notes = `/api/projects/${project_id}/notes`
  const { note_id } = (await portal.post(notes, { title: '切换', body: '周五' })).data
  const change = (body: string, seen: string, as?: OtherPerson) =>
    send(portal, 'PATCH', `${notes}/${note_id}`, { body, seen: { body: seen } }, as)

  const answers = await Promise.all([change('周六', '周五'), change('周日', '周五', editor)])

  const [won, lost] = answers[0]?.code === 0 ? answers : [answers[1], answers[0]]
  expect(lost.code).toBe(failures.conflict.code)
  expect(lost.data.stale).toBe('body')
  expect(JSON.parse(lost.data.current)).toEqual({ title: '切换', body: won.data.body })
  const [kept] = (await portal.get(`/api/projects/${project_id}`)).data.notes
  expect(kept).toMatchObject({ body: won.data.body, revision: 2 })

  expect((await change('周六或周日', won.data.body, editor)).data).toMatchObject({ revision: 3, updated_by: '半夏' })
  expect((await send(portal, 'DELETE', `${notes}/${note_id}?revision=2`)).code).toBe(failures.conflict.code)
})

test('title and summary, and the lines of the check list, are guarded in the same way', async () => {
  const portal = await startPortal(someone)
  const project_id = await givenProject(portal.db, portal.user_id)
  const address = `/api/projects/${project_id}`
  const { check_id } = (await portal.post(`${address}/checks`, { text: '备份' })).data
  const describe = (title: string, seen: string) => send(portal, 'PATCH', address, { title, seen: { title: seen } })
  const { title } = (await portal.get(address)).data
  const check = (change: object) => send(portal, 'PATCH', `${address}/checks/${check_id}`, change)

  expect((await describe('第一个', title)).data).toMatchObject({ title: '第一个' })
  expect((await describe('第二个', title)).data).toMatchObject({ stale: 'title' })
  expect((await portal.get(address)).data.title).toBe('第一个')

  expect((await check({ done: true, revision: 1 })).data).toMatchObject({ done: true, revision: 2 })
  expect((await check({ done: true, revision: 1 })).code, 'both ticked it: they agree').toBe(0)
  expect((await check({ text: '先备份', revision: 1 })).data).toMatchObject({ text: '备份', done: 'true' })
})

test('an item is pinned to a version; a newer one is marked, and all are brought up to date at once', async () => {
  const portal = await startPortal(someone)
  const flow = await givenPublished(portal.platform)
  const form = await givenPublished(portal.platform, { type: 'form', version: { files: { 'form.json': '{}' } } })
  const project_id = await givenProject(portal.db, portal.user_id)
  const items = `/api/projects/${project_id}/items`
  for (const { resource_id } of [flow, form]) await portal.post(items, { item_id: resource_id })
  await givenVersion(portal.platform, flow.resource_id, { version: '2.0.0' })
  const versions = async () => {
    const { data } = await portal.get(`/api/projects/${project_id}`)
    return data.items.map(({ resource_type, version, newest_version }: Record<string, string>) => [
      resource_type,
      version,
      newest_version,
    ])
  }

  expect(await versions()).toEqual([
    ['form', '1.0.0', null],
    ['flow', '1.0.0', '2.0.0'],
  ])
  expect((await portal.get('/api/projects')).data.list[0]).toMatchObject({ item_count: 2, newer_count: 1 })
  expect((await portal.post(`${items}/newest`)).data).toEqual({ updated: 1 })
  expect(await versions()).toEqual([
    ['form', '1.0.0', null],
    ['flow', '2.0.0', null],
  ])
  expect((await portal.get(`/api/projects/${project_id}`)).data.activities[0]).toMatchObject({
    action: 'item_updated',
    subject: { version: '2.0.0', from: '1.0.0' },
  })
  expect((await portal.post(items, { item_id: flow.resource_id, version: '9.9.9' })).code).toBe(failures.not_found.code)
})

test('what is needed besides, what is missing, what does not fit and what goes in circles is named', async () => {
  const portal = await startPortal(someone)
  const named = async (slug: string, title: string, depends_on: { kind: string; id: string; range: string }[] = []) => {
    const given = await givenPublished(portal.platform, { title: { 'zh-CN': title }, version: { depends_on } })
    await sql`update item set slug = ${slug} where item_id = ${given.resource_id}`.execute(portal.db)
    return { item_id: given.resource_id, version: '1.0.0' }
  }
  const needs = (id: string, range = '>=1.0.0', kind = 'resource') => ({ kind, id, range })
  const approval = await named('approval', '审批', [needs('sheet'), needs('signer', '>=1', 'app'), needs('gone')])
  await named('sheet', '登记表', [needs('choices')])
  await named('choices', '选项', [needs('sheet')])
  const payment = await named('payment', '付款', [needs('approval', '^2.0.0')])
  const project_id = await givenProject(portal.db, portal.user_id, { items: [payment, approval] })

  const { items, plan } = (await portal.get(`/api/projects/${project_id}`)).data

  expect(items).toMatchObject([
    { title: '审批', position: 1, refers_to: [], is_needed: true },
    { title: '付款', position: 2, refers_to: [1], is_needed: false },
  ])
  expect(plan.added.map(({ title, because }: Record<string, string>) => [title, because]).toSorted()).toEqual([
    ['登记表', '审批'],
    ['选项', '登记表'],
  ])
  expect(plan.missing).toMatchObject([
    { kind: 'app', id: 'signer', because: '审批' },
    { kind: 'resource', id: 'gone', because: '审批' },
  ])
  expect(plan.unfitting).toMatchObject([{ id: 'approval', version: '1.0.0', range: '^2.0.0', because: '付款' }])
  expect(plan.circles.map((circle: string[]) => circle.toSorted())).toEqual([['登记表', '选项']])
})

test('a file added to a project is read by all members until it is removed again', async () => {
  const portal = await startPortal(someone)
  const reader = await another(portal)
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [reader.user_id]: 'reader' } })
  const { file_id } = await givenStoredFile(portal.platform, { user_id: portal.user_id ?? 0, file_name: '方案.pdf' })
  const open = async () => (await portal.post(`/api/files/${file_id}/address`, {}, reader.headers)).code
  const put = (as?: OtherPerson) => portal.post(`/api/projects/${project_id}/files`, { file_id }, as?.headers)

  expect(await open()).toBe(failures.not_found.code)
  await put()
  expect(await open()).toBe(0)
  await send(portal, 'DELETE', `/api/projects/${project_id}/files/${file_id}`)
  expect(await open()).toBe(failures.not_found.code)
  await portal.db.updateTable('project_member').set({ role: 'editor' }).where('user_id', '=', reader.user_id).execute()
  expect((await put(reader)).code, 'not theirs to show').toBe(failures.not_found.code)
})

test('an invitation reveals nothing about an address, and only a person who proved it can join', async () => {
  const portal = await startPortal(someone)
  const invited = await another(portal, { email: 'Lan@example.com' })
  const stranger = await another(portal, { email: 'other@example.com' })
  const project_id = await givenProject(portal.db, portal.user_id, { title: '上线' })
  const invite = (account: string) =>
    portal.post(`/api/projects/${project_id}/invitations`, { account, role: 'editor' })
  const join = (as: OtherPerson) => portal.post(`/api/projects/${project_id}/membership`, {}, as.headers)

  const [known, unknown] = [await invite('lan@EXAMPLE.com'), await invite('nobody@example.com')]
  expect(known).toEqual(unknown)
  expect((await join(stranger)).code).toBe(failures.not_found.code)
  expect((await portal.get('/api/projects', invited.headers)).data.invitations).toMatchObject([
    { title: '上线', role: 'editor' },
  ])
  expect((await join(invited)).code).toBe(0)

  const { members, invitations } = (await portal.get(`/api/projects/${project_id}`)).data
  expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'editor'])
  expect(invitations).toMatchObject([{ address: 'nobody@example.com' }])
  expect((await join(invited)).code, 'it works once').toBe(failures.not_found.code)
})

test('an invitation reaches a mailbox without an account once, and says nothing of the project', async () => {
  const portal = await startPortal(someone)
  await another(portal, { email: 'lan@example.com' })
  const project_id = await givenProject(portal.db, portal.user_id, { title: '秘密上线' })
  for (const account of ['lan@example.com', 'nobody@example.com', 'nobody@example.com'])
    await portal.post(`/api/projects/${project_id}/invitations`, { account, role: 'reader' })

  const letters = await receivedLetters(portal.platform, 'nobody@example.com')

  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('/project')
  expect(letters[0]?.text).not.toContain('秘密上线')
  const invited = portal.db.selectFrom('message').select('template').where('template', '=', 'project_invited')
  expect(await invited.execute()).toHaveLength(1)
})

test('leaving a project leaves it and declines invitations that are still pending', async () => {
  const portal = await startPortal(someone)
  const reader = await another(portal, { email: 'lan@example.com' })
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [reader.user_id]: 'reader' } })
  await portal.post(`/api/projects/${project_id}/invitations`, { account: 'lan@example.com', role: 'editor' })

  const left = await send(portal, 'DELETE', `/api/projects/${project_id}/membership`, {}, reader)

  expect(left.code).toBe(0)
  const { members, invitations } = (await portal.get(`/api/projects/${project_id}`)).data
  expect(members).toHaveLength(1)
  expect(invitations).toEqual([])
})

test('a reader who is invited as an editor and accepts becomes an editor', async () => {
  const portal = await startPortal(someone)
  const reader = await another(portal, { email: 'lan@example.com' })
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [reader.user_id]: 'reader' } })
  await portal.post(`/api/projects/${project_id}/invitations`, { account: 'lan@example.com', role: 'editor' })

  const listed = (await portal.get('/api/projects', reader.headers)).data.invitations
  const joined = await portal.post(`/api/projects/${project_id}/membership`, {}, reader.headers)

  expect(listed).toMatchObject([{ project_id, role: 'editor' }])
  expect(joined.code).toBe(0)
  const { members, activities } = (await portal.get(`/api/projects/${project_id}`)).data
  expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'editor'])
  expect(activities[0]).toMatchObject({ action: 'role_changed', subject: { role: 'editor' } })
})

test.each(['editor', 'owner'] as const)('an invitation to read does not lower the role of an %s', async (role) => {
  const portal = await startPortal({ ...someone, email: 'owner@example.com' })
  const editor = await another(portal, { email: 'lan@example.com' })
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [editor.user_id]: 'editor' } })
  const [account, headers] = role === 'owner' ? ['owner@example.com', {}] : ['lan@example.com', editor.headers]
  await portal.post(`/api/projects/${project_id}/invitations`, { account, role: 'reader' })

  const listed = (await portal.get('/api/projects', headers)).data.invitations
  const joined = await portal.post(`/api/projects/${project_id}/membership`, {}, headers)

  expect(listed, 'an invitation that gives nothing is not shown').toEqual([])
  expect(joined.code).toBe(0)
  const { members, invitations } = (await portal.get(`/api/projects/${project_id}`)).data
  expect(members.map((member: { role: string }) => member.role)).toEqual(['owner', 'editor'])
  expect(invitations).toEqual([])
})

test('a member declines an invitation to another role and stays a member', async () => {
  const portal = await startPortal(someone)
  const reader = await another(portal, { email: 'lan@example.com' })
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [reader.user_id]: 'reader' } })
  await portal.post(`/api/projects/${project_id}/invitations`, { account: 'lan@example.com', role: 'editor' })
  const decline = () => send(portal, 'DELETE', `/api/projects/${project_id}/invitation`, {}, reader)

  expect((await decline()).code).toBe(0)

  const { members, invitations } = (await portal.get(`/api/projects/${project_id}`)).data
  expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'reader'])
  expect(invitations).toEqual([])
  expect((await decline()).code, 'there is none any more').toBe(failures.not_found.code)
})

test('only an owner decides about people, and a project never loses its last owner', async () => {
  const portal = await startPortal(someone)
  const editor = await another(portal)
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [editor.user_id]: 'editor' } })
  const members = `/api/projects/${project_id}/members`
  const me = `${members}/${portal.user_id}`

  expect((await send(portal, 'DELETE', me, {}, editor)).code).toBe(failures.not_allowed.code)
  expect((await send(portal, 'PUT', me, { role: 'reader' })).code).toBe(failures.conflict.code)
  expect((await send(portal, 'DELETE', `/api/projects/${project_id}/membership`)).code).toBe(failures.conflict.code)

  expect((await send(portal, 'PUT', `${members}/${editor.user_id}`, { role: 'owner' })).code).toBe(0)
  const both = await Promise.all([
    send(portal, 'DELETE', `/api/projects/${project_id}/membership`),
    send(portal, 'DELETE', `/api/projects/${project_id}/membership`, {}, editor),
  ])
  expect(both.map(({ code }) => code).toSorted()).toEqual([0, failures.conflict.code])
})
