import type { Db } from '../../platform/db/db.ts'

/** The account with this number, address or external identity, in any state; null if there is none. */
export async function findAccount(db: Db, type: string, subject: string) {
  const query = db.selectFrom('account').select(['user_id', 'password_hash', 'state'])

  if (type === 'mobile') return (await query.where('mobile', '=', subject).executeTakeFirst()) ?? null
  if (type === 'email')
    return (await query.where((eb) => eb.fn('lower', ['email']), '=', subject).executeTakeFirst()) ?? null
  return (
    (await query
      .where('user_id', 'in', (eb) =>
        eb.selectFrom('identity').select('user_id').where('type', '=', type).where('subject', '=', subject),
      )
      .executeTakeFirst()) ?? null
  )
}

/** An account that can be entered. One that is disabled, merged or erased is to strangers like none at all. */
export async function findOpenAccount(db: Db, type: string, subject: string) {
  const account = await findAccount(db, type, subject)
  return account?.state === 'active' ? account : null
}
