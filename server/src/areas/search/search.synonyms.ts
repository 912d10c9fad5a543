import type { Platform } from '../../platform.ts'
import { type Synonyms, synonymsOf } from '../../search/synonyms.ts'

/** Whoever edits them sees the difference after so many milliseconds at the latest, in every process. */
const kept = 10_000

export function knownSynonyms({ db, cache }: Pick<Platform, 'db' | 'cache'>): Promise<Synonyms> {
  return cache.remember('search:synonyms', kept, async () => {
    const sets = await db.selectFrom('synonym_set').select('words').orderBy('synonym_set_id').execute()
    return synonymsOf(sets.map(({ words }) => words))
  })
}
