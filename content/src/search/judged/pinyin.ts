import { aboutSignInPages, departmentHomes } from './many.ts'
import type { JudgedRow } from './row.ts'

/**
 * As it sounds: in one go, in syllables, in capitals, or broken off in the middle. People look for names that way, so what
 * is called or tagged so is asked for, and not what only mentions it.
 */
export const pinyin: JudgedRow[] = [
  ['qingjia', 'leave-request leave-approval', 'leave-calendar'],
  ['qing jia', 'leave-request leave-approval'],
  ['QingJia', 'leave-request leave-approval'],
  ['qingjiashen', 'leave-request'],
  ['jiaban', 'overtime-request overtime-approval'],
  ['kaoqin', 'attendance-clock', '', 'beixiu-rota'],
  ['paiban', 's9 ward-rota clinic-rota', 'beixiu-rota shift-change-approval'],
  ['huanban', 'shift-change-approval shift-change'],
  ['shouwen', 'incoming-document incoming-register'],
  [
    'ruzhi',
    'f05 onboarding-sheet',
    'luqiao-onboarding labour-contract-fixed onboarding-month offer-letter new-starter-home',
  ],
  ['lizhi', 'hand-over'],
  ['baoxiao', 'expense-claim f02', 'nanyu-expenses'],
  ['fapiao', 'app-a2'],
  ['yusuan', 'budget-board'],
  [
    'hetong',
    'hetong-7 k1 k8 p2 labour-contract-fixed',
    'u6 p8 contract-compare chengyu-contracts contract-approval-import',
    'p4 p6 k5',
  ],
  ['hetongshenpi', 'hetong-7 contract-approval-import', 'p2'],
  ['hetongsh', 'hetong-7 contract-approval-import'],
  ['huiqian', 'countersign-any-in-turn v1 hetong-7', 'policy-release-countersign countersign-opinions', 'g1 g3'],
  ['yongyin', 'f03 seal-request', 'power-of-attorney'],
  ['yinzhang', 'seal-in-its-place app-e1 f03', 'v8 seal-request', 'b3 employment-certificate'],
  ['caigou', 'purchase-request f04 k8'],
  ['gongyingshang', 'f09 supplier-assessment-form', 'wuyan-quality'],
  ['huiyishi', 'f07 meeting-room-booking meeting-room-week', 'app-a3'],
  ['hui yi ji yao', 'meeting-minutes minutes'],
  ['hongtouwenjian', 'b3 letterhead-layout v8'],
  [
    'gongwen',
    'g1 b3 g2 document-centre',
    'shidu-documents notice-page-styles g3 official-letter incoming-document',
    'g4',
  ],
  ['zhidu', 'policy-release-countersign policy-styles', 'jianqi-policies', 'countersign-opinions'],
  ['guidang', 'file-when-flow-ends app-a8'],
  ['shuiyin', 'watermark'],
  ['dandiandenglu', 'one-sign-on'],
  ['dengluye', aboutSignInPages],
  ['bumenzhuye', departmentHomes],
  ['chengyu', 'chengyu-contracts'],
]

/** The first letters of the syllables. */
export const initials: JudgedRow[] = [
  ['qj', 'leave-request leave-approval', 'leave-calendar'],
  ['qjsqd', 'leave-request'],
  ['jbsq', 'overtime-request'],
  ['fybx', 'expense-claim f02'],
  ['htsp', 'hetong-7 contract-approval-import', 'p2'],
  ['ldht', 'labour-contract-fixed'],
  ['yysq', 'seal-request f03'],
  ['dzyz', 'app-e1'],
  ['cgsq', 'purchase-request f04'],
  ['gys', 'f09 supplier-assessment-form', 'wuyan-quality'],
  ['hys', 'f07 meeting-room-booking meeting-room-week', 'app-a3'],
  ['hyjy', 'meeting-minutes minutes'],
  ['htwj', 'b3 letterhead-layout v8'],
  ['bmzy', departmentHomes],
  ['zbb', 'weekend-duty'],
  ['zzzm', 'employment-certificate'],
  ['fpsb', 'app-a2'],
  ['dddl', 'one-sign-on'],
  ['sbsyz', 's9 plan-a-four-crew-rota v2'],
  ['FYBX', 'expense-claim f02'],
]
