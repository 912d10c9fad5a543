import type { CallInput } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { quietCaller } from '../platform/api/browser-caller.ts'
import type { Failure } from '../platform/api/failure.ts'
import { failureText } from '../platform/api/failures.ts'
import { askSolving } from '../platform/challenge/ask-solving.ts'

type MessageCodePurpose = CallInput<'POST /api/users/msg-code'>['body']['purpose']

/** Where a code goes. Without an address it goes to one's own. */
export type CodeGoal = { mobile?: string; dial_code?: string } | { email?: string }

/** Has six digits sent, and counts the seconds until they can be sent again. */
export function useCode(purpose: MessageCodePurpose) {
  const [ticket, setTicket] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [error, setError] = useState<string>()
  const [again, setAgain] = useState(0)
  const wait = useSecondsUntil(again)

  /** Says whether it was sent: the field for the digits is next then. */
  async function send(way: 'mobile' | 'email', goal: CodeGoal): Promise<boolean> {
    setSending(true)
    setError(undefined)
    try {
      const sent = await askSolving(
        quietCaller(),
        way === 'mobile' ? 'POST /api/users/msg-code' : 'POST /api/users/email-code',
        { body: { ...goal, purpose } },
      )
      setTicket(sent.ticket)
      setAgain(Date.now() + sent.resend_after * 1_000)
      return true
    } catch (thrown) {
      const failure = thrown as Failure
      setError(failureText(failure))
      if (failure.data.retry_after) setAgain(Date.now() + failure.data.retry_after * 1_000)
      return false
    } finally {
      setSending(false)
    }
  }

  /** Another address: the ticket of the first opens nothing there, and its seconds do not count. */
  function forget() {
    setTicket(null)
    setAgain(0)
    setError(undefined)
  }

  const state = sending ? ('sending' as const) : ticket ? ('sent' as const) : ('none' as const)
  return { ticket, state, wait, error, send, forget }
}

/** Once a code is sent its button has nothing more to do; the digits come next. */
export function goToDigits(form: string) {
  document.getElementById(form)?.querySelector<HTMLElement>('[autocomplete="one-time-code"]')?.focus()
}

export function useSecondsUntil(moment: number): number {
  const left = () => Math.max(0, Math.ceil((moment - Date.now()) / 1_000))
  const [seconds, setSeconds] = useState(left)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left is read from the clock at every tick.
  useEffect(() => {
    setSeconds(left())
    if (left() === 0) return
    const ticking = setInterval(() => {
      setSeconds(left())
      if (left() === 0) clearInterval(ticking)
    }, 1_000)
    return () => clearInterval(ticking)
  }, [moment])

  return seconds
}
