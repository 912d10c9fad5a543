import type { JudgedRow } from './row.ts'

/** Two scripts in one question, with or without a space between them. */
export const mixed: JudgedRow[] = [
  ['IT服务', 'it-service-request it-service-home', 'heting-it-service it-change-windows', 'staff-service-desk'],
  ['ＩＴ服务台', 'it-service-home', 'it-service-request heting-it-service', 'staff-service-desk'],
  ['IT 变更', 'it-change-windows', '', 'heting-it-service'],
  ['CSS样式', 'knowledge-base-styles newsletter-styles notice-page-styles', 'styles-not-manual-formatting'],
  ['SAML登录', 'one-sign-on'],
  ['OpenID 单点登录', 'one-sign-on'],
  ['合同PDF', 'k8', 'contract-compare', 'automatic-steps'],
  ['A4打印', 'print-on-one-page'],
  ['SHA256 校验', 'verify-a-download'],
  ['Windows桌面端', 'desktop-6.4.1', 'desktop-6.4.0 desktop-6.3.4 desktop-6.3.0 desktop-6.2.2'],
  ['iOS移动端', 'mobile-8.1', 'mobile-8.0.2 mobile-8.0', 'mobile-7.9.5 mobile-7.9'],
  ['leave 请假', 'leave-request'],
  ['请假leave', 'leave-request'],
  ['hetong审批', 'hetong-7 contract-approval-import', 'p2'],
  ['会议室 booking', 'f07 meeting-room-booking', 'meeting-room-week'],
  ['expense 报销单', 'expense-claim', 'nanyu-expenses f02'],
  ['請假 leave request', 'leave-request'],
  ['Chengyu 合同', 'chengyu-contracts'],
]
