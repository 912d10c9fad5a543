import { useRevalidator } from 'react-router'
import type { ApiCaller } from '../platform/api/ask.ts'
import { browserCaller } from '../platform/api/browser-caller.ts'
import { useRun } from './account/use-run.ts'

/** Sends one change at a time and revalidates the page; failures are shown as toasts. */
export function useChange() {
  const { revalidate } = useRevalidator()
  const { run, busy } = useRun()

  async function change(work: (caller: ApiCaller) => Promise<unknown>): Promise<void> {
    await run(async () => {
      await work(browserCaller())
    })
    await revalidate()
  }
  return { change, busy }
}
