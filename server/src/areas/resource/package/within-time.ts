import { createContext, Script } from 'node:vm'

const call = new Script('work()')
const mostAttempts = 3

/**
 * Runs what may never come back: a regular expression or a rule of repetition somebody else wrote. No sandbox, only a
 * clock: the engine breaks the work off where no timer could. True when it came to its end.
 */
export function withinTime(milliseconds: number, work: () => void): boolean {
  const context = createContext({ work })
  for (let attempt = 1; ; attempt++) {
    const began = process.threadCpuUsage()
    try {
      call.runInContext(context, { timeout: milliseconds })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error
      // The clock also runs while a busy machine does something else: that is no fault of the file, and it begins anew.
      const { user, system } = process.threadCpuUsage(began)
      if ((user + system) / 1_000 > milliseconds / 2 || attempt === mostAttempts) return false
    }
  }
}
