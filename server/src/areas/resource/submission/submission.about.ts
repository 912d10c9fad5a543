import type { TextPerLanguage } from '@atrium/contract/package'
import type { ResourceType } from '@atrium/contract/resource-types'
import { aboutFile } from '../package/about-file.ts'

/** A description of each file of a package, for its readers. */
const words: Record<string, TextPerLanguage> = {
  form: text('表单', '表單', 'Form'),
  flow: text('流程图', '流程圖', 'Flow diagram'),
  login: text('登录页', '登入頁', 'Sign-in page'),
  'document-template': text('文档', '文件', 'Document'),
  'document-style': text('样式', '樣式', 'Styles'),
  schedule: text('日程', '行事曆', 'Calendar'),
  portal: text('门户布局', '入口版面', 'Portal layout'),
  variables: text('占位符说明', '佔位符說明', 'Placeholders'),
  slots: text('可替换内容', '可替換內容', 'Slots'),
  tokens: text('设计变量', '設計變數', 'Design tokens'),
  sample: text('示例数据', '範例資料', 'Sample data'),
  picture: text('图片', '圖片', 'Picture'),
  font: text('字体', '字型', 'Font'),
  sheet: text('样式表', '樣式表', 'Style sheet'),
  script: text('脚本', '指令碼', 'Script'),
  page: text('网页', '網頁', 'Page'),
  reading: text('说明文件', '說明文件', 'Reading'),
}
const other = text('其他文件', '其他檔案', 'Other file')

interface ChosenEntry {
  type: ResourceType
  entry: string
  sample: string | null
}

export function describeFile(path: string, chosen: ChosenEntry): TextPerLanguage {
  return words[aboutFile(path, chosen)] ?? other
}

function text(simplified: string, traditional: string, english: string): TextPerLanguage {
  return { 'zh-CN': simplified, 'zh-TW': traditional, en: english }
}
