import { text } from '../../../text.ts'
import { contractInformation, contractInformation1 } from '../../form/contract-information.ts'
import { type DocumentPlan, fields, signatures } from '../document.ts'
import {
  approve,
  decide,
  end,
  type FlowNode,
  type FlowPlan,
  type FlowPlanStep,
  service,
  start,
  timer,
  together,
  user,
  way,
} from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

const lawyers = (step: FlowPlanStep) =>
  approve('legal', ['counsel', 3], text('法务审查', '法務審查', 'Legal review'), {
    role: 'lawyer',
    passes: 'all',
    rights: { comment: ['contract_text'], edit: ['penalty'], read: ['amount'], hidden: ['account'] },
    ...step,
  })
const legal = lawyers({
  deadline: 'PT24H',
  remind: 'self,superior',
  actions: ['approve', 'return', 'transfer', 'add_signer'],
})

/** Legal and finance look at the same time; below the tier neither is asked. */
export const contractApproval: FlowPlan = {
  id: 'contract_approval',
  name: text('合同审批', '合約簽核', 'Contract approval'),
  form: contractInformation,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'business', name: text('业务部门', '業務部門', 'Department') },
    { id: 'counsel', name: text('法务与财务', '法務與財務', 'Legal and finance'), rows: 2 },
    { id: 'office', name: text('行政', '行政', 'Office') },
  ],
  columns: [40, 166, 316, 470, 616, 724, 860, 1016],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写合同信息', '填寫合約資訊', 'Fill in the contract'), { role: 'applicant' }),
    approve('head', ['business', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT48H',
      rights: { read: ['amount', 'counterparty'], comment: ['contract_text'] },
    }),
    decide('tier', ['business', 2], text('合同金额', '合約金額', 'Amount')),
    together('fork', ['counsel', 2, 0.5]),
    legal,
    timer('legal_overdue', legal, text('24 小时', '24 小時', '24 hours'), 'PT24H'),
    approve('finance', ['counsel', 3, 1], text('财务复核', '財務複核', 'Finance check'), {
      role: 'accountant',
      deadline: 'PT24H',
      passes: 'all',
      rights: { edit: ['payment_terms', 'tax_rate'], read: ['amount', 'account', 'deposit'] },
    }),
    together('join', ['counsel', 4, 0.5]),
    approve('director', ['business', 5], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT48H',
      rights: { read: ['amount', 'penalty', 'contract_text'] },
    }),
    decide('verdict', ['business', 6]),
    user('seal', ['office', 6], text('用印登记', '用印登記', 'Seal and log'), {
      role: 'seal_keeper',
      rights: { read: ['contract_number', 'copies'], hidden: ['account'] },
    }),
    service('archive', ['office', 7], text('扫描归档', '掃描歸檔', 'Scan and file')),
    end('done', ['applicant', 7], text('合同生效', '合約生效', 'In force'), 'message'),
  ],
  ways: [
    way('start', 'fill'),
    way('fill', 'head'),
    way('head', 'tier'),
    way('tier', 'director', { name: text('10 万以下', '10 萬以下', 'Below 100,000'), otherwise: true }),
    way('tier', 'fork', { name: text('10 万及以上', '10 萬以上', '100,000 or more'), when: 'amount >= 100000' }),
    way('fork', 'legal', { out: 'right', into: 'left', bend: 28 }),
    way('fork', 'finance', { out: 'right', into: 'left', bend: 28 }),
    way('legal', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('finance', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('join', 'director', { out: 'right', into: 'bottom' }),
    way('director', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'seal', { name: approved, otherwise: true }),
    way('seal', 'archive'),
    way('archive', 'done'),
  ],
}

/** Until 3.2 the sheet knew no retention. */
const plainFinance = approve('finance', ['counsel', 3, 1], text('财务复核', '財務複核', 'Finance check'), {
  role: 'accountant',
  deadline: 'PT24H',
  passes: 'all',
  rights: { edit: ['payment_terms', 'tax_rate'], read: ['amount', 'account'] },
})

/** 3.1: reminded in person, nobody can be added. */
export const contractApproval31: FlowPlan = {
  ...contractApproval,
  form: contractInformation1,
  nodes: replaced(lawyers({ deadline: 'PT24H', remind: 'self' }), plainFinance),
}

/** 3.0: side by side for the first time, without a timer. */
export const contractApproval30: FlowPlan = {
  ...contractApproval31,
  nodes: replaced(lawyers({}), plainFinance).filter(({ kind }) => kind !== 'timer'),
}

function replaced(...nodes: FlowNode[]): FlowNode[] {
  return contractApproval.nodes.map((one) => nodes.find(({ id }) => id === one.id) ?? one)
}

export const contractDocument: DocumentPlan = {
  title: text('合同审批表', '合約簽核表', 'Contract approval sheet'),
  number: 'SP-2026-1109-012',
  rows: [
    fields('contract_title', 'contract_number'),
    fields('applicant', 'department', 'requested_on'),
    fields('our_party', 'counterparty'),
    fields('kind', 'starts_on', 'ends_on'),
    fields('currency', 'amount', 'tax_rate'),
    fields('amount_in_words'),
    fields('payment', 'deposit'),
    fields('payment_terms'),
    fields('penalty'),
    fields('dispute', 'copies', 'confidential'),
    ...signatures('head', 'legal', 'finance', 'director', 'seal'),
  ],
}
