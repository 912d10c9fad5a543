import { useRevalidator } from 'react-router'
import type { Caller } from '../platform/api/ask.ts'
import { browserCaller } from '../platform/api/browser-caller.ts'
import { useRun } from './account/use-run.ts'

/** Changes something, once at a time, and draws the page anew; what is refused is told at the top of the page. */
export function useChange() {
  const { revalidate } = useRevalidator()
  const { run, busy } = useRun()

  async function change(work: (caller: Caller) => Promise<unknown>): Promise<void> {
    await run(async () => {
      await work(browserCaller())
    })
    await revalidate()
  }
  return { change, busy }
}
