import { buffer } from 'node:stream/consumers'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { expect, onTestFinished, test } from 'vitest'
import { givenImport, givenRows } from '../../../../test/given/import.ts'
import { givenRun } from '../../../../test/given/run.ts'
import { packed } from '../../../../test/packed.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../../test/portal.ts'
import { writeXlsx } from '../../../platform/sheet/write-xlsx.ts'
import { openStorage } from '../../../platform/storage/storage.ts'
import { indexItem } from '../../item/index/index.write.ts'
import { givenItem } from '../../item/item.given.ts'
import { transferCheck, transferImport } from '../transfer.jobs.ts'
import { writeImport } from './import.run.ts'

const never = () => new AbortController().signal
const english = { 'accept-language': 'en' }

async function run(portal: Portal, screen: string, import_id: number, mode: 'all' | 'good') {
  const answer = await portal.post(`/api/management/screens/${screen}/imports/${import_id}/run`, { mode })
  await writeImport(portal.platform, import_id, never())
  return answer
}

async function read(portal: Portal, screen: string, import_id: number) {
  return (await portal.get(`/api/management/screens/${screen}/imports/${import_id}`, english)).data
}

async function counted(portal: Portal, what: string) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(what)}`.execute(portal.db)
  return rows[0]?.count
}

/** The same portal while nobody answers for its object store. */
function withoutStore({ platform }: Portal) {
  const storage = openStorage({ ...platform.config, S3_ENDPOINT: 'http://127.0.0.1:9' })
  onTestFinished(() => storage.close())
  return { ...platform, storage }
}

async function* sheet(rows: string[][]) {
  yield rows
}

test('a file is checked first: the outcome of each row is shown, and nothing is written [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  await givenAccount(portal.db, { user_name: '旧名', mobile: '+8613800000001' })
  await givenAccount(portal.db, { user_name: '李四', email: 'li@example.com', mobile: '+8613800000009' })
  const file = [
    '姓名,公司,手机,邮箱',
    '张三,青禾,13800000002,',
    '新名,,13800000001,',
    ',青禾,13800000003,',
    '王五,,138,',
    '张三三,,+86 138 0000 0002,',
    '赵六,,,',
    '李四,,13800000008,li@example.com',
  ].join('\n')

  const import_id = await givenImport(portal, 'users', `\uFEFF${file}\n`)

  const found = await read(portal, 'users', import_id)
  expect(found).toMatchObject({ state: 'checked', row_count: 7, bad_count: 5, new_count: 1, change_count: 1 })
  expect(found.columns).toEqual(['ID', 'Name', 'Company', 'Mobile', 'Email'])
  expect(found.rows.map(({ line, problem, becomes }: Record<string, unknown>) => [line, problem ?? becomes])).toEqual([
    [2, 'new'],
    [3, 'change'],
    [4, 'Name: is missing'],
    [5, 'Mobile: is not written as it should be'],
    [6, 'The same as a row further up in the file'],
    [7, 'Mobile: a number or an email address is needed'],
    [8, expect.stringContaining('never changes how somebody signs in')],
  ])
  expect(await counted(portal, 'account')).toBe(3)
})

test('all or nothing does not begin while a row is bad; skipping those writes the good ones once [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  const import_id = await givenImport(portal, 'users', 'user_name,mobile\n张三,13800000002\n李四,1\n')

  const all = await run(portal, 'users', import_id, 'all')
  const good = await run(portal, 'users', import_id, 'good')
  await writeImport(portal.platform, import_id, never())

  expect(all.code).toBe(failures.conflict.code)
  expect(good.code).toBe(0)
  expect(await read(portal, 'users', import_id)).toMatchObject({
    state: 'done',
    new_count: 1,
    bad_count: 1,
    done_count: 1,
  })
  const { rows } = await sql`
    select user_name, mobile, role_id from account join account_role using (user_id) where mobile is not null`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ user_name: '张三', mobile: '+8613800000002', role_id: 2 }])
  expect(await counted(portal, 'list_import_row')).toBe(0)
})

test('an import corrects the names of people who are there; a company it leaves out stays [MGT-106]', async () => {
  const portal = await startPortal(administrator)
  const called = await givenAccount(portal.db, { user_name: '旧名', mobile: '+8613800000001' })
  const written = await givenAccount(portal.db, { user_name: 'Li', email: 'Li@example.com' })
  await sql`update account set company_name = '青禾' where user_id in (${called.user_id}, ${written.user_id})`.execute(
    portal.db,
  )
  const file = 'user_name,company_name,mobile,email\n新名,,13800000001,\n李四,石渡水务,,li@example.com\n'

  const import_id = await givenImport(portal, 'users', file)
  await run(portal, 'users', import_id, 'all')

  expect(await read(portal, 'users', import_id)).toMatchObject({ state: 'done', change_count: 2, done_count: 2 })
  const people = portal.db.selectFrom('account').select(['user_id', 'user_name', 'company_name', 'mobile', 'email'])
  expect(await people.where('user_id', '<>', portal.user_id).orderBy('user_id').execute()).toEqual([
    { ...called, user_name: '新名', company_name: '青禾', mobile: '+8613800000001', email: null },
    { ...written, user_name: '李四', company_name: '石渡水务', mobile: null, email: 'Li@example.com' },
  ])
})

test('the rows that were not taken come back as a file, each with its reason [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const import_id = await givenImport(portal, 'users', 'user_name,mobile\n=1+1,1\n')

  const { data } = await portal.get(`/api/management/screens/users/imports/${import_id}/errors`)

  expect(data.address).toContain('http')
  const { rows } = await sql<{ errors_key: string }>`select errors_key from list_import`.execute(portal.db)
  const found = await portal.platform.storage.get(rows[0]?.errors_key ?? '')
  const zip = new PizZip(found ? await buffer(found.body) : '')
  const text = zip.file('xl/worksheets/sheet1.xml')?.asText() ?? ''
  expect(text).toContain("'=1+1")
  expect(text).toContain('手机：格式不对')
})

test('thousands of rows of a workbook go in, and one audit row says how many [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const people = Array.from({ length: 5_000 }, (_, n) => [`person ${n}`, 'Qinghe', '', `p${n}@example.com`])
  const file = await buffer(writeXlsx('people', sheet([['Name', 'Company', 'Mobile', 'Email'], ...people])))

  const import_id = await givenImport(portal, 'users', file, 'people.xlsx')
  await run(portal, 'users', import_id, 'all')
  const again = await givenImport(portal, 'users', file, 'people.xlsx')

  expect(await read(portal, 'users', import_id)).toMatchObject({ state: 'done', new_count: 5_000, done_count: 5_000 })
  expect(await read(portal, 'users', again)).toMatchObject({ state: 'checked', new_count: 0, same_count: 5_000 })
  const { rows } = await sql<{ after: object }>`
    select after from audit where subject = 'list_import' and subject_id = ${import_id}
    order by audit_id desc limit 1`.execute(portal.db)
  expect(rows[0]?.after).toMatchObject({ state: 'done', mode: 'all', new_count: 5_000, bad_count: 0 })
})

test('an import that was interrupted goes on behind the last batch [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const lines = Array.from({ length: 1_200 }, (_, n) => `tag-${n},Tag ${n}`)
  const import_id = await givenImport(portal, 'tags', ['code,name_en', ...lines].join('\n'))
  await portal.post(`/api/management/screens/tags/imports/${import_id}/run`, { mode: 'good' })
  const worker = new AbortController()
  const dying = writeImport(portal.platform, import_id, worker.signal)
  await expect.poll(async () => (await read(portal, 'tags', import_id)).done_count).toBeGreaterThan(0)
  worker.abort()
  await dying.catch(() => {})

  await writeImport(portal.platform, import_id, never())

  expect(await read(portal, 'tags', import_id)).toMatchObject({ state: 'done', done_count: 1_200 })
  expect(await counted(portal, 'tag')).toBe(1_200)
})

test('a file that cannot be read is tried again, and after the last try its import has failed [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const file_id = await givenRows(portal, 'code,name_en\ntea,Tea\n')
  const { data } = await portal.post('/api/management/screens/tags/imports', { file_id })
  const stateAfter = async (attempt: number) => {
    const reading = transferCheck.handler(withoutStore(portal), data, givenRun({ attempt }))
    await expect(reading).rejects.toThrow()
    return (await read(portal, 'tags', data.import_id)).state
  }

  expect(await stateAfter(4)).toBe('reading')
  expect(await stateAfter(5)).toBe('failed')
})

test('an import that cannot be finished fails after the last attempt; written rows stay and are reported [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const import_id = await givenImport(portal, 'users', 'user_name,mobile\n张三,13800000002\n李四,1\n')
  await portal.post(`/api/management/screens/users/imports/${import_id}/run`, { mode: 'good' })

  const writing = transferImport.handler(withoutStore(portal), { import_id }, givenRun({ attempt: 5 }))

  await expect(writing).rejects.toThrow()
  expect(await read(portal, 'users', import_id)).toMatchObject({ state: 'failed', done_count: 1, has_errors: true })
  expect(await counted(portal, `account where user_name = '张三'`)).toBe(1)
  const { rows } = await sql<{ after: object }>`
    select after from audit where subject = 'list_import' order by audit_id desc limit 1`.execute(portal.db)
  expect(rows[0]?.after).toMatchObject({ state: 'failed', done_count: 1, bad_count: 1 })
})

test('an import that was cancelled, or whose person lost the screen, writes no more [ACC-04]', async () => {
  const portal = await startPortal(administrator)
  const cancelled = await givenImport(portal, 'tags', 'code,name_en\ntea,Tea\n')
  const lost = await givenImport(portal, 'tags', 'code,name_en\nmilk,Milk\n')
  for (const import_id of [cancelled, lost])
    await portal.post(`/api/management/screens/tags/imports/${import_id}/run`, { mode: 'good' })
  await portal.post(`/api/management/imports/${cancelled}/cancellation`, { reason: 'the wrong file' })
  await sql`update role set menus = '{18, 1024, 1032}' where role_id = 3`.execute(portal.db)

  await writeImport(portal.platform, cancelled, never())
  await writeImport(portal.platform, lost, never())

  expect(await counted(portal, 'tag')).toBe(0)
  const { data } = await portal.get('/api/management/imports')
  expect(data.list.map(({ state }: { state: string }) => state)).toEqual(['refused', 'cancelled'])
})

test('names in old Chinese text are read; what a file leaves out stays [MGT-101]', async () => {
  const portal = await startPortal(administrator)
  await sql`insert into tag (code, name) values ('tea', '{"zh-CN": "茶", "en": "Tea"}')`.execute(portal.db)
  // 代码,名称（简体） / tea,绿茶 in GB18030.
  const bytes = Buffer.from('b4fac2eb2cc3fbb3c6a3a8bcf2cce5a3a90a7465612cc2ccb2e80a', 'hex')

  const import_id = await givenImport(portal, 'tags', bytes)
  await run(portal, 'tags', import_id, 'all')

  const { rows } = await sql`select name from tag`.execute(portal.db)
  expect(rows).toEqual([{ name: { 'zh-CN': '绿茶', en: 'Tea' } }])
})

test('industries are found by their names, and what is filed under a new name is found by it [MGT-103]', async () => {
  const portal = await startPortal(administrator)
  const { rows } = await sql<{ item_id: number }>`
    with trade as (insert into industry (name) values ('{"zh-CN": "茶业", "en": "Tea"}') returning industry_id),
      thing as (
        insert into item (kind, type, title, summary) values ('resource', 'flow', '{}', '{}') returning item_id),
      filed as (insert into resource (item_id) select item_id from thing returning item_id)
    insert into resource_industry (item_id, industry_id) select item_id, industry_id from filed, trade
    returning item_id`.execute(portal.db)
  await sql`insert into item_term (item_id, terms, analyser) values (${rows[0]?.item_id}, '', 7)`.execute(portal.db)

  const import_id = await givenImport(portal, 'industries', 'name_zh_cn,name_en\n茶业,Tea trade\n水务,Water\n')
  await run(portal, 'industries', import_id, 'all')

  expect(await read(portal, 'industries', import_id)).toMatchObject({ state: 'done', new_count: 1, change_count: 1 })
  const named = await sql`select name ->> 'en' as name, code from industry order by industry_id`.execute(portal.db)
  expect(named.rows).toEqual([
    { name: 'Tea trade', code: null },
    { name: 'Water', code: null },
  ])
  const { rows: terms } = await sql`select analyser from item_term`.execute(portal.db)
  expect(terms).toEqual([{ analyser: 0 }])
})

test('apps of a category that a file renames are indexed anew [MGT-105]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  const { app_category_id } = await db
    .insertInto('app_category')
    .values({ code: 'office', name: JSON.stringify({ en: 'Office' }) })
    .returning('app_category_id')
    .executeTakeFirstOrThrow()
  const givenApp = async (category_id: number) => {
    const { item_id } = await givenItem(db, { kind: 'app', category_id })
    await indexItem(db, item_id, { title: { en: 'Minutes' }, texts: [], facets: ['kind:app'] })
    return { item_id }
  }
  const [filed, other] = [await givenApp(app_category_id), await givenApp(0)]

  const import_id = await givenImport(portal, 'app_categories', 'code,name_en\noffice,Daily work\n')
  await run(portal, 'app_categories', import_id, 'all')

  expect(await read(portal, 'app_categories', import_id)).toMatchObject({ state: 'done', change_count: 1 })
  const { rows } = await sql`select item_id, analyser = 0 as waits from item_term order by item_id`.execute(db)
  expect(rows).toEqual([
    { ...filed, waits: true },
    { ...other, waits: false },
  ])
})

test('a file that is no list, lacks a column, or unpacks to too much is refused with its reason [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const bomb = await packed({
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>',
    'xl/sheet.xml': Buffer.alloc(300 * 1024 * 1024, ' '),
  })
  const laughs = '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook><sheets>&a;</sheets></workbook>'
  const expanding = await packed({ 'xl/workbook.xml': laughs, 'xl/_rels/workbook.xml.rels': '<a/>' })

  const reasons: [string, string | null][] = []
  for (const [name, content, screen = 'tags'] of [
    ['a.csv', 'name_en\nTea\n', 'users'],
    ['a.csv', 'code,name_en\n'],
    ['a.xlsx', 'no zip'],
    ['a.xlsx', bomb],
    ['a.xlsx', expanding],
  ] as const) {
    const { reason, detail } = await read(portal, screen, await givenImport(portal, screen, content, name))
    reasons.push([reason, reason === 'missing_column' ? detail : null])
  }

  expect(reasons).toEqual([
    ['missing_column', '姓名'],
    ['no_rows', null],
    ['unreadable', null],
    ['too_large', null],
    ['unreadable', null],
  ])
})

test('the template of a list is what its import takes [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  for (const format of ['xlsx', 'csv']) {
    const { data } = await portal.get(`/api/management/screens/tags/imports/template?format=${format}`, english)
    const import_id = await givenImport(portal, 'tags', Buffer.from(data.content, 'base64'), data.file_name)

    expect(await read(portal, 'tags', import_id)).toMatchObject({ state: 'refused', reason: 'no_rows' })
  }
  const { data } = await portal.get('/api/management/screens/tags/imports/columns', english)
  expect(data.columns[2]).toMatchObject({ column: 'name_zh_cn', title: 'Name (simplified Chinese)', required: false })
  const none = await portal.get('/api/management/screens/audit_log/imports/columns')
  expect(none.code).toBe(failures.not_found.code)
})
