import { text } from '../../../text.ts'
import { assetRequisition } from '../../form/asset-requisition.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** What is in store is handed out, what is not is bought first; either way somebody answers for it afterwards. */
export const assetFlow: FlowPlan = {
  id: 'asset_requisition',
  name: text('资产领用', '財產領用', 'Asset requisition'),
  form: assetRequisition,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'approval', name: text('部门与管理层', '部門與管理階層', 'Department and management') },
    { id: 'assets', name: text('资产管理', '財產管理', 'Assets') },
    { id: 'purchasing', name: text('采购', '採購', 'Purchasing') },
  ],
  columns: [48, 194, 340, 486, 672, 818, 964, 1110, 1256, 1402, 1548, 1694],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('填写领用单', '填寫領用單', 'Fill in the request'), { role: 'applicant' }),
    approve('head', ['approval', 1], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT24H',
      rights: { read: ['items', 'total'], comment: ['reason'] },
    }),
    decide('verdict', ['approval', 2]),
    decide('value', ['approval', 3], text('总价值', '總價值', 'Total value')),
    approve('budget', ['approval', 4], text('预算核对', '預算核對', 'Budget check'), {
      role: 'finance_head',
      deadline: 'PT24H',
      rights: { read: ['items', 'total', 'use'] },
    }),
    approve('director', ['approval', 5], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT48H',
      rights: { read: ['total', 'reason'] },
    }),
    user('check', ['assets', 6], text('核对库存', '核對庫存', 'Check the stock'), {
      role: 'asset_keeper',
      deadline: 'PT24H',
      rights: { edit: ['in_stock'], read: ['items[].asset', 'items[].model', 'items[].quantity'] },
    }),
    decide('stocked', ['assets', 7], text('库存', '庫存', 'Stock')),
    user('buy', ['purchasing', 8], text('采购到货', '採購到貨', 'Buy what is missing'), {
      role: 'buyer',
      deadline: 'P10D',
      rights: { read: ['items', 'needed_on'] },
    }),
    user('issue', ['assets', 9], text('发放并贴签', '發放並貼標籤', 'Tag and hand out'), {
      role: 'asset_keeper',
      rights: { edit: ['tag_numbers', 'place'], read: ['custodian'], hidden: ['items[].price'] },
    }),
    user('accept', ['applicant', 10], text('签收', '簽收', 'Accept'), {
      role: 'applicant',
      rights: { read: ['tag_numbers', 'place', 'custodian'] },
    }),
    end('done', ['applicant', 11], text('已领用', '已領用', 'Handed out')),
  ],
  ways: [
    ...chain('start', 'fill', 'head', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'value', { name: approved, otherwise: true }),
    way('value', 'budget', { name: text('2 万及以上', '2 萬以上', '20,000 or more'), when: 'total >= 20000' }),
    way('value', 'check', { name: text('2 万以下', '2 萬以下', 'Below 20,000'), otherwise: true }),
    way('budget', 'director'),
    way('director', 'check', { out: 'right', into: 'top' }),
    way('check', 'stocked'),
    way('stocked', 'buy', { name: text('不足', '不足', 'Too little'), when: 'in_stock == false' }),
    way('stocked', 'issue', { name: text('充足', '充足', 'Enough'), otherwise: true }),
    way('buy', 'issue', { out: 'right', into: 'bottom' }),
    way('issue', 'accept', { out: 'right', into: 'bottom' }),
    way('accept', 'done'),
  ],
}

export const assetDocument: DocumentPlan = {
  title: text('资产领用单', '財產領用單', 'Asset requisition'),
  number: 'LY-2026-1113-009',
  rows: [
    fields('applicant', 'department', 'requested_on'),
    fields('use', 'needed_on'),
    fields('reason'),
    lines('items', { asset: 11, model: 8, quantity: 4, price: 5, amount: 6 }),
    fields('total', 'in_stock'),
    fields('custodian', 'place'),
    fields('tag_numbers'),
    ...signatures('head', 'budget', 'director', 'check', 'buy', 'issue'),
  ],
}
