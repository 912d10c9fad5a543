import { text } from '../../../text.ts'
import { leaveRequest } from '../../form/leave-request.ts'
import { type DocumentPlan, fields, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, together, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Short leave stays in the department; longer leave is seen by HR and the director at once, the longest by the top. */
export const leaveFlow: FlowPlan = {
  id: 'leave',
  name: text('请假与销假', '請假與銷假', 'Leave and return'),
  form: leaveRequest,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'department', name: text('部门', '部門', 'Department') },
    { id: 'review', name: text('人事与管理层', '人事與管理階層', 'HR and management'), rows: 2 },
  ],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写请假单', '填寫請假單', 'Fill in the request'), { role: 'applicant' }),
    approve('head', ['department', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT24H',
      remind: 'self',
      rights: { read: ['kind', 'duration', 'annual_left'], comment: ['handover_notes'] },
    }),
    decide('verdict', ['department', 2]),
    decide('length', ['department', 3], text('请假天数', '請假天數', 'How long')),
    together('fork', ['review', 3, 0.5]),
    approve('personnel', ['review', 4], text('人事核对假期', '人事核對假期', 'HR checks the days'), {
      role: 'personnel_officer',
      deadline: 'PT24H',
      passes: 'all',
      rights: { edit: ['annual_total', 'annual_used'], read: ['kind', 'duration', 'attachment'] },
    }),
    approve('director', ['review', 4, 1], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT48H',
      passes: 'all',
      rights: { read: ['duration', 'handover_to'], hidden: ['contact'] },
    }),
    together('join', ['review', 5, 0.5]),
    decide('long', ['review', 6, 0.5], text('10 天及以上', '10 天以上', '10 days or more')),
    approve('general_manager', ['review', 7, 0.5], text('总经理审批', '總經理核准', 'General manager'), {
      role: 'general_manager',
      deadline: 'PT48H',
      rights: { read: ['duration', 'reason', 'handover_to'], hidden: ['contact'] },
    }),
    user('record', ['review', 8, 0.5], text('登记考勤', '登記出勤', 'Record the leave'), {
      role: 'personnel_officer',
      rights: { read: ['kind', 'starts', 'ends', 'duration'] },
    }),
    user('report_back', ['applicant', 9], text('返岗销假', '返崗銷假', 'Report back'), {
      role: 'applicant',
      rights: { edit: ['ends'], read: ['duration', 'annual_after'] },
    }),
    end('done', ['applicant', 10], text('已销假', '已銷假', 'Back at work')),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'length', { name: approved, otherwise: true }),
    way('length', 'record', {
      name: text('3 天及以内', '3 天以內', '3 days or less'),
      otherwise: true,
      out: 'right',
      into: 'top',
    }),
    way('length', 'fork', { name: text('超过 3 天', '超過 3 天', 'More than 3 days'), when: 'duration > 3' }),
    way('fork', 'personnel', { out: 'right', into: 'left', bend: 28 }),
    way('fork', 'director', { out: 'right', into: 'left', bend: 28 }),
    way('personnel', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('director', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('join', 'long'),
    way('long', 'general_manager', { name: text('是', '是', 'Yes'), when: 'duration >= 10' }),
    way('long', 'record', { name: text('否', '否', 'No'), otherwise: true, out: 'bottom', into: 'bottom' }),
    way('general_manager', 'record'),
    way('record', 'report_back', { out: 'right', into: 'bottom' }),
    way('report_back', 'done'),
  ],
}

export const leaveDocument: DocumentPlan = {
  title: text('请假单', '請假單', 'Leave sheet'),
  number: 'QJ-2026-1115-002',
  rows: [
    fields('applicant', 'department', 'employee_number'),
    fields('kind', 'duration', 'requested_on'),
    fields('starts', 'ends'),
    fields('annual_total', 'annual_used', 'annual_left'),
    fields('reason'),
    fields('handover_to', 'contact'),
    fields('handover_notes'),
    ...signatures('head', 'personnel', 'director', 'general_manager', 'record'),
  ],
}
