import type { DecisionCase } from './inside.ts'

/** The cases that stand in one row of the table: what is sent back by the same way for different values is one. */
export function groupCases(cases: readonly DecisionCase[]): DecisionCase[][] {
  return [...Map.groupBy(cases, (one) => (one.ends === 'returned' ? `back by ${one.ways.at(-1)}` : one)).values()]
}
