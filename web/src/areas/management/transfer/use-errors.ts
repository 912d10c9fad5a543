import type { ManagementScreen } from '@atrium/contract/management'
import { useRun } from '../../../page/account/use-run.ts'
import { ask } from '../../../platform/api/ask.ts'
import { browserCaller } from '../../../platform/api/browser-caller.ts'

/** Fetches the rows that were not taken, as a file. */
export function useErrors(screen: ManagementScreen) {
  const { run } = useRun()

  return (import_id: number) =>
    void run(async () => {
      const call = 'GET /api/management/screens/{screen}/imports/{import_id}/errors'
      location.assign((await ask(browserCaller(), call, { params: { screen, import_id } })).address)
    })
}
