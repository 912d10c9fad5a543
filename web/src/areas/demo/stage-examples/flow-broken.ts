import type { StageExample } from '../stage-example.ts'
import flow from './flow.ts'

/** The same flow, cut off in the middle. */
export default {
  inside: flow.inside,
  payload: { ...flow.payload, text: flow.payload.text.slice(0, 4_000) },
} satisfies StageExample
