import { createContext, Script } from 'node:vm'

const call = new Script('work()')
/** Made once: a context of its own for every call would take longer than most of what is called. */
const context: { work?: () => void } = createContext({})

/**
 * Runs what may never come back: a regular expression or a rule of repetition somebody else wrote. No sandbox, only a
 * clock: the engine breaks the work off where no timer could. True when it came to its end.
 */
export function withinTime(milliseconds: number, work: () => void): boolean {
  try {
    context.work = work
    call.runInContext(context, { timeout: milliseconds })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}
