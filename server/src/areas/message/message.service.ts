import type { Language } from '@atrium/contract/languages'
import type { Db } from '../../platform/db/db.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Secret } from '../../platform/secret/secret.ts'

/** What is said to people; each has its text in three languages in `message.texts.ts`. */
export type Template = 'code' | 'password_changed' | 'sign_in_changed' | 'export_ready' | 'erasure_asked' | 'erased'

export interface Outgoing {
  channel: 'sms' | 'email'
  /** E.164, or an email address. */
  to: string
  template: Template
  values?: Record<string, string>
  language: Language
  user_id?: number | null
  code_hash?: Buffer
  dial_code?: string
  /** In ten-thousandths of the currency. */
  cost?: number
}

/** Writes the message and the job that sends it through the transaction it is given: both are there, or neither. */
export async function queueMessage(_tx: Db, _secret: Secret, _message: Outgoing): Promise<void> {
  throw new Failure('unavailable', { detail: 'not built yet' })
}
