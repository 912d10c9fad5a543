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
    about: (customer) => `${customer}上线时用到的全部资源，版本与当时一致。每个资源包都可以单独导入。`,
    inside: '包含的资源',
    missing: '缺少的资源',
    state: { deprecated: '已停用', withdrawn: '已撤下，不再提供' },
    howTo: [
      '## 如何使用',
      '',
      '1. 校验：在解压后的目录运行 `sha256sum -c SHA256SUMS`，每一行都应显示“OK”。',
      '2. 在系统的资源管理里按上面的顺序逐个导入。',
      '3. 按各资源的说明修改部门、金额和审批人，再发布。',
      '',
      '`kit.json` 是供程序读取的同一份内容。',
    ],
  },
  'zh-TW': {
    about: (customer) => `${customer}上線時用到的全部資源，版本與當時一致。每個資源包都可以單獨匯入。`,
    inside: '包含的資源',
    missing: '缺少的資源',
    state: { deprecated: '已停用', withdrawn: '已撤下，不再提供' },
    howTo: [
      '## 如何使用',
      '',
      '1. 校驗：在解壓縮後的資料夾執行 `sha256sum -c SHA256SUMS`，每一行都應顯示「OK」。',
      '2. 在系統的資源管理裡依上面的順序逐一匯入。',
      '3. 依各資源的說明修改部門、金額和簽核人，再發布。',
      '',
      '`kit.json` 是供程式讀取的同一份內容。',
    ],
  },
  en: {
    about: (customer) =>
      `All the resources ${customer} went live with, in the versions used at the time. Each package can be imported separately.`,
    inside: 'What’s included',
    missing: 'Missing',
    state: { deprecated: 'deprecated', withdrawn: 'withdrawn, no longer available' },
    howTo: [
      '## How to use it',
      '',
      '1. Verify: run `sha256sum -c SHA256SUMS` in the unpacked folder; every line must end with "OK".',
      '2. Import the packages in the order above, using resource management in your system.',
      '3. Adjust departments, amounts and approvers as each resource describes, then publish.',
      '',
      '`kit.json` is the same content for programs.',
    ],
  },
}
