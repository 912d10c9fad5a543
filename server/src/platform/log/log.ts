import { type Logger, pino } from 'pino'
import type { Config } from '../../config.ts'

export type Log = Logger

/** One JSON line per event. Values are escaped by JSON, so input cannot inject a line. */
export function openLog(
  { LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>,
  to: { write(line: string): void } = process.stdout,
): Log {
  return pino(
    {
      level: LOG_LEVEL,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      serializers: { err: withoutData },
    },
    to,
  )
}

/**
 * Database errors quote the values they stumbled over: those are people's data and stay out of the log. Libraries report
 * plain objects too (pg-boss copies an error into one), so the fields count and not the class.
 */
function withoutData(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return String(error)
  const { name, code, message, stack, cause } = error as Partial<Error & { code: unknown }>
  return { name, code, message, stack, ...(cause === undefined ? {} : { cause: withoutData(cause) }) }
}
