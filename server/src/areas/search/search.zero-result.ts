import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

const zeroResultRow = z.object({ question: z.string(), language: z.enum(languages), in_vain: z.number() })

const listed = 20
/** Per day: a question outside the first of every day is not among the first of the week. */
const ofDay = 50

/** Recent searches without results, most frequent first, for the editor of synonyms. */
export async function listFrequentZeroResultSearches(db: Db) {
  const { rows } = await typedSql(zeroResultRow)`
    select question, language, sum(in_vain)::int as in_vain
    from generate_series(0, 6) as ago, lateral (
      select question, language, in_vain from search_word
      where day = portal_day() - ago and in_vain > 0
      order by in_vain desc limit ${sql.lit(ofDay)}) as vain
    group by question, language order by in_vain desc, question limit ${sql.lit(listed)}`.execute(db)
  return { list: rows }
}
