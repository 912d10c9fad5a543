import type { Language } from '@atrium/contract/languages'
import type { ImportColumn, ImportTexts, RowProblem } from '../../../platform/list/import.ts'

/** What is wrong with a row, in a sentence: where, and what. */
export function problemWords(
  columns: readonly ImportColumn[],
  { problem, problem_column }: { problem: RowProblem; problem_column: string | null },
  language: Language,
): string {
  const column = columns.find((one) => one.column === problem_column)
  const words = problems[problem][language]
  return column ? `${column.title[language]}${colon[language]}${words}` : words
}

const colon: ImportTexts = { 'zh-CN': '：', 'zh-TW': '：', en: ': ' }

const problems: Record<RowProblem, ImportTexts> = {
  missing: { 'zh-CN': '未填写', 'zh-TW': '未填寫', en: 'is missing' },
  malformed: { 'zh-CN': '格式不对', 'zh-TW': '格式不對', en: 'is not written as it should be' },
  too_long: { 'zh-CN': '太长或太大', 'zh-TW': '太長或太大', en: 'is too long or too large' },
  twice: {
    'zh-CN': '与文件中前面的一行重复',
    'zh-TW': '與檔案中前面的一列重複',
    en: 'The same as a row further up in the file',
  },
  taken: { 'zh-CN': '已属于另一条记录', 'zh-TW': '已屬於另一筆記錄', en: 'belongs to another record' },
  other_address: {
    'zh-CN': '与已有账号登记的不同；导入不会更改登录方式',
    'zh-TW': '與既有帳號登記的不同；匯入不會變更登入方式',
    en: 'differs from what the account has; an import never changes how somebody signs in',
  },
  no_address: {
    'zh-CN': '手机和邮箱至少填一项',
    'zh-TW': '手機和信箱至少填一項',
    en: 'a number or an email address is needed',
  },
  unknown_id: {
    'zh-CN': '没有这个编号的记录；新增时请留空',
    'zh-TW': '沒有這個編號的記錄；新增時請留空',
    en: 'belongs to no record; leave it empty for a new row',
  },
}

export const errorTitles: Record<'line' | 'problem', ImportTexts> = {
  line: { 'zh-CN': '行', 'zh-TW': '列', en: 'Line' },
  problem: { 'zh-CN': '问题', 'zh-TW': '問題', en: 'Problem' },
}

export const fileNames: Record<'template' | 'errors', ImportTexts> = {
  template: { 'zh-CN': '导入模板', 'zh-TW': '匯入範本', en: 'import-template' },
  errors: { 'zh-CN': '未通过的行', 'zh-TW': '未通過的列', en: 'rows-not-taken' },
}
