import { sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

export async function changeUserName(db: Db, { user_id }: Viewer, user_name: string): Promise<null> {
  await change(db, user_id, { user_name })
  return null
}

export async function changeCompanyName(db: Db, { user_id }: Viewer, company_name: string): Promise<null> {
  await change(db, user_id, { company_name: company_name || null })
  return null
}

async function change(db: Db, user_id: number | null, names: { user_name: string } | { company_name: string | null }) {
  await db
    .updateTable('account')
    .set({ ...names, updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .execute()
}

export async function readAccount(_db: Db, _config: Config, _viewer: Viewer): Promise<never> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
