import { text } from '../../../text.ts'
import { overtimeRequest } from '../../form/overtime-request.ts'
import { type DocumentPlan, fields, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Asked for before, confirmed after, and made good the way that was chosen. */
export const overtimeFlow: FlowPlan = {
  id: 'overtime',
  name: text('加班申请与确认', '加班申請與確認', 'Overtime request and confirmation'),
  form: overtimeRequest,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'department', name: text('部门', '部門', 'Department') },
    { id: 'review', name: text('人事与管理层', '人事與管理階層', 'HR and management') },
    { id: 'finance', name: text('财务', '財務', 'Finance') },
  ],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写加班单', '填寫加班單', 'Fill in the request'), { role: 'applicant' }),
    approve('head', ['department', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT24H',
      rights: { read: ['hours', 'month_total'], comment: ['work'] },
    }),
    decide('verdict', ['department', 2]),
    decide('limit', ['department', 3], text('节假日或超时', '假日或超時', 'Holiday or too long')),
    approve('compliance', ['review', 4], text('人事核对上限', '人事核對上限', 'HR checks the limits'), {
      role: 'personnel_officer',
      deadline: 'PT24H',
      rights: { edit: ['month_hours'], read: ['kind', 'hours', 'necessity'] },
    }),
    approve('director', ['review', 5], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT24H',
      rights: { read: ['kind', 'month_total', 'necessity'] },
    }),
    user('work_done', ['applicant', 6], text('填报实际工时', '填報實際工時', 'Enter actual hours'), {
      role: 'applicant',
      rights: { edit: ['starts', 'ends', 'break_hours'], read: ['hours'] },
    }),
    approve('confirm', ['department', 7], text('部门确认工时', '部門確認工時', 'Confirm the hours'), {
      role: 'department_head',
      deadline: 'PT48H',
      rights: { read: ['starts', 'ends', 'hours'] },
    }),
    decide('settle', ['review', 7], text('补偿方式', '補償方式', 'Made good by')),
    user('credit', ['review', 8], text('登记调休', '登記補休', 'Credit time off'), {
      role: 'personnel_officer',
      rights: { read: ['hours', 'compensation'] },
    }),
    user('payroll', ['finance', 8], text('计入工资', '計入薪資', 'Add to payroll'), {
      role: 'accountant',
      rights: { read: ['kind', 'hours'], hidden: ['work'] },
    }),
    end('done', ['applicant', 9], text('加班已结算', '加班已結算', 'Settled'), 'message'),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'limit', { name: approved, otherwise: true }),
    way('limit', 'compliance', { name: text('是', '是', 'Yes'), when: "kind == 'holiday' or month_total > 36" }),
    way('limit', 'work_done', { name: text('否', '否', 'No'), otherwise: true, out: 'right', into: 'left' }),
    way('compliance', 'director'),
    way('director', 'work_done', { out: 'right', into: 'bottom' }),
    way('work_done', 'confirm', { out: 'right', into: 'top' }),
    way('confirm', 'settle'),
    way('settle', 'credit', { name: text('调休', '補休', 'Time off'), otherwise: true }),
    way('settle', 'payroll', { name: text('加班费', '加班費', 'Pay'), when: "compensation == 'pay'" }),
    way('credit', 'done', { out: 'right', into: 'bottom' }),
    way('payroll', 'done', { out: 'right', into: 'bottom' }),
  ],
}

export const overtimeDocument: DocumentPlan = {
  title: text('加班审批单', '加班核准單', 'Overtime sheet'),
  number: 'JB-2026-1113-006',
  rows: [
    fields('applicant', 'department', 'requested_on'),
    fields('kind', 'compensation', 'place'),
    fields('starts', 'ends'),
    fields('break_hours', 'hours'),
    fields('month_hours', 'month_total'),
    fields('work'),
    ...signatures('head', 'compliance', 'director', 'confirm', 'credit', 'payroll'),
  ],
}
