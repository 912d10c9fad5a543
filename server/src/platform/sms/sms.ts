import { openAliyun } from './aliyun.ts'
import type { SmsCarrier, SmsConfig } from './carrier.ts'
import { openTencent } from './tencent.ts'

export function openSms(config: SmsConfig): SmsCarrier | null {
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

/** Sends nothing: the text lands in the log of messages, where a developer reads it. Refused in production. */
function openDevelopment({ SMS_SIGN_NAME }: SmsConfig): SmsCarrier {
  return {
    name: 'development',
    send: async ({ code }) => ({ text: `【${SMS_SIGN_NAME || 'Atrium'}】${code}` }),
  }
}
