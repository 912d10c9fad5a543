import type { Db } from '../../platform/db/db.ts'
import type { Platform } from '../../platform.ts'
import { type Question, readQuestion, relaxed } from '../../search/question.ts'
import { choicesIn } from '../../search/tiers.ts'
import { findBest } from '../item/item.find-best.ts'
import type { Choices } from '../item/item.terms.ts'
import { foundKinds } from './search.question.ts'
import { knownSynonyms } from './search.synonyms.ts'

/** Whoever finds as many has enough to look at. */
const enough = 10

/**
 * What somebody asks for, with what else it may mean. Where fewer than a page meet all words, the one that says least may be
 * missing, so that those are followed by what was nearly meant.
 */
export async function readAsked(platform: Pick<Platform, 'db' | 'cache'>, text: string): Promise<Question | null> {
  const question = readQuestion(text, await knownSynonyms(platform))
  if (question === null || question.words.length < 2) return question
  if ((await count(platform.db, choicesIn('anywhere', question))) >= enough) return question

  const each = question.words.map((word) => choicesIn('anywhere', { words: [word] }))
  return relaxed(question, await Promise.all(each.map((choices) => count(platform.db, choices))))
}

async function count(db: Db, choices: Choices): Promise<number> {
  const asked = { kinds: foundKinds, listed: [], tiers: [choices], narrowed: [], boxes: [] }
  const { kinds } = await findBest(db, asked, { offset: 0, size: 0 })
  return [...kinds.values()].reduce((sum, { total }) => sum + total, 0)
}
