import type { Language } from '@atrium/contract/languages'
import type { Secret } from '../../platform/secret/secret.ts'
import * as tickets from '../../platform/secret/ticket.ts'

/** Who may fetch which kit, and in which language. */
interface KitTicket {
  case_id: number
  user_id: number | null
  language: Language
}

export function issueTicket(secret: Secret, ticket: KitTicket): string {
  return tickets.issueTicket(secret, 'case-kit', ticket)
}

/** Null for what is forged, over, or of another case. */
export function readTicket(secret: Secret, text: string, case_id: number): KitTicket | null {
  const ticket = tickets.readTicket<KitTicket>(secret, 'case-kit', text)
  return ticket?.case_id === case_id ? ticket : null
}
