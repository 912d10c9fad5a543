import { type Environment, type EnvironmentPart, environmentParts } from '@atrium/contract/environment'
import type { Language } from '@atrium/contract/languages'

export function kitName(language: Language, title: string): string {
  const names: Record<Language, string> = { 'zh-CN': '书架', 'zh-TW': '書架', en: 'kit' }
  return `${title}-${names[language]}.zip`
}

interface KitTexts {
  from: (address: string) => string
  /** Headings: with a known environment, and without. */
  fit: string
  needs: string
  deprecated: string
  mine: (environment: string) => string
  allFit: string
  misfit: (what: string, part: string, mine: string, needed: string) => string
  unknown: (what: string) => string
  need: (part: string, values: string) => string
  comma: string
  parts: Record<EnvironmentPart, string>
  /** Only what is not called the same everywhere. */
  values: Partial<Record<string, string>>
}

const sameEverywhere: Record<string, string> = {
  'windows-server': 'Windows Server',
  kylin: 'Kylin',
  uos: 'UOS',
  openeuler: 'openEuler',
  debian: 'Debian',
  rhel: 'RHEL',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  oracle: 'Oracle',
  'sql-server': 'SQL Server',
  dameng: 'Dameng',
  kingbase: 'Kingbase',
  arm64: 'ARM64',
  loongarch: 'LoongArch',
  tomcat: 'Tomcat',
  tongweb: 'TongWeb',
  weblogic: 'WebLogic',
}

export const kitTexts: Record<Language, KitTexts> = {
  'zh-CN': {
    from: (address) => `取自 ${address}。书架上能拿的都在里面；为了能装起来而补上的、缺的和不适合你的，都写明了。`,
    fit: '适合你的环境吗',
    needs: '运行要求',
    deprecated: '已停用，不再推荐',
    mine: (environment) => `你的环境：${environment}`,
    allFit: '全部适用。',
    misfit: (what, part, mine, needed) => `${what}：${part}要 ${needed}，你用 ${mine}`,
    unknown: (what) => `${what}：没有写明`,
    need: (part, values) => `${part} ${values}`,
    comma: '、',
    parts: {
      product_version: '产品版本',
      system: '操作系统',
      database: '数据库',
      processor: '处理器',
      middleware: '中间件',
    },
    values: {
      kylin: '银河麒麟',
      uos: '统信 UOS',
      dameng: '达梦',
      kingbase: '人大金仓',
      loongarch: '龙芯 LoongArch',
      tongweb: '东方通 TongWeb',
      'built-in': '自带',
    },
  },
  'zh-TW': {
    from: (address) => `取自 ${address}。書架上能拿的都在裡面；為了能裝起來而補上的、缺的和不適合你的，都寫明了。`,
    fit: '適合你的環境嗎',
    needs: '執行需求',
    deprecated: '已停用，不再推薦',
    mine: (environment) => `你的環境：${environment}`,
    allFit: '全部適用。',
    misfit: (what, part, mine, needed) => `${what}：${part}需要 ${needed}，你使用 ${mine}`,
    unknown: (what) => `${what}：沒有註明`,
    need: (part, values) => `${part} ${values}`,
    comma: '、',
    parts: {
      product_version: '產品版本',
      system: '作業系統',
      database: '資料庫',
      processor: '處理器',
      middleware: '中介軟體',
    },
    values: {
      kylin: '銀河麒麟',
      uos: '統信 UOS',
      dameng: '達夢',
      kingbase: '人大金倉',
      loongarch: '龍芯 LoongArch',
      tongweb: '東方通 TongWeb',
      'built-in': '內建',
    },
  },
  en: {
    from: (address) =>
      `From ${address}. Everything in the kit that can be taken is here; what was added, what is missing and what does not fit your environment is named.`,
    fit: 'Does it fit your environment?',
    needs: 'Requirements',
    deprecated: 'Deprecated, no longer recommended',
    mine: (environment) => `Your environment: ${environment}`,
    allFit: 'Everything fits.',
    misfit: (what, part, mine, needed) => `${what}: needs ${needed} (${part.toLowerCase()}), you run ${mine}`,
    unknown: (what) => `${what}: not stated`,
    need: (part, values) => `${part.toLowerCase()} ${values}`,
    comma: ', ',
    parts: {
      product_version: 'Product version',
      system: 'Operating system',
      database: 'Database',
      processor: 'Processor',
      middleware: 'Middleware',
    },
    values: { 'built-in': 'built in' },
  },
}

export function valueName(language: Language, value: string): string {
  return kitTexts[language].values[value] ?? sameEverywhere[value] ?? value
}

export function describeEnvironment(language: Language, environment: Environment): string {
  return environmentParts
    .flatMap((part) => (environment[part] ? [valueName(language, environment[part])] : []))
    .join(' · ')
}
