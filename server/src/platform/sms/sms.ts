import type { Config } from '../../config.ts'

export interface TextMessage {
  /** As E.164 writes it: +8613500008723. */
  mobile: string
  code: string
}

/** A carrier. Answers what the carrier said, for the log; throws where it did not take the message. */
export interface Sms {
  name: string
  send(message: TextMessage): Promise<Record<string, unknown>>
}

export type SmsConfig = Pick<
  Config,
  `SMS_${'PROVIDER' | 'ADDRESS' | 'KEY_ID' | 'KEY_SECRET' | 'SIGN_NAME' | 'TEMPLATE_ID' | 'APP_ID'}`
>

export function openSms({ SMS_PROVIDER }: SmsConfig): Sms | null {
  if (SMS_PROVIDER === 'none') return null
  return { name: 'development', send: async ({ code }) => ({ code }) }
}
