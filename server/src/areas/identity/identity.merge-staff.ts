import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { requireAdministrator } from '../account/account.last-administrator.ts'
import { mayChange } from '../account/account.staff-policy.ts'
import { notifyAccount } from '../account/account.ways.ts'
import { describeMerge, lockAccounts, mergeInto } from './identity.merge-engine.ts'
import { mayBeMerged } from './identity.policy.ts'

interface MergePair {
  user_id: number
  other_id: number
}

export async function previewUserMerge(tx: Db, viewer: Viewer, two: MergePair) {
  const { mine, other } = await lockMergePair(tx, viewer, two)
  return describeMerge(tx, mine, other)
}

/** Staff confirm that both belong to one person; the owner gets a mail at both addresses. */
export async function mergeUsers(tx: Db, secret: Secret, viewer: Viewer, two: MergePair): Promise<null> {
  const { mine, other } = await lockMergePair(tx, viewer, two)
  await mergeInto(tx, mine, other)
  for (const account of [mine, other]) await notifyAccount(tx, secret, viewer, account, 'sign_in_changed')
  if (other.is_administrator) await requireAdministrator(tx)
  return null
}

async function lockMergePair(tx: Db, viewer: Viewer, { user_id, other_id }: MergePair) {
  const held = await lockAccounts(tx, [user_id, other_id])
  const mine = held.find((account) => account.user_id === user_id)
  const other = held.find((account) => account.user_id === other_id)
  if (!mine || !other) throw new Failure('not_found')
  if (!mayChange(viewer, mine) || !mayChange(viewer, other)) throw new Failure('not_allowed')
  if (user_id === other_id || other_id === viewer.user_id || !mayBeMerged(mine) || !mayBeMerged(other))
    throw new Failure('conflict', { detail: 'accounts cannot be merged' })
  return { mine, other }
}
