import type { Language } from '@atrium/contract/languages'
import type { ExportFormat } from './export.format.ts'

export function exportName(language: Language, title: string): string {
  const names: Record<Language, string> = { 'zh-CN': '项目', 'zh-TW': '專案', en: 'project' }
  return `${title}-${names[language]}.zip`
}

/** What the README of a kit says otherwise: where it is from, and what to know of its resources. */
export interface OwnReadMe {
  from: string
  sections: { title: string; lines: string[] }[]
}

/** What lies in the zip, for a person who opens it a year later: nothing is left out, and what was added is named. */
export function readMe(language: Language, about: ExportFormat, own?: OwnReadMe): string {
  const words = texts[language]
  const { project, items, files, notes, checks, missing, unfitting, circles } = about
  const here = items.filter(({ content }) => content !== null)
  const added = here.filter(({ addedBecauseOf }) => addedBecauseOf !== null)
  const apps = items.filter(({ kind }) => kind === 'app')
  const absent = items.filter(({ kind, content }) => kind !== 'app' && content === null)
  const licences = Map.groupBy(here, ({ licence }) => licence || words.no_licence)
  const section = (title: string, lines: string[]) => (lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [])

  const lines = [
    `# ${project.title}`,
    '',
    ...(project.summary ? [project.summary, ''] : []),
    own?.from ?? words.from(about.portal),
    '',
    ...section(words.order, [
      ...here.flatMap(({ title, version, content, addedBecauseOf }, place) => [
        `${place + 1}. ${title} ${version}${addedBecauseOf === null ? '' : ` (${words.added_mark})`}`,
        `   ${content?.path}`,
        `   SHA-256: ${content?.sha256}`,
      ]),
    ]),
    ...(own?.sections ?? []).flatMap(({ title, lines }) => section(title, lines)),
    ...section(
      words.added,
      added.map(
        ({ title, version, addedBecauseOf }) => `- ${words.because(`${title} ${version}`, addedBecauseOf ?? '')}`,
      ),
    ),
    ...section(
      words.apps,
      apps.map(({ title, version }) => `- ${title} ${version}`),
    ),
    ...section(words.missing, [
      ...missing.map(({ id, range, because }) => `- ${words.lacks(id, range, because)}`),
      ...absent.map(({ title, version }) => `- ${title} ${version}: ${words.gone}`),
    ]),
    ...section(
      words.unfitting,
      unfitting.map(({ id, range, because, version }) => `- ${words.unfits(id, version, range, because)}`),
    ),
    ...section(
      words.circles,
      circles.map((circle) => `- ${[...circle, circle[0]].join(' → ')}`),
    ),
    ...section(
      words.files,
      files.flatMap(({ name, path, sha256 }) => [`- ${name}`, `  ${path}`, `  SHA-256: ${sha256}`]),
    ),
    ...section(
      words.notes,
      notes.map(({ title }) => `- ${title}`),
    ),
    ...section(
      words.checks,
      checks.map(({ text, done }) => `- [${done ? 'x' : ' '}] ${text}`),
    ),
    ...section(
      words.licences,
      [...licences].map(([licence, those]) => `- ${licence}: ${those.map(({ title }) => title).join(words.comma)}`),
    ),
    ...words.verify(about),
  ]
  return `${lines.join('\n')}\n`
}

interface ExportTexts {
  from: (portal: string) => string
  order: string
  added: string
  added_mark: string
  because: (what: string, why: string) => string
  apps: string
  missing: string
  lacks: (id: string, range: string, why: string) => string
  gone: string
  unfitting: string
  unfits: (id: string, version: string, range: string, why: string) => string
  circles: string
  files: string
  notes: string
  checks: string
  licences: string
  no_licence: string
  comma: string
  verify: (about: ExportFormat) => string[]
}

const texts: Record<Language, ExportTexts> = {
  'zh-CN': {
    from: (portal) => `从 ${portal} 导出，包含项目的全部内容。为满足依赖而补上的，也已注明。`,
    order: '安装顺序',
    added: '补上的内容',
    added_mark: '补上',
    because: (what, why) => `${what}：“${why}”依赖它`,
    apps: '需在应用商店申请安装',
    missing: '缺少的内容',
    lacks: (id, range, why) => `${id}（${range}）：“${why}”依赖它，这里没有`,
    gone: '已撤下，不再提供',
    unfitting: '版本冲突',
    unfits: (id, version, range, why) => `${id} 固定在 ${version}，“${why}”要求 ${range}`,
    circles: '互相引用，无法排出先后',
    files: '文件',
    notes: '笔记（notes 文件夹）',
    checks: '清单',
    licences: '许可',
    no_licence: '未注明',
    comma: '、',
    verify: ({ portal, signedBy }) => [
      '## 如何校验',
      '',
      '1. 在解压后的目录运行 `sha256sum -c SHA256SUMS`，每一行都应显示“OK”。',
      `2. \`SHA256SUMS.sig\` 是对 \`SHA256SUMS\` 的 Ed25519 签名，公钥编号 ${signedBy}，公布在 ${portal}/api/signing-keys。`,
      '',
      '`project.json` 是供程序读取的同一份内容。把整个压缩包上传到另一个中庭，可以导入为项目。',
    ],
  },
  'zh-TW': {
    from: (portal) => `從 ${portal} 匯出，包含專案的全部內容。為滿足相依而補上的，也已註明。`,
    order: '安裝順序',
    added: '補上的內容',
    added_mark: '補上',
    because: (what, why) => `${what}：「${why}」相依於它`,
    apps: '需在應用商店申請安裝',
    missing: '缺少的內容',
    lacks: (id, range, why) => `${id}（${range}）：「${why}」相依於它，這裡沒有`,
    gone: '已撤下，不再提供',
    unfitting: '版本衝突',
    unfits: (id, version, range, why) => `${id} 固定在 ${version}，「${why}」要求 ${range}`,
    circles: '互相參照，無法排出先後',
    files: '檔案',
    notes: '筆記（notes 資料夾）',
    checks: '清單',
    licences: '授權',
    no_licence: '未註明',
    comma: '、',
    verify: ({ portal, signedBy }) => [
      '## 如何校驗',
      '',
      '1. 在解壓縮後的資料夾執行 `sha256sum -c SHA256SUMS`，每一行都應顯示「OK」。',
      `2. \`SHA256SUMS.sig\` 是對 \`SHA256SUMS\` 的 Ed25519 簽章，公鑰編號 ${signedBy}，公布在 ${portal}/api/signing-keys。`,
      '',
      '`project.json` 是供程式讀取的同一份內容。把整個壓縮檔上傳到另一個中庭，可以匯入為專案。',
    ],
  },
  en: {
    from: (portal) =>
      `Exported from ${portal}. This zip holds everything in the project. Anything added to meet dependencies is marked.`,
    order: 'Installation order',
    added: 'Added dependencies',
    added_mark: 'added',
    because: (what, why) => `${what}: required by "${why}"`,
    apps: 'Request these in the app store',
    missing: 'Missing',
    lacks: (id, range, why) => `${id} (${range}): required by "${why}", but not included`,
    gone: 'withdrawn, no longer available',
    unfitting: 'Version conflicts',
    unfits: (id, version, range, why) => `${id} is pinned to ${version}, but "${why}" requires ${range}`,
    circles: 'Circular references: no installation order possible',
    files: 'Files',
    notes: 'Notes (in the notes folder)',
    checks: 'Checklist',
    licences: 'Licences',
    no_licence: 'not stated',
    comma: ', ',
    verify: ({ portal, signedBy }) => [
      '## How to verify it',
      '',
      '1. Run `sha256sum -c SHA256SUMS` in the unpacked folder; every line must end with "OK".',
      `2. \`SHA256SUMS.sig\` is an Ed25519 signature over \`SHA256SUMS\` by key ${signedBy}, published at ${portal}/api/signing-keys.`,
      '',
      '`project.json` is the same content for programs. To import the project elsewhere, upload the whole zip to another Atrium.',
    ],
  },
}
