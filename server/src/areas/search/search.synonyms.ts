import type * as contract from '@atrium/contract/search/synonym'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { shippedSynonyms } from '../../search/query/shipped-synonyms.ts'
import { type Synonyms, synonymsOf } from '../../search/query/synonyms.ts'

/** The editor sees a change at once; other processes follow after this many milliseconds at the latest. */
const kept = 60_000

/** The configured synonyms; until the first change, the shipped ones. */
export function knownSynonyms({ db, cache }: Pick<Platform, 'db' | 'cache'>): Promise<Synonyms> {
  return cache.remember('search:synonyms', kept, async () => synonymsOf((await readSynonyms(db)).sets))
}

export async function readSynonyms(db: Db) {
  const rows = await db.selectFrom('synonym_set').select(['words', 'updated_at']).orderBy('synonym_set_id').execute()
  const [first] = rows
  if (!first) return { sets: shippedSynonyms.map((words) => [...words]), is_shipped: true, updated_at: null }
  return { sets: rows.map(({ words }) => words), is_shipped: false, updated_at: first.updated_at }
}

type SynonymsInput = z.output<typeof contract.writeSynonyms.body>

/** All at once, in place of those before. Call it inside a transaction. */
export async function writeSynonyms(tx: Db, { user_id }: Viewer, { sets, seen_at }: SynonymsInput): Promise<null> {
  await sql`lock table synonym_set in share row exclusive mode`.execute(tx)
  const { updated_at } = await readSynonyms(tx)
  if (updated_at !== seen_at) throw new Failure('conflict', { detail: 'changed by somebody else since it was loaded' })

  await tx.deleteFrom('synonym_set').execute()
  if (sets.length > 0)
    await tx
      .insertInto('synonym_set')
      .values(sets.map((words) => ({ words: [...new Set(words)], updated_by: user_id })))
      .execute()
  return null
}
