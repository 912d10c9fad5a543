import { createHmac } from 'node:crypto'
import { isSame } from '../../../platform/http/protection/forgery-token.ts'
import type { Secret } from '../../../platform/secret/secret.ts'

/** What an address grants, signed: it cannot be forged or extended. */
export interface FileTicket {
  file_id: number
  /** Something made of the file, or all that is in a folder of such things ('hls/'); null is the file itself. */
  preview: string | null
  /** To be shown in a page, not kept. */
  inline: boolean
  /** Who asked for it, if not a visitor: fetching is counted for them. */
  user_id: number | null
  /** Where it lasts longer than a minute, it opens only for the browser that asked, while its session lives. */
  visitor: string | null
  session_id: number | null
  /** Where a page may run its scripts. */
  scripts: boolean
}

export interface FileTickets {
  issue(ticket: FileTicket, seconds: number): string
  /** Null for what is forged, altered or over. */
  read(text: string): FileTicket | null
}

/** Tickets for files and for content are signed with different keys: one is not valid for the other. */
export function openTickets(secret: Pick<Secret, 'keyFor'>, use: 'file-ticket' | 'content-ticket'): FileTickets {
  const key = secret.keyFor(use)
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 32)

  return {
    issue({ file_id, preview, inline, user_id, visitor, session_id, scripts }, seconds) {
      const expires = Math.ceil(Date.now() / 1000) + seconds
      const fields = [expires, file_id, preview, inline ? 1 : 0, user_id, visitor, session_id, scripts ? 1 : 0]
      const text = Buffer.from(JSON.stringify(fields)).toString('base64url')
      return `${text}.${signatureOf(text)}`
    },

    read(ticketText) {
      const [text = '', signature = '', ...more] = ticketText.split('.')
      if (more.length > 0 || !isSame(signature, signatureOf(text))) return null

      const [expires, file_id, preview, inline, user_id, visitor, session_id, scripts] = JSON.parse(
        Buffer.from(text, 'base64url').toString(),
      )
      if (expires < Date.now() / 1000) return null
      return { file_id, preview, inline: inline === 1, user_id, visitor, session_id, scripts: scripts === 1 }
    },
  }
}
