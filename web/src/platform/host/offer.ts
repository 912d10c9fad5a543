import { defaultLanguage, type Language, languages } from '@atrium/contract/languages'
import { ask, type Transport } from '../api/ask.ts'

/** How long, in milliseconds, what was heard is not asked for again. */
const fresh = 2_000

/** Which languages are on offer, as last heard. No page waits for it: a page that is kept is there without the database, too. */
export function openOffer(transport: Transport): () => readonly Language[] {
  let known: readonly Language[] = languages
  let askedAt = 0

  return () => {
    if (Date.now() - askedAt > fresh) {
      askedAt = Date.now()
      ask({ transport, language: defaultLanguage }, 'GET /api/website').then(
        (website) => {
          known = website.languages
        },
        () => {},
      )
    }
    return known
  }
}
