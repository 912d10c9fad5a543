import type { Language } from '@atrium/contract/languages'
import type { ExportFormat } from './export.format.ts'

export function exportName(language: Language, title: string): string {
  const names: Record<Language, string> = { 'zh-CN': '项目', 'zh-TW': '專案', en: 'project' }
  return `${title}-${names[language]}.zip`
}

/** What lies in the zip, for a person who opens it a year later: nothing is left out, and what was added is named. */
export function readMe(language: Language, about: ExportFormat): string {
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
    words.from(about.portal),
    '',
    ...section(words.order, [
      ...here.flatMap(({ title, version, content, addedBecauseOf }, place) => [
        `${place + 1}. ${title} ${version}${addedBecauseOf === null ? '' : ` (${words.added_mark})`}`,
        `   ${content?.path}`,
        `   SHA-256: ${content?.sha256}`,
      ]),
    ]),
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
    from: (portal) => `从 ${portal} 导出。里面是项目里的全部内容；为了能装起来而补上的，也都写明了。`,
    order: '安装顺序',
    added: '补上了什么',
    added_mark: '补上',
    because: (what, why) => `${what}：“${why}”要用到它`,
    apps: '请在应用商店申请安装',
    missing: '缺了什么',
    lacks: (id, range, why) => `${id}（${range}）：“${why}”要用到它，这里没有`,
    gone: '已撤回，不再提供',
    unfitting: '版本不合',
    unfits: (id, version, range, why) => `${id} 固定在 ${version}，“${why}”要求 ${range}`,
    circles: '互相引用，无法分先后',
    files: '文件',
    notes: '笔记（notes 目录）',
    checks: '清单',
    licences: '许可',
    no_licence: '未注明',
    comma: '、',
    verify: ({ portal, signedBy }) => [
      '## 怎么核对',
      '',
      '1. 在解开的目录运行 `sha256sum -c SHA256SUMS`，每一行都应显示“OK”。',
      `2. \`SHA256SUMS.sig\` 是对 \`SHA256SUMS\` 的 Ed25519 签名，公钥编号 ${signedBy}，公布在 ${portal}/api/signing-keys。`,
      '',
      '`project.json` 是同样的内容，供程序读取；把整个压缩包上传到另一个中庭，可以导入成项目。',
    ],
  },
  'zh-TW': {
    from: (portal) => `從 ${portal} 匯出。裡面是專案裡的全部內容；為了能裝起來而補上的，也都寫明了。`,
    order: '安裝順序',
    added: '補上了什麼',
    added_mark: '補上',
    because: (what, why) => `${what}：「${why}」要用到它`,
    apps: '請在應用商店申請安裝',
    missing: '缺了什麼',
    lacks: (id, range, why) => `${id}（${range}）：「${why}」要用到它，這裡沒有`,
    gone: '已撤回，不再提供',
    unfitting: '版本不合',
    unfits: (id, version, range, why) => `${id} 固定在 ${version}，「${why}」要求 ${range}`,
    circles: '互相參照，無法分先後',
    files: '檔案',
    notes: '筆記（notes 目錄）',
    checks: '清單',
    licences: '授權',
    no_licence: '未註明',
    comma: '、',
    verify: ({ portal, signedBy }) => [
      '## 怎麼核對',
      '',
      '1. 在解開的目錄執行 `sha256sum -c SHA256SUMS`，每一行都應顯示「OK」。',
      `2. \`SHA256SUMS.sig\` 是對 \`SHA256SUMS\` 的 Ed25519 簽章，公鑰編號 ${signedBy}，公布在 ${portal}/api/signing-keys。`,
      '',
      '`project.json` 是同樣的內容，供程式讀取；把整個壓縮檔上傳到另一個中庭，可以匯入成專案。',
    ],
  },
  en: {
    from: (portal) =>
      `Exported from ${portal}. Everything in the project is here; whatever was added to make it install is named.`,
    order: 'Order of installation',
    added: 'What was added',
    added_mark: 'added',
    because: (what, why) => `${what}: "${why}" needs it`,
    apps: 'To be asked for in the app store',
    missing: 'What is missing',
    lacks: (id, range, why) => `${id} (${range}): "${why}" needs it, and it is not here`,
    gone: 'withdrawn, no longer given out',
    unfitting: 'Versions that do not fit',
    unfits: (id, version, range, why) => `${id} is pinned to ${version}, "${why}" asks for ${range}`,
    circles: 'Refer to each other, so that none can come first',
    files: 'Files',
    notes: 'Notes (in the folder notes)',
    checks: 'Check list',
    licences: 'Licences',
    no_licence: 'not stated',
    comma: ', ',
    verify: ({ portal, signedBy }) => [
      '## How to check it',
      '',
      '1. Run `sha256sum -c SHA256SUMS` in the unpacked folder; every line must say "OK".',
      `2. \`SHA256SUMS.sig\` is an Ed25519 signature over \`SHA256SUMS\` by key ${signedBy}, published at ${portal}/api/signing-keys.`,
      '',
      '`project.json` says the same for programs; upload the whole zip to another Atrium to import it as a project.',
    ],
  },
}
