import type { Language } from '@atrium/contract/languages'
import type { Secret } from '../../platform/secret/secret.ts'

/** Who may fetch which kit, and in which language: browsers follow an address without saying who they are. */
interface KitTicket {
  case_id: number
  user_id: number | null
  language: Language
}

/** Long enough to begin; what has begun goes on. */
const milliseconds = 60_000

export function issueTicket(secret: Secret, ticket: KitTicket): string {
  return secret.seal({ ...ticket, use: 'case-kit', expires: Date.now() + milliseconds }).toString('base64url')
}

/** Null for what is forged, over, or of another case. */
export function readTicket(secret: Secret, text: string, case_id: number): KitTicket | null {
  const ticket = unsealed(secret, text)
  return ticket?.use === 'case-kit' && ticket.case_id === case_id && ticket.expires > Date.now() ? ticket : null
}

function unsealed(secret: Secret, text: string) {
  try {
    return secret.unseal(Buffer.from(text, 'base64url')) as KitTicket & { use: string; expires: number }
  } catch {
    return null
  }
}
