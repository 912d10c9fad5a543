import { Failure } from '../../platform/http/failure.ts'
import type { Origin } from '../../platform/http/origin.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import type { Address } from './proof.address.ts'
import type { Purpose } from './proof.service.ts'

interface Wanted {
  address: Address
  purpose: Purpose
  origin: Origin
  solution: string | undefined
}

/** Sends six digits, within what numbers, addresses, networks, countries and the day's money allow. */
export async function sendCode(
  _platform: Platform,
  _viewer: Viewer,
  _wanted: Wanted,
): Promise<{ ticket: string; resend_after: number; expires_in: number }> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
