/** Of an outside account whose owner signs in here to connect it. */
interface KeptTicket {
  ticket: string
  return_to: string
}

/**
 * For this tab only, and never in an address: with a ticket from a link somebody would connect a stranger's outside account
 * to their own.
 */
const key = 'identity_ticket'

export function keepTicket(kept: KeptTicket) {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Without storage the account is connected by hand, on the page that the person comes back to.
  }
}

/** It is gone afterwards. */
export function takeTicket(): KeptTicket | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptTicket | null
    sessionStorage.removeItem(key)
    return kept
  } catch {
    return null
  }
}
