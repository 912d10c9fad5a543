import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { tokenHash } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { isPassword } from '../account/account.password.ts'
import { readAddress } from '../proof/proof.address.ts'
import { guard, noteFailure } from '../proof/proof.guard.ts'
import { enterCode, takeProof } from '../proof/proof.service.ts'
import { confirmSession } from '../session/session.service.ts'

interface Shown {
  password?: string | undefined
  ticket?: string | undefined
  code?: string | undefined
  solution?: string | undefined
}

/** Whoever sits before somebody else's open browser can guess here, so guessing is counted as at the front door. */
export async function confirmMyself(platform: Platform, viewer: Viewer, network: string, shown: Shown): Promise<null> {
  const { user_id, session_id } = viewer
  if (user_id === null || session_id === null) throw new Failure('not_logged_in')

  const { password, solution } = shown
  const attempt = { network, subject: `account:${user_id}`, solution }
  await guard(platform, { ...attempt, way: password === undefined ? 'code' : 'password' })
  try {
    if (password === undefined) await confirmByCode(platform, user_id, session_id, shown)
    else await confirmByPassword(platform, user_id, session_id, password)
  } catch (error) {
    if (isWrong(error)) await noteFailure(platform, attempt)
    throw error
  }
  return null
}

async function confirmByPassword({ db }: Platform, user_id: number, session_id: number, password: string) {
  const { password_hash } = await db
    .selectFrom('account')
    .select('password_hash')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()

  if (!(await isPassword(password, password_hash))) throw new Failure('wrong_credentials', { field: 'password' })
  await confirmSession(db, session_id)
}

/** The code went to the person's own number or address, and it must still be theirs when the code comes back. */
async function confirmByCode({ db, secret }: Platform, user_id: number, session_id: number, shown: Shown) {
  const { ticket = '', code = '' } = shown
  const own = await db
    .selectFrom('proof')
    .innerJoin('account', 'account.user_id', 'proof.user_id')
    .select(['proof.type', 'mobile', 'email'])
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('account.user_id', '=', user_id)
    .executeTakeFirst()

  const typed = own?.type === 'mobile' ? own.mobile : own?.type === 'email' ? own.email : null
  if (!typed) throw new Failure('wrong_code')
  await enterCode(db, secret, { ticket, code, address: readAddress(typed), purpose: 'confirm', user_id })

  await db.transaction().execute(async (tx) => {
    await takeProof(tx, secret, { ticket, purposes: ['confirm'], user_id })
    await confirmSession(tx, session_id)
  })
}

function isWrong(error: unknown) {
  return error instanceof Failure && ['wrong_credentials', 'wrong_code'].includes(error.failure)
}
