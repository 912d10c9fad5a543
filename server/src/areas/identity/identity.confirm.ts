import { Failure } from '../../platform/http/failure.ts'
import { tokenHash, type Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { isPassword } from '../account/account.password.ts'
import { readAddress } from '../proof/proof.address.ts'
import { checkGuarded, guard } from '../proof/proof.guard.ts'
import { takeProof } from '../proof/proof.service.ts'
import { confirmSession } from '../session/session.service.ts'
import { enterCountedCode } from './identity.code.ts'

interface ConfirmingAccount {
  user_id: number
  session_id: number
  network: string
  password_hash: string | null
  mobile: string | null
  email: string | null
}

interface ConfirmationInput {
  password?: string | undefined
  ticket?: string | undefined
  code?: string | undefined
  solution?: string | undefined
}

/** An unattended browser allows guessing here, so failures are counted as at sign-in. */
export async function confirmMyself(
  platform: Platform,
  viewer: Viewer,
  network: string,
  shown: ConfirmationInput,
): Promise<null> {
  const { db } = platform
  const { user_id, session_id } = viewer
  if (user_id === null || session_id === null) throw new Failure('not_logged_in')
  const account = await db
    .selectFrom('account')
    .select(['user_id', 'password_hash', 'mobile', 'email'])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()

  const { password } = shown
  const person = { ...account, session_id, network }
  if (password === undefined) await confirmByCode(platform, person, shown)
  else await confirmByPassword(platform, person, { ...shown, password })
  return null
}

async function confirmByPassword(
  platform: Platform,
  { user_id, session_id, network, password_hash }: ConfirmingAccount,
  { password, solution }: ConfirmationInput & { password: string },
) {
  const attempt = { network, subject: `account:${user_id}`, way: 'password', solution } as const
  const right = await checkGuarded(platform, attempt, { check: () => isPassword(password, password_hash) })
  if (!right) throw new Failure('wrong_credentials', { field: 'password' })
  await confirmSession(platform.db, session_id)
}

/** The code went to the person's own number or address, and it must still be theirs when the code comes back. */
async function confirmByCode(
  platform: Platform,
  person: ConfirmingAccount,
  { ticket = '', code = '', solution }: ConfirmationInput,
) {
  const { db, secret } = platform
  const { user_id, session_id, network } = person
  const proof = await db
    .selectFrom('proof')
    .select('type')
    .where('ticket_hash', '=', tokenHash(ticket))
    .executeTakeFirst()
  const own = proof?.type === 'mobile' ? person.mobile : proof?.type === 'email' ? person.email : null
  if (!own) throw new Failure('wrong_code')

  const address = readAddress(own)
  await guard(platform, { network, subject: address.text, way: 'code', solution })
  await enterCountedCode(platform, network, { ticket, code, address, purpose: 'confirm', user_id })
  await db.transaction().execute(async (tx) => {
    await takeProof(tx, secret, { ticket, purposes: ['confirm'], user_id })
    await confirmSession(tx, session_id)
  })
}
