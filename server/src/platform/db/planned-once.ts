import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

const mark = '/* planned once */'
/** Every connection keeps each plan for as long as it lives. */
const most = 100

/**
 * Put before a statement whose text is always the same: each connection parses it once, and plans it a few times before it
 * keeps one plan for all values. For statements that are asked for very often, and whose best plan does not depend on the
 * values: all others are planned anew each time, with their values in sight. PostgreSQL keeps a plan only if those made for
 * single values look no cheaper, so the values that a plan would look at are written `(select value)`: then it sees none.
 */
export const plannedOnce: RawBuilder<unknown> = sql.raw(mark)

const names = new Map<string, string>()

/** What connections call the statement; undefined for one that they need not remember. */
export function statementName(text: string): string | undefined {
  if (!text.startsWith(mark)) return undefined
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= most) throw new Error('too many prepared statements: does a query text contain its values?')
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32)
  names.set(text, name)
  return name
}
