import { useEffect, useLayoutEffect, useState } from 'react'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Failure } from '../../platform/api/failure.ts'
import { askSolving } from '../../platform/challenge/ask-solving.ts'
import { type CodePurpose, keepCode, keptCode, type SentCode } from './kept-code.ts'
import { accountKind, isSameAccount, type TypedAccount } from './typed-account.ts'

/** The code that was sent to what is typed now; another address needs another code. */
export function useSentCode(purpose: CodePurpose, { account, dial_code }: TypedAccount) {
  const [last, setLast] = useState<SentCode | null>(null)
  const [refused, setRefused] = useState({ account: '', until: 0 })

  // The server draws the form empty: what this tab remembers comes after it.
  useEffect(() => setLast(keptCode()), [])

  async function send() {
    const { ticket, resend_after, expires_in } = await sendTo(account.trim(), dial_code, purpose).catch(noteWait)
    const now = Date.now()
    remember({
      purpose,
      account: account.trim(),
      dial_code,
      ticket,
      resend_at: now + resend_after * 1_000,
      expires_at: now + expires_in * 1_000,
    })
  }

  /** A code was sent a moment ago, from another tab or with the number typed in another way. */
  function noteWait(failure: Failure): never {
    setRefused({ account, until: Date.now() + (failure.data.retry_after ?? 0) * 1_000 })
    throw failure
  }

  function remember(sent: SentCode | null) {
    keepCode(sent)
    setLast(sent)
  }

  const fits = last && last.purpose === purpose && isSameAccount(last.account, account) && last.dial_code === dial_code
  const sent = fits ? last : null
  const refusedUntil = isSameAccount(refused.account, account) ? refused.until : 0
  return { sent, send, remember, resendAt: Math.max(sent?.resend_at ?? 0, refusedUntil) }
}

/** An address that was proved on the way to this form. */
export function useProvedCode() {
  const [proved, setProved] = useState<SentCode | null>(null)

  // Before the first paint, so that no field for a code flashes by.
  useLayoutEffect(() => {
    const kept = keptCode()
    if (kept?.proved) setProved(kept)
  }, [])

  function forget() {
    keepCode(null)
    setProved(null)
  }
  return { proved, forget }
}

function sendTo(account: string, dial_code: string | undefined, purpose: CodePurpose) {
  if (accountKind(account) === 'email')
    return askSolving(quietCaller(), 'POST /api/users/email-code', { body: { email: account, purpose } })
  return askSolving(quietCaller(), 'POST /api/users/msg-code', { body: { mobile: account, dial_code, purpose } })
}
