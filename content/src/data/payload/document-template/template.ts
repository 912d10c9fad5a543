import type { DemoPayloadFile, Texts } from '../../../kinds.ts'
import { text } from '../../text.ts'
import { type WordDocument, wordFile } from '../word/document.ts'

/** What the flow or the form puts into a document: `{tag}` stands in the text where it goes. */
export interface TemplateVariable {
  tag: string
  title: Texts
  /** Where its value comes from: 'flow.title', 'organisation.full_name'. */
  source: string
  sample: string
}

export function variable(tag: string, source: string, title: Texts, sample: string): TemplateVariable {
  return { tag, title, source, sample }
}

export function templateFiles(document: WordDocument, variables: readonly TemplateVariable[]): DemoPayloadFile[] {
  const count = variables.length
  return [
    {
      path: 'document.docx',
      content: wordFile(document),
      about: text('模板正文', '範本本文', 'The template itself'),
    },
    {
      path: 'variables.json',
      content: `${JSON.stringify(variables, null, 2)}\n`,
      about: text(`${count} 个变量与来源`, `${count} 個變數與來源`, `${count} variables and where they come from`),
    },
  ]
}
