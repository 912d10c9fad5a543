import type { Platform } from '../../platform.ts'
import { readAddress } from '../proof/proof.address.ts'
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
