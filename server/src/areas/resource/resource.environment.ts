import type { environment } from '@atrium/contract/resource-list'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

type ResourceEnvironment = z.output<typeof environment>

export async function readMyEnvironment(db: Db, { user_id }: Viewer): Promise<ResourceEnvironment> {
  const kept = await db
    .selectFrom('account_environment')
    .select('environment')
    .where('user_id', '=', user_id)
    .$narrowType<{ environment: ResourceEnvironment }>()
    .executeTakeFirst()
  return kept?.environment ?? {}
}

/** The whole of it: a part that is not said any more is forgotten. */
export async function saveMyEnvironment(
  db: Db,
  { user_id }: Viewer,
  stated: ResourceEnvironment,
): Promise<ResourceEnvironment> {
  const environment = JSON.stringify(stated)
  await db
    .insertInto('account_environment')
    .values({ user_id: Number(user_id), environment })
    .onConflict((same) => same.column('user_id').doUpdateSet({ environment }))
    .execute()
  return stated
}
