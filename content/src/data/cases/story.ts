import type { DemoCase, Texts } from '../../kinds.ts'

/** What was hard, what was done, what came of it: one short paragraph each. */
export interface CaseStory extends DemoCase {
  challenge: Texts
  solution: Texts
  result: Texts
}
