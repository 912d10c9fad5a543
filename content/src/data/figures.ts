import type { ReportMeasure } from '@atrium/contract/report/choices'

/** What happened in the demo before anybody was there to do it: so much on a working day lately. */
interface DemoFigure {
  measure: ReportMeasure
  key?: string
  amount: number
  /** How many in a hundred it has grown by in a month; less than nothing where it has become fewer. */
  growth: number
  /** How much there is, not how much came: Sundays make no difference. */
  stands?: true
}

export const figures: DemoFigure[] = [
  { measure: 'registrations', key: 'common_user', amount: 20, growth: 2 },
  { measure: 'registrations', key: 'wechat_user', amount: 26, growth: 5 },
  { measure: 'sign_ins', key: 'signed_in', amount: 1_240, growth: 6 },
  { measure: 'sign_ins', key: 'registered', amount: 46, growth: 4 },
  { measure: 'sign_ins', key: 'refused', amount: 31, growth: -4 },
  { measure: 'sign_ins', key: 'challenged', amount: 12, growth: 0 },
  { measure: 'searches', key: 'found', amount: 640, growth: 7 },
  { measure: 'searches', key: 'clicked', amount: 430, growth: 9 },
  { measure: 'decisions', key: 'publish', amount: 17, growth: 5 },
  { measure: 'decisions', key: 'ask_changes', amount: 5, growth: -3 },
  { measure: 'decision_hours', key: '2', amount: 9, growth: 8 },
  { measure: 'decision_hours', key: '8', amount: 7, growth: 2 },
  { measure: 'decision_hours', key: '16', amount: 3, growth: -4 },
  { measure: 'decision_hours', key: '24', amount: 2, growth: -6 },
  { measure: 'decision_hours', key: 'more', amount: 1, growth: 0 },
  { measure: 'decision_minutes', amount: 6_900, growth: -8 },
  { measure: 'feedback_received', amount: 6, growth: 4 },
  { measure: 'feedback_open', key: 'received', amount: 9, growth: -6, stands: true },
  { measure: 'feedback_open', key: 'in_work', amount: 5, growth: 3, stands: true },
  { measure: 'feedback_age', key: '1', amount: 5, growth: 0, stands: true },
  { measure: 'feedback_age', key: '3', amount: 5, growth: 0, stands: true },
  { measure: 'feedback_age', key: '7', amount: 3, growth: -4, stands: true },
  { measure: 'feedback_age', key: '30', amount: 1, growth: -9, stands: true },
  { measure: 'storage_bytes', amount: 48_300_000_000, growth: 11, stands: true },
  { measure: 'storage_people', amount: 412, growth: 5, stands: true },
  { measure: 'storage_contents', amount: 9_240, growth: 8, stands: true },
  { measure: 'messages', key: 'sms_sent', amount: 210, growth: 4 },
  { measure: 'messages', key: 'sms_failed', amount: 2, growth: 0 },
  { measure: 'messages', key: 'email_sent', amount: 380, growth: 6 },
  { measure: 'messages', key: 'email_failed', amount: 4, growth: -5 },
  { measure: 'message_cost', key: 'sms', amount: 94_500, growth: 4 },
]

/** Who is there on a working day, and how many different people there are. */
export const activePeople = { amount: 1_460, growth: 6, people: 5_200 }

/** Searches without results in the last thirty days, by language, and how often. */
export const zeroResultSearches: { question: string; language: 'zh-CN' | 'zh-TW' | 'en'; times: number }[] = [
  { question: '电子签章对接', language: 'zh-CN', times: 86 },
  { question: '数电发票', language: 'zh-CN', times: 71 },
  { question: '党建门户', language: 'zh-CN', times: 58 },
  { question: '工时填报', language: 'zh-CN', times: 44 },
  { question: '碳排放台账', language: 'zh-CN', times: 39 },
  { question: '访客二维码', language: 'zh-CN', times: 33 },
  { question: '食堂订餐', language: 'zh-CN', times: 28 },
  { question: '安全隐患排查', language: 'zh-CN', times: 24 },
  { question: '電子發票', language: 'zh-TW', times: 22 },
  { question: '招标评审表', language: 'zh-CN', times: 21 },
  { question: '加班調休', language: 'zh-TW', times: 17 },
  { question: 'okr review', language: 'en', times: 16 },
  { question: '印章盘点', language: 'zh-CN', times: 14 },
  { question: 'visa letter', language: 'en', times: 11 },
  { question: '车间点检', language: 'zh-CN', times: 9 },
  { question: '班车时刻', language: 'zh-CN', times: 7 },
]
