import { text } from '../../../text.ts'
import { expenseClaim1, expenseClaimOfTrip } from '../../form/expense-claim.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { isReturned } from '../words.ts'

const head = approve('head', ['department', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
  role: 'department_head',
  deadline: 'PT48H',
  remind: 'self',
  rights: { read: ['items', 'total'], comment: ['purpose'] },
})
const tier = decide('tier', ['department', 2], text('报销金额', '報支金額', 'Amount'))
const director = approve('director', ['management', 3], text('分管领导审批', '權責主管核准', 'Director approves'), {
  role: 'director',
  deadline: 'PT48H',
  rights: { read: ['total', 'over_reason'] },
})
const lanes = [
  { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
  { id: 'department', name: text('部门', '部門', 'Department') },
  { id: 'management', name: text('管理层', '管理階層', 'Management') },
  { id: 'finance', name: text('财务', '財務', 'Finance') },
]
const fill = user('fill', ['applicant', 1], text('填写报销单', '填寫報支單', 'Fill in the claim'), {
  role: 'applicant',
})
const small = text('5 千以下', '5 千以下', 'Below 5,000')
const large = text('5 千及以上', '5 千以上', '5,000 or more')

/** Three tiers: the department alone, the director, the general manager as well. */
export const expenseApproval: FlowPlan = {
  id: 'expense_claim',
  name: text('费用报销', '費用報支', 'Expense claim'),
  form: expenseClaimOfTrip,
  lanes,
  nodes: [
    start(['applicant', 0]),
    fill,
    head,
    tier,
    director,
    decide('large', ['management', 4], text('5 万及以上', '5 萬以上', '50,000 or more')),
    approve('general_manager', ['management', 5], text('总经理审批', '總經理核准', 'General manager'), {
      role: 'general_manager',
      deadline: 'P3D',
      rights: { read: ['total', 'over_reason'], hidden: ['payee'] },
    }),
    approve('accountant', ['finance', 6], text('票据复核', '單據複核', 'Receipts checked'), {
      role: 'accountant',
      deadline: 'PT24H',
      rights: { edit: ['items[].tax', 'advance'], read: ['items[].amount', 'payable'] },
    }),
    decide('receipts', ['finance', 7]),
    user('pay', ['finance', 8], text('出纳付款', '出納付款', 'Pay'), {
      role: 'cashier',
      deadline: 'PT24H',
      rights: { read: ['payable', 'payee'], hidden: ['items'] },
    }),
    end('done', ['applicant', 8], text('到账通知', '入帳通知', 'Money sent'), 'message'),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'tier'),
    way('tier', 'accountant', { name: small, otherwise: true, out: 'right', into: 'top' }),
    way('tier', 'director', { name: large, when: 'total >= 5000 or over_limit == true' }),
    way('director', 'large'),
    way('large', 'general_manager', { name: text('是', '是', 'Yes'), when: 'total >= 50000' }),
    way('large', 'accountant', { name: text('否', '否', 'No'), otherwise: true }),
    way('general_manager', 'accountant', { out: 'right', into: 'top' }),
    way('accountant', 'receipts'),
    way('receipts', 'fill', { name: text('票据不符', '單據不符', 'Receipts wrong'), when: isReturned }),
    way('receipts', 'pay', { name: text('相符', '相符', 'Right'), otherwise: true }),
    way('pay', 'done'),
  ],
}

/** Two tiers only, on the older form. */
export const expenseApproval1: FlowPlan = {
  ...expenseApproval,
  form: expenseClaim1,
  nodes: [
    start(['applicant', 0]),
    fill,
    head,
    tier,
    { ...director, step: { ...director.step, rights: { read: ['total'] } } },
    approve('accountant', ['finance', 4], text('票据复核', '單據複核', 'Receipts checked'), {
      role: 'accountant',
      rights: { read: ['items[].amount', 'total'] },
    }),
    user('pay', ['finance', 5], text('出纳付款', '出納付款', 'Pay'), {
      role: 'cashier',
      rights: { read: ['total', 'payee'] },
    }),
    end('done', ['applicant', 5], text('到账通知', '入帳通知', 'Money sent'), 'message'),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'tier'),
    way('tier', 'accountant', { name: small, otherwise: true, out: 'right', into: 'top' }),
    way('tier', 'director', { name: large, when: 'total >= 5000' }),
    way('director', 'accountant', { out: 'right', into: 'top' }),
    ...chain('accountant', 'pay', 'done'),
  ],
}

export const expenseDocument: DocumentPlan = {
  title: text('费用报销单', '費用報支單', 'Expense claim'),
  number: 'BX-2026-1110-003',
  rows: [
    fields('applicant', 'department', 'claimed_on'),
    fields('purpose'),
    lines('items', { spent_on: 6, kind: 6, note: 14, amount: 8 }),
    fields('total_in_words', 'total'),
    fields('advance', 'payable'),
    fields('payee', 'over_limit'),
    ...signatures('head', 'director', 'general_manager', 'accountant', 'pay'),
  ],
}
