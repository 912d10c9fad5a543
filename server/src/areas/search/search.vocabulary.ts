import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { CorrectionCandidate, CorrectionVocabulary } from '../../search/query/did-you-mean.ts'
import { wordsKnownFrom } from '../../search/query/vocabulary.ts'

const textTotalRow = z.object({ text: z.string(), total: z.number() })

const wordTotalRow = z.object({ word: z.string(), total: z.number() })

/** Distinct names, the most frequent first; words that only occur inside others are left out. */
const mostNames = 100_000
const atOnce = 5_000
const mostCandidates = 200

/** What published things are called and filed under, word by word. Call it inside a transaction. */
export async function learnWords(tx: Db): Promise<void> {
  const { rows } = await typedSql(textTotalRow)`
    (select text, count(*) as total from suggestion group by text order by count(*) desc, text limit ${sql.lit(mostNames)})
    union all
    select name.value, count(*) from tag join resource_tag using (tag_id) join item_term using (item_id),
      jsonb_each_text(tag.name) as name group by name.value`.execute(tx)
  const known = new Map<string, { word: string; sound: string; total: number }>()
  for (const { text, total } of rows) {
    for (const { word, sound } of wordsKnownFrom(text))
      known.set(word, { word, sound, total: (known.get(word)?.total ?? 0) + total })
  }

  await tx.deleteFrom('known_word').execute()
  const words = [...known.values()]
  for (let from = 0; from < words.length; from += atOnce)
    await tx
      .insertInto('known_word')
      .values(words.slice(from, from + atOnce))
      .execute()
}

export function vocabularyOf(db: Db): CorrectionVocabulary {
  return {
    bySound: (sounds) => candidates(sql`sound = any(${sounds}::text[])`),
    byLetters: (words) => candidates(sql`sound = '' and word % any(${words}::text[])`),
  }

  async function candidates(which: ReturnType<typeof sql>): Promise<CorrectionCandidate[]> {
    const { rows } = await typedSql(wordTotalRow)`
      select word, total from known_word where ${which} order by total desc, word limit ${sql.lit(mostCandidates)}`.execute(
      db,
    )
    return rows.flatMap(({ word, total }) => {
      const known = wordsKnownFrom(word).find((known) => known.word === word)
      return known ? { ...known, weight: total } : []
    })
  }
}
