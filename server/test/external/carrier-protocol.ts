import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** What an operator would set to use the carrier of the tests. */
export const carrierAccount = {
  SMS_KEY_ID: 'carrier-test-key',
  SMS_KEY_SECRET: 'carrier-test-secret',
  SMS_SIGN_NAME: '中庭',
  SMS_TEMPLATE_ID: 'SMS_10001',
  SMS_APP_ID: '1400000001',
}

export interface CarriedMessage {
  provider: 'aliyun' | 'tencent'
  mobile: string
  sign_name: string
  template: string
  code: string
}

export interface CarrierRequest {
  headers: IncomingHttpHeaders
  address: URL
  body: string
}

export interface CarrierReply {
  status: number
  body: unknown
}

/** How one cloud is spoken to, and how it answers. */
export interface CarrierProtocol {
  /** The message, or why it is not taken. */
  read(asked: CarrierRequest): { message: CarriedMessage } | { refused: CarrierReply }
  taken(message: CarriedMessage): CarrierReply
  limited(message: CarriedMessage): CarrierReply
}

export function isSame(actual: string, expected: string): boolean {
  return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
}

export function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
