import { languages } from '@atrium/contract/languages'
import type { DemoPayloadFile, Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'
import { formFiles } from '../form/build.ts'
import { buildFlow } from './build.ts'
import { instructions } from './instructions.ts'
import type { FlowPlan } from './plan.ts'

/** The package of a flow: the drawing, the form it runs on, and how to set it up, in three languages. */
export function flowFiles(
  plan: FlowPlan,
  notes: readonly Texts[],
  more: readonly DemoPayloadFile[] = [],
): DemoPayloadFile[] {
  return [
    {
      path: 'flow.bpmn',
      content: buildFlow(plan),
      about: text('流程定义，BPMN 2.0', '流程定義，BPMN 2.0', 'The flow, BPMN 2.0'),
    },
    ...formFiles(plan.form),
    ...more,
    ...languages.map((language) => ({
      path: `instructions/${language}.md`,
      content: instructions(plan, notes, language),
      about: manuals[language],
    })),
  ]
}

const manuals = {
  'zh-CN': text('导入说明，简体中文', '匯入說明，簡體中文', 'How to set it up, Simplified Chinese'),
  'zh-TW': text('导入说明，繁体中文', '匯入說明，繁體中文', 'How to set it up, Traditional Chinese'),
  en: text('导入说明，英文', '匯入說明，英文', 'How to set it up, English'),
}
