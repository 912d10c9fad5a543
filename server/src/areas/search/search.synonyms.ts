import type { Platform } from '../../platform.ts'
import { shippedSynonyms } from '../../search/shipped-synonyms.ts'
import { type Synonyms, synonymsOf } from '../../search/synonyms.ts'

/** Whoever edits them sees the difference after so many milliseconds at the latest, in every process. */
const kept = 10_000

/** Those that the house decided on; until the first decision those it came with. */
export function knownSynonyms({ db, cache }: Pick<Platform, 'db' | 'cache'>): Promise<Synonyms> {
  return cache.remember('search:synonyms', kept, async () => {
    const sets = await db.selectFrom('synonym_set').select('words').orderBy('synonym_set_id').execute()
    return synonymsOf(sets.length > 0 ? sets.map(({ words }) => words) : shippedSynonyms)
  })
}
