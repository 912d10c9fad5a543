import type { Language } from '@atrium/contract/languages'
import type { CaseKit, UsedPackage } from './case.kit.ts'

export function kitName(language: Language, headline: string): string {
  const names: Record<Language, string> = { 'zh-CN': '全套', 'zh-TW': '全套', en: 'kit' }
  return `${headline}-${names[language]}.zip`
}

/** What lies in the kit, for a person who opens it a year later. */
export function readMe(
  language: Language,
  kit: CaseKit,
  packages: (UsedPackage & { path: string })[],
  address: string,
): string {
  const { about, inside, missing, howTo, state } = texts[language]
  const absent = kit.used.filter(({ in_kit }) => !in_kit)
  const lines = [
    `# ${kit.title}`,
    '',
    about(kit.customer),
    '',
    address,
    '',
    `## ${inside}`,
    '',
    ...packages.flatMap((one) => [
      `- ${one.title} ${one.version}${one.state === 'published' ? '' : ` (${state[one.state]})`}`,
      `  ${one.path}`,
      `  SHA-256: ${one.sha256}`,
    ]),
    '',
    ...(absent.length > 0
      ? [`## ${missing}`, '', ...absent.map((one) => `- ${one.title} ${one.version} (${state.withdrawn})`), '']
      : []),
    ...howTo,
  ]
  return `${lines.join('\n')}\n`
}

interface KitTexts {
  about: (customer: string) => string
  inside: string
  missing: string
  state: Record<'deprecated' | 'withdrawn', string>
  howTo: string[]
}

const texts: Record<Language, KitTexts> = {
  'zh-CN': {
    about: (customer) => `这里是${customer}上线时用的全部资源，版本与当时一致。每个压缩包可以单独导入。`,
    inside: '里面有什么',
    missing: '缺了什么',
    state: { deprecated: '已有替代', withdrawn: '已撤回，不再提供' },
    howTo: [
      '## 怎么用',
      '',
      '1. 核对：在这个目录运行 `sha256sum -c SHA256SUMS`，每一行都应显示“OK”。',
      '2. 在系统的资源管理里逐个导入，顺序与上面一致。',
      '3. 按每个资源自己的说明改掉部门、金额与审批人，再发布。',
      '',
      '`kit.json` 是同样的内容，供程序读取。',
    ],
  },
  'zh-TW': {
    about: (customer) => `這裡是${customer}上線時用的全部資源，版本與當時一致。每個壓縮檔可以單獨匯入。`,
    inside: '裡面有什麼',
    missing: '缺了什麼',
    state: { deprecated: '已有替代', withdrawn: '已撤回，不再提供' },
    howTo: [
      '## 怎麼用',
      '',
      '1. 核對：在這個目錄執行 `sha256sum -c SHA256SUMS`，每一行都應顯示「OK」。',
      '2. 在系統的資源管理裡逐一匯入，順序與上面一致。',
      '3. 依每個資源自己的說明改掉部門、金額與簽核人，再發布。',
      '',
      '`kit.json` 是同樣的內容，供程式讀取。',
    ],
  },
  en: {
    about: (customer) =>
      `Everything ${customer} went live with, in the versions of that day. Each package can be imported by itself.`,
    inside: 'What is in it',
    missing: 'What is missing',
    state: { deprecated: 'has a replacement', withdrawn: 'withdrawn, no longer given out' },
    howTo: [
      '## How to use it',
      '',
      '1. Check: run `sha256sum -c SHA256SUMS` in this folder; every line must say "OK".',
      '2. Import one after the other in the resource management of your system, in the order above.',
      '3. Change departments, amounts and approvers as each resource explains, then publish.',
      '',
      '`kit.json` says the same, for programs.',
    ],
  },
}
