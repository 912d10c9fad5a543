import { menus } from '@atrium/contract/access'
import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { givenCase } from '../case/case.given.ts'
import { givenArticle, givenType } from '../knowledge/knowledge.given.ts'
import { saveTerms } from '../resource/list/list.terms.ts'

interface FoundRecord {
  kind: string
  record_id: number
  title: string
}

test('records of all kinds are found by name, by pinyin and in Traditional Chinese [MGT-117]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform } = portal
  const { resource_id } = await givenPublished(platform, { title: { 'zh-CN': '差旅报销单' } })
  await saveTerms(db, resource_id)
  const article_id = await givenArticle(db, await givenType(db, 'guides'), { title: { 'zh-CN': '报销单怎么填' } })
  const user_id = (await givenAccount(db, { user_name: '报销单管理员' })).user_id
  await sql`insert into feedback (user_id, content) values (${user_id}, '列宽不对')`.execute(db)
  await sql`insert into project (title) values ('报销单上线')`.execute(db)
  await sql`insert into tag (code, name) values ('claims', '{"zh-CN": "报销单"}')`.execute(db)

  const { list } = await find(portal, '报销单')

  expect(list.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
    'resource 差旅报销单',
    'article 报销单怎么填',
    'user 报销单管理员',
    'feedback 列宽不对',
    'project 报销单上线',
    'tag 报销单',
  ])
  for (const keyword of ['報銷單', 'baoxiaodan', 'bxd'])
    expect(await idsOf(portal, keyword, ['resource', 'article']), keyword).toEqual([resource_id, article_id])
})

test('what has the words in its text is found only where no title has them [MGT-117]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  const type = await givenType(db, 'guides')
  const body = { 'zh-CN': '先填印章登记表。' }
  const text = await givenArticle(db, type, { title: { 'zh-CN': '用印流程' }, body })
  expect(await idsOf(portal, '印章登记', ['article'])).toEqual([text])

  const title = await givenArticle(db, type, { title: { 'zh-CN': '印章登记怎么做' }, body })

  expect(await idsOf(portal, '印章登记', ['article'])).toEqual([title])
})

test('what is not public is found by its title, a case by the name of its customer [MGT-117]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform } = portal
  const { resource_id } = await givenPublished(platform, { title: { 'zh-CN': '公车派遣单' } })
  await sql`update item set state = 'withdrawn' where item_id = ${resource_id}`.execute(db)
  await sql`delete from item_term where item_id = ${resource_id}`.execute(db)
  const case_id = await givenCase(db, { consent_days: 200 })
  await sql`update case_study set named = '{"title": {"zh-CN": "青岚医院的排班"}}' where item_id = ${case_id}`.execute(
    db,
  )

  expect(await idsOf(portal, '公车派遣')).toEqual([resource_id])
  expect((await find(portal, `#${case_id}`, 'case')).list).toMatchObject([{ kind: 'case', title: '青岚医院的排班' }])
})

test('a number finds the record that has it [MGT-117]', async () => {
  const portal = await startPortal(administrator)
  const { user_id } = await givenAccount(portal.db, { user_name: '南枝' })

  const { list } = await find(portal, `#${user_id}`, 'user')

  expect(list).toEqual([
    { kind: 'user', record_id: user_id, title: '南枝', state: null, resource_type: null, detail: null },
  ])
})

test.each([
  ['feedback', sql<{ id: number }>`insert into feedback (content) values ('列宽不对') returning feedback_id as id`],
  ['project', sql<{ id: number }>`insert into project (title) values ('报销单上线') returning project_id as id`],
  [
    'tag',
    sql<{ id: number }>`insert into tag (code, name) values ('claims', '{"zh-CN": "报销单"}') returning tag_id as id`,
  ],
])('a number finds a record of the kind %s [MGT-117]', async (kind, insert) => {
  const portal = await startPortal(administrator)
  const { rows } = await insert.execute(portal.db)

  const { list } = await find(portal, `#${rows[0]?.id}`, kind)

  expect(list).toMatchObject([{ kind, record_id: rows[0]?.id }])
})

test('signs without words find what is not public by its title alone [MGT-117]', async () => {
  const portal = await startPortal(administrator)
  const { resource_id } = await givenPublished(portal.platform, { title: { 'zh-CN': '请假单（！）' } })
  await sql`update item set state = 'withdrawn' where item_id = ${resource_id}`.execute(portal.db)

  expect(await idsOf(portal, '（！）', ['resource'])).toEqual([resource_id])
})

test('of each kind the first five are answered, of one kind twenty [MGT-117]', async () => {
  const portal = await startPortal(administrator)
  for (const n of [1, 2, 3, 4, 5, 6, 7]) await givenAccount(portal.db, { user_name: `晚舟${n}` })

  const all = await find(portal, '晚舟')
  const people = await find(portal, '晚舟', 'user')

  expect([all.list.length, all.more]).toEqual([5, ['user']])
  expect([people.list.length, people.more]).toEqual([7, []])
})

test('each kind is found by whoever holds its screen, and by nobody else [MGT-117] [ACC-04]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform } = portal
  const { resource_id } = await givenPublished(platform, { title: { 'zh-CN': '访客登记' } })
  await saveTerms(db, resource_id)
  await givenAccount(db, { user_name: '访客登记员' })
  const found = async (person: Portal) => (await find(person, '访客登记')).list.map(({ kind }) => kind)

  expect(await found(await portal.signedInAs(await givenAccount(db)))).toEqual([])
  expect(await found(await portal.signedInAs(await givenStaff(db, ['resources'])))).toEqual(['resource'])
  expect(await found(await portal.signedInAs(await givenStaff(db, ['users'])))).toEqual(['user'])
})

async function find({ get }: Portal, keyword: string, kind?: string): Promise<{ list: FoundRecord[]; more: string[] }> {
  const query = new URLSearchParams({ keyword, ...(kind ? { kind } : {}) })
  const { code, data } = await get(`/api/management/records?${query}`)
  if (code !== 0) throw new Error(`the call was refused: ${code}`)
  return data
}

async function idsOf(portal: Portal, keyword: string, kinds = ['resource']): Promise<number[]> {
  const { list } = await find(portal, keyword)
  return list.filter(({ kind }) => kinds.includes(kind)).map(({ record_id }) => record_id)
}

async function givenStaff(db: Portal['db'], screens: ManagementScreen[]) {
  const staff = await givenAccount(db, administrator)
  const ids = [menus.management, ...screens.map((screen) => managementScreens[screen])]
  await sql`update account set own_menus = ${ids}::int[] where user_id = ${staff.user_id}`.execute(db)
  return staff
}
