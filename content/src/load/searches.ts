import { languages } from '@atrium/contract/languages'
import { sumUpSearches } from '@atrium/server/areas/search/search.log'
import { learnWords } from '@atrium/server/areas/search/search.vocabulary'
import type { Db } from '@atrium/server/platform/db/db'
import { readQuestion } from '@atrium/server/search/query/question'
import { sql } from 'kysely'
import { website } from '../data/website.ts'

/** What the people of the demo asked for lately: what the house recommends, the first ones most. And the words to be meant. */
export async function loadSearches(tx: Db) {
  const counts = website.hot_searches.map((_, at) => 12 * (website.hot_searches.length - at))
  for (const language of languages) {
    for (const [at, words] of website.hot_searches.entries())
      await saveAsked(tx, { text: words[language], language, asked: counts[at] ?? 0 })
  }
  await sumUpSearches(tx)
  await learnWords(tx)
}

/** Of a day that is summed up already, so that it stays; it is suggested for a month. Loading again adds nothing meanwhile. */
async function saveAsked(tx: Db, { text, language, asked }: { text: string; language: string; asked: number }) {
  const question = readQuestion(text)?.text ?? ''
  await sql`
    insert into search_word (day, question, language, asked, in_vain, clicked)
    select portal_day() - 3, ${question}, ${language}, ${asked}, 0, ${Math.round(asked * 0.7)}
    where not exists (select from search_word where question = ${question} and language = ${language} and day > now() - interval '20 days')
    on conflict do nothing`.execute(tx)
}
