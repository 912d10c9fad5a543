import { lookAround, sumUp } from '@atrium/server/areas/report/report.sums'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { figures, zeroResultSearches } from '../data/figures.ts'
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
