import { Failure } from '../../platform/http/failure.ts'
import type { Platform } from '../../platform.ts'
import { noteFailure } from '../proof/proof.guard.ts'
import { enterCode } from '../proof/proof.service.ts'

type EnteredCode = Parameters<typeof enterCode>[2]

/** Wrong codes count against the network, as at sign-in. */
export async function enterCountedCode(platform: Platform, network: string, entered: EnteredCode): Promise<void> {
  try {
    await enterCode(platform.db, platform.secret, entered)
  } catch (error) {
    const wrong = error instanceof Failure && error.failure === 'wrong_code'
    if (wrong) await noteFailure(platform, { network, subject: entered.address.text })
    throw error
  }
}
