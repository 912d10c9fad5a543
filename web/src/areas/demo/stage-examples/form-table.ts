import type { Inside } from '@atrium/contract/resource/inside'
import type { StageExample } from '../stage-example.ts'
import text from './data/expense-claim.json?raw'
import inside from './data/expense-claim-inside.json'

/** A form with a detail table and sums. */
export default {
  inside: inside as Inside,
  payload: { entry: 'form.json', text, sample: null, beside: {} },
} satisfies StageExample
