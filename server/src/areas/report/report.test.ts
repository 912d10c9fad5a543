import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { givenDay } from '../item/item.given.ts'
import { sumUpDays } from './report.sums.ts'

test('people are reported by the day of the calendar they came on, beside the same weekdays before [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await givenCome(db, { user_type: 'wechat_user', moment: sql`day_begins(portal_day()) + interval '1 minute'` })
  await givenCome(db, { user_type: 'common_user', moment: sql`day_begins(portal_day()) - interval '1 minute'` })
  await givenCome(db, {
    user_type: 'common_user',
    moment: sql`day_begins(portal_day()) - interval '7 days' - interval '1 minute'`,
  })
  await sumUpDays(db)

  const { days, series } = await report(portal, 'people', 1)

  expect(days).toEqual([dayAgo(1), dayAgo(0)])
  const registrations = series.filter(({ measure }) => measure === 'registrations')
  expect(registrations).toEqual([
    // The administrator, too, came today.
    { measure: 'registrations', key: 'common_user', amounts: [1, 1], amounts_before: [1, 0] },
    { measure: 'registrations', key: 'wechat_user', amounts: [0, 1], amounts_before: [0, 0] },
  ])
})

test('a person who signs in twice and downloads a file counts as one active person [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db, user_id } = portal
  for (const outcome of ['signed_in', 'signed_in', 'refused'])
    await sql`insert into sign_in (user_id, way, outcome, network) values (${user_id}, 'password', ${outcome}, '10.0.0.0')`.execute(
      db,
    )
  await sql`insert into file_fetch (file_id, user_id) values (1, ${user_id})`.execute(db)
  await sumUpDays(db)

  const { series } = await report(portal, 'people', 0)

  expect(totals(series)).toMatchObject({
    'active_people ': 1,
    'sign_ins signed_in': 2,
    'sign_ins refused': 1,
  })
})

test('a person who is there on many days is one active person of the period, and today is left out [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  const people = [await givenAccount(db), await givenAccount(db), await givenAccount(db)]
  const visits = [
    [0, 1],
    [0, 5],
    [0, 27],
    [1, 28],
    [2, 0],
    [0, 29],
    [1, 40],
    [2, 60],
  ] as const
  for (const [person, days_ago] of visits) {
    const user_id = people[person]?.user_id ?? 0
    await sql`insert into active_people (day, part, bits)
      values (portal_day() - ${days_ago}::int, 0, set_bit(repeat('0', 4096)::bit(4096), ${user_id}::int, 1))
      on conflict (day, part) do update set bits = active_people.bits | excluded.bits`.execute(db)
  }

  const month = await report(portal, 'people', 28)
  const today = await report(portal, 'people', 0)

  expect(month.distinct).toEqual([{ measure: 'active_people', total: 2, total_before: 2 }])
  expect([month.is_today_open, month.days.at(-1), month.days_before[0]]).toEqual([true, dayAgo(0), dayAgo(56)])
  expect(today.distinct).toEqual([{ measure: 'active_people', total: 1, total_before: 0 }])
})

test('a report says since when it is counted [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  const before = await report(portal, 'searches', 0)
  await sql`insert into report_day (measure, day, key, amount) values ('searches', portal_day() - 3, 'found', 2)`.execute(
    db,
  )

  expect([before.counted_since, (await report(portal, 'searches', 0)).counted_since]).toEqual([null, dayAgo(3)])
})

test('summing up again changes nothing, and days without a worker are summed up later [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform } = portal
  const { resource_id } = await givenPublished(platform, { type: 'flow' })
  await givenDay(db, resource_id, { days_ago: 5, download_count: 7 })
  await sumUpDays(db)
  await sql`update report_day set day = day - 6 where measure = 'storage_bytes'`.execute(db)
  await sql`delete from report_day where measure = 'downloads'`.execute(db)

  await sumUpDays(db)
  await sumUpDays(db)

  const { series } = await report(portal, 'downloads', 29)
  expect(totals(series)).toEqual({ 'downloads flow': 7 })
})

test('reviews, feedback, messages and storage are summed up, each in its own measures [MGT-107]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform, user_id } = portal
  const { version_id } = await givenPublished(platform)
  await sql`update resource_version set submitted_at = now() - interval '3 hours' where version_id = ${version_id}`.execute(
    db,
  )
  await sql`insert into review_decision (version_id, decision, decided_by) values (${version_id}, 'publish', ${user_id})`.execute(
    db,
  )
  await sql`insert into feedback (content, created_at) values ('列宽', now() - interval '4 days'), ('字号', now())`.execute(
    db,
  )
  await sql`insert into message (channel, template, language, masked_address, address_hash, state, cost)
    values ('sms', 'code', 'zh-CN', '+86 135****8723', '\\x00', 'sent', 450)`.execute(db)
  await sumUpDays(db)

  const all = await Promise.all(
    ['reviews', 'feedback', 'messages', 'storage'].map(async (name) => (await report(portal, name, 0)).series),
  )

  expect(totals(all.flat())).toMatchObject({
    'decisions publish': 1,
    'decision_hours 8': 1,
    'decision_minutes ': 180,
    'feedback_received ': 1,
    'feedback_open received': 2,
    'feedback_age 1': 1,
    'feedback_age 7': 1,
    'messages sms_sent': 1,
    'message_cost sms': 450,
    'storage_contents ': expect.any(Number),
  })
})

test.for(['to=0001-01-01', 'from=0001-01-01', 'to=9999-12-31', 'from=9999-12-31&to=9999-12-31'])(
  'a report refuses days outside the calendar it can reckon with: %s',
  async (query) => {
    const { get } = await startPortal(administrator)

    const answer = await get(`/api/management/most-downloaded?${query}`)

    expect([answer.code, answer.data.field]).toEqual([
      failures.invalid_input.code,
      expect.stringMatching(/^(from|to)$/),
    ])
  },
)

test('the resources taken most often come first, with what they had in the days before [MGT-107]', async () => {
  const { db, platform, get } = await startPortal(administrator)
  const often = await givenPublished(platform, { type: 'flow' })
  const seldom = await givenPublished(platform, { type: 'form' })
  await givenDay(db, often.resource_id, { days_ago: 1, download_count: 9 })
  await givenDay(db, often.resource_id, { days_ago: 8, download_count: 4 })
  await givenDay(db, seldom.resource_id, { days_ago: 2, download_count: 3 })

  const { data } = await get(`/api/management/most-downloaded?from=${dayAgo(6)}&to=${dayAgo(0)}`)

  expect(data.list).toMatchObject([
    { resource_id: often.resource_id, resource_type: 'flow', download_count: 9, download_count_before: 4 },
    { resource_id: seldom.resource_id, resource_type: 'form', download_count: 3, download_count_before: 0 },
  ])
})

test('without days the last four whole weeks are meant [MGT-107]', async () => {
  const { db, platform, get } = await startPortal(administrator)
  const { resource_id } = await givenPublished(platform, { type: 'flow' })
  await givenDay(db, resource_id, { days_ago: 28, download_count: 9 })
  await givenDay(db, resource_id, { days_ago: 29, download_count: 4 })

  const { data } = await get('/api/management/most-downloaded')

  expect(data.list).toMatchObject([{ resource_id, download_count: 9, download_count_before: 4 }])
})

test('searches without results are listed, most frequent first, and filtered by word, day and language [MGT-107]', async () => {
  const { db, get } = await startPortal(administrator)
  await sql`insert into search_word (day, question, language, asked, in_vain, clicked) values
    (portal_day(), '党建门户', 'zh-CN', 5, 5, 0), (portal_day() - 2, '党建门户', 'zh-CN', 4, 2, 1),
    (portal_day() - 9, '工时填报', 'zh-CN', 3, 3, 0), (portal_day(), 'carbon', 'en', 1, 1, 0),
    (portal_day(), '请假', 'zh-CN', 8, 0, 8)`.execute(db)
  const found = async (search: object) => {
    const { data } = await get(
      `/api/management/zero-result-searches?search=${encodeURIComponent(JSON.stringify(search))}`,
    )
    return data.list.map(({ question, in_vain }: { question: string; in_vain: number }) => `${question} ${in_vain}`)
  }

  expect(await found({})).toEqual(['党建门户 7', '工时填报 3', 'carbon 1'])
  expect(await found({ from: dayAgo(3), to: dayAgo(1) })).toEqual(['党建门户 2'])
  expect(await found({ keyword: '工时' })).toEqual(['工时填报 3'])
  expect(await found({ language: 'en' })).toEqual(['carbon 1'])
})

test('a stretch that ends before it begins, or is longer than a year, is refused', async () => {
  const { get } = await startPortal(administrator)

  for (const [from, to] of [
    ['2026-11-02', '2026-11-01'],
    ['2025-01-01', '2026-11-01'],
  ])
    expect((await get(`/api/management/reports/people?from=${from}&to=${to}`)).code).toBe(failures.invalid_input.code)
})

type ReportSeries = { measure: string; key: string; amounts: number[] }[]

async function report({ get }: Portal, name: string, from: number) {
  const { data } = await get(`/api/management/reports/${name}?from=${dayAgo(from)}&to=${dayAgo(0)}`)
  return data as {
    days: string[]
    days_before: string[]
    is_today_open: boolean
    counted_since: string | null
    series: ReportSeries
    distinct: { measure: string; total: number; total_before: number }[]
  }
}

function totals(series: ReportSeries) {
  return Object.fromEntries(
    series.map(({ measure, key, amounts }) => [`${measure} ${key}`, amounts.reduce((sum, one) => sum + one, 0)]),
  )
}

async function givenCome(
  db: Portal['db'],
  { user_type, moment }: { user_type: string; moment: ReturnType<typeof sql> },
) {
  await sql`insert into account (user_name, user_type, created_at) values ('来客', ${user_type}, ${moment})`.execute(db)
}

/** In the calendar the portal is run by. */
function dayAgo(days: number): string {
  const moment = new Date(Date.now() - days * 86_400_000)
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format(moment)
}
