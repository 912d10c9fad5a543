import { agreements } from '@atrium/contract/account/agreement'
import type * as contract from '@atrium/contract/account/sign-in'
import type { Language } from '@atrium/contract/languages'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { isUniqueViolation } from '../../platform/db/errors.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import type { Platform } from '../../platform.ts'
import { createAccount } from '../account/account.create.ts'
import { findAccount } from '../account/account.find.ts'
import { hashPassword, refuseCommonPassword } from '../account/account.password.ts'
import { readAddress } from '../proof/proof.address.ts'
import { type ProofPurpose, type ProvedAddress, seeProof, takeProof } from '../proof/proof.service.ts'
import { submitSignInCode } from './sign-in.code.ts'
import { openSignInSession, wayOf } from './sign-in.enter.ts'
import { defaultName } from './sign-in.name.ts'

type RegisterInput = z.output<typeof contract.register.body>

/** Also a proof for signing in or for a new password, when it turned out that there is no account yet. */
const purposes: readonly ProofPurpose[] = ['register', 'login', 'password']

interface Registration {
  asked: RegisterInput
  password_hash: string | null
  language: Language
  origin: RequestOrigin
}

export async function register(platform: Platform, asked: RegisterInput, language: Language, origin: RequestOrigin) {
  const { db, secret } = platform
  const { ticket, code, password, agreed } = asked
  if (agreed.terms !== agreements.terms || agreed.privacy !== agreements.privacy)
    throw new Failure('invalid_input', { field: 'agreed' })
  if (password !== undefined) refuseCommonPassword(password)

  if (code !== undefined) {
    const address = readAddress(asked.account ?? '', asked.dial_code)
    await submitSignInCode(platform, { ticket, code, address, purpose: 'register' }, origin)
  }
  // Hashing costs: only for who holds a proof.
  await seeProof(db, secret, { ticket, purposes })
  const password_hash = password === undefined ? null : await hashPassword(password)

  const open = () =>
    db.transaction().execute(async (tx) => {
      const proved = await takeProof(tx, secret, { ticket, purposes })
      return openAccount(tx, proved, { asked, password_hash, language, origin })
    })
  // The same address was registered concurrently: now it has an account, and the person signs in to it.
  return open().catch((error) => (isUniqueViolation(error) ? open() : Promise.reject(error)))
}

async function openAccount(tx: Db, proved: ProvedAddress, { asked, password_hash, language, origin }: Registration) {
  const { type, subject } = proved
  const present = await findAccount(tx, type, subject)
  if (present?.state === 'active') {
    await saveAgreements(tx, present.user_id)
    return openSignInSession(tx, present.user_id, { way: wayOf(type), origin, existed: true })
  }
  if (present) throw new Failure('not_allowed', { detail: `account ${present.user_id} is ${present.state}` })

  const ways = await waysIn(tx, proved)
  const user_id = await createAccount(tx, {
    user_name: asked.user_name ?? defaultName(proved, language),
    company_name: asked.company_name ?? null,
    password_hash,
    ...ways,
  })
  await saveAgreements(tx, user_id)
  return openSignInSession(tx, user_id, { way: 'identity' in ways ? type : 'register', origin, registered: true })
}

/** What the newcomer has shown to be theirs is how they come in from now on. */
async function waysIn(tx: Db, proved: ProvedAddress) {
  const { type, subject, name, photo_address = null } = proved
  if (type === 'mobile' || type === 'email') return { [type]: subject }
  return { identity: { type, subject, name, photo_address }, email: await freeEmail(tx, proved) }
}

/** The address verified by the provider, unless an account here has it: that one can be bound or merged later. */
async function freeEmail(tx: Db, { email }: ProvedAddress) {
  const address = email?.toLowerCase() ?? null
  return address && !(await findAccount(tx, 'email', address)) ? address : null
}

/** In the versions of today, which are what the person was shown. Agreeing again changes nothing: the first moment stays. */
async function saveAgreements(tx: Db, user_id: number) {
  const kept = Object.entries(agreements).map(([agreement, version]) => ({ user_id, agreement, version }))
  await tx
    .insertInto('agreement')
    .values(kept)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
