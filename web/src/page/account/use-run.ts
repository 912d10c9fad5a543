import { useRef, useState } from 'react'
import { Failure } from '../../platform/api/failure.ts'
import { failureText } from '../../platform/api/failures.ts'
import { isConfirmNeeded } from '../../platform/confirm/ask-confirmed.ts'

/** Runs what a button starts, once at a time, and keeps the server's words when it is refused. */
export function useRun() {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function run(work: () => Promise<void>) {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (thrown) {
      if (!(thrown instanceof Failure)) throw thrown
      // Who would not confirm has decided so: that needs no words.
      if (!isConfirmNeeded(thrown)) setFailure(thrown)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  const forget = () => setFailure(null)
  return { busy, run, failure, forget, error: failure ? failureText(failure) : undefined }
}
