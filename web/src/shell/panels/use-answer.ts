import type { Answer, CallName, Question } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { useLogin } from '../../platform/session/session.ts'

type Asked<Name extends CallName> = Record<never, never> extends Question<Name> ? [Question<Name>?] : [Question<Name>]

interface Found<Data> {
  data?: Data
  failed: boolean
  retry: () => void
}

/** A panel that is opened again within a minute shows what it showed before; then it asks again. */
const keptFor = 60_000
const kept = new Map<string, { asked: Promise<unknown>; at: number }>()

export function useAnswer<Name extends CallName>(name: Name, ...question: Asked<Name>): Found<Answer<Name>> {
  // What one person may see is not shown to the next: whoever signs in or out asks anew.
  const key = JSON.stringify([useLogin()?.token, name, ...question])
  const [found, setFound] = useState<{ key: string; data?: Answer<Name>; failed: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the whole question; an attempt asks it again.
  useEffect(() => {
    let wanted = true
    keep(key, () => ask(quietCaller(), name, ...question)).then(
      (data) => wanted && setFound({ key, data, failed: false }),
      () => wanted && setFound({ key, failed: true }),
    )
    return () => {
      wanted = false
    }
  }, [key, attempt])

  const retry = () => {
    setFound(null)
    setAttempt(attempt + 1)
  }
  return found?.key === key ? { ...found, retry } : { failed: false, retry }
}

function keep<Data>(key: string, question: () => Promise<Data>): Promise<Data> {
  const now = Date.now()
  for (const [old, { at }] of kept) if (now - at > keptFor) kept.delete(old)
  const known = kept.get(key)?.asked as Promise<Data> | undefined
  if (known) return known

  const asked = question()
  kept.set(key, { asked, at: now })
  asked.catch(() => kept.delete(key))
  return asked
}
