import type * as contract from '@atrium/contract/sign-in'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Origin } from '../../platform/http/origin.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import type { Platform } from '../../platform.ts'
import { readEmail, readMobile } from '../proof/proof.address.ts'
import { sendCode } from '../proof/proof.send.ts'
import type { Purpose } from '../proof/proof.service.ts'

type Mobile = z.output<typeof contract.sendMobileCode.body>
type Email = z.output<typeof contract.sendEmailCode.body>

export async function sendMobileCode(platform: Platform, viewer: Viewer, asked: Mobile, origin: Origin) {
  const { purpose, solution, mobile, dial_code } = asked
  const typed = (await ownAddress(platform.db, viewer, purpose, 'mobile')) ?? mobile
  if (!typed) throw new Failure('invalid_input', { field: 'mobile' })
  return sendCode(platform, viewer, { address: readMobile(typed, dial_code), purpose, origin, solution })
}

export async function sendEmailCode(platform: Platform, viewer: Viewer, asked: Email, origin: Origin) {
  const { purpose, solution, email } = asked
  const typed = (await ownAddress(platform.db, viewer, purpose, 'email')) ?? email
  if (!typed) throw new Failure('invalid_input', { field: 'email' })
  return sendCode(platform, viewer, { address: readEmail(typed), purpose, origin, solution })
}

/** Who confirms that it is still them gets the code where they are known, never where a thief would like it. */
async function ownAddress(db: Db, { user_id }: Viewer, purpose: Purpose, field: 'mobile' | 'email') {
  if (purpose !== 'bind' && purpose !== 'confirm') return null
  if (user_id === null) throw new Failure('not_logged_in')
  if (purpose === 'bind') return null

  const account = await db.selectFrom('account').select(field).where('user_id', '=', user_id).executeTakeFirst()
  const address = (account as Partial<Record<typeof field, string | null>> | undefined)?.[field]
  if (!address) throw new Failure('not_found', { detail: `no ${field} to send a code to` })
  return address
}
