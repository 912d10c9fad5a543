import type { CallInput } from '@atrium/contract/calls'

export type CodePurpose = CallInput<'POST /api/users/msg-code'>['body']['purpose']

/** A code on its way, or one that was entered already. */
export interface SentCode {
  purpose: CodePurpose
  account: string
  dial_code?: string | undefined
  ticket: string
  resend_at: number
  expires_at: number
  /** The right digits were entered: the ticket needs none any more. */
  proved?: boolean
}

const key = 'sent_code'

/** For this tab, so that a reload does not lose what was sent. */
export function keepCode(sent: SentCode | null) {
  try {
    if (sent) sessionStorage.setItem(key, JSON.stringify(sent))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function keptCode(): SentCode | null {
  try {
    const sent = JSON.parse(sessionStorage.getItem(key) ?? 'null') as SentCode | null
    return sent && sent.expires_at > Date.now() ? sent : null
  } catch {
    return null
  }
}
