import { createHash } from 'node:crypto'
import { type Manifest, manifest as manifestSchema, type TextPerLanguage } from '@atrium/contract/resource/package'
import type { ResourceType } from '@atrium/contract/resource-types'
import type { Signer } from '../../../platform/secret/signer.ts'
import { aboutFile } from '../package/about-file.ts'
import { makePackage, manifestText } from '../package/make-package.ts'
import type { PackageFile } from '../package/open-package.ts'

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

/** A package as it is published: its manifest, signed, and the zip people get. */
export interface SealedPackage {
  manifest: Manifest
  /** The exact bytes that were signed, and that lie in the zip as `manifest.json`. */
  text: string
  signature: string
  key_id: string
  zip: Buffer
  sha256: Buffer
  files: { path: string; about: TextPerLanguage; size: number; sha256: string }[]
}

/** The same files and manifest always make the same bytes, whenever and wherever they are sealed. */
export async function sealPackage(
  signer: Signer,
  fields: Omit<Manifest, 'manifestVersion' | 'files'>,
  payload: PackageFile[],
): Promise<SealedPackage> {
  const files = payload
    .map(({ path, bytes }) => ({ path, sha256: hashOf(bytes).toString('hex'), size: bytes.length }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
  const manifest = manifestSchema.parse({ manifestVersion: 1, ...fields, files })
  const text = manifestText(manifest)
  const zip = await makePackage(manifest, payload)

  return {
    manifest,
    text,
    signature: signer.sign(text),
    key_id: signer.key_id,
    zip,
    sha256: hashOf(zip),
    files: files.map((file) => ({ ...file, about: describeFile(file.path, manifest) })),
  }
}

function hashOf(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest()
}

interface ChosenEntry {
  type: ResourceType
  entry: string
  sample: string | null
}

function describeFile(path: string, chosen: ChosenEntry): TextPerLanguage {
  return words[aboutFile(path, chosen)] ?? other
}

function text(simplified: string, traditional: string, english: string): TextPerLanguage {
  return { 'zh-CN': simplified, 'zh-TW': traditional, en: english }
}
