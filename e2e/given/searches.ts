import { sumUpSearches } from '@atrium/server/areas/search/search.log'
import { learnWords } from '@atrium/server/areas/search/search.vocabulary'
import { sql } from 'kysely'
import { withDb } from '../portal.ts'

/** What so many asked for and found today, in simplified Chinese, as if the hour were over: then searches are summed up. */
export async function givenPopularSearch(question: string, asked = 500) {
  await withDb(async (db) => {
    await sql`
      insert into search_log (question, language, total)
      select ${question}, 'zh-CN', 3 from generate_series(1, ${asked}::int)`.execute(db)
    await db.transaction().execute(sumUpSearches)
  })
}

/** The words of all titles, of which one may have been meant: the hour is over, too. */
export async function givenKnownWords() {
  await withDb((db) => db.transaction().execute(learnWords))
}
