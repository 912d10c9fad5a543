import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { eitherOf, type TermChoices, withoutRepeats } from '../../search/choices.ts'
import { type AnalysedQuery, readQuestion } from '../../search/query/question.ts'
import { choicesIn } from '../../search/query/tiers.ts'
import { findBest } from '../item/find/find.best.ts'

const articleIdTitleRow = z.object({ article_id: z.number(), title: z.string() })

type SimilarityWord = AnalysedQuery['words'][number]

/** Few, so that a lookup while typing is cheap. */
const most = { read: 8, words: 5, articles: 3 }
/** A single word says something where hardly more was written, and not every article holds it. */
const single = { among: 2, articles: 30 }

/**
 * Nobody writes to us in the words of an article. What is offered is about one of the words, in its title or a heading, and
 * holds another one; those that hold more of the rarer words come first.
 */
export async function findSimilarArticles(db: Db, { language }: Viewer, text: string) {
  const question = readQuestion(text.slice(-120))
  const words = (question?.words ?? []).filter(({ text }) => [...text].length > 1).slice(-most.read)
  const totals = await Promise.all(words.map((word) => count(db, word)))
  const known = words
    .map((word, at) => ({ word, total: totals[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.total - other.total)
    .slice(0, most.words)
  const [rarest, ...others] = known
  const isSingle = others.length === 0
  if (!rarest || (isSingle && (words.length > single.among || rarest.total > single.articles))) return { list: [] }

  const tiers = tiersOf(known.map(({ word }) => word))
  const { kinds } = await findBest(db, { ...articles, listed: ['article'], tiers }, { offset: 0, size: most.articles })
  const item_ids = (kinds.get('article')?.list ?? []).map(({ item_id }) => item_id)
  return { list: await titlesOf(db, sql`${language}`, item_ids) }
}

const articles = { kinds: ['article'], listed: [], narrowed: [], boxes: [] } as const

/** All words, all but the commonest, and so on down to two; at last any two. The rarest comes first. */
function tiersOf(words: readonly SimilarityWord[]): TermChoices[] {
  const about = eitherOf(words.map((word) => choicesIn('anchor', { words: [word] })))
  const rarest = words.slice(1).map((_, at) => choicesIn('anywhere', { words: words.slice(0, words.length - at) }))
  const anyTwo = words.flatMap((_, without) => eitherOf(words.toSpliced(without, 1).map(anywhere)))
  return [...rarest, words.length > 1 ? anyTwo : []].map((held) => withoutRepeats([...about, ...held]))
}

const anywhere = (word: SimilarityWord) => choicesIn('anywhere', { words: [word] })

async function count(db: Db, word: SimilarityWord): Promise<number> {
  const { kinds } = await findBest(db, { ...articles, tiers: [anywhere(word)] }, { offset: 0, size: 0 })
  return kinds.get('article')?.total ?? 0
}

async function titlesOf(db: Db, language: RawBuilder<unknown>, item_ids: number[]) {
  const { rows } = await typedSql(articleIdTitleRow)`
    select item_id as article_id, coalesce(in_language(title, ${language}), '') as title
    from unnest(${item_ids}::bigint[]) with ordinality as found (item_id, place) join item using (item_id)
    where state = 'published' order by place`.execute(db)
  return rows
}
