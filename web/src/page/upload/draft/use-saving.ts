import { useRef, useState } from 'react'
import { Failure } from '../../../platform/api/failure.ts'
import { failureText } from '../../../platform/api/failures.ts'
import type { Saving } from './saved-mark.tsx'

/**
 * What was said of a draft and is not kept yet, sent one call after the other. What could not be kept waits, and goes out
 * again with whatever is said next. `later` tells what was said while a call was under way.
 */
export function useSaving<Change extends object>(
  send: (changes: Partial<Change>, later: () => Partial<Change>) => Promise<void>,
) {
  const [saving, setSaving] = useState<Saving>('saved')
  const waiting = useRef<Partial<Change>>({})
  const line = useRef<Promise<boolean>>(Promise.resolve(true))

  function add(changes: Partial<Change>) {
    waiting.current = { ...waiting.current, ...changes }
    setSaving('saving')
  }

  /** True once everything said so far is kept. */
  function save(): Promise<boolean> {
    line.current = line.current.then(sendWaiting)
    return line.current
  }

  async function sendWaiting(): Promise<boolean> {
    const changes = waiting.current
    if (Object.keys(changes).length === 0) return true
    waiting.current = {}
    setSaving('saving')
    try {
      await send(changes, () => waiting.current)
      setSaving('saved')
      return true
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown
      waiting.current = { ...changes, ...waiting.current }
      setSaving({ why: failureText(thrown) })
      return false
    }
  }

  return { saving, add, save }
}
