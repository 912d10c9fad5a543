import { text } from '../../../text.ts'
import { officeSupplies } from '../../form/office-supplies.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Small requests stay in the department; what is not in stock is bought before it is handed out. */
export const officeSuppliesFlow: FlowPlan = {
  id: 'office_supplies',
  name: text('办公用品申领', '辦公用品請領', 'Office supplies'),
  form: officeSupplies,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'department', name: text('部门', '部門', 'Department') },
    { id: 'office', name: text('行政', '行政', 'Administration') },
    { id: 'purchasing', name: text('采购', '採購', 'Purchasing') },
  ],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写申领单', '填寫請領單', 'Fill in the request'), { role: 'applicant' }),
    approve('head', ['department', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT24H',
      remind: 'self',
      rights: { edit: ['items'], read: ['total', 'budget_left'] },
    }),
    decide('verdict', ['department', 2]),
    decide('amount', ['department', 3], text('超出额度', '超出額度', 'Above budget')),
    approve('director', ['department', 4], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT48H',
      rights: { read: ['items', 'total', 'budget_left'] },
    }),
    user('stock', ['office', 5], text('核对库存', '核對庫存', 'Check the stock'), {
      role: 'office_clerk',
      deadline: 'PT8H',
      rights: { edit: ['stock_short'], read: ['items', 'needed_on'] },
    }),
    decide('short', ['office', 6], text('库存不足', '庫存不足', 'Out of stock')),
    user('buy', ['purchasing', 7], text('采购补货', '採購補貨', 'Buy'), {
      role: 'buyer',
      deadline: 'P3D',
      remind: 'self',
      rights: { read: ['items', 'total'] },
    }),
    user('issue', ['office', 8], text('备货发放', '備貨發放', 'Hand out'), {
      role: 'office_clerk',
      rights: { read: ['items', 'remark'] },
    }),
    user('receive', ['applicant', 9], text('领取签收', '領取簽收', 'Sign for it'), {
      role: 'applicant',
      rights: { read: ['items'] },
    }),
    end('done', ['applicant', 10], text('已领取', '已領取', 'Received')),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'amount', { name: approved, otherwise: true }),
    way('amount', 'director', { name: text('是', '是', 'Yes'), when: 'total > budget_left' }),
    way('amount', 'stock', { name: text('否', '否', 'No'), otherwise: true, out: 'bottom', into: 'left' }),
    way('director', 'stock', { out: 'right', into: 'top' }),
    way('stock', 'short'),
    way('short', 'buy', { name: text('是', '是', 'Yes'), when: 'stock_short == true' }),
    way('short', 'issue', { name: text('否', '否', 'No'), otherwise: true, out: 'right', into: 'left' }),
    way('buy', 'issue', { out: 'right', into: 'bottom' }),
    way('issue', 'receive', { out: 'right', into: 'bottom' }),
    way('receive', 'done'),
  ],
}

/** The first version handed out what was there and left the rest to the next delivery. */
export const officeSuppliesFlow1: FlowPlan = {
  ...officeSuppliesFlow,
  lanes: officeSuppliesFlow.lanes.filter(({ id }) => id !== 'purchasing'),
  nodes: officeSuppliesFlow.nodes.filter(({ id }) => id !== 'short' && id !== 'buy'),
  ways: [
    ...officeSuppliesFlow.ways.filter((one) => !['short', 'buy'].some((id) => id === one.from || id === one.to)),
    way('stock', 'issue'),
  ],
}

export const officeSuppliesSlip: DocumentPlan = {
  title: text('办公用品领用单', '辦公用品領用單', 'Office supplies slip'),
  number: 'YP-2026-1116-004',
  rows: [
    fields('applicant', 'department', 'requested_on'),
    fields('purpose', 'needed_on'),
    lines('items', { name: 14, unit: 4, quantity: 5, price: 5, amount: 6 }),
    fields('total', 'budget_left'),
    fields('remark'),
    ...signatures('head', 'director', 'issue', 'receive'),
  ],
}
