import type { Config } from '../../config.ts'

export interface TextMessage {
  /** As E.164 writes it: +8613500008723. */
  mobile: string
  code: string
}

/**
 * A carrier. Answers what the carrier said, for the log. Throws `Refused` where it did not take the message,
 * `Unreached` where it never heard of it, and anything else where nobody knows.
 */
export interface SmsCarrier {
  name: string
  send(message: TextMessage): Promise<Record<string, unknown>>
}

export type SmsConfig = Pick<
  Config,
  `SMS_${'PROVIDER' | 'ADDRESS' | 'KEY_ID' | 'KEY_SECRET' | 'SIGN_NAME' | 'TEMPLATE_ID' | 'APP_ID'}`
>

/** The carrier said no: the message was not sent and costs nothing. */
export class SmsRejected extends Error {
  override name = 'Refused'
  readonly answer: Record<string, unknown>

  constructor(answer: Record<string, unknown>) {
    super('the carrier refused the message')
    this.answer = answer
  }
}

/** No connection came about, so the carrier knows nothing of the message: it may be tried again. */
export class SmsUnreachable extends Error {
  override name = 'Unreached'
}

const timeout = 5_000
const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Asks once. An answer that does not come, or cannot be read, leaves open whether the message is on its way. */
export async function callCarrier(address: URL, request: { headers: Record<string, string>; body?: string }) {
  const response = await fetch(address, {
    ...request,
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  }).catch((error: Error & { cause?: { code?: string } }) => {
    if (neverConnected.has(error.cause?.code ?? '')) throw new SmsUnreachable('the carrier cannot be reached')
    throw error
  })

  const answer: unknown = await response.json()
  if (response.status >= 500 || typeof answer !== 'object' || answer === null)
    throw new Error(`SMS carrier responded with status ${response.status}`)
  return answer as Record<string, unknown>
}
