import type { Inside } from '@atrium/contract/resource/inside'
import type { StageExample } from '../stage-example.ts'
import text from './data/leave-request.json?raw'
import inside from './data/leave-request-inside.json'

export default {
  inside: inside as Inside,
  payload: { entry: 'form.json', text, sample: null, beside: {} },
} satisfies StageExample
