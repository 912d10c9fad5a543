import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { RequestOrigin } from '../../../platform/http/protection/origin.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { findAccount } from '../../account/account.find.ts'
import { lockAccount, notifyAccount } from '../../account/account.ways.ts'
import { type ProofPurpose, takeProof } from '../../proof/proof.service.ts'
import { confirmSession } from '../../session/session.service.ts'
import { openSignInSession } from '../sign-in.enter.ts'
import type { ProviderIdentity } from './oauth.provider.ts'

interface ReturnedPerson extends ProviderIdentity {
  type: string
  purpose: ProofPurpose
  ticket: string
  return_to: string
  origin: RequestOrigin
}

/** The provider has identified the person. What follows depends on the purpose of the authorization. */
export function outcomeOf(platform: Platform, viewer: Viewer, came: ReturnedPerson) {
  if (came.purpose === 'bind') return bind(platform, viewer, came)
  if (came.purpose === 'confirm') return confirm(platform, viewer, came)
  return signIn(platform, came)
}

async function signIn({ db, secret }: Platform, came: ReturnedPerson) {
  const { type, subject, name, email, photo_address, ticket, return_to, origin } = came
  const account = await findAccount(db, type, subject)
  if (!account) {
    const suggestion = { user_name: name, email, has_photo: photo_address !== null }
    return { outcome: 'no_account' as const, ticket, suggestion, return_to }
  }
  if (account.state !== 'active') throw new Failure('not_allowed', { detail: `account ${account.user_id} is closed` })

  return db.transaction().execute(async (tx) => {
    await takeProof(tx, secret, { ticket, purposes: ['login'] })
    await noteUse(tx, came)
    return openSignInSession(tx, account.user_id, { way: type, origin, remember: true, return_to })
  })
}

/** Where it is another account's, the proof stays unused: its ticket can merge the two. */
async function bind({ db, secret }: Platform, viewer: Viewer, came: ReturnedPerson) {
  const { type, subject, name, photo_address, ticket, return_to } = came
  const belongsToOther = { outcome: 'belongs_to_other' as const, ticket, return_to }
  try {
    return await db.transaction().execute(async (tx) => {
      const account = await lockAccount(tx, viewer)
      const { user_id } = account
      const owner = await findAccount(tx, type, subject)
      if (owner && owner.user_id !== user_id) return belongsToOther

      await takeProof(tx, secret, { ticket, purposes: ['bind'], user_id })
      if (owner) await noteUse(tx, came)
      else {
        await tx.insertInto('identity').values({ user_id, type, subject, name, photo_address }).execute()
        await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
      }
      return { outcome: 'bound' as const, return_to }
    })
  } catch (error) {
    // Another person bound it concurrently; the proof was restored by the rollback.
    if (isUniqueViolation(error)) return belongsToOther
    throw error
  }
}

/** Only an outside account that is the person's own shows that it is still them. */
async function confirm({ db, secret }: Platform, { user_id, session_id }: Viewer, came: ReturnedPerson) {
  const { type, subject, ticket, return_to } = came
  const owner = await findAccount(db, type, subject)
  if (session_id === null || !owner || owner.user_id !== user_id)
    throw new Failure('provider_refused', { detail: 'external account is not linked to this account' })

  await db.transaction().execute(async (tx) => {
    await takeProof(tx, secret, { ticket, purposes: ['confirm'], user_id })
    await noteUse(tx, came)
    await confirmSession(tx, session_id)
  })
  return { outcome: 'confirmed' as const, return_to }
}

/** People change their names over there; what stands here follows when they come by. */
async function noteUse(tx: Db, { type, subject, name, photo_address }: ReturnedPerson) {
  await tx
    .updateTable('identity')
    .set({ last_used_at: sql`now()`, name: sql`coalesce(${name}, name)`, photo_address })
    .where('type', '=', type)
    .where('subject', '=', subject)
    .execute()
}
