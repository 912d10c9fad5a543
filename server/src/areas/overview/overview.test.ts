import { menus } from '@atrium/contract/access'
import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenApp, givenPublisher } from '../../../test/given/app.ts'
import { givenReport } from '../../../test/given/filing.ts'
import { givenPublished } from '../../../test/given/published.ts'
import { givenProduct, givenRelease } from '../../../test/given/release.ts'
import { givenWaitingApp, givenWaitingArticle, givenWaitingResource } from '../../../test/given/review.ts'
import { administrator, givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { givenCase } from '../case/case.given.ts'
import { givenArticle, givenType } from '../knowledge/knowledge.given.ts'

test('every queue that waits is counted with the age of its oldest entry [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform, user_id } = portal
  await givenWaitingResource(db, { hours: 30 })
  await givenWaitingResource(db, { hours: 2 })
  await givenWaitingApp(db, { hours: 3 })
  await givenWaitingArticle(db, { hours: 4 })
  await sql`insert into feedback (content, created_at) values ('列宽', now() - interval '30 hours'), ('字号', now())`.execute(
    db,
  )
  await sql`insert into feedback (content, state) values ('已经答复', 'answered')`.execute(db)
  const { resource_id } = await givenPublished(platform)
  await givenReport(db, resource_id, user_id)
  const app_id = await givenApp(db, { publisher_id: await givenPublisher(db) })
  await sql`insert into app_installation (user_id, item_id, app_version_id, product_version)
    select ${user_id}, item_id, app_version_id, '10.2' from app_version where item_id = ${app_id}`.execute(db)
  const article_id = await givenArticle(db, await givenType(db, 'guides'))
  await sql`update article set verify_by = portal_day() - 3 where item_id = ${article_id}`.execute(db)
  await sql`insert into article_opinion (item_id, user_id, useful, text) values (${article_id}, ${user_id}, false, '第二步不对')`.execute(
    db,
  )
  await givenCase(db, { consent_days: -5 })
  await givenCase(db, { consent_days: 20 })
  await givenCase(db, { consent_days: 200 })
  await givenRelease(platform, await givenProduct(db, 'desktop'), '9.8.0', { ends_in: 40 })
  await sql`insert into list_import (user_id, screen, file_name, state, language)
    values (${user_id}, 'users', 'users.csv', 'checked', 'zh-CN')`.execute(db)
  await givenFailedVideo(portal)
  await sql`insert into pgboss.job (name, state, data, source_name) values ('dead', 'created', '{}', 'report.days')`.execute(
    db,
  )

  const lines = await waiting(portal)

  expect(Object.fromEntries(lines.map(({ queue, count }) => [queue, count]))).toEqual({
    review: 4,
    feedback: 2,
    abuse_reports: 1,
    installations: 1,
    publishers: 1,
    comments: 1,
    consents_ended: 1,
    consents_ending: 1,
    releases_ending: 1,
    articles_due: 1,
    translations: expect.any(Number),
    imports: 1,
    conversions: 1,
    dead_jobs: 1,
  })
  expect(lineOf(lines, 'review')).toMatchObject({
    urgency: 'overdue',
    overdue: 1,
    promised_hours: 24,
    unassigned: 4,
    mine: 0,
  })
  expect(hoursSince(lineOf(lines, 'review').oldest_at)).toBe(30)
  expect(lineOf(lines, 'feedback')).toMatchObject({ urgency: 'due', overdue: 0 })
  expect(lineOf(lines, 'articles_due')).toMatchObject({
    urgency: 'overdue',
    overdue: 1,
    oldest_at: null,
    due_on: expect.any(String),
  })
  expect(lineOf(lines, 'releases_ending')).toMatchObject({ urgency: 'rest', overdue: 0 })
  const order = lines.map(({ urgency }) => ['overdue', 'due', 'rest'].indexOf(urgency))
  expect(order).toEqual(order.toSorted())
})

test('staff see only what waits on their own screens [ACC-04] [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await givenWaitingApp(db)
  await givenWaitingArticle(db, { proposal: true })
  await sql`insert into feedback (content) values ('列宽')`.execute(db)
  const queuesOf = async (...screens: ManagementScreen[]) =>
    (await waiting(await portal.signedInAs(await givenStaff(db, screens)))).map(({ queue }) => queue)

  expect(await queuesOf('feedback')).toEqual(['feedback'])
  expect(await queuesOf('app_review')).toEqual(['app_review'])
  expect(await queuesOf('articles')).toEqual(['proposals'])
  expect(await queuesOf('review', 'app_review', 'articles')).toEqual(['review'])
  expect(await queuesOf('tags')).toEqual([])
  expect(await waiting(await portal.signedInAs(await givenAccount(db, someone)))).toEqual([])
})

test('a longer promised time makes the same wait less urgent', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await sql`insert into feedback (content, created_at) values ('列宽', now() - interval '60 hours')`.execute(db)
  const before = lineOf(await waiting(portal), 'feedback')

  await sql`insert into setting (name, value) values ('promised_hours', '{"feedback": 240}')`.execute(db)

  expect(before).toMatchObject({ urgency: 'overdue', promised_hours: 48 })
  expect(lineOf(await waiting(portal), 'feedback')).toMatchObject({ urgency: 'rest', promised_hours: 240, overdue: 0 })
})

test('counting stops at 999 and says that there are more', async () => {
  const portal = await startPortal(administrator)
  await sql`insert into feedback (content) select '列宽' from generate_series(1, 1200)`.execute(portal.db)

  expect(lineOf(await waiting(portal), 'feedback')).toMatchObject({ count: 999, is_more: true })
})

test('of a long queue only the oldest entries are read, by an index', async () => {
  const { db, queryAsOwner } = await startPortal(administrator)
  const { user_id } = await givenAccount(db)
  await sql`insert into item (kind, type, title, summary, state, published_at)
    select 'resource', 'flow', '{}', '{}', 'published', now() from generate_series(1, 20)`.execute(db)
  await sql`insert into item_report (item_id, problem, text, settled_at)
    select item_id, 'licence', '', case when n % 3 = 0 then now() end from item, generate_series(1, 500) as n`.execute(
    db,
  )
  await sql`insert into feedback (content) select 'x' from generate_series(1, 5000)`.execute(db)
  await sql`insert into resource_version (user_id, type, state, submitted_at)
    select ${user_id}, 'flow', 'in_review', now() from generate_series(1, 5000)`.execute(db)
  await queryAsOwner('analyze')
  const plans: string[] = []

  for (const statement of [
    sql`select created_at from item_report where settled_at is null order by created_at limit 1000`,
    sql`select created_at from feedback where state = 'received' order by created_at limit 1000`,
    sql`select submitted_at from resource_version where state = 'in_review' and submitted_at is not null
      order by submitted_at limit 1000`,
  ]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(db)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }

  for (const plan of plans) {
    expect(plan).toContain('Index')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  }
})

test('what was done today is listed for those who hold the screen, the latest first [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db, user_id } = portal
  const version_id = await givenWaitingResource(db, { title: '设备点检表' })
  await sql`insert into review_decision (version_id, decision, decided_by) values (${version_id}, 'publish', ${user_id})`.execute(
    db,
  )
  await sql`insert into review_decision (version_id, decision, decided_by, created_at)
    values (${version_id}, 'ask_changes', ${user_id}, day_begins(portal_day()) - interval '1 minute')`.execute(db)
  const { user_id: sender } = await givenAccount(db, { user_name: '南枝' })
  await sql`with asked as (insert into feedback (content, user_id) values ('列宽', ${sender}) returning feedback_id)
    insert into feedback_message (feedback_id, content, is_answer, user_id, created_at)
    select feedback_id, '已修复', true, ${user_id}, now() + interval '1 second' from asked`.execute(db)

  const { data } = await portal.get('/api/management/done-today')
  const reviewer = await portal.signedInAs(await givenStaff(db, ['review']))

  expect(data).toMatchObject({
    total: 2,
    list: [
      { kind: 'feedback', title: '南枝', user_name: 'administrator' },
      { kind: 'publish', title: '设备点检表', user_name: 'administrator' },
    ],
  })
  expect((await reviewer.get('/api/management/done-today')).data.total).toBe(1)
})

test('what is assigned to me is counted by itself, with the age of my own oldest entry [MGT-130]', async () => {
  const portal = await startPortal(administrator)
  const { db, user_id } = portal
  const { user_id: colleague } = await givenAccount(db, administrator)
  await givenWaitingResource(db, { hours: 30 })
  const mine = await givenWaitingResource(db, { hours: 5 })
  const app = await givenWaitingApp(db, { hours: 3 })
  const theirs = await givenWaitingArticle(db, { hours: 50 })
  await sql`update resource_version set reviewer_id = ${user_id} where version_id = ${mine}`.execute(db)
  await sql`update app_version set reviewer_id = ${user_id} where app_version_id = ${app}`.execute(db)
  await sql`update article_revision set reviewer_id = ${colleague} where revision_id = ${theirs}`.execute(db)
  await sql`insert into feedback (content, assignee_id) values ('列宽', ${user_id}), ('字号', ${colleague}), ('行距', null)`.execute(
    db,
  )

  const all = (await portal.get('/api/management/waiting')).data
  const own = (await portal.get('/api/management/waiting?mine=yes')).data

  expect(lineOf(all.list, 'review')).toMatchObject({ count: 4, mine: 2, unassigned: 1, overdue: 2 })
  expect(lineOf(all.list, 'feedback')).toMatchObject({ count: 3, mine: 1, unassigned: 1 })
  expect(own.list).toMatchObject([
    { queue: 'review', count: 2, mine: 2, unassigned: 0, overdue: 0 },
    { queue: 'feedback', count: 1, mine: 1, unassigned: 0 },
  ])
  expect(hoursSince(lineOf(own.list, 'review').oldest_at)).toBe(5)
  expect([all.assigned, own.assigned]).toEqual([3, 3])
})

test('kinds of work that a person hides are not counted for them, and for nobody else [MGT-131]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await givenWaitingApp(db)
  await sql`insert into feedback (content) values ('列宽')`.execute(db)
  const colleague = await portal.signedInAs(await givenStaff(db, ['feedback', 'app_review']))
  const hide = async (...hidden: string[]) =>
    (await portal.send({ method: 'PUT', url: '/api/management/waiting/hidden', payload: { hidden } })).json().code
  const seenBy = async ({ get }: Portal) => {
    const { data } = await get('/api/management/waiting')
    return { hidden: data.hidden, queues: data.list.map(({ queue }: WaitingLine) => queue) }
  }

  expect(await hide('feedback', 'translations', 'feedback')).toBe(0)

  expect(await seenBy(portal)).toEqual({ hidden: ['feedback', 'translations'], queues: ['review'] })
  expect((await seenBy(colleague)).queues.toSorted()).toEqual(['app_review', 'feedback'])
  expect((await colleague.get('/api/management/waiting')).data.queues).toEqual(['app_review', 'feedback'])
  await hide('translations')
  expect((await seenBy(portal)).queues).toEqual(expect.arrayContaining(['review', 'feedback']))
  expect(await hide('unknown')).not.toBe(0)
})

interface WaitingLine {
  queue: string
  count: number
  urgency: string
  oldest_at: string | null
}

async function waiting({ get }: Portal): Promise<WaitingLine[]> {
  const { code, data } = await get('/api/management/waiting')
  if (code !== 0) throw new Error(`the call was refused: ${code}`)
  return data.list
}

function lineOf(lines: WaitingLine[], queue: string): WaitingLine {
  const line = lines.find((one) => one.queue === queue)
  if (!line) throw new Error(`nothing waits in ${queue}`)
  return line
}

function hoursSince(moment: string | null): number {
  return Math.floor((Date.now() - Date.parse(moment ?? '')) / 3_600_000)
}

async function givenStaff(db: Portal['db'], screens: ManagementScreen[]) {
  const staff = await givenAccount(db, administrator)
  const ids = [menus.management, ...screens.map((screen) => managementScreens[screen])]
  await sql`update account set own_menus = ${ids}::int[] where user_id = ${staff.user_id}`.execute(db)
  return staff
}

async function givenFailedVideo({ db, user_id }: Portal) {
  await sql`
    with stored as (
      insert into blob (user_id, object_key, size, state) values (${user_id}, 'blob/failed', 1, 'failed') returning blob_id
    )
    insert into file (user_id, blob_id, file_name, kind) select ${user_id}, blob_id, 'tour.mp4', 'video' from stored`.execute(
    db,
  )
}
