/**
 * The sample text for document styles, in three languages. The renderer of its pages and the code that points at a
 * paragraph agree here on the style of each paragraph.
 */

import { type Language, languages } from '../languages.ts'
import type { InsideOf } from './inside.ts'

type SpecimenStyle = InsideOf<'document-style'>['styles'][number]
export type SpecimenRole = 'title' | 'heading1' | 'heading2' | 'body' | 'list' | 'quote' | 'caption' | 'footnote'

export interface SpecimenParagraph {
  role: SpecimenRole | 'own'
  language: Language
  text: string
  /** Null where the set has no style for it: then it is set as the set sets everything. */
  style_id: string | null
}

type SpecimenTexts = readonly [zh_cn: string, zh_tw: string, en: string]

/** Without numbers: sets that count their headings do so themselves. */
const article: readonly (readonly [SpecimenRole, SpecimenTexts])[] = [
  ['title', ['制度文件管理办法', '制度文件管理辦法', 'How We Write Our Rules']],
  ['heading1', ['总则', '總則', 'General']],
  ['heading2', ['目的', '目的', 'Purpose']],
  [
    'body',
    [
      '为规范公司制度的起草、审核与发布，统一文件的体例和版式，方便查阅与引用，制定本办法。',
      '為規範公司制度的草擬、審核與發布，統一文件的體例和版面，方便查閱與引用，訂定本辦法。',
      'These rules say how company rules are drafted, checked and issued, so that papers look alike and are easy to find and to cite.',
    ],
  ],
  ['heading2', ['适用范围', '適用範圍', 'Scope']],
  [
    'body',
    [
      '本办法适用于公司各部门、各基地。子公司可以参照执行，但不得降低本办法规定的要求。',
      '本辦法適用於公司各部門、各基地。子公司可以比照辦理，但不得降低本辦法規定的要求。',
      'They hold for every department and every site. Subsidiaries may follow them, and may ask for more but not for less.',
    ],
  ],
  [
    'list',
    ['起草部门负责内容的真实与完整；', '草擬部門負責內容的真實與完整；', 'Whoever drafts answers for what it says;'],
  ],
  ['list', ['法务部门负责合规审查；', '法務部門負責合規審查；', 'legal affairs check it against the law;']],
  ['list', ['综合办公室负责编号与发布。', '綜合辦公室負責編號與發布。', 'the general office numbers and issues it.']],
  ['heading1', ['发布与修订', '發布與修訂', 'Issue and Revision']],
  [
    'body',
    [
      '制度经审议通过后发布，自公布之日起施行。每两年复核一次，不再适用的及时废止。',
      '制度經審議通過後發布，自公布之日起施行。每兩年複核一次，不再適用的及時廢止。',
      'A rule is issued once it has been agreed, and holds from that day on. It is looked at every two years, and repealed when nobody needs it.',
    ],
  ],
  [
    'quote',
    [
      '此前的规定与本办法不一致的，以本办法为准。',
      '先前的規定與本辦法不一致的，以本辦法為準。',
      'Where earlier rules say otherwise, these prevail.',
    ],
  ],
  ['caption', ['制度的分类与保管期限', '制度的分類與保管期限', 'Kinds of rules and how long they are kept']],
  [
    'footnote',
    ['保管期限自废止之日起计算。', '保管期限自廢止之日起計算。', 'The time begins on the day a rule is repealed.'],
  ],
]

const ownLine: Record<Language, (name: string) => string> = {
  'zh-CN': (name) => `${name}：各部门在每季度末核对一次，有出入的当月更正。`,
  'zh-TW': (name) => `${name}：各部門於每季末核對一次，有出入者當月更正。`,
  en: (name) => `${name}: departments check this at the end of each quarter and correct it within a month.`,
}

/** Styles with a Chinese name have an id that English readers can read. */
const isHan = /\p{Script=Han}/u

/** By what styles are called in Word, in WPS and by people, the surest name first. */
const names: Record<SpecimenRole, RegExp[]> = {
  title: [/^title$/i, /^标题$|^標題$/, /^h1$/],
  heading1: [/^heading ?1$/i, /^标题 ?[一1]$|^標題 ?[一1]$/, /^章$|^一级标题$/, /^h2$/],
  heading2: [/^heading ?2$/i, /^标题 ?[二2]$|^標題 ?[二2]$/, /^条$|^二级标题$/, /^h3$/],
  body: [/^body ?text( ?indent)?$/i, /^body$/i, /正文.*缩进|內文.*縮排/, /^normal$/i, /^正文$|^內文$/, /^p$/],
  list: [/^list ?paragraph$/i, /^列项$|^列表/, /^li$/],
  quote: [/quote/i, /引文|引用/],
  caption: [/^caption$/i, /题注|圖說|^figcaption$/],
  footnote: [/^footnote ?text$/i, /脚注|註腳/],
}
/** What stands at the edge of a page, or is made of other paragraphs. */
const notInText = /^(header|footer|页眉|页脚|toc\b|contents?\d|目录)/i
const mostOwn = 60

/** The article in one language, and after it a line in each style that the article has no use for. */
export function specimenIn(styles: readonly SpecimenStyle[], language: Language): SpecimenParagraph[] {
  const paragraphs = styles.filter(({ kind }) => kind === 'paragraph')
  const chosen = new Map(Object.entries(names).map(([role, wanted]) => [role, find(paragraphs, wanted)]))
  const used = new Set([...chosen.values()].map((style) => style?.id))
  const own = paragraphs.filter(({ id, name }) => !used.has(id) && !notInText.test(id) && !notInText.test(name))
  const index = languages.indexOf(language)
  return [
    ...article.map(([role, texts]) => ({
      role,
      language,
      text: texts[index] ?? texts[0],
      style_id: chosen.get(role)?.id ?? chosen.get('body')?.id ?? null,
    })),
    ...own.slice(0, mostOwn).map(({ id, name }) => ({
      role: 'own' as const,
      language,
      text: ownLine[language](language === 'en' && isHan.test(name) ? id : name),
      style_id: id,
    })),
  ]
}

function find(styles: readonly SpecimenStyle[], wanted: readonly RegExp[]) {
  for (const pattern of wanted) {
    const found = styles.find(({ id, name }) => pattern.test(id) || pattern.test(name))
    if (found) return found
  }
  return null
}
