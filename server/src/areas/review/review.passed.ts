import { type RawBuilder, sql } from 'kysely'

/** Whether a check report says of everything it looked at that it is as it should be. Without a report nobody has looked. */
export function areAllPassed(checks: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(coalesce(jsonb_array_length(${checks}), 0) > 0 and not ${checks} @? '$[*] ? (@.outcome != "passed")')`
}
