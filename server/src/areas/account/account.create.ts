import type { Db } from '../../platform/db/db.ts'

interface NewAccount {
  user_name: string
  company_name?: string | null
  /** E.164 and lower case, and shown to be the person's own. */
  mobile?: string | null
  email?: string | null
  password_hash?: string | null
  identity?: { type: string; subject: string; name: string | null; photo_address?: string | null }
  role_ids?: readonly number[]
}

export const commonRole = 2

/** An account with its roles and ways in: all of it or nothing, within the transaction it is given. */
export async function createAccount(tx: Db, account: NewAccount): Promise<number> {
  const { user_name, company_name, mobile, email, password_hash, identity } = account
  const user_type = identity?.type === 'wechat' ? 'wechat_user' : 'common_user'

  const { user_id } = await tx
    .insertInto('account')
    .values({ user_name, company_name: company_name || null, mobile, email, password_hash, user_type })
    .returning('user_id')
    .executeTakeFirstOrThrow()

  const roles = (account.role_ids ?? [commonRole]).map((role_id) => ({ user_id, role_id }))
  if (roles.length > 0) await tx.insertInto('account_role').values(roles).execute()
  if (identity)
    await tx
      .insertInto('identity')
      .values({ user_id, ...identity })
      .execute()
  return user_id
}
