import { languages } from '@atrium/contract/languages'
import type { DemoPayloadFile, Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'
import { formFiles } from '../form/build.ts'
import { buildFlow } from './build.ts'
import { type DocumentPlan, documentFiles } from './document.ts'
import { instructions } from './instructions.ts'
import type { FlowPlan } from './plan.ts'

interface FlowExtras {
  /** What the person who imports the flow should know. */
  notes: readonly Texts[]
  /** What the flow fills in at its end. */
  document?: DocumentPlan | undefined
  more?: readonly DemoPayloadFile[] | undefined
}

/** The package of a flow: the drawing, the form it runs on, its document, and how to set it up, in three languages. */
export function flowFiles(plan: FlowPlan, { notes, document, more = [] }: FlowExtras): DemoPayloadFile[] {
  const known = document ? [...notes, aboutDocument] : notes
  return [
    {
      path: 'flow.bpmn',
      content: buildFlow(plan, document !== undefined),
      about: text('流程定义，BPMN 2.0', '流程定義，BPMN 2.0', 'The flow, BPMN 2.0'),
    },
    ...formFiles(plan.form),
    ...(document ? documentFiles(plan, document) : []),
    ...more,
    ...languages.map((language) => ({
      path: `instructions/${language}.md`,
      content: instructions(plan, known, language),
      about: manuals[language],
    })),
  ]
}

const aboutDocument = text(
  '流程走完，按 document 文件夹里的模板生成文档。版式可用 Word 或 WPS 修改，花括号里的标签请保留。',
  '流程走完，依 document 資料夾裡的範本產生文件。版面可用 Word 修改，大括號裡的標籤請保留。',
  'When the flow ends, the template in the folder “document” is filled in. Change its layout in any word processor, but keep the tags in braces.',
)

const manuals = {
  'zh-CN': text('导入说明，简体中文', '匯入說明，簡體中文', 'How to set it up, Simplified Chinese'),
  'zh-TW': text('导入说明，繁体中文', '匯入說明，繁體中文', 'How to set it up, Traditional Chinese'),
  en: text('导入说明，英文', '匯入說明，英文', 'How to set it up, English'),
}
