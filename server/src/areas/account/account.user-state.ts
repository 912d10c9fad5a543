import type { notifyUsers as notifyContract, setUserState as stateContract } from '@atrium/contract/account/management'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestInput } from '../../platform/http/serve.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { queueMessage } from '../message/message.service.ts'
import { createNotices } from '../notice/notice.create.ts'
import { endSessions } from '../session/session.service.ts'
import { requireAdministrator } from './account.last-administrator.ts'
import { giverOf } from './account.separation.ts'
import { mayChange, mayDisable } from './account.staff-policy.ts'
import { lockUser, lockUsers } from './account.user.ts'

/** All of them or none. Disabling ends every session with the commit. */
export async function setUserState(
  tx: Db,
  viewer: Viewer,
  { user_ids, state }: RequestInput<typeof stateContract>['body'],
): Promise<null> {
  const held = await lockUsers(tx, user_ids)
  const giver = await giverOf(tx, viewer, false)
  if (!held.every((person) => mayDisable(giver, person))) throw new Failure('not_allowed')

  await sql`update account set state = ${state}, updated_at = now()
    where user_id = any(${user_ids}) and state <> ${state}`.execute(tx)
  if (state === 'disabled') {
    for (const { user_id } of held) await endSessions(tx, user_id)
    if (held.some(({ is_staff }) => is_staff)) await requireAdministrator(tx)
  }
  return null
}

/** No password is sent: the owner signs in with a code and sets a new one. */
export async function resetUserPassword(tx: Db, secret: Secret, viewer: Viewer, user_id: number): Promise<null> {
  const held = await lockUser(tx, user_id)
  if (!mayChange(await giverOf(tx, viewer, user_id === viewer.user_id), held)) throw new Failure('not_allowed')

  await sql`update account set password_hash = null, updated_at = now() where user_id = ${user_id}`.execute(tx)
  await endSessions(tx, user_id)
  if (held.email) {
    const letter = { channel: 'email', to: held.email, template: 'password_reset' } as const
    await queueMessage(tx, secret, { ...letter, language: held.reads_in ?? viewer.language, user_id })
  }
  return null
}

export async function notifyUsers(
  tx: Db,
  { user_ids, title }: RequestInput<typeof notifyContract>['body'],
): Promise<null> {
  await createNotices(
    tx,
    'staff_message',
    sql`select person.user_id, ${JSON.stringify({ title })}::jsonb, null::text
      from unnest(${user_ids}::bigint[]) as person (user_id)`,
  )
  return null
}
