import type { SearchKind } from '@atrium/contract/search/choices'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { writeSearches } from './search.note.ts'

interface SearchClick {
  kind: SearchKind
  item_id: number
  place: number
}

/** Only the first click of a search counts. Projects are private and not logged. */
export async function noteClick(db: Db, search_id: string, { kind, item_id, place }: SearchClick): Promise<null> {
  await writeSearches(db)
  await db
    .updateTable('search_log')
    .set({ kind, item_id: kind === 'project' ? 0 : item_id, place })
    .where('search_id', '=', search_id)
    .where('kind', 'is', null)
    .execute()
  return null
}

/** How long single searches are kept; their sums stay. */
const keptDays = 90
/** Rarer searches, and those without results, are not suggested. */
const popular = { asked: 5, days: 30 }

/**
 * Sums up today and yesterday anew, so that a run more or less makes no difference, and forgets what is old. Call it inside a
 * transaction: readers see the old popular searches until the new ones are all there.
 */
export async function sumUpSearches(tx: Db): Promise<void> {
  await sql`
    insert into search_word (day, question, language, asked, in_vain, clicked)
    select day, question, language, count(*), count(*) filter (where total = 0), count(kind)
    from search_log where day >= portal_day() - 1 group by day, question, language
    on conflict (day, question, language) do update
    set asked = excluded.asked, in_vain = excluded.in_vain, clicked = excluded.clicked`.execute(tx)
  await sql`delete from search_log where day < portal_day() - ${keptDays}::int`.execute(tx)
  await tx.deleteFrom('popular_search').execute()
  await sql`
    insert into popular_search (language, question, asked)
    select language, question, sum(asked) from search_word
    where day >= portal_day() - ${popular.days}::int
    group by language, question having sum(asked) >= ${popular.asked} and sum(in_vain) = 0`.execute(tx)
}
