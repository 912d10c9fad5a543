import { sql } from 'kysely'
import { z } from 'zod'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { kindsSeenBy } from './search.question.ts'
import { runSearch } from './search.run.ts'

const questionRow = z.object({ question: z.string() })

const most = 5
/** Should one have been taken back, another stands in. */
const spare = 2
/** Whether a question still finds something is known for so many milliseconds. */
const kept = 30_000

/**
 * What many asked for and found lately, and what this person would find, too: the name of something that was taken back is
 * nobody's suggestion, however many asked for it while it was there. Before the first letter the order is there; many begin
 * with one letter, and are put in order.
 */
export async function popular(platform: Platform, viewer: Viewer, beginning: string): Promise<string[]> {
  const begins = sql`and question >= (select ${beginning}) and question < (select ${after(beginning)})`
  const { rows } = await typedSql(questionRow)`
    select question from popular_search where language = (select ${viewer.language}) ${beginning === '' ? sql`` : begins}
    order by asked desc, question limit ${sql.lit(most + spare)}`.execute(platform.db)
  const found = await Promise.all(rows.map(({ question }) => isFound(platform, viewer, question)))
  return rows.flatMap(({ question }, at) => (found[at] ? question : [])).slice(0, most)
}

/** Own projects aside: what one person finds there says nothing to the next. */
function isFound(platform: Platform, viewer: Viewer, q: string): Promise<boolean> {
  return platform.cache.remember(`search:popular:${kindsSeenBy(viewer)}:${q}`, kept, async () => {
    const query = { search: { q }, order: 'relevance' as const, page: 1 }
    const found = await runSearch(platform, { ...viewer, user_id: null }, query, { offset: 0, size: 0 })
    return found?.totals.some(({ total }) => total > 0) ?? false
  })
}

/** The first text that no longer begins so, as `C` compares. */
export function after(beginning: string): string {
  return `${beginning}\u{10ffff}`
}
