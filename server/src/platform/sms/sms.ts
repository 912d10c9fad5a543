import type { Config } from '../../config.ts'
import { openAliyun } from './aliyun.ts'
import { openDevelopment } from './development.ts'
import { openTencent } from './tencent.ts'

export interface TextMessage {
  /** As E.164 writes it: +8613500008723. */
  mobile: string
  code: string
}

/**
 * A carrier. Answers what the carrier said, for the log. Throws `Refused` where it did not take the message,
 * `Unreached` where it never heard of it, and anything else where nobody knows.
 */
export interface Sms {
  name: string
  send(message: TextMessage): Promise<Record<string, unknown>>
}

export type SmsConfig = Pick<
  Config,
  `SMS_${'PROVIDER' | 'ADDRESS' | 'KEY_ID' | 'KEY_SECRET' | 'SIGN_NAME' | 'TEMPLATE_ID' | 'APP_ID'}`
>

export function openSms(config: SmsConfig): Sms | null {
  switch (config.SMS_PROVIDER) {
    case 'aliyun':
      return openAliyun(config)
    case 'tencent':
      return openTencent(config)
    case 'development':
      return openDevelopment(config)
    case 'none':
      return null
  }
}
