import { type EnvironmentNeeds, environmentParts } from '@atrium/contract/environment'
import { resourceTypes } from '@atrium/contract/resource-types'
import { typeNames } from '@atrium/server/areas/resource/resource.type-names'
import { typedAs } from '@atrium/server/search/query/typed'
import { termsOfItem } from '@atrium/server/search/terms'

type GeneratedWords = readonly [simplified: string, traditional: string, english: string]

/** What people look for. The first are drawn most often, and no resource is about two of them. */
const subjects: GeneratedWords[] = [
  ['请假', '請假', 'Leave'],
  ['报销', '報銷', 'Expense'],
  ['采购', '採購', 'Purchase'],
  ['合同', '合約', 'Contract'],
  ['会议', '會議', 'Meeting'],
  ['出差', '出差', 'Travel'],
  ['用印', '用印', 'Seal'],
  ['招聘', '招募', 'Recruiting'],
  ['入职', '到職', 'Onboarding'],
  ['考勤', '考勤', 'Attendance'],
  ['付款', '付款', 'Payment'],
  ['车辆', '車輛', 'Vehicle'],
  ['公文', '公文', 'Dispatch'],
  ['档案', '檔案', 'Archive'],
  ['培训', '訓練', 'Training'],
  ['绩效', '績效', 'Performance'],
  ['预算', '預算', 'Budget'],
  ['质检', '品檢', 'Inspection'],
  ['巡检', '巡檢', 'Patrol'],
  ['投标', '投標', 'Tender'],
  ['访客', '訪客', 'Visitor'],
  ['资产', '資產', 'Asset'],
  ['值班', '值班', 'Duty'],
  ['离职', '離職', 'Leaving'],
]
const deeds: GeneratedWords[] = [
  ['申请', '申請', 'request'],
  ['审批', '審批', 'approval'],
  ['登记', '登記', 'register'],
  ['汇总', '彙總', 'overview'],
  ['通知', '通知', 'notice'],
  ['模板', '範本', 'template'],
]
const industries: GeneratedWords[] = [
  ['集团总部', '集團總部', 'a group'],
  ['制造工厂', '製造工廠', 'a plant'],
  ['连锁门店', '連鎖門市', 'a chain of shops'],
  ['医院', '醫院', 'a hospital'],
  ['学校', '學校', 'a school'],
  ['律所', '律師事務所', 'a law firm'],
  ['研究院', '研究院', 'an institute'],
  ['机关', '機關', 'an authority'],
]

export const draws = { subjects: subjects.length, deeds: deeds.length, houses: industries.length }

interface GeneratedText {
  title: Record<string, string>
  summary: Record<string, string>
  /** By what somebody types to have it suggested. */
  names: object[]
  terms: string[]
}

/** Every text there is, in the order of subject, deed and house. What follows 'Batch' differs from row to row. */
export function texts(): GeneratedText[] {
  return subjects.flatMap((subject) =>
    deeds.flatMap((deed) => industries.map((industry) => text(subject, deed, industry))),
  )
}

function text(subject: GeneratedWords, deed: GeneratedWords, industry: GeneratedWords): GeneratedText {
  const title = {
    'zh-CN': subject[0] + deed[0],
    'zh-TW': subject[1] + deed[1],
    en: `${subject[2]} ${deed[2]}`,
  }
  const summary = {
    'zh-CN': `为${industry[0]}准备。`,
    'zh-TW': `為${industry[1]}準備。`,
    en: `Made for ${industry[2]}. Batch`,
  }
  const names = Object.entries(title).map(([language, text]) => ({ language, text, ...typedAs(text) }))
  const described = { titles: Object.values(title), summaries: Object.values(summary) }
  return { title, summary, names, terms: [...termsOfItem(described)] }
}

/** What the name of a tag is found by, in three languages: `生成 7`. */
export function tagName(number: number): Record<string, string> {
  return { 'zh-CN': `生成 ${number}`, 'zh-TW': `產生 ${number}`, en: `Generated ${number}` }
}

export function termsOfTag(number: number): string[] {
  return [...termsOfItem({ titles: [], tags: Object.values(tagName(number)) })]
}

export function termsOfTypes(): { type: string; terms: string[] }[] {
  return resourceTypes.map((type) => ({ type, terms: [...termsOfItem({ titles: [], tags: typeNames[type] })] }))
}

/** From nothing said to everything said. */
export const needs: Partial<EnvironmentNeeds>[] = [
  {},
  { product_version: ['10.2'] },
  { product_version: ['10.1', '10.2'], system: ['kylin', 'uos'] },
  { product_version: ['10.0', '10.1', '10.2'], database: ['postgresql', 'mysql'] },
  { product_version: ['9.8', '10.0'], system: ['windows-server'], database: ['sql-server'], processor: ['x86-64'] },
  { system: ['openeuler', 'debian', 'rhel'], processor: ['x86-64', 'arm64'] },
  {
    product_version: ['10.1', '10.2'],
    system: ['kylin'],
    database: ['dameng', 'kingbase'],
    processor: ['arm64', 'loongarch'],
    middleware: ['tongweb'],
  },
  { product_version: ['9.8', '10.0', '10.1', '10.2'], middleware: ['built-in', 'tomcat', 'weblogic'] },
]

export function termsOfNeeds(needs: Partial<EnvironmentNeeds>): string[] {
  return environmentParts.flatMap((part) => {
    const facet = part === 'product_version' ? 'version' : part
    return needs[part]?.map((value) => `${facet}:${value}`) ?? []
  })
}
