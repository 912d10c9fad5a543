import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'
import { givenDay } from '../item/item.given.ts'
import { sumUpHours } from './report.hours.ts'

test('today is reported by the hour of the portal beside the same weekday a week before [MGT-133]', async () => {
  const portal = await startPortal(administrator)
  const { db, user_id } = portal
  const signedIn = (moment: ReturnType<typeof sql>) =>
    sql`insert into sign_in (user_id, way, outcome, network, created_at)
      values (${user_id}, 'password', 'signed_in', '10.0.0.0', ${moment})`.execute(db)
  await signedIn(sql`day_begins(portal_day()) + interval '10 minutes'`)
  await signedIn(sql`day_begins(portal_day()) + interval '9 hours 59 minutes'`)
  await signedIn(sql`day_begins(portal_day()) + interval '10 hours'`)
  await signedIn(sql`day_begins(portal_day() - 7) + interval '23 hours 59 minutes'`)
  await signedIn(sql`day_begins(portal_day() - 6)`)
  await sumUp(portal)

  const { series, ...about } = await hours(portal, 'people')

  const { rows } = await sql<{ hour: number }>`
    select portal_hour(now() - interval '5 minutes') as hour union select portal_hour()`.execute(db)
  expect(rows.map(({ hour }) => hour)).toContain(about.hour)
  expect(Date.parse(about.day) - Date.parse(about.day_before)).toBe(7 * 86_400_000)
  expect(happened(series, 'sign_ins', 'signed_in')).toEqual({ now: { 0: 1, 9: 1, 10: 1 }, before: { 23: 1 } })
})

test('a person is active in the first hour they were there, so that the hours of a day can be added up [MGT-133]', async () => {
  const portal = await startPortal(administrator)
  const { db, user_id } = portal
  const { user_id: other } = await givenAccount(db)
  for (const [person, hour] of [
    [user_id, 8],
    [user_id, 11],
    [other, 11],
  ] as const)
    await sql`insert into file_fetch (file_id, user_id, fetched_at)
      values (1, ${person}, day_begins(portal_day()) + make_interval(hours => ${hour}))`.execute(db)
  await sumUp(portal)

  const { series } = await hours(portal, 'people')

  expect(happened(series, 'active_people', '').now).toEqual({ 8: 1, 11: 1 })
})

test('downloads and searches are counted in the hour in which they became more, once the job runs [MGT-133]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform } = portal
  const { resource_id } = await givenPublished(platform, { type: 'flow' })
  const search = () =>
    sql`insert into search_log (question, language, total) values ('请假', 'zh-CN', 3), ('党建', 'zh-CN', 0)`.execute(
      db,
    )
  await givenDay(db, resource_id, { days_ago: 0, download_count: 9 })
  await search()
  await sumUp(portal)
  const first = await hours(portal, 'downloads')
  await sql`update item_day set download_count = 12`.execute(db)
  await search()
  await sumUp(portal)
  await sumUp(portal)

  const downloads = await hours(portal, 'downloads')
  const searches = await hours(portal, 'searches')

  expect(first.series).toEqual([])
  expect(Object.values(happened(downloads.series, 'downloads', 'flow').now)).toEqual([3])
  expect(Object.values(happened(searches.series, 'searches', 'in_vain').now)).toEqual([1])
  expect(downloads.counted_since).toBe(downloads.day)
  await sql`update report_hour set day = day - 7 where hour < 0`.execute(db)
  const incomplete = await hours(portal, 'downloads')
  expect((incomplete.counted_since ?? '') > incomplete.day_before).toBe(true)
})

test('every measure that has hours is read from rows that were summed up [MGT-133]', async () => {
  const portal = await startPortal(administrator)
  const { db, platform, user_id } = portal
  const { version_id } = await givenPublished(platform)
  await sql`insert into review_decision (version_id, decision, decided_by) values (${version_id}, 'publish', ${user_id})`.execute(
    db,
  )
  await sql`insert into feedback (content) values ('列宽')`.execute(db)
  await sql`insert into message (channel, template, language, masked_address, address_hash, state, cost)
    values ('sms', 'code', 'zh-CN', '+86 135****8723', '\\x00', 'sent', 450)`.execute(db)
  const before = await hours(portal, 'messages')
  await sumUp(portal)
  await sql`delete from message`.execute(db)

  const all = await Promise.all(
    ['people', 'reviews', 'feedback', 'messages', 'storage'].map(async (name) => (await hours(portal, name)).series),
  )

  expect(before).toMatchObject({ counted_since: null, series: [] })
  expect(all.flat().map(({ measure, key }) => `${measure} ${key}`)).toEqual([
    'registrations common_user',
    'decisions publish',
    'feedback_received ',
    'messages sms_sent',
    'message_cost sms',
  ])
})

test('hours are summed up for days without a worker, and forgotten when nothing is compared with them', async () => {
  const portal = await startPortal(administrator)
  const { db } = portal
  await sql`insert into feedback (content, created_at) values ('列宽', day_begins(portal_day() - 3) + interval '5 hours')`.execute(
    db,
  )
  await sql`insert into report_hour (measure, day, hour, amount) values
    ('feedback_received', portal_day() - 5, 1, 1), ('feedback_received', portal_day() - 20, 1, 1)`.execute(db)

  await sumUp(portal)

  const { rows } = await sql`
    select (portal_day() - day)::int as ago, hour from report_hour where measure = 'feedback_received' order by 1`.execute(
    db,
  )
  expect(rows).toEqual([{ ago: 3, hour: 5 }])
})

type ReportSeries = { measure: string; key: string; amounts: number[]; amounts_before: number[] }[]

async function hours({ get }: Portal, report: string) {
  const { data } = await get(`/api/management/reports/${report}/hours`)
  return data as { day: string; day_before: string; hour: number; counted_since: string | null; series: ReportSeries }
}

function sumUp({ db }: Portal) {
  return db.transaction().execute(sumUpHours)
}

/** The hours in which something happened, with how much. */
function happened(series: ReportSeries, measure: string, key: string) {
  const one = series.find((found) => found.measure === measure && found.key === key)
  const some = (amounts: number[] = []) =>
    Object.fromEntries([...amounts.entries()].filter(([, amount]) => amount > 0)) as Record<number, number>
  return { now: some(one?.amounts), before: some(one?.amounts_before) }
}
