import { Failure } from '../../platform/http/failure.ts'
import type { RequestOrigin } from '../../platform/http/protection/origin.ts'
import type { Platform } from '../../platform.ts'
import type { Address } from '../proof/proof.address.ts'
import { noteFailure } from '../proof/proof.guard.ts'
import { enterCode, type ProofPurpose } from '../proof/proof.service.ts'
import { wayOf } from './sign-in.enter.ts'
import { loggingRefusals } from './sign-in.log.ts'

interface SignInCodeEntry {
  ticket: string
  code: string
  address: Address
  purpose: ProofPurpose
}

/** Wrong codes count against the network and are logged. */
export async function submitSignInCode(
  platform: Platform,
  entered: SignInCodeEntry,
  origin: RequestOrigin,
): Promise<void> {
  const { db, secret } = platform
  const { type, text } = entered.address

  await loggingRefusals(db, { user_id: null, way: wayOf(type), origin }, async () => {
    try {
      await enterCode(db, secret, entered)
    } catch (error) {
      const wrong = error instanceof Failure && error.failure === 'wrong_code'
      if (wrong) await noteFailure(platform, { network: origin.network, subject: text })
      throw error
    }
  })
}
