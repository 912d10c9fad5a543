import { randomUUID } from 'node:crypto'
import type { Platform } from '../../platform.ts'
import { readAddress } from '../proof/proof.address.ts'
import { comeBack, proveOutside, startOAuthProof } from '../proof/proof.outside.ts'
import { openProof, type ProofPurpose } from '../proof/proof.service.ts'

const code = '246810'

/** As if a code had just been sent to the number or address for this person. */
export async function givenCode(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  user_id: number | null,
  typed: string,
  purpose: ProofPurpose = 'bind',
): Promise<{ ticket: string; code: string }> {
  const { ticket } = await openProof(db, secret, { address: readAddress(typed), purpose, code, user_id })
  return { ticket, code }
}

/** As if somebody without an account had just come back from a provider. */
export async function givenProviderProof(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  subject: string = randomUUID(),
): Promise<{ ticket: string }> {
  const type = 'wechat'
  const gone = await startOAuthProof(db, secret, { type, purpose: 'login', user_id: null, away: {} })
  const { proof_id } = await comeBack(db, secret, { type, ...gone })
  return proveOutside(db, secret, { proof_id, subject, name: '听雨', email: null })
}
