import { roleType } from '@atrium/contract/access'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { requireAdministrator } from '../account/account.last-administrator.ts'
import { queueMessage } from '../message/message.service.ts'
import { endSessions } from '../session/session.service.ts'

const askForErasureRow = z.object({
  user_id: z.number(),
  email: z.string().nullable(),
  erase_at: z.string(),
  asked_before: z.boolean(),
})

interface ErasureRequest {
  withdraw_uploads: boolean
  days: number
  /** Of the session that asks, which goes on. */
  token: string | null
}

/** Asking again changes what becomes of the uploads, and not the day. */
export async function requestErasure(tx: Db, secret: Secret, viewer: Viewer, request: ErasureRequest) {
  const { rows } = await typedSql(askForErasureRow)`
    update account set withdraw_uploads = ${request.withdraw_uploads}, updated_at = now(),
      erase_at = coalesce(before.erase_at, now() + make_interval(days => ${request.days}))
    from (select user_id, erase_at from account where user_id = ${viewer.user_id} for update) as before
    where account.user_id = before.user_id
    returning account.user_id, email, account.erase_at, before.erase_at is not null as asked_before`.execute(tx)
  const [person] = rows
  if (!person) throw new Failure('not_logged_in')

  const { user_id, email, erase_at, asked_before } = person
  if (roleType(viewer.roles) === 'management') await requireAdministrator(tx)
  await endSessions(tx, user_id, request.token)
  if (email && !asked_before) {
    const letter = { channel: 'email', to: email, template: 'erasure_asked', values: { erase_at } } as const
    await queueMessage(tx, secret, { ...letter, language: viewer.language, user_id })
  }
  return { erase_at }
}

const previewedProjectRow = z.object({ title: z.string(), heir_name: z.string().nullable() })

/** Projects without another owner go to whoever erasing the account would choose. */
export async function previewErasure(db: Db, { user_id }: Viewer, days: number) {
  const { rows: projects } = await typedSql(previewedProjectRow)`
    select project.title, (
        select account.user_name from project_member as other join account using (user_id)
        where other.project_id = mine.project_id and other.user_id <> mine.user_id
        order by other.role, other.since, other.user_id limit 1) as heir_name
    from project_member as mine join project using (project_id)
    where mine.user_id = ${user_id} and mine.role = 'owner' and not exists (
      select from project_member as owner
      where owner.project_id = mine.project_id and owner.user_id <> mine.user_id and owner.role = 'owner')
    order by project.title, mine.project_id limit 200`.execute(db)
  return { days, projects }
}

export async function cancelErasure(db: Db, { user_id }: Viewer): Promise<null> {
  await db
    .updateTable('account')
    .set({ erase_at: null, withdraw_uploads: false, updated_at: sql`now()` })
    .where('user_id', '=', user_id)
    .execute()
  return null
}
