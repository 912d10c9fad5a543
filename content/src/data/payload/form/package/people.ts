import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { leaveRequest, leaveRequest1, leaveRequest2 } from '../leave-request.ts'
import { onboardingSheet } from '../onboarding-sheet.ts'
import { overtimeRequest } from '../overtime-request.ts'
import { shiftChange } from '../shift-change.ts'
import { first, formVersion } from './version.ts'

export const leaveRequestPackage: DemoPackage = {
  description: text(
    '员工最常填的一张单子，应该一分钟填完。选好起止时间，时长按半天自动计算，周末不算；年假总数、已休与余额同屏显示，休完还剩几天一目了然。\n\n- 选“病假”或“产假”时，附件变为必填。\n- 交接人必填，交接事项写在单子上，代班的人不必再问。\n- 年假总数与已休天数可以接人事系统，也可以手工填写。',
    '同仁最常填的一張單子，應該一分鐘填完。選好起訖時間，時數以半天為單位自動計算，週末不計；特休總數、已休與餘額同時顯示，休完還剩幾天一看就知道。\n\n- 選「病假」或「產假」時，附件改為必填。\n- 職務代理人必填，交接事項寫在單上，代理的人不必再問。\n- 特休總數與已休天數可以串接人事系統，也可以手動填寫。',
    'The form people fill in most should take a minute. Pick start and end, and the working days are counted in halves without weekends; annual leave entitlement, used and remaining are shown beside it, together with what remains afterwards.\n\n- For sick and maternity leave the attachment must be there.\n- Somebody stands in, and what is handed over is written on the form, so nobody has to ask.\n- Entitlement and days used come from your HR system, or are typed in.',
  ),
  scene: 'people',
  industries: [],
  tags: ['leave', 'sums', 'conditional-fields', 'phone'],
  licence: 'CC-BY-4.0',
  needs: { database: ['postgresql', 'mysql', 'oracle', 'sql-server', 'dameng', 'kingbase'] },
  versions: [
    formVersion('1.0.0', 390, leaveRequest1, first),
    formVersion(
      '1.1.0',
      176,
      leaveRequest2,
      text(
        '新增年假总数、已休、余额与休后剩余四个字段，填写时就能看到还剩几天。',
        '新增特休總數、已休、餘額與休後剩餘四個欄位，填寫時就看得到還剩幾天。',
        'Four new fields: annual leave entitlement, used, remaining, and remaining afterwards, visible while you fill in the form.',
      ),
    ),
    formVersion(
      '1.2.0',
      44,
      leaveRequest,
      text(
        '新增“交接事项”；病假与产假的附件改为必填。',
        '新增「交接事項」；病假與產假的附件改為必填。',
        'What to hand over has a field of its own; sick and maternity leave ask for an attachment.',
      ),
    ),
  ],
}

export const overtimeRequestPackage: DemoPackage = {
  description: text(
    '加班先申请、后发生。单子按起止时间减去休息算出时长，一次超过 12 小时不能提交；本月累计同时更新，主管审批时看得见。\n\n- 法定节假日加班须写明为什么不能等。\n- 补偿方式二选一：调休或加班费，后续可分别接到考勤与工资。',
    '加班先申請、後執行。單子以起訖時間減去休息算出時數，一次超過 12 小時無法送出；本月累計同時更新，主管簽核時看得到。\n\n- 國定假日加班須寫明為何不能等。\n- 補償方式二選一：補休或加班費，後續可分別串接出勤與薪資。',
    'Overtime is asked for before it happens. Hours are counted from start to end less breaks, twelve at most; the month so far is added up, where the approver sees it.\n\n- On a public holiday the form asks why it cannot wait.\n- Made good by time off or by pay, ready for attendance or payroll.',
  ),
  scene: 'shifts',
  industries: [],
  tags: ['overtime', 'sums', 'conditional-fields'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 67, overtimeRequest, first)],
}

export const onboardingSheetPackage: DemoPackage = {
  description: text(
    '新人报到那天，工位、账号、门禁卡都应该已经准备好。人事填一张单，各部门从中取自己要办的那一段，不再来回转发邮件。\n\n- 领用设备与开通账号用勾选，IT 直接照单准备。\n- 入职材料列成明细，缺哪一份当场看得到。\n- 与流程“入职办理：八部门协同”配套使用。',
    '新同仁報到那天，座位、帳號、門禁卡都應該已經備妥。人事填一張單，各部門從中取自己要辦的部分，不必來回轉寄郵件。\n\n- 領用設備與開通帳號用勾選，IT 直接照單準備。\n- 到職文件列成明細，缺哪一份當場看得到。\n- 與流程「到職辦理：八個部門協作」搭配使用。',
    'Desk, accounts and access card should be ready on the first day. HR fills in one sheet and every department takes its own part from it, without mails going to and fro.\n\n- Equipment and accounts are ticked; IT prepares what is ticked.\n- Papers are listed, so what is missing shows at once.\n- Made for the flow “Onboarding across eight departments”.',
  ),
  scene: 'people',
  industries: [],
  tags: ['onboarding', 'detail-table'],
  licence: 'LicenseRef-Customer-Internal',
  versions: [formVersion('1.0.0', 190, onboardingSheet, first)],
}

export const shiftChangeFormPackage: DemoPackage = {
  description: text(
    '护士之间换班，一张单写清楚谁、哪天、从什么班换到什么班。两班间隔与替班人本月夜班数写在单上，护士长批的时候不用再翻排班表。\n\n- 互换与代班用同一张单。\n- 交接事项写在单上，接班的人看得到。',
    '護理師之間換班，一張單寫清楚誰、哪天、從什麼班換到什麼班。兩班間隔與代班人本月夜班數寫在單上，護理長核准時不必再翻班表。\n\n- 互換與代班用同一張單。\n- 交接事項寫在單上，接班的人看得到。',
    'Nurses who change shifts write down who, which day, from what to what. The shortest rest and the nights of the stand-in are on the form, so the head nurse need not look them up in the rota.\n\n- One form for swaps and for covering.\n- What is handed over stands on it, where the next one reads it.',
  ),
  scene: 'shifts',
  industries: ['healthcare'],
  tags: ['rota', 'night-shift', 'detail-table'],
  licence: 'CC-BY-4.0',
  versions: [formVersion('1.0.0', 32, shiftChange, first)],
}
