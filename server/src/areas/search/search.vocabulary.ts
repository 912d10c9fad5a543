import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { CorrectionCandidate, CorrectionVocabulary } from '../../search/query/did-you-mean.ts'
import type { SpellingVocabulary } from '../../search/query/spelled.ts'
import { chineseWordsOf, spelledWord, type VocabularyWord, wordsKnownFrom } from '../../search/query/vocabulary.ts'
import { isFiller } from '../../search/text/filler.ts'
import { readSynonyms } from './search.synonyms.ts'

const textTotalRow = z.object({ text: z.string(), total: z.number() })

const summaryRow = z.object({ text: z.string() })

const spelledRow = z.object({ word: z.string(), letters: z.string(), initials: z.string(), weight: z.number() })

const wordTotalRow = z.object({ word: z.string(), total: z.number() })

/** Distinct names, the most frequent first; words that only occur inside others are left out. */
const mostNames = 100_000
/** Of the best items. */
const mostSummaries = 5_000
/** A word of a name counts as much as so many of summaries. */
const ofName = 10
const atOnce = 5_000
const mostCandidates = 200

/**
 * What published things are called and filed under, and what their summaries say, word by word. Call it inside a transaction.
 * Whoever types pinyin mostly writes Simplified characters: names in Traditional ones count no more than summaries, so that
 * `jilu` is 记录 rather than 纪录.
 */
export async function learnWords(tx: Db): Promise<void> {
  const counted = (language: string) =>
    sql`sum(case ${sql.ref(language)} when 'zh-TW' then 1 else ${sql.lit(ofName)} end)`
  const { rows } = await typedSql(textTotalRow)`
    (select text, ${counted('language')} as total from suggestion group by text order by total desc, text limit ${sql.lit(mostNames)})
    union all
    select name.value, ${counted('name.key')} from tag join resource_tag using (tag_id) join item_term using (item_id),
      jsonb_each_text(tag.name) as name group by name.value`.execute(tx)
  const known = new Map<string, VocabularyWord & { total: number }>()
  for (const { text, total } of rows) {
    for (const { letters, ...word } of wordsKnownFrom(text))
      known.set(word.word, {
        ...word,
        letters: word.sound === '' ? '' : letters,
        total: (known.get(word.word)?.total ?? 0) + total,
      })
  }

  for (const word of await readSummaryWords(tx)) {
    const same = known.get(word) ?? { ...spelledWord(word), total: 0 }
    known.set(word, { ...same, total: same.total + 1 })
  }

  // Nothing may be called so, and yet it is how people ask for what is there.
  const { sets } = await readSynonyms(tx)
  for (const { letters, ...word } of sets.flat().flatMap(wordsKnownFrom))
    if (word.sound !== '' && !known.has(word.word)) known.set(word.word, { ...word, letters, total: 1 })

  await tx.deleteFrom('known_word').execute()
  // Nobody looks for 一张 by its initials.
  const words = [...known.values()].map((word) => (isFiller(word.word, true) ? { ...word, initials: '' } : word))
  for (let from = 0; from < words.length; from += atOnce)
    await tx
      .insertInto('known_word')
      .values(words.slice(from, from + atOnce))
      .execute()
}

/** A case may only be told without its customer's name: its summary is left out. */
async function readSummaryWords(tx: Db): Promise<string[]> {
  const { rows } = await typedSql(summaryRow)`
    select summary ->> 'zh-CN' as text from item
    where state = 'published' and kind <> 'case' and summary ->> 'zh-CN' <> '' order by quality desc limit ${sql.lit(mostSummaries)}`.execute(
    tx,
  )
  return rows.flatMap(({ text }) => chineseWordsOf(text))
}

export function vocabularyOf(db: Db): CorrectionVocabulary {
  return {
    ...spellingOf(db),
    bySound: (sounds) => candidates(sql`sound = any(${sounds}::text[])`),
    byLetters: (words) =>
      candidates(
        sql`(sound = '' and word % any(${words}::text[]) or letters <> '' and letters % any(${words}::text[]))`,
      ),
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

/** Of what is typed alike those used most; for a question without such words nothing is asked. */
const alike = 5

export function spellingOf(db: Db): SpellingVocabulary {
  return {
    async typedAs({ letters, initials }) {
      const { rows } = await typedSql(spelledRow)`
        select known.* from unnest((select ${letters}::text[])) as typed (text) cross join lateral (
          select word, letters, initials, total as weight from known_word
          where known_word.letters = typed.text and letters <> '' order by total desc limit ${sql.lit(alike)}) as known
        union all
        select known.* from unnest((select ${initials}::text[])) as typed (text) cross join lateral (
          select word, letters, initials, total as weight from known_word
          where known_word.initials = typed.text and initials <> '' order by total desc limit ${sql.lit(alike)}) as known
        union all
        select word, letters, initials, total as weight
        from unnest((select ${letters}::text[])) as typed (text) join known_word on word = typed.text`.execute(db)
      return rows
    },
  }
}
