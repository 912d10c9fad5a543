import { hourly } from '@atrium/contract/report/choices'
import { lookAround, sumUp } from '@atrium/server/areas/report/report.sums'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { activePeople, figures, zeroResultSearches } from '../data/figures.ts'
import { busyness, pastDays, spreadOverMonth } from './days.ts'

const month = 30
/** The month before more was not found: the portal has grown since. */
const worseBefore = 1.12

/** Last of all: what the rows of the demo tell, summed up, and over it what happened before anybody was there. */
export async function loadFigures(tx: Db) {
  await saveZeroResultSearches(tx)
  const { rows } = await sql<{ from: string; to: string }>`
    select (portal_day() - ${pastDays}::int)::text as "from", portal_day()::text as "to"`.execute(tx)
  for (const days of rows) await sumUp(tx, days)
  await lookAround(tx)
  await savePast(tx)
  await savePastPeople(tx)
  await savePastHours(tx)
}

/** How much of a working day happens in each hour, from midnight on, in thousandths. */
const hourShares = [4, 2, 1, 1, 1, 2, 8, 22, 68, 118, 126, 104, 46, 62, 104, 112, 96, 64, 22, 14, 10, 7, 4, 2]

/** The week before today by the hour, so that today has something to be compared with; today is what really happens. */
async function savePastHours(tx: Db) {
  const shares = hourShares.map((share, hour) => ({ hour, share }))
  await sql`
    insert into report_hour (measure, day, hour, key, amount)
    select measure, day, hour, key, round(amount * share / 1000.0)
    from report_day, jsonb_to_recordset(${JSON.stringify(shares)}::jsonb) as part (hour smallint, share int)
    where measure = any(${hourly}) and day >= portal_day() - 7 and day < portal_day()
      and round(amount * share / 1000.0) > 0
    on conflict (measure, day, hour, key) do update set amount = excluded.amount`.execute(tx)
  // With it the job begins today, and leaves the days before as they are.
  await sql`
    insert into report_hour (measure, day, hour, amount) values ('registrations', portal_day(), 0, 0)
    on conflict (measure, day, hour, key) do nothing`.execute(tx)
}

async function saveZeroResultSearches(tx: Db) {
  const asked = zeroResultSearches.flatMap(({ question, language, times }, seed) => [
    ...daily(question, language, spreadOverMonth(times, { seed }), 0),
    ...daily(question, language, spreadOverMonth(Math.round(times * worseBefore), { first: month, seed }), month),
  ])
  await sql`
    insert into search_word (day, question, language, asked, in_vain, clicked)
    select portal_day() - days_ago, question, language, times, times, 0
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (days_ago int, question text, language text, times int)
    on conflict (day, question, language) do update set asked = excluded.asked, in_vain = excluded.in_vain`.execute(tx)
}

function daily(question: string, language: string, counts: number[], first: number) {
  return counts
    .map((times, day) => ({ days_ago: first + day, question, language, times }))
    .filter(({ times }) => times > 0)
}

/** Until yesterday: today is what really happens. */
async function savePast(tx: Db) {
  const past = figures.flatMap(({ measure, key = '', amount, growth, stands }, seed) =>
    Array.from({ length: pastDays }, (_, day) => {
      const days_ago = day + 1
      const grown = 1 - (growth / 100) * (days_ago / month)
      const happened = stands ? 1 : busyness(days_ago, seed)
      return { measure, key, days_ago, amount: Math.max(1, Math.round(amount * grown * happened)) }
    }),
  )
  await sql`
    insert into report_day (measure, day, key, amount)
    select measure, portal_day() - days_ago, key, amount from jsonb_to_recordset(${JSON.stringify(past)}::jsonb)
      as past (measure text, days_ago int, key text, amount bigint)
    on conflict (measure, day, key) do update set amount = excluded.amount`.execute(tx)
}

/** As many bits to a row as the table has. */
const partSize = 4_096

/**
 * Who was there until yesterday, and from these bits how many. Few come every day and many now and then, so that over four
 * weeks there are about three times as many people as on a working day.
 */
async function savePastPeople(tx: Db) {
  const past = Array.from({ length: pastDays }, (_, day) => {
    const days_ago = day + 1
    const grown = 1 - (activePeople.growth / 100) * (days_ago / month)
    const share = (activePeople.amount * grown * busyness(days_ago)) / activePeople.people
    const bits = Array.from({ length: activePeople.people }, (_, person) => {
      const eagerness = 2.4 * ((person % 97) / 96) ** 1.4
      return chance(person, days_ago) < share * eagerness ? '1' : '0'
    }).join('')
    return { days_ago, bits: bits.padEnd(Math.ceil(bits.length / partSize) * partSize, '0') }
  })
  await sql`delete from active_people where day >= portal_day() - ${pastDays}::int and day < portal_day()`.execute(tx)
  await sql`
    insert into active_people (day, part, bits)
    select portal_day() - days_ago, part, substr(bits, part * ${partSize} + 1, ${partSize})::bit(4096)
    from jsonb_to_recordset(${JSON.stringify(past)}::jsonb) as past (days_ago int, bits text),
      generate_series(0, length(bits) / ${partSize} - 1) as part`.execute(tx)
  await sql`
    insert into report_day (measure, day, key, amount)
    select 'active_people', day, '', sum(bit_count(bits)) from active_people
    where day >= portal_day() - ${pastDays}::int and day < portal_day() group by day
    on conflict (measure, day, key) do update set amount = excluded.amount`.execute(tx)
}

/** Between nothing and one, always the same for that person on that day. */
function chance(person: number, day: number): number {
  const scattered = Math.sin(person * 12.9898 + day * 78.233) * 43_758.5453
  return scattered - Math.floor(scattered)
}
