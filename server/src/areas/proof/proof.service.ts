import type { codePurpose } from '@atrium/contract/sign-in'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Address } from './proof.address.ts'

export type Purpose = z.output<typeof codePurpose>

/** What a proof shows: this address, or this outside account, is in the hands of whoever holds the ticket. */
export interface Proved {
  /** 'mobile', 'email', 'wechat' or the id of a provider. */
  type: string
  purpose: Purpose
  /** E.164, a lower-case email address, or the outside account's own name for the person. */
  subject: string
  /** What the other house calls the person, and the address it has checked itself. */
  name: string | null
  email: string | null
}

interface Entered {
  ticket: string
  code: string
  address: Address
  purpose: Purpose
  /** Who asked for it, for what only a signed-in person can ask for. */
  user_id?: number | null
}

/**
 * Counts the try and, if the digits are right, marks the proof as proved. One statement of its own, never within a
 * transaction that might be undone: a try that failed stays counted.
 */
export async function enterCode(_db: Db, _secret: Secret, _entered: Entered): Promise<void> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}

/**
 * Uses a proof up, within the transaction that acts on it: of many who come at once with the same ticket one gets it,
 * the others `wrong_code`. Who asked as a signed-in person must be the same person.
 */
export async function takeProof(
  _tx: Db,
  _secret: Secret,
  _wanted: { ticket: string; purposes: readonly Purpose[]; user_id?: number | null },
): Promise<Proved> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}

/** Looks at a proof that is proved and not used up. */
export async function seeProof(
  _db: Db,
  _secret: Secret,
  _wanted: { ticket: string; purposes: readonly Purpose[]; user_id?: number | null },
): Promise<Proved> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
