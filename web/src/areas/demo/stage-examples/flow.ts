import type { Inside } from '@atrium/contract/resource/inside'
import type { StageExample } from '../stage-example.ts'
import text from './data/flow.bpmn?raw'
import inside from './data/flow-inside.json'
import form from './data/leave-request.json?raw'

export default {
  inside: inside as Inside,
  payload: { entry: 'flow.bpmn', text, sample: null, beside: { 'form.json': form } },
} satisfies StageExample
