import { buffer } from 'node:stream/consumers'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { givenRun } from '../../../../test/given/run.ts'
import { administrator, givenAccount, givenSession, type Portal, startPortal } from '../../../../test/portal.ts'
import { transferExport } from '../transfer.jobs.ts'
import { sweepTransfers } from '../transfer.sweep.ts'
import { runExport } from './export.run.ts'

const columns = [
  { column: 'user_name', title: '用户' },
  { column: 'state', title: '=状态', values: { active: '在用', waiting: '待登录' } },
  { column: 'user_id', title: '编号' },
]
const never = () => new AbortController().signal

async function ask(portal: Portal, options: object = {}) {
  const body = { call: 'GET /api/management/users', format: 'csv', title: '用户', columns, ...options }
  const { code, data } = await portal.post('/api/management/screens/users/exports', body)
  return { code, export_id: data?.export_id as number }
}

async function readObject(portal: Portal, export_id: number): Promise<Buffer> {
  const { rows } = await sql<{ object_key: string }>`
    select object_key from list_export where export_id = ${export_id}`.execute(portal.db)
  const found = await portal.platform.storage.get(rows[0]?.object_key ?? '')
  return found ? buffer(found.body) : Buffer.alloc(0)
}

test('a list is exported with the texts it is shown with, and formulas in it are escaped [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  await givenAccount(portal.db, { user_name: '=HYPERLINK("http://x")' })
  await givenAccount(portal.db, { user_name: 'a "quoted", name' })

  const { export_id } = await ask(portal)
  await runExport(portal.platform, export_id, never())

  const text = (await readObject(portal, export_id)).toString()
  expect(text.startsWith("\uFEFF编号,姓名,公司,手机,邮箱,'=状态\r\n")).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
  expect(text).toMatch(/\d+,"a ""quoted"", name",,,,[^,]+\r\n/)
  const { data } = await portal.get(`/api/management/screens/users/exports/${export_id}`)
  expect(data).toMatchObject({ state: 'ready', row_count: 3, is_cut: false })
  const opened = await portal.get(`/api/management/screens/users/exports/${export_id}/address`)
  expect(opened.data.address).toContain('http')
})

test('a workbook holds every row of a long list, numbers as numbers [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  await sql`insert into account (user_name) select 'person <' || n || '>' from generate_series(1, 5000) as n`.execute(
    portal.db,
  )

  const { export_id } = await ask(portal, { format: 'xlsx' })
  await runExport(portal.platform, export_id, never())

  const sheet = new PizZip(await readObject(portal, export_id)).file('xl/worksheets/sheet1.xml')?.asText() ?? ''
  expect(sheet.match(/<row>/g)).toHaveLength(5002)
  expect(sheet).toContain('person &lt;5000&gt;')
  expect(sheet).toMatch(/<c><v>\d+<\/v><\/c>/)
})

test('the audit log says who requested an export and how many rows it had [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { export_id } = await ask(portal, { search: { keyword: 'admin' } })
  await runExport(portal.platform, export_id, never())

  const { rows } = await sql<{ user_id: number; screen: string; after: Record<string, unknown> }>`
    select user_id, screen, after from audit where subject = 'list_export' order by audit_id`.execute(portal.db)

  expect(rows).toHaveLength(2)
  expect(rows[1]).toMatchObject({
    user_id: portal.user_id,
    screen: 'users',
    after: { state: 'ready', row_count: 1, search: { keyword: 'admin' } },
  })
})

test('an export is refused when its owner lost the screen before it was written [ACC-04]', async () => {
  const portal = await startPortal(administrator)
  const { export_id } = await ask(portal)
  await sql`update role set menus = '{18, 1006}' where role_id = 3`.execute(portal.db)

  await runExport(portal.platform, export_id, never())

  const { rows } = await sql`select state from list_export`.execute(portal.db)
  expect(rows).toEqual([{ state: 'refused' }])
})

test('an export that was cancelled writes nothing; one that is ready cannot be cancelled [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { export_id } = await ask(portal)
  await portal.post(`/api/management/screens/users/exports/${export_id}/cancellation`)
  await runExport(portal.platform, export_id, never())

  const again = await portal.post(`/api/management/exports/${export_id}/cancellation`, { reason: 'late' })

  expect(again.code).toBe(failures.conflict.code)
  const { data } = await portal.get('/api/management/exports')
  expect(data.list).toMatchObject([{ state: 'cancelled', is_mine: true, has_file: false }])
})

test('an export that cannot be written is tried again, and after the last try it has failed [MGT-107]', async () => {
  const portal = await startPortal(administrator, { config: { S3_ENDPOINT: 'http://127.0.0.1:9' } })
  const { export_id } = await ask(portal)
  const stateAfter = async (attempt: number) => {
    await expect(transferExport.handler(portal.platform, { export_id }, givenRun({ attempt }))).rejects.toThrow()
    return (await portal.get(`/api/management/screens/users/exports/${export_id}`)).data.state
  }

  expect(await stateAfter(4)).toBe('running')
  expect(await stateAfter(5)).toBe('failed')
})

test('what a list would not take is not exported, nor what a screen has no list for [MGT-107]', async () => {
  const portal = await startPortal(administrator)

  const unknown = await ask(portal, { search: { state: 'nowhere' } })
  const ordered = await ask(portal, { order_by: { password_hash: 'asc' } })
  const elsewhere = await ask(portal, { call: 'GET /api/management/tags' })

  expect(unknown.code).toBe(failures.invalid_input.code)
  expect(ordered.code).toBe(failures.invalid_input.code)
  expect(elsewhere.code).toBe(failures.not_found.code)
})

test('columns that the contract does not have are not exported, even if requested', async () => {
  const portal = await startPortal(administrator)
  await sql`update account set password_hash = 'the-hash'`.execute(portal.db)

  const { export_id } = await ask(portal, { columns: [{ column: 'password_hash', title: 'hash' }] })
  await runExport(portal.platform, export_id, never())

  const file = (await readObject(portal, export_id)).toString()
  expect(file).toMatch(/^\uFEFF编号,姓名,公司,手机,邮箱,hash\r\n\d+,administrator,,,,\r\n$/)
})

test('an export can be downloaded only by its owner, and for one week [ACC-04]', async () => {
  const portal = await startPortal(administrator)
  const { export_id } = await ask(portal)
  await runExport(portal.platform, export_id, never())
  const other = await givenAccount(portal.db, { ...administrator, user_name: 'another' })
  const { token } = await givenSession(portal.db, other.user_id)
  const address = `/api/management/screens/users/exports/${export_id}/address`

  const theirs = await portal.get(address, { authorization: `Bearer ${token}` })
  await sql`update list_export set expires_at = now() - interval '1 hour'`.execute(portal.db)
  await sweepTransfers(portal.db, portal.platform.storage)
  const late = await portal.get(address)

  expect(theirs.code).toBe(failures.not_found.code)
  expect(late.code).toBe(failures.not_found.code)
  expect(await readObject(portal, export_id)).toHaveLength(0)
})

test('views of a list are kept by each person for themselves [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  await portal.post('/api/management/screens/users/views', { name: '停用', query: 'state=disabled' })
  const { data } = await portal.post('/api/management/screens/users/views', {
    name: '停用',
    query: 'state=disabled&page=2',
  })
  const other = await givenAccount(portal.db, { ...administrator, user_name: 'another' })
  const { token } = await givenSession(portal.db, other.user_id)

  const mine = await portal.get('/api/management/screens/users/views')
  const theirs = await portal.get('/api/management/screens/users/views', { authorization: `Bearer ${token}` })
  const taken = await portal.send({
    method: 'DELETE',
    url: `/api/management/screens/users/views/${data.view_id}`,
    headers: { authorization: `Bearer ${token}` },
  })

  expect(mine.data.list).toEqual([{ view_id: data.view_id, name: '停用', query: 'state=disabled&page=2' }])
  expect(theirs.data.list).toEqual([])
  expect(taken.json().code).toBe(failures.not_found.code)
})

test('an export writes the rows that fulfil the conditions of its list, and refuses others [MGT-110]', async () => {
  const portal = await startPortal(administrator)
  for (const user_name of ['one', 'two', 'three']) await givenAccount(portal.db, { user_name })
  await sql`update account set state = 'disabled' where user_name = 'three'`.execute(portal.db)

  const { export_id } = await ask(portal, { where: { state: { is_not: ['disabled'] } } })
  await runExport(portal.platform, export_id, never())
  const wrong = await ask(portal, { where: { state: { contains: 'a' } } })

  const { data } = await portal.get(`/api/management/screens/users/exports/${export_id}`)
  expect(data).toMatchObject({ state: 'ready', row_count: 3 })
  expect(wrong.code).toBe(failures.invalid_input.code)
})

test('the columns of a list are arranged by each person for themselves, and no list of another screen [MGT-112]', async () => {
  const portal = await startPortal(administrator)
  const { token } = await givenSession(portal.db, (await givenAccount(portal.db, { role_ids: [3] })).user_id)
  const url = '/api/management/screens/users/layouts'
  const put = (body: object) => portal.send({ method: 'PUT', url, payload: body }).then((answer) => answer.json())
  const call = 'GET /api/management/users'

  await put({ call, columns: 'user_name-320.state.*roles' })
  await put({ call, columns: 'user_name.*state' })

  expect((await portal.get(url)).data.list).toEqual([{ call, columns: 'user_name.*state' }])
  expect((await portal.get(url, { authorization: `Bearer ${token}` })).data.list).toEqual([])
  expect((await put({ call: 'GET /api/management/tags', columns: '' })).code).toBe(failures.not_found.code)
  expect((await put({ call, columns: 'a,b' })).code).toBe(failures.invalid_input.code)
})
