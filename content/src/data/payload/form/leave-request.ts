import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, requestedOn } from './common.ts'
import { area, choice, line, moment, number, yesNo } from './fields.ts'

const title = text('请假申请单', '請假單', 'Leave request')

const kinds = {
  annual: text('年假', '特休', 'Annual leave'),
  personal: text('事假', '事假', 'Personal leave'),
  sick: text('病假', '病假', 'Sick leave'),
  marriage: text('婚假', '婚假', 'Marriage leave'),
  maternity: text('产假', '產假', 'Maternity leave'),
}

const employeeNumber = line('employee_number', text('工号', '員工編號', 'Staff number'), { rules: { maxLength: 20 } })
const kind = choice('kind*', text('类型', '假別', 'Kind of leave'), kinds, { wide: true })
const starts = moment('starts*', text('开始', '開始', 'From'))
const ends = moment('ends*', text('结束', '結束', 'To'))
const duration = number('duration', text('时长（天）', '時數（天）', 'Working days'), {
  computed: 'workdays(starts, ends)',
  hint: text(
    '自动计算，精确到半天，已扣除周末。',
    '自動計算，精確到半天，已扣除週末。',
    'Calculated to half a day, excluding weekends.',
  ),
})
const reason = area('reason*', text('事由', '事由', 'Reason'))
const handoverTo = line('handover_to*', text('工作交接人', '職務代理人', 'Cover'))
const reachable = yesNo('reachable', text('休假期间可以联系', '休假期間可以聯絡', 'Can be reached while away'))
const contact = line('contact', text('联系方式', '聯絡方式', 'Contact'))

const balance = [
  number('annual_total', text('年假总数（天）', '特休總天數', 'Annual leave entitlement')),
  number('annual_used', text('已休年假（天）', '已休特休天數', 'Annual leave used')),
  number('annual_left', text('年假余额（天）', '特休餘額（天）', 'Annual leave remaining'), {
    computed: 'annual_total - annual_used',
    balanceOf: 'annual_total',
  }),
  number('annual_after', text('本次休完剩余（天）', '本次休完剩餘（天）', 'Remaining after this leave'), {
    computed: 'annual_left - duration',
    hint: text('只对年假有意义。', '僅對特休有意義。', 'Applies to annual leave only.'),
    rules: { minimum: -366 },
  }),
]
const handoverNotes = area('handover_notes', text('交接事项', '交接事項', 'Handover notes'))

const filled = {
  applicant: '青禾',
  department: '信息中心',
  employee_number: 'A-0217',
  requested_on: '2026-11-15',
  kind: 'annual',
  starts: '2026-11-19T09:00:00+08:00',
  ends: '2026-11-23T12:00:00+08:00',
  reason: '回乡参加家庭聚会。手机保持畅通，紧急事项请先联系半夏。',
  handover_to: '半夏',
  reachable: true,
  contact: '站内消息，当天回复',
}

/** Without the days that are left. */
export const leaveRequest1: FormPlan = {
  title,
  fields: [
    applicant,
    department,
    employeeNumber,
    requestedOn,
    kind,
    starts,
    ends,
    duration,
    reason,
    handoverTo,
    reachable,
    contact,
    attachment,
  ],
  sample: filled,
}

export const leaveRequest2: FormPlan = {
  title,
  fields: [
    applicant,
    department,
    employeeNumber,
    requestedOn,
    kind,
    starts,
    ends,
    duration,
    ...balance,
    reason,
    handoverTo,
    reachable,
    contact,
    attachment,
  ],
  sample: { ...filled, annual_total: 7.5, annual_used: 2.5 },
}

/** Sick leave asks for a note, and what is handed over is written down. */
export const leaveRequest: FormPlan = {
  title,
  fields: [
    applicant,
    department,
    employeeNumber,
    requestedOn,
    kind,
    starts,
    ends,
    duration,
    ...balance,
    reason,
    handoverTo,
    handoverNotes,
    reachable,
    contact,
    attachment,
  ],
  rules: [{ when: 'kind', is: ['sick', 'maternity'], required: ['attachment'] }],
  sample: {
    ...leaveRequest2.sample,
    handover_notes: '周五上线由半夏值守；报表脚本每日 8 点自动运行，无需处理。',
  },
  samples: {
    'zh-TW': {
      department: '資訊中心',
      reason: '返鄉參加家庭聚會。手機保持暢通，緊急事項請先聯絡半夏。',
      contact: '站內訊息，當天回覆',
      handover_notes: '週五上線由半夏值守；報表程式每日 8 點自動執行，不必處理。',
    },
    en: {
      applicant: 'Qinghe',
      department: 'IT centre',
      reason: 'Family gathering at home. My phone stays on; please ask Banxia first if it is urgent.',
      handover_to: 'Banxia',
      contact: 'Portal message, answered the same day',
      handover_notes: 'Banxia looks after Friday’s release. The report script runs automatically at 8 every morning.',
    },
  },
}
