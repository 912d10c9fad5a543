import { randomBytes } from 'node:crypto'
import { codePurpose } from '@atrium/contract/account/sign-in'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import { tokenHash } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import type { Address } from './proof.address.ts'

export const proofPurposeSchema = codePurpose
export type ProofPurpose = z.output<typeof proofPurposeSchema>

/** What a proof shows: the holder of the ticket controls this address or external identity. */
export interface ProvedAddress {
  /** 'mobile', 'email', 'wechat' or the id of a provider. */
  type: string
  purpose: ProofPurpose
  /** E.164, a lower-case email address, or the outside account's own name for the person. */
  subject: string
  /** The person's name at the provider, and the address that the provider has verified. */
  name: string | null
  email: string | null
  /** Where the provider keeps the person's picture; absent in proofs that were sealed before pictures were known. */
  photo_address?: string | null
}

/** How long a code can be entered; and, once it was, how long its ticket can be used. */
export const proofSeconds = 600
const triesAtMost = 5

interface NewProof {
  address: Address
  purpose: ProofPurpose
  code: string
  user_id: number | null
}

/** The ticket is kept nowhere else: only its hash is stored. */
export async function openProof(db: Db, secret: Secret, { address, purpose, code, user_id }: NewProof) {
  const ticket = newTicket()
  const code_hash = codeHash(secret, { ticket, address, purpose, code })
  await db
    .insertInto('proof')
    .values({
      ticket_hash: tokenHash(ticket),
      type: address.type,
      purpose,
      user_id,
      code_hash,
      subject_hash: subjectHash(secret, address.type, address.text),
      claims: secret.seal({ subject: address.text, name: null, email: null }),
      expires_at: sql`now() + make_interval(secs => ${proofSeconds})`,
    })
    .execute()
  return { ticket, code_hash }
}

interface CodeEntry {
  ticket: string
  code: string
  address: Address
  purpose: ProofPurpose
  /** Who asked for it, for what only a signed-in person can ask for. */
  user_id?: number | null
}

/**
 * Counts the try and, if the digits are right, marks the proof as proved. One statement of its own, never within a
 * transaction that might be undone: a try that failed stays counted. The right digits may come again until the proof
 * is used, because an answer can be lost on its way.
 */
export async function enterCode(db: Db, secret: Secret, entered: CodeEntry): Promise<void> {
  const { ticket, address, purpose, user_id = null } = entered
  const right = sql<boolean>`code_hash = ${codeHash(secret, entered)}`
  const tried = await db
    .updateTable('proof')
    .set({
      tries: sql`tries + 1`,
      proved_at: sql`case when ${right} then coalesce(proved_at, now()) else proved_at end`,
      expires_at: sql`case when ${right} and proved_at is null
        then now() + make_interval(secs => ${proofSeconds}) else expires_at end`,
    })
    .where('ticket_hash', '=', tokenHash(ticket))
    .where('purpose', '=', purpose)
    .where('subject_hash', '=', subjectHash(secret, address.type, address.text))
    .where(isOf(user_id))
    .where('tries', '<', triesAtMost)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning(right.as('right'))
    .executeTakeFirst()
  if (!tried?.right) throw new Failure('wrong_code')
}

interface ProofQuery {
  ticket: string
  purposes: readonly ProofPurpose[]
  user_id?: number | null
}

/**
 * Uses a proof up, within the transaction that acts on it: of many who come at once with the same ticket one gets it,
 * the others `wrong_code`. Who asked as a signed-in person must be the same person.
 */
export async function takeProof(
  tx: Db,
  secret: Secret,
  { ticket, purposes, user_id = null }: ProofQuery,
): Promise<ProvedAddress> {
  const proof = await tx
    .updateTable('proof')
    .set({ used_at: sql`now()` })
    .where(isProved(ticket, purposes))
    .where(isOf(user_id))
    .returning(['type', 'purpose', 'claims'])
    .executeTakeFirst()
  return readProof(secret, proof)
}

/** Looks at a proof that is proved and not used up. */
export async function seeProof(
  db: Db,
  secret: Secret,
  { ticket, purposes, user_id = null }: ProofQuery,
): Promise<ProvedAddress> {
  const proof = await db
    .selectFrom('proof')
    .select(['type', 'purpose', 'claims'])
    .where(isProved(ticket, purposes))
    .where(isOf(user_id))
    .executeTakeFirst()
  return readProof(secret, proof)
}

function isProved(ticket: string, purposes: readonly ProofPurpose[]) {
  return sql<boolean>`ticket_hash = ${tokenHash(ticket)} and purpose = any(${purposes})
    and proved_at is not null and used_at is null and expires_at > now()`
}

function isOf(user_id: number | null) {
  return sql<boolean>`(user_id is null or user_id = ${user_id})`
}

function readProof(
  secret: Secret,
  proof: { type: string; purpose: string; claims: Buffer | null } | undefined,
): ProvedAddress {
  if (!proof?.claims) throw new Failure('wrong_code')
  const claims = secret.unseal(proof.claims) as Pick<ProvedAddress, 'subject' | 'name' | 'email' | 'photo_address'>
  return { type: proof.type, purpose: proof.purpose as ProofPurpose, ...claims }
}

export function newTicket(): string {
  return randomBytes(32).toString('base64url')
}

function subjectHash(secret: Secret, type: string, subject: string): Buffer {
  return secret.hash('proof.subject', `${type}:${subject}`)
}

/** With the ticket, which is not stored: not even who reads the table and the key can try a million codes on it. */
function codeHash(secret: Secret, { ticket, address, purpose, code }: Omit<CodeEntry, 'user_id'>) {
  return secret.hash('proof.code', [ticket, purpose, address.type, address.text, code].join(' '))
}
