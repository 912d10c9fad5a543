import type { Answer, CallName, Question } from '@atrium/contract/calls'
import { useEffect, useState } from 'react'
import { ask } from '../../platform/ask.ts'
import { quietCaller } from '../../platform/browser-caller.ts'

type Asked<Name extends CallName> = Record<never, never> extends Question<Name> ? [Question<Name>?] : [Question<Name>]

interface Found<Data> {
  data?: Data
  failed: boolean
  retry: () => void
}

/** Answers are kept while the tab is open: a panel opened twice asks once. A failed question is asked again. */
const kept = new Map<string, Promise<unknown>>()

export function useAnswer<Name extends CallName>(name: Name, ...question: Asked<Name>): Found<Answer<Name>> {
  const key = JSON.stringify([name, ...question])
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
  const known = kept.get(key) as Promise<Data> | undefined
  if (known) return known

  const asked = question()
  kept.set(key, asked)
  asked.catch(() => kept.delete(key))
  return asked
}
