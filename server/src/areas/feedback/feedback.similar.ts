import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { type Question, readQuestion } from '../../search/question.ts'
import { choicesIn } from '../../search/tiers.ts'
import { findBest } from '../item/item.find-best.ts'

type Word = Question['words'][number]

/** Few, so that asking while somebody types costs next to nothing. */
const most = { words: 5, articles: 3 }
/** A word that so many articles hold says nothing by itself. */
const common = 30

/** Nobody writes to us in the words of an article: the rarer words of the text must be met, as many of them as any meets. */
export async function findSimilarArticles(db: Db, { language }: Viewer, text: string) {
  const question = readQuestion(text.slice(-120))
  const words = (question?.words ?? []).filter(({ text }) => [...text].length > 1).slice(-most.words)
  const totals = await Promise.all(words.map((word) => count(db, [word])))
  const known = words
    .map((word, at) => ({ word, total: totals[at] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => one.total - other.total)
  if (!known[0] || (known.length === 1 && known[0].total > common)) return { list: [] }

  const fewest = known[0].total > common ? 2 : 1
  const rare = known.map(({ word }) => word)
  const tiers = rare.slice(fewest - 1).map((_, at) => choicesIn('anywhere', { words: rare.slice(0, rare.length - at) }))
  const { kinds } = await findBest(db, { ...articles, listed: ['article'], tiers }, { offset: 0, size: most.articles })
  const item_ids = (kinds.get('article')?.list ?? []).map(({ item_id }) => item_id)
  return { list: await titlesOf(db, sql`${language}`, item_ids) }
}

const articles = { kinds: ['article'], listed: [], narrowed: [], boxes: [] } as const

async function count(db: Db, words: Word[]): Promise<number> {
  const { kinds } = await findBest(
    db,
    { ...articles, tiers: [choicesIn('anywhere', { words })] },
    { offset: 0, size: 0 },
  )
  return kinds.get('article')?.total ?? 0
}

async function titlesOf(db: Db, language: RawBuilder<unknown>, item_ids: number[]) {
  const { rows } = await sql<{ article_id: number; title: string }>`
    select item_id as article_id, coalesce(in_language(title, ${language}), '') as title
    from unnest(${item_ids}::bigint[]) with ordinality as found (item_id, place) join item using (item_id)
    where state = 'published' order by place`.execute(db)
  return rows
}
