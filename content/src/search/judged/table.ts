import type { Language } from '@atrium/contract/languages'
import { english } from './english.ts'
import { heldOutInitials, heldOutMixed, heldOutPinyin, heldOutSentences, heldOutTypingErrors } from './held-out.ts'
import { inside } from './inside.ts'
import { aboutSignInPages, documentTemplates } from './many.ts'
import { phrases } from './phrases.ts'
import { initials, pinyin } from './pinyin.ts'
import type { JudgedRow } from './row.ts'
import { taiwan } from './taiwan.ts'
import { homophones, latinTypos } from './typos.ts'
import { initialsOfWords, mixedScripts, pinyinOfWords, sentences, typingErrors } from './ways.ts'
import { characters, words } from './words.ts'

/** What must find nothing, because there is nothing, or because it is not everybody's to see. */
const zeroResult: string[] = [
  // This customer's consent has ended, and nothing is left to tell without the name.
  '云渚酒店',
  'Yunzhu Hotels',
  // This story is told on, without the name.
  '朔屿能源',
  'Shuoyu Energy',
  // Projects of their members.
  '合同全周期管理包',
  '新办公区启用',
  'Harbour branch roll-out',
  // Nobody wrote about it.
  '区块链',
  '滑雪度假村',
  '股票行情',
  'kubernetes',
  'blockchain ledger',
  'asdfghjkl',
  '𠮷野家',
  '%%% ???',
  '12345678901234567890',
]

/** Another word for the same thing, which the items themselves hardly use or do not use at all. */
const synonyms: JudgedRow[] = [
  [
    '契约',
    'hetong-7 k1 k8 labour-contract-fixed p2',
    'u6 p8 contract-compare chengyu-contracts contract-approval-import',
  ],
  ['协议', 'p8 p2', 'k8 labour-contract-fixed hetong-7 k1'],
  ['agreement', 'p8', 'k8 labour-contract-fixed hetong-7 p2 k1'],
  ['NDA', 'p8'],
  ['盖章', 'seal-request f03 app-e1 seal-in-its-place', 'yanping-seals employment-certificate', 'print-on-one-page'],
  ['报账', 'expense-claim f02', 'nanyu-expenses app-a2'],
  ['reimbursement', 'expense-claim f02', 'nanyu-expenses app-a2'],
  ['休假', 'leave-request leave-calendar', 'leave-approval'],
  ['vacation', 'leave-request', 'leave-approval leave-calendar'],
  ['辞职', 'hand-over', 'luqiao-onboarding'],
  ['新员工', 'f05 onboarding-sheet onboarding-month new-starter-home', 'luqiao-onboarding offer-letter'],
  [
    'roster',
    's9 ward-rota plan-a-four-crew-rota clinic-rota duty-room-rota',
    'beixiu-rota v2',
    'shift-change-approval',
  ],
  ['procurement', 'purchase-request f04', 'k8'],
  ['vendor', 'f09 supplier-assessment-form', 'wuyan-quality'],
  ['conference room', 'f07 meeting-room-booking meeting-room-week', 'app-a3'],
  ['timesheet', 'app-a6'],
  ['login page', aboutSignInPages],
  ['SSO', 'one-sign-on single-sign-on-checklist'],
  ['SMS', 'app-a4', '', 'd4'],
  ['LDAP', 'app-a7 sync-people-from-directory'],
  ['API', 'call-the-open-interface api-keys', 'data-push data-push-retries'],
  ['鸿蒙', 'mobile-8.1', 'mobile-8.0.2 mobile-8.0', 'mobile-7.9.5 mobile-7.9'],
  ['仪表盘', 'sales-cockpit', 'shift-board budget-board finance-home', 'project-board app-a5'],
  ['委托审批', 'stand-in', 'first-week-questions approval-step'],
  ['二维码登录', 'd4'],
  ['工资', 'labour-contract-fixed', 'f05 closing-calendar', 'overtime-request overtime-approval'],
  ['哈希', 'verify-a-download', 'app-a8'],
  ['厂商评估', 'f09 supplier-assessment-form', 'wuyan-quality'],
  ['还原', 'restore-drill', 'before-an-upgrade'],
  [
    '出差',
    'business-trip business-trip-approval',
    'f02 expense-claim',
    'stand-in b3 attendance-clock v5 first-week-questions linked-fields',
  ],
]

/** Versions, names of files and platforms, and the codes of standards. */
const numbers: JudgedRow[] = [
  ['10.2.3', 'server-10.2.3 notes-server-10-2-3'],
  ['服务端 10.2.3', 'server-10.2.3 notes-server-10-2-3'],
  ['server 10.2.3', 'server-10.2.3 notes-server-10-2-3'],
  ['v10.1.6', 'server-10.1.6'],
  ['10.2', 'server-10.2.3 server-10.2.0 notes-server-10-2-3', '', 'before-an-upgrade server-10.0.9'],
  ['10.2 补丁', 'notes-server-10-2-3 server-10.2.3'],
  ['9.8', 'server-9.8.12', 'mobile-7.9.5', 'before-an-upgrade'],
  ['9.8.12', 'server-9.8.12'],
  ['6.4.1', 'desktop-6.4.1'],
  ['桌面端 6.3.4', 'desktop-6.3.4'],
  ['8.1', 'mobile-8.1 notes-mobile-8-1', '', 'desktop-6.2.2'],
  ['移动端 8.0', 'mobile-8.0', 'mobile-8.0.2'],
  ['10.0.9', 'server-10.0.9'],
  ['mobile 7.9.5', 'mobile-7.9.5'],
  ['Windows 8.1', 'desktop-6.2.2'],
  ['atrium-server-10.2.3-linux-arm64.tar.gz', 'server-10.2.3'],
  ['atrium-desktop-6.4.1-x64.exe', 'desktop-6.4.1'],
  ['apk', 'mobile-8.1', 'mobile-8.0.2 mobile-8.0', 'mobile-7.9.5 mobile-7.9'],
  ['loongarch64', 'server-10.2.3', 'server-10.2.0 server-10.1.6', 'server-10.0.9 server-9.8.12'],
  ['HarmonyOS', 'mobile-8.1', 'mobile-8.0.2 mobile-8.0', 'mobile-7.9.5 mobile-7.9'],
  ['麒麟', 'server-10.2.3 desktop-6.4.1', 'server-10.2.0 server-10.1.6 desktop-6.4.0', 'server-10.0.9 desktop-6.3.4'],
  ['SHA-256', 'verify-a-download'],
  ['SAML 2.0', 'one-sign-on'],
  ['24 小时', 'deadlines-and-holidays time-limits-reminders', 'hetong-7'],
]

/** Who made it, whose story it is, what it is filed under. */
const names: JudgedRow[] = [
  ['石泉科技', 'app-a8 watermark contract-compare'],
  ['松坞工作室', 'app-a3 attendance-clock'],
  ['松坞', 'songwu-portal app-a3 attendance-clock'],
  ['半山数据', 'app-a5 budget-board report-by-mail'],
  ['听雨工坊', 'group-message mail-to-task project-board'],
  ['扩展产品组', 'app-e1 app-a2 app-a4 app-a7', 'one-sign-on bank-receipts data-push batch-print'],
  ['Shiquan Tech', 'app-a8 watermark contract-compare'],
  ['澄屿精工', 'chengyu-contracts'],
  ['北岫医院', 'beixiu-rota'],
  ['石渡水務', 'shidu-documents'],
  ['禾岸', 'hean-purchasing u2'],
  ['Yanping Leasing', 'yanping-seals'],
  ['Jianqi University', 'jianqi-policies'],
  ['鹤汀', 'heting-it-service'],
  ['信创替代', 'heting-it-service'],
  [
    '医疗卫生',
    'beixiu-rota ward-rota hospital-home',
    'kiosk-sign-in large-type-sign-in shift-change shift-change-approval',
  ],
  ['免费字体', 'english-letter-styles annual-report-styles knowledge-base-styles'],
  ['大字号', 'large-type-sign-in night-shift-sign-in kiosk-sign-in'],
  ['极简', 'd4 large-type-sign-in terrace-sign-in'],
  ['插画', 'u2 colonnade-sign-in solar-terms-sign-in harbour-sign-in ink-sign-in blueprint-sign-in terrace-sign-in'],
  ['开放接口', 'call-the-open-interface', 'first-flow'],
  ['部署与运维', 'before-an-upgrade restore-drill verify-a-download'],
  ['文档模板', documentTemplates],
]

/** Two scripts in one question, with or without a space between them. */
const mixed: JudgedRow[] = [
  ['IT服务', 'it-service-request it-service-home', 'heting-it-service it-change-windows', 'staff-service-desk'],
  ['ＩＴ服务台', 'it-service-home', 'it-service-request heting-it-service', 'staff-service-desk'],
  ['IT 变更', 'it-change-windows', '', 'heting-it-service'],
  ['CSS样式', 'knowledge-base-styles newsletter-styles notice-page-styles', 'styles-not-manual-formatting'],
  ['SAML登录', 'one-sign-on'],
  ['OpenID 单点登录', 'one-sign-on', 'single-sign-on-checklist'],
  ['合同PDF', 'k8', 'contract-compare', 'automatic-steps'],
  ['A4打印', 'print-on-one-page'],
  ['SHA256 校验', 'verify-a-download'],
  ['Windows桌面端', 'desktop-6.4.1', 'desktop-6.4.0 desktop-6.3.4 desktop-6.3.0 desktop-6.2.2'],
  ['iOS移动端', 'mobile-8.1', 'mobile-8.0.2 mobile-8.0', 'mobile-7.9.5 mobile-7.9'],
  ['leave 请假', 'leave-request leave-approval leave-calendar'],
  ['请假leave', 'leave-request leave-approval leave-calendar'],
  ['hetong审批', 'hetong-7 contract-approval-import', 'p2'],
  ['会议室 booking', 'f07 meeting-room-booking', 'meeting-room-week'],
  ['expense 报销单', 'expense-claim', 'nanyu-expenses f02'],
  ['請假 leave request', 'leave-request'],
  ['Chengyu 合同', 'chengyu-contracts'],
]

export interface JudgedQuery {
  /** In which whoever asks reads the portal. */
  language: Language
  /** Whoever asks takes the one 'did you mean'. */
  mistyped?: true
  rows: readonly JudgedRow[]
}

/** Each kind of question. */
export const judged: Record<string, JudgedQuery> = {
  words: { language: 'zh-CN', rows: words },
  characters: { language: 'zh-CN', rows: characters },
  phrases: { language: 'zh-CN', rows: phrases },
  Taiwan: { language: 'zh-TW', rows: taiwan },
  pinyin: { language: 'zh-CN', rows: [...pinyin, ...pinyinOfWords] },
  initials: { language: 'zh-CN', rows: [...initials, ...initialsOfWords] },
  English: { language: 'en', rows: english },
  'mixed scripts': { language: 'zh-CN', rows: [...mixed, ...mixedScripts] },
  'Latin typos': { language: 'en', mistyped: true, rows: latinTypos },
  homophones: { language: 'zh-CN', mistyped: true, rows: homophones },
  'typing errors': { language: 'zh-CN', mistyped: true, rows: typingErrors },
  sentences: { language: 'zh-CN', rows: sentences },
  'versions and codes': { language: 'zh-CN', rows: numbers },
  synonyms: { language: 'zh-CN', rows: synonyms },
  'inside artefacts': { language: 'zh-CN', rows: inside },
  names: { language: 'zh-CN', rows: names },
  'zero results': { language: 'zh-CN', rows: zeroResult.map((question) => [question, '']) },
}

/** By the same names: what nobody may tune the search for. */
export const heldOut: Record<string, JudgedQuery> = {
  pinyin: { language: 'zh-CN', rows: heldOutPinyin },
  initials: { language: 'zh-CN', rows: heldOutInitials },
  'mixed scripts': { language: 'zh-CN', rows: heldOutMixed },
  'typing errors': { language: 'zh-CN', mistyped: true, rows: heldOutTypingErrors },
  sentences: { language: 'zh-CN', rows: heldOutSentences },
}
