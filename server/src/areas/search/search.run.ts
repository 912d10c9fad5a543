import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { type AnalysedQuery, divided, readQuestion, relaxed } from '../../search/query/question.ts'
import { readSpelling } from '../../search/query/spelled.ts'
import { choicesIn, tiersOf } from '../../search/query/tiers.ts'
import { findBest } from '../item/find/find.best.ts'
import { find } from './search.find.ts'
import { kindsSeenBy, type SearchQuery } from './search.question.ts'
import { knownSynonyms } from './search.synonyms.ts'
import { spellingOf } from './search.vocabulary.ts'

/** With this many results the search goes no further. */
const enough = 10
/** Each is counted: a longer question is answered as it stands. */
const mostWords = 6

/**
 * What somebody asks for, with what else it may mean, and what is found. Where fewer than a page hold all words, the one that
 * says least may be missing, so that those are followed by what was nearly meant; all others are asked for once. Null where
 * there is nothing to ask for.
 */
export async function runSearch(
  platform: Platform,
  viewer: Viewer,
  query: SearchQuery,
  wanted: { offset: number; size: number },
) {
  const synonyms = await knownSynonyms(platform)
  const spelled = await readSpelling(query.search.q, synonyms, spellingOf(platform.db))
  const question = readQuestion(spelled?.text ?? query.search.q, synonyms, spelled)
  if (question === null) return null
  const found = await findAll(question)
  if (found.with_all_words >= enough) return found
  const parted = divided(question, synonyms)
  const { words } = parted
  if (words.length < 2 || words.length > mostWords) return found

  const each = words.map((word) => countFound(platform.db, viewer, { words: [word] }))
  const wider = relaxed(parted, await Promise.all(each))
  return wider.telling === null ? found : findAll(wider)

  async function findAll(question: AnalysedQuery) {
    const tiers = tiersOf(question)
    return { question, spelled, tiers, ...(await find(platform.db, viewer, { question, tiers, query, wanted })) }
  }
}

/** How many that this person may see hold all words. */
export async function countFound(db: Db, viewer: Viewer, question: Pick<AnalysedQuery, 'words'>): Promise<number> {
  const tiers = [choicesIn('anywhere', question)]
  const asked = { kinds: kindsSeenBy(viewer), listed: [], tiers, narrowed: [], boxes: [] }
  const { kinds } = await findBest(db, asked, { offset: 0, size: 0 })
  return [...kinds.values()].reduce((sum, { total }) => sum + total, 0)
}
