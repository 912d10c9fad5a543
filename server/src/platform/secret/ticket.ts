import type { Secret } from './secret.ts'

/** Long enough to begin; what has begun goes on. */
const usually = 60_000

/** Grants one use for a while: browsers follow a link without credentials. */
export function issueTicket(secret: Secret, use: string, holds: object, milliseconds = usually): string {
  return secret.seal({ ...holds, use, expires: Date.now() + milliseconds }).toString('base64url')
}

/** Its content; null for a ticket that is forged, expired, or for another use. */
export function readTicket<Holds>(secret: Secret, use: string, text: string): Holds | null {
  const ticket = unsealed<Holds>(secret, text)
  return ticket?.use === use && ticket.expires > Date.now() ? ticket : null
}

function unsealed<Holds>(secret: Secret, text: string) {
  try {
    return secret.unseal(Buffer.from(text, 'base64url')) as Holds & { use: string; expires: number }
  } catch {
    return null
  }
}
