import { aboutSignInPages } from './many.ts'
import type { JudgedRow } from './row.ts'

/** Slips of the keyboard. What is found after taking the one 'did you mean' counts as found. */
export const latinTypos: JudgedRow[] = [
  ['expence claim', 'expense-claim f02', 'nanyu-expenses app-a2'],
  ['contarct approval', 'hetong-7 contract-approval-import', 'p2'],
  ['onbording', 'f05 onboarding-sheet', 'luqiao-onboarding'],
  ['watermrak', 'watermark'],
  ['letterhed', 'b3 letterhead-layout v8'],
  ['suplier', 'f09 supplier-assessment-form', 'wuyan-quality'],
  ['countersing', 'countersign-any-in-turn v1 hetong-7', 'policy-release-countersign countersign-opinions'],
  ['overtme', 'overtime-request overtime-approval'],
  ['calender', 'company-calendar closing-calendar school-calendar company-calendar-first', '', 'training-year'],
  ['meting room', 'f07 meeting-room-booking meeting-room-week', 'app-a3'],
  ['visiter', 'visitor-parking'],
  ['budjet', 'budget-board'],
  ['qinjia', 'leave-request leave-approval'],
  ['hetonshenpi', 'hetong-7 contract-approval-import'],
  ['huiyisi', 'f07 meeting-room-booking meeting-room-week'],
]

/** The right sound and the wrong character, as an input method offers it. */
export const homophones: JudgedRow[] = [
  ['登陆页', aboutSignInPages],
  ['单点登陆', 'one-sign-on single-sign-on-checklist'],
  ['合铜审批', 'hetong-7 contract-approval-import', 'p2 chengyu-contracts k1'],
  ['清假', 'leave-request leave-approval'],
  ['报消', 'expense-claim f02', 'nanyu-expenses app-a2 v5'],
  ['用引申请', 'seal-request f03'],
  ['汇签', 'countersign-any-in-turn v1 hetong-7', 'policy-release-countersign countersign-opinions'],
  ['会义室', 'f07 meeting-room-booking meeting-room-week', 'app-a3'],
  ['会议记要', 'meeting-minutes minutes', 'tanqiu-meetings'],
  ['红头文建', 'b3 letterhead-layout v8'],
  ['采够申请', 'purchase-request f04'],
  ['工应商', 'f09 supplier-assessment-form', 'wuyan-quality'],
  ['发漂识别', 'app-a2'],
  ['归挡', 'file-when-flow-ends app-a8'],
  ['加斑', 'overtime-request overtime-approval', 'attendance-clock'],
  ['帐号', 'it-service-request', 'f05 onboarding-sheet luqiao-onboarding', 'app-a7'],
]
