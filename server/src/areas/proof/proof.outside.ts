import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { tokenHash } from '../../platform/http/viewer.ts'
import type { Secret } from '../../platform/secret/secret.ts'
import { newTicket, type ProofPurpose, type ProvedAddress, proofPurposeSchema, proofSeconds } from './proof.service.ts'

const comeBackRow = z.object({
  proof_id: z.number(),
  purpose: proofPurposeSchema,
  user_id: z.number().nullable(),
  away: z.instanceof(Buffer),
})

interface OAuthDeparture<Away> {
  /** 'wechat', or the id of a provider. */
  type: string
  purpose: ProofPurpose
  /** Who asks, for binding and confirming; null for signing in. */
  user_id: number | null
  /** What must be known again when the person comes back: nonce, PKCE verifier, the path to go to. */
  away: Away
}

/**
 * Redirects a person to a provider. The state travels in addresses; the ticket stays in the browser, so that the
 * callback works only there.
 */
export async function startOAuthProof<Away>(
  db: Db,
  secret: Secret,
  { type, purpose, user_id, away }: OAuthDeparture<Away>,
): Promise<{ ticket: string; state: string }> {
  const ticket = newTicket()
  const state = newTicket()
  await db
    .insertInto('proof')
    .values({
      type,
      purpose,
      user_id,
      away: secret.seal(away),
      ticket_hash: tokenHash(ticket),
      state_hash: tokenHash(state),
      expires_at: sql`now() + make_interval(secs => ${proofSeconds})`,
    })
    .execute()
  return { ticket, state }
}

interface OAuthReturn {
  type: string
  state: string
  ticket: string
}

interface OAuthProof<Away> {
  proof_id: number
  purpose: ProofPurpose
  /** Who went away, for binding and confirming: the one who comes back must be the same. */
  user_id: number | null
  away: Away
}

/** Consumes the state: a second use, or another ticket, is refused. */
export async function comeBack<Away>(
  db: Db,
  secret: Secret,
  { type, state, ticket }: OAuthReturn,
): Promise<OAuthProof<Away>> {
  const { rows } = await typedSql(comeBackRow)`
    with gone as (
      select proof_id, away from proof
      where state_hash = ${tokenHash(state)} and ticket_hash = ${tokenHash(ticket)} and type = ${type}
        and expires_at > now()
      for update
    )
    update proof set state_hash = null, away = null from gone where proof.proof_id = gone.proof_id
    returning proof.proof_id, purpose, user_id, gone.away`.execute(db)
  const [row] = rows
  if (!row) throw new Failure('provider_refused', { detail: 'unknown or used OAuth state' })
  return { ...row, away: secret.unseal(row.away) as Away }
}

interface OutsideIdentity extends Pick<ProvedAddress, 'subject' | 'name' | 'email' | 'photo_address'> {
  proof_id: number
}

/** The provider has identified the person. The new ticket is for the next step; the old one is consumed. */
export async function proveOutside(
  db: Db,
  secret: Secret,
  { proof_id, subject, name, email, photo_address = null }: OutsideIdentity,
): Promise<{ ticket: string }> {
  const ticket = newTicket()
  const proved = await db
    .updateTable('proof')
    .set({
      ticket_hash: tokenHash(ticket),
      claims: secret.seal({ subject, name, email, photo_address }),
      proved_at: sql`now()`,
      expires_at: sql`now() + make_interval(secs => ${proofSeconds})`,
    })
    .where('proof_id', '=', proof_id)
    .where('code_hash', 'is', null)
    .where('state_hash', 'is', null)
    .where('proved_at', 'is', null)
    .returning('type')
    .executeTakeFirst()
  if (!proved) throw new Failure('provider_refused', { detail: 'OAuth state already used' })
  return { ticket }
}
