import { createContext, Script } from 'node:vm'

const call = new Script('work()')
/** The clock also runs while a busy machine does something else. That is no fault of the file: it begins anew, with longer. */
const longestWait = 16

/**
 * Runs what may never come back: a regular expression or a rule of repetition somebody else wrote. No sandbox, only a
 * clock: the engine breaks the work off where no timer could. True when it came to its end.
 */
export function withinTime(milliseconds: number, work: () => void): boolean {
  const context = createContext({ work })
  for (let waited = milliseconds; waited <= milliseconds * longestWait; waited *= 2) {
    const began = process.threadCpuUsage()
    try {
      call.runInContext(context, { timeout: waited })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      const { user, system } = process.threadCpuUsage(began)
      if ((user + system) / 1_000 > milliseconds / 2) return false
    }
  }
  return false
}
