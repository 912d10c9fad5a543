import type { SmsCarrier, SmsConfig } from './carrier.ts'

/** Sends nothing: the text lands in the log of messages, where a developer reads it. Refused in production. */
export function openDevelopment({ SMS_SIGN_NAME }: SmsConfig): SmsCarrier {
  return {
    name: 'development',
    send: async ({ code }) => ({ text: `【${SMS_SIGN_NAME || 'Atrium'}】${code}` }),
  }
}
