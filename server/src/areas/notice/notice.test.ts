import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { spreadNews } from '../../../test/notices.ts'
import { givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { enqueue } from '../../platform/job/enqueue.ts'
import { notifyPerson } from './notice.create.ts'
import { spread } from './notice.spread.ts'
import { noticeSpread } from './notice.spread-jobs.ts'

test('a notice says what happened, what it is called in the reader’s language, and where to go', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await givenPublished(portal.platform, {
    title: { 'zh-CN': '请假流程', en: 'Leave' },
    type: 'flow',
  })
  await notify(portal, 'resource_new_version', { resource_id, version: '1.1.0' })

  const { data } = await portal.get('/api/notices', { 'accept-language': 'en' })

  expect(data).toMatchObject({ next: null, total: 1, unread: 1 })
  expect(data.list).toEqual([
    expect.objectContaining({
      kind: 'resource_new_version',
      title: 'Leave',
      version: '1.1.0',
      is_read: false,
      address: `/resource/flow/${resource_id}`,
    }),
  ])
})

test('pages follow each other without a gap, by topic and among the unread', async () => {
  const portal = await startPortal(someone)
  for (let n = 1; n <= 5; n++) await notify(portal, 'project_mention', { project_id: n, title: `专案 ${n}` })
  await notify(portal, 'feedback_answered', { feedback_id: 7 })

  const first = (await portal.get(listed({ topic: 'project' }, 'size=3'))).data
  const second = (await portal.get(listed({ topic: 'project' }, `size=3&after=${first.next}`))).data

  expect(first.list.map(({ title }: { title: string }) => title)).toEqual(['专案 5', '专案 4', '专案 3'])
  expect(second.list.map(({ title }: { title: string }) => title)).toEqual(['专案 2', '专案 1'])
  expect([first.total, second.next]).toEqual([5, null])
  await portal.post('/api/notices/read', { notice_ids: [first.list[0].notice_id] })
  const unread = (await portal.get(listed({ only_unread: true }))).data
  expect(unread.list).toHaveLength(5)
  expect(unread.unread).toBe(5)
})

test('everything is read up to what was seen; what came since stays unread', async () => {
  const portal = await startPortal(someone)
  await notify(portal, 'feedback_answered', { feedback_id: 1 })
  await notify(portal, 'project_mention', { project_id: 1 })
  const seen = (await portal.get('/api/notices')).data.list[0].notice_id
  await notify(portal, 'feedback_answered', { feedback_id: 2 })

  const { data } = await portal.post('/api/notices/read', { through: seen })

  expect(data).toEqual({ unread: 1 })
  expect((await portal.get('/api/notices')).data.list.map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([
    false,
    true,
    true,
  ])
})

test('a person cannot read or mark notices of another person', async () => {
  const portal = await startPortal(someone)
  const { user_id } = await givenAccount(portal.db)
  await portal.db.transaction().execute((tx) => notifyPerson(tx, user_id, 'feedback_answered', { feedback_id: 1 }))
  const { notice_id } = await portal.db.selectFrom('notice').select('notice_id').executeTakeFirstOrThrow()

  await portal.post('/api/notices/read', { notice_ids: [notice_id] })
  await portal.post('/api/notices/read', { through: notice_id })

  expect((await portal.get('/api/notices')).data).toEqual({ list: [], next: null, total: 0, unread: 0 })
  expect(await portal.db.selectFrom('notice').select('read_at').execute()).toEqual([{ read_at: null }])
  expect((await portal.post('/api/notices/read', {})).code).toBe(failures.invalid_input.code)
})

test('people who downloaded, installed or collected an item are notified of a new version once, the author never', async () => {
  const portal = await startPortal(someone)
  const { db, platform } = portal
  const { resource_id, version_id } = await givenPublished(platform, { owner_id: portal.user_id })
  const people = await Promise.all([1, 2, 3].map(() => givenAccount(db)))
  const [took, collected, both] = people.map(({ user_id }) => user_id) as [number, number, number]
  for (const user_id of [took, both, Number(portal.user_id)]) {
    await db.insertInto('resource_download').values({ item_id: resource_id, user_id, version_id }).execute()
  }
  for (const user_id of [collected, both]) {
    await db.insertInto('collection').values({ item_id: resource_id, user_id }).execute()
  }
  const news = { ...newVersion(resource_id), author_id: Number(portal.user_id) }

  await enqueue(db, noticeSpread, news)
  await enqueue(db, noticeSpread, news)
  await spreadNews(platform)

  const notices = await db.selectFrom('notice').select('user_id').orderBy('user_id').execute()
  expect(notices.map(({ user_id }) => user_id)).toEqual([took, collected, both].toSorted((a, b) => a - b))
})

test('after a crash during a broadcast, the next worker notifies the remaining people', async () => {
  const { db, platform } = await startPortal()
  const { resource_id } = await givenPublished(platform)
  await sql`
    with people as (insert into account (user_name) select 'taker ' || n from generate_series(1, 2000) as n returning user_id)
    insert into collection (user_id, item_id) select user_id, ${resource_id} from people`.execute(db)
  const dying = new AbortController()
  const count = async () => (await db.selectFrom('notice').select('user_id').execute()).length

  const first = spread(db, newVersion(resource_id), dying.signal)
  await expect.poll(count, { interval: 1 }).toBeGreaterThan(0)
  dying.abort()
  await expect(first).rejects.toThrow()
  const begun = await count()
  await spread(db, newVersion(resource_id))

  expect(begun).toBeLessThan(2000)
  const { rows } = await sql`
    select count(*)::int as told, count(distinct user_id)::int as people from notice`.execute(db)
  expect(rows).toEqual([{ told: 2000, people: 2000 }])
})

test('ten thousand notices of one person are listed within a second', async () => {
  const portal = await startPortal(someone)
  const { resource_id } = await givenPublished(portal.platform)
  await sql`
    insert into notice (user_id, kind, subject)
    select ${portal.user_id}, case n % 3 when 0 then 'resource_new_version' when 1 then 'feedback_answered' else 'project_mention' end,
      jsonb_build_object('resource_id', ${resource_id}::bigint, 'version', '1.0.' || n)
    from generate_series(1, 10000) as n`.execute(portal.db)
  await portal.queryAsOwner('analyze notice')
  const addresses = ['/api/notices', listed({ topic: 'installation' }), listed({ only_unread: true }, 'after=5000')]
  for (const address of addresses) await portal.get(address)

  for (const address of addresses) {
    const times: number[] = []
    for (let n = 0; n < 9; n++) {
      const began = performance.now()
      await portal.get(address)
      times.push(performance.now() - began)
    }
    const median = times.toSorted((a, b) => a - b)[4] as number
    console.info(`${address}: ${median.toFixed(1)} ms with 10,000 notices`)
    expect(median, address).toBeLessThan(1_000)
  }
  expect((await portal.get('/api/notices')).data.unread).toBe(100)
})

function listed(search: object, more = ''): string {
  return `/api/notices?search=${encodeURIComponent(JSON.stringify(search))}&${more}`
}

function newVersion(item_id: number) {
  const subject = { resource_id: item_id, version: '2.0.0' }
  return { kind: 'resource_new_version' as const, item_id, author_id: null, once_key: '17', subject }
}

async function notify(
  { db, user_id }: Portal,
  ...input: Parameters<typeof notifyPerson> extends [unknown, unknown, ...infer Rest] ? Rest : never
) {
  await db.transaction().execute((tx) => notifyPerson(tx, Number(user_id), ...input))
}
