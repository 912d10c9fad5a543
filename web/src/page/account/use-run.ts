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
  const isAbout = (field: string) => failure?.data.field === field
  /** What the server said about one field, which is marked then. */
  const errorAt = (field: string) => (failure && isAbout(field) ? failureText(failure) : undefined)
  /** What it said about anything else: a lost connection marks no field. */
  const errorBeside = (field: string) => (failure && !isAbout(field) ? failureText(failure) : undefined)
  return { busy, run, failure, forget, errorAt, errorBeside, error: failure ? failureText(failure) : undefined }
}
