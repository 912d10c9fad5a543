import { text } from '../../../text.ts'
import { businessTrip } from '../../form/business-trip.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, together, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Approved by how far and how much; tickets and budget are seen to at the same time. */
export const businessTripFlow: FlowPlan = {
  id: 'business_trip',
  name: text('出差申请', '出差申請', 'Business trip'),
  form: businessTrip,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'department', name: text('部门', '部門', 'Department') },
    { id: 'management', name: text('管理层', '管理階層', 'Management') },
    { id: 'services', name: text('行政与财务', '行政與財務', 'Office and finance'), rows: 2 },
  ],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写出差单', '填寫出差單', 'Fill in the request'), { role: 'applicant' }),
    approve('head', ['department', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT24H',
      rights: { read: ['legs', 'days', 'budget'], comment: ['purpose'] },
    }),
    decide('verdict', ['department', 2]),
    decide('scope', ['department', 3], text('境外或 2 万及以上', '國外或 2 萬以上', 'Abroad or 20,000 up')),
    approve('director', ['management', 4], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT48H',
      rights: { read: ['purpose', 'budget', 'area'] },
    }),
    decide('far', ['management', 5], text('出差范围', '出差範圍', 'Where')),
    approve('general_manager', ['management', 6], text('总经理审批', '總經理核准', 'General manager'), {
      role: 'general_manager',
      deadline: 'P3D',
      rights: { read: ['purpose', 'budget', 'days'] },
    }),
    decide('agreed', ['services', 7, 0.5]),
    together('fork', ['services', 8, 0.5]),
    user('book', ['services', 9], text('预订票与住宿', '預訂車票與住宿', 'Book the journey'), {
      role: 'office_clerk',
      deadline: 'PT24H',
      rights: { read: ['legs', 'companions'], edit: ['lodging'] },
    }),
    user('reserve', ['services', 9, 1], text('预留费用预算', '保留費用預算', 'Set money aside'), {
      role: 'accountant',
      deadline: 'PT24H',
      rights: { read: ['budget'], hidden: ['companions'] },
    }),
    together('join', ['services', 10, 0.5]),
    user('report', ['applicant', 11], text('提交出差小结', '提交出差報告', 'Report on the trip'), {
      role: 'applicant',
      rights: { edit: ['report', 'ends_on'] },
    }),
    end('done', ['applicant', 12], text('出差结束', '出差結束', 'Trip closed')),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'scope', { name: approved, otherwise: true }),
    way('scope', 'director', { name: text('是', '是', 'Yes'), when: "area == 'overseas' or budget >= 20000" }),
    way('scope', 'agreed', { name: text('否', '否', 'No'), otherwise: true, out: 'right', into: 'top' }),
    way('director', 'far'),
    way('far', 'general_manager', { name: text('境外', '國外', 'Abroad'), when: "area == 'overseas'" }),
    way('far', 'agreed', { name: text('境内', '國內', 'At home'), otherwise: true }),
    way('general_manager', 'agreed', { out: 'right', into: 'top' }),
    way('agreed', 'fork'),
    way('fork', 'book', { out: 'right', into: 'left', bend: 28 }),
    way('fork', 'reserve', { out: 'right', into: 'left', bend: 28 }),
    way('book', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('reserve', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('join', 'report', { out: 'right', into: 'bottom' }),
    way('report', 'done'),
  ],
}

export const businessTripDocument: DocumentPlan = {
  title: text('出差审批单', '出差核准單', 'Business trip sheet'),
  number: 'CC-2026-1116-004',
  rows: [
    fields('applicant', 'department', 'requested_on'),
    fields('starts_on', 'ends_on', 'days'),
    fields('area', 'companions'),
    fields('purpose'),
    lines('legs', { leaves_on: 6, from: 8, to: 8, transport: 5, cost: 7 }),
    fields('lodging', 'budget'),
    fields('stand_in'),
    ...signatures('head', 'director', 'general_manager', 'book', 'reserve'),
  ],
}
