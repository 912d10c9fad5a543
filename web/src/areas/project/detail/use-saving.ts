import { failures } from '@atrium/contract/errors'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useRun } from '../../../page/account/use-run.ts'
import { Failure, type FailureData } from '../../../platform/api/failure.ts'

/**
 * Saves what was written from a revision. Where somebody else was faster, nothing is overwritten: their wording is kept
 * beside one's own, and the next try is about theirs.
 */
export function useSaving(revision: number, save: (revision: number) => Promise<unknown>, onSaved: () => void) {
  const { revalidate } = useRevalidator()
  const { run, busy, errorAt, errorBeside, forget } = useRun()
  const [theirs, setTheirs] = useState<FailureData | null>(null)

  function submit() {
    void run(async () => {
      try {
        await save(theirs?.revision ? Number(theirs.revision) : revision)
      } catch (thrown) {
        const isConflict = thrown instanceof Failure && thrown.code === failures.conflict.code && thrown.data.revision
        if (!isConflict) throw thrown
        setTheirs((thrown as Failure).data)
        return
      }
      await revalidate()
      onSaved()
    })
  }

  /** Leaves theirs as it is. */
  async function yieldToThem() {
    forget()
    await revalidate()
    onSaved()
  }
  return { submit, busy, errorAt, errorBeside, theirs, yieldToThem }
}
