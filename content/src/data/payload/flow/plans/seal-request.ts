import { text } from '../../../text.ts'
import { sealRequest, sealRequest1 } from '../../form/seal-request.ts'
import { type DocumentPlan, fields, signatures } from '../document.ts'
import {
  approve,
  chain,
  decide,
  end,
  type FlowPlan,
  type FlowPlanStep,
  send,
  service,
  start,
  timer,
  user,
  way,
} from '../plan.ts'

const lanes = [
  { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
  { id: 'department', name: text('部门', '部門', 'Department') },
  { id: 'seals', name: text('印章管理', '印信管理', 'Seal office'), rows: 2 },
]
const fill = user('fill', ['applicant', 1], text('填写用印单', '填寫用印單', 'Fill in the request'), {
  role: 'applicant',
})
const head = approve('head', ['department', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
  role: 'department_head',
  deadline: 'PT24H',
  rights: { read: ['document_title', 'seals', 'copies'] },
})
const stampStep: FlowPlanStep = {
  role: 'seal_keeper',
  rights: { edit: ['sheets'], read: ['seals', 'copies', 'straddle'] },
}
const back = user('bring_back', ['applicant', 5], text('归还印章', '歸還印章', 'Bring the seal back'), {
  role: 'applicant',
  rights: { read: ['due_at', 'companion'] },
})

/** Lent, returned, overdue: wherever a seal is, somebody answers for it. */
export const sealFlow: FlowPlan = {
  id: 'seal_request',
  name: text('用印申请与归还', '用印申請與歸還', 'Seal request and return'),
  form: sealRequest,
  lanes,
  nodes: [
    start(['applicant', 0]),
    fill,
    head,
    decide('lent', ['department', 2], text('是否外借', '是否外借', 'Taken out?')),
    approve('director', ['department', 3], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT24H',
      rights: { read: ['place', 'companion', 'due_at'] },
    }),
    user('lend', ['seals', 4], text('登记借出', '登記借出', 'Hand it out'), {
      role: 'seal_keeper',
      rights: { edit: ['lent_at', 'companion'], read: ['due_at'] },
    }),
    back,
    timer('overdue', back, text('超过应还时间', '超過應歸還時間', 'Overdue'), 'PT8H'),
    send('remind', ['department', 6], text('逾期提醒并抄送', '逾期提醒並副知', 'Remind, cc manager')),
    end('reminded', ['department', 7], text('已提醒', '已提醒', 'Reminded')),
    user('check_in', ['seals', 8], text('归还登记', '歸還登記', 'Check it in'), { role: 'seal_keeper' }),
    user('stamp', ['seals', 3, 1], text('现场用印', '現場用印', 'Seal on the spot'), stampStep),
    service('archive', ['seals', 8, 1], text('扫描归档', '掃描歸檔', 'Scan and file')),
    end('done', ['seals', 9, 1], text('办结', '結案', 'Done')),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'lent'),
    way('lent', 'director', { name: text('外借', '外借', 'Yes'), when: 'lent == true' }),
    way('lent', 'stamp', { name: text('不外借', '不外借', 'No'), otherwise: true }),
    way('director', 'lend', { out: 'bottom', into: 'left' }),
    way('lend', 'bring_back', { out: 'top', into: 'left' }),
    way('bring_back', 'check_in', { out: 'right', into: 'top' }),
    ...chain('overdue', 'remind', 'reminded'),
    ...chain('check_in', 'archive', 'done'),
    way('stamp', 'archive'),
  ],
}

/** Seals stay in the house. */
export const sealFlow1: FlowPlan = {
  ...sealFlow,
  form: sealRequest1,
  lanes: [...lanes.slice(0, 2), { id: 'seals', name: text('印章管理', '印信管理', 'Seal office') }],
  nodes: [
    start(['applicant', 0]),
    fill,
    head,
    user('stamp', ['seals', 2], text('现场用印', '現場用印', 'Seal on the spot'), stampStep),
    service('archive', ['seals', 3], text('扫描归档', '掃描歸檔', 'Scan and file')),
    end('done', ['seals', 4], text('办结', '結案', 'Done')),
  ],
  ways: [
    ...chain('start', 'fill', 'head'),
    way('head', 'stamp', { out: 'right', into: 'top' }),
    ...chain('stamp', 'archive', 'done'),
  ],
}

export const sealDocument: DocumentPlan = {
  title: text('用印申请单', '用印申請單', 'Seal request'),
  number: 'YY-2026-1112-005',
  rows: [
    fields('applicant', 'department', 'requested_on'),
    fields('document_title', 'document_kind'),
    fields('recipient', 'contract_number'),
    fields('seals', 'straddle'),
    fields('copies', 'pages', 'sheets'),
    fields('reason'),
    fields('lent', 'place', 'companion'),
    fields('lent_at', 'due_at'),
    ...signatures('head', 'director', 'lend', 'check_in', 'stamp'),
  ],
}
