import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { findAccount } from '../account/account.find.ts'
import { notifyAccount } from '../account/account.ways.ts'
import { type ProvedAddress, seeProof, takeProof } from '../proof/proof.service.ts'
import { describeMerge, lockAccounts, mergeInto } from './identity.merge-engine.ts'
import { mayMerge } from './identity.policy.ts'

/** The first question. Nothing is changed. */
export async function previewMerge(tx: Db, secret: Secret, viewer: Viewer, ticket: string) {
  const { mine, other } = await lockMergeAccounts(tx, viewer, await seeProof(tx, secret, proofOf(viewer, ticket)))
  return describeMerge(tx, mine, other)
}

/** Of many who ask at once one merges; the others find the ticket used, or the other account gone. */
export async function mergeAccounts(
  tx: Db,
  secret: Secret,
  viewer: Viewer,
  { ticket, user_name }: { ticket: string; user_name: string },
): Promise<null> {
  const { mine, other } = await lockMergeAccounts(tx, viewer, await seeProof(tx, secret, proofOf(viewer, ticket)))
  if (!isSame(user_name, other.user_name)) throw new Failure('invalid_input', { field: 'user_name' })
  await takeProof(tx, secret, proofOf(viewer, ticket))

  await mergeInto(tx, mine, other)
  for (const account of [mine, other]) await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
  return null
}

function proofOf({ user_id }: Viewer, ticket: string) {
  return { ticket, purposes: ['bind'] as const, user_id }
}

async function lockMergeAccounts(tx: Db, { user_id }: Viewer, { type, subject }: ProvedAddress) {
  const owner = await findAccount(tx, type, subject)
  const held = await lockAccounts(tx, [user_id, owner?.user_id ?? null])
  const mine = held.find((account) => account.user_id === user_id)
  const other = held.find((account) => account.user_id !== user_id)
  // While waiting for the lock, the address may have moved to another account.
  const stillTheirs = (await findAccount(tx, type, subject))?.user_id === other?.user_id
  if (!mine || !other || !stillTheirs)
    throw new Failure('conflict', { detail: 'identity is not linked to another account' })
  if (!mayMerge(mine) || !mayMerge(other)) throw new Failure('conflict', { detail: 'accounts cannot be merged' })
  return { mine, other }
}

function isSame(typed: string, user_name: string) {
  return typed.normalize('NFKC') === user_name.normalize('NFKC').trim()
}
