import type * as contract from '@atrium/contract/app/person'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { notifyPerson } from '../notice/notice.create.ts'

type InstallationDecision = z.output<typeof contract.decideInstallation.body>

/** From which states each may follow: what is installed, declined or taken back stays so. */
const from = { accepted: ['requested'], declined: ['requested', 'accepted'], installed: ['requested', 'accepted'] }

/** Of two concurrent decisions the second is refused. Declining needs a reason; the requester is notified of every step. */
export async function decideInstallation(
  tx: Db,
  { user_id }: Pick<Viewer, 'user_id'>,
  installation_id: number,
  { state, answer }: InstallationDecision,
): Promise<null> {
  if (state === 'declined' && answer === '') throw new Failure('invalid_input', { field: 'answer' })
  const held = await tx
    .selectFrom('app_installation')
    .select(['state', 'item_id', 'app_version_id', 'user_id'])
    .where('installation_id', '=', installation_id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new Failure('not_found')
  if (!from[state].includes(held.state))
    throw new Failure('conflict', { detail: `${state} is not allowed in state ${held.state}` })

  if (state === 'installed') await countInstalled(tx, held)
  await tx
    .updateTable('app_installation')
    .set({ state, answer, decided_by: user_id, updated_at: sql`now()` })
    .where('installation_id', '=', installation_id)
    .execute()
  await notifyPerson(tx, held.user_id, `installation_${state}`, { app_id: held.item_id, installation_id })
  return null
}

/** Each person counts once, however often an app of theirs is brought up to date. */
async function countInstalled(tx: Db, { item_id, user_id }: { item_id: number; user_id: number }) {
  const { rows } = await sql`
    update item set download_count = download_count + 1
    where item_id = ${item_id} and not exists (select from app_installation as before
      where before.item_id = item.item_id and before.user_id = ${user_id} and before.state = 'installed')
    returning 1`.execute(tx)
  if (rows.length === 0) return
  await sql`
    insert into item_day as known (day, item_id, download_count) values (portal_day(), ${item_id}, 1)
    on conflict (day, item_id) do update set download_count = known.download_count + 1`.execute(tx)
}

/** What the audit log keeps of a request. */
export async function readInstallationForAudit(tx: Db, installation_id: number) {
  const found = await tx
    .selectFrom('app_installation')
    .select(['item_id as app_id', 'user_id', 'state', 'answer'])
    .where('installation_id', '=', installation_id)
    .executeTakeFirst()
  return found ?? null
}
