import { text } from '../../../text.ts'
import { purchaseRequest, purchaseRequest1 } from '../../form/purchase-request.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { approved, failed, isReturned, passed, returned } from '../words.ts'

const quote = user('quote', ['purchasing', 2], text('询价比价', '詢價比價', 'Get quotes'), {
  role: 'buyer',
  deadline: 'P3D',
  rights: { edit: ['quotes', 'suggested_supplier'], read: ['items'] },
})
const inspect = approve('inspect', ['store', 8], text('到货检验', '到貨檢驗', 'Inspect the goods'), {
  role: 'quality_engineer',
  deadline: 'P2D',
  actions: ['approve', 'reject'],
  rights: { read: ['items[].item', 'items[].model', 'items[].quantity'], hidden: ['items[].price'] },
})
const order = user('order', ['purchasing', 7], text('下达订单', '下訂單', 'Place the order'), {
  role: 'buyer',
  rights: { read: ['items', 'suggested_supplier'] },
})

/** From the request to the shelf, with one set of figures all the way. */
export const purchase: FlowPlan = {
  id: 'purchase',
  name: text('采购申请到入库', '從請購到入庫', 'Purchase request to goods receipt'),
  form: purchaseRequest,
  lanes: [
    { id: 'demand', name: text('需求部门', '需求部門', 'Department') },
    { id: 'purchasing', name: text('采购部', '採購部', 'Purchasing'), rows: 2 },
    { id: 'management', name: text('财务与管理层', '財務與管理階層', 'Finance and management') },
    { id: 'store', name: text('质检与仓库', '品保與倉庫', 'Quality and store') },
  ],
  nodes: [
    start(['demand', 0]),
    user('fill', ['demand', 1], text('填写请购单', '填寫請購單', 'Fill in the request'), { role: 'applicant' }),
    approve('head', ['demand', 2], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT48H',
      rights: { read: ['items', 'total'], comment: ['reason'] },
    }),
    quote,
    decide('tier', ['purchasing', 3], text('采购金额', '採購金額', 'Amount')),
    approve('budget', ['management', 4], text('预算核对', '預算核對', 'Budget check'), {
      role: 'finance_head',
      deadline: 'PT24H',
      rights: { edit: ['money_from'], read: ['total', 'extra_reason'] },
    }),
    approve('director', ['management', 5], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT48H',
      rights: { read: ['quotes', 'lowest_offer', 'total'] },
    }),
    decide('verdict', ['management', 6]),
    user('contract', ['purchasing', 6, 1], text('签订合同', '簽訂合約', 'Sign the contract'), {
      role: 'purchasing_head',
      rights: { read: ['quotes', 'suggested_supplier'] },
    }),
    order,
    inspect,
    decide('accepted', ['store', 9]),
    user('receive', ['store', 10], text('入库登记', '入庫登記', 'Receive into store'), {
      role: 'storekeeper',
      rights: { read: ['items[].item', 'items[].quantity'], hidden: ['items[].price', 'total'] },
    }),
    end('done', ['demand', 10], text('到货通知', '到貨通知', 'Goods are here'), 'message'),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'quote', 'tier'),
    way('tier', 'order', { name: text('5 万以下', '5 萬以下', 'Below 50,000'), otherwise: true }),
    way('tier', 'budget', { name: text('5 万及以上', '5 萬以上', '50,000 or more'), when: 'total >= 50000' }),
    ...chain('budget', 'director', 'verdict'),
    way('verdict', 'quote', { name: returned, when: isReturned, out: 'bottom', into: 'bottom' }),
    way('verdict', 'contract', { name: approved, otherwise: true }),
    way('contract', 'order', { out: 'right', into: 'bottom' }),
    way('order', 'inspect', { out: 'right', into: 'top' }),
    way('inspect', 'accepted'),
    way('accepted', 'order', { name: failed, when: "outcome == 'reject'" }),
    way('accepted', 'receive', { name: passed, otherwise: true }),
    way('receive', 'done'),
  ],
}

/** Every request went to the director; there was no inspection. */
export const purchase1: FlowPlan = {
  ...purchase,
  form: purchaseRequest1,
  lanes: purchase.lanes.map((lane) => ({ ...lane, rows: 1 })),
  nodes: [
    ...purchase.nodes.filter(({ id }) => ['start', 'fill', 'head'].includes(id)),
    { ...quote, step: { role: 'buyer', rights: { edit: ['suggested_supplier'] } } },
    approve('director', ['management', 3], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      rights: { read: ['total', 'suggested_supplier'] },
    }),
    { ...order, column: 4 },
    user('receive', ['store', 5], text('入库登记', '入庫登記', 'Receive into store'), { role: 'storekeeper' }),
    end('done', ['demand', 5], text('到货通知', '到貨通知', 'Goods are here'), 'message'),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'quote'),
    way('quote', 'director', { out: 'right', into: 'top' }),
    way('director', 'order', { out: 'right', into: 'bottom' }),
    way('order', 'receive', { out: 'right', into: 'top' }),
    way('receive', 'done', { out: 'top', into: 'bottom' }),
  ],
}

export const purchaseDocument: DocumentPlan = {
  title: text('采购申请单', '請購單', 'Purchase request'),
  number: 'CG-2026-1111-008',
  rows: [
    fields('applicant', 'department', 'requested_on'),
    fields('kind', 'money_from', 'needed_on'),
    fields('reason'),
    lines('items', { item: 10, model: 5, unit: 3, quantity: 4, price: 6, amount: 6 }),
    fields('total', 'suggested_supplier'),
    lines('quotes', { supplier: 12, offer: 8, days: 6, terms: 8 }),
    fields('lowest_offer'),
    ...signatures('head', 'budget', 'director', 'contract', 'inspect', 'receive'),
  ],
}
