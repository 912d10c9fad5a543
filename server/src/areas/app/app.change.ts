import type * as contract from '@atrium/contract/app/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { refuseStale } from '../../platform/http/stale.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { noteDecision, setState } from '../review/review.decide.ts'
import { isReadable } from './app.service.ts'
import { saveAppTerms } from './app.terms.ts'
import { decideAppSubmission } from './submission/submission.decide.ts'
import { appSubject } from './submission/submission.subject.ts'

const stateUpdatedAtRow = z.object({ state: z.string(), updated_at: z.string() })

type AppFilingInput = z.output<typeof contract.saveManagementApp.body>
type FeatureInput = z.output<typeof contract.featureApp.body>['featured']

export async function saveManagementApp(
  tx: Db,
  app_id: number,
  { app_category_id, official, seen_at }: AppFilingInput,
): Promise<null> {
  const held = await lockApp(tx, app_id)
  refuseStale(seen_at, held)
  const { rows } = await sql`select from app_category where app_category_id = ${app_category_id}`.execute(tx)
  if (rows.length === 0) throw new Failure('invalid_input', { field: 'app_category_id' })

  const values = { category_id: app_category_id, official, updated_at: sql<string>`now()` }
  await tx.updateTable('item').set(values).where('item_id', '=', app_id).execute()
  await saveAppTerms(tx, app_id)
  return null
}

/** The app recommended last comes first on the banner; the others stay on it. */
export async function featureApp(tx: Db, app_id: number, featured: FeatureInput): Promise<null> {
  const { state } = await lockApp(tx, app_id)
  if (featured && state !== 'published') throw new Failure('conflict', { detail: `not allowed in state ${state}` })
  await tx
    .updateTable('app')
    .set({ featured: featured && JSON.stringify(featured), featured_at: featured && sql<string>`now()` })
    .where('item_id', '=', app_id)
    .execute()
  return null
}

const givenSchema = z.object({ app_version_id: z.number(), state: z.string() })

/**
 * The newest version is decided upon as in review, so that its author and its users are notified once. Withdrawing
 * includes older versions, which would otherwise be offered instead.
 */
export async function changeAppState(
  tx: Db,
  viewer: Pick<Viewer, 'user_id'>,
  app_id: number,
  state: 'deprecated' | 'withdrawn',
  text: string,
): Promise<null> {
  await lockApp(tx, app_id)
  const decision = state === 'withdrawn' ? ('withdraw' as const) : ('deprecate' as const)
  const decided = { decision, reason: 'other' as const, text, refers_to: [] }
  const { rows } = await typedSql(givenSchema)`
    select app_version_id, state from app_version
    where item_id = ${app_id} and published_at is not null and state in ('published', 'deprecated')
    order by string_to_array(version, '.')::int[] desc for update`.execute(tx)
  const [newest, ...older] = rows
  if (!newest) throw new Failure('conflict', { detail: 'no published version left' })

  if (state === 'withdrawn') {
    for (const { app_version_id } of older) {
      await setState(tx, appSubject, app_version_id, state, text)
      await noteDecision(tx, appSubject, app_version_id, { ...decided, decided_by: viewer.user_id })
    }
  }
  return decideAppSubmission(tx, viewer, newest.app_version_id, decided)
}

async function lockApp(tx: Db, app_id: number) {
  const { rows } = await typedSql(stateUpdatedAtRow)`
    select item.state, item.updated_at from item where item_id = ${app_id} and ${isReadable} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
