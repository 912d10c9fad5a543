import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, remark } from './common.ts'
import { area, choice, date, line, money, table, whole, yesNo } from './fields.ts'

const title = text('费用报销单', '費用報支單', 'Expense claim')

const kinds = {
  transport: text('交通', '交通', 'Transport'),
  lodging: text('住宿', '住宿', 'Lodging'),
  meals: text('餐饮', '餐費', 'Meals'),
  entertainment: text('业务招待', '交際費', 'Entertainment'),
  supplies: text('办公用品', '辦公用品', 'Office supplies'),
  other: text('其他', '其他', 'Other'),
}

const head = [
  applicant,
  department,
  date('claimed_on*', text('报销日期', '報支日期', 'Date of claim')),
  line('project', text('所属项目', '所屬專案', 'Project')),
  area('purpose*', text('报销事由', '報支事由', 'Purpose')),
]
const columns = [
  date('spent_on*', text('日期', '日期', 'Date')),
  choice('kind*', text('费用类别', '費用類別', 'Kind'), kinds),
  line('note', text('说明', '說明', 'Note')),
  whole('invoices*', text('票据张数', '單據張數', 'Receipts'), { rules: { maximum: 99 } }),
]
const amount = money('amount*', text('金额', '金額', 'Amount'))
const items = text('费用明细', '費用明細', 'Items')
const sums = [
  whole('invoice_count', text('票据合计（张）', '單據合計（張）', 'Number of receipts'), {
    computed: 'sum(items[].invoices)',
  }),
  money('total', text('报销合计', '報支合計', 'Total'), { computed: 'sum(items[].amount)' }),
  line('total_in_words', text('合计大写', '合計大寫', 'Total in characters'), { computed: 'capital(total)' }),
]
const payee = line('payee', text('收款人', '收款人', 'Payee'))

const lines = [
  { spent_on: '2026-11-03', kind: 'transport', note: '高铁往返二等座', invoices: 2, amount: 1106 },
  { spent_on: '2026-11-03', kind: 'lodging', note: '两晚，标准内', invoices: 1, amount: 816 },
  { spent_on: '2026-11-04', kind: 'meals', note: '出差餐补', invoices: 3, amount: 187.5 },
]
const filled = {
  applicant: '临溪',
  department: '采购部',
  claimed_on: '2026-11-10',
  project: '秋季供应商走访',
  purpose: '走访两家包装供应商，现场看样并确认交期。',
  items: lines,
  payee: '临溪',
}

/** Without tax and without money that was advanced. */
export const expenseClaim1: FormPlan = {
  title,
  fields: [...head, table('items*', items, [...columns, amount]), ...sums, payee, attachment, remark],
  sample: filled,
}

export const expenseClaim: FormPlan = {
  title,
  fields: [
    ...head,
    table('items*', items, [
      ...columns,
      amount,
      money('tax', text('可抵扣税额', '可扣抵稅額', 'Deductible tax')),
      money('net', text('不含税金额', '未稅金額', 'Net'), { computed: 'amount - tax' }),
    ]),
    ...sums,
    money('advance', text('冲抵借款', '沖抵借支', 'Advance to settle')),
    money('payable', text('应付金额', '應付金額', 'To be paid'), {
      computed: 'total - advance',
      hint: text(
        '合计减去借款；为负数时应退回。',
        '合計減去借支；為負數時應繳回。',
        'Total less advance; below zero the rest goes back.',
      ),
      rules: { minimum: -1_000_000 },
    }),
    payee,
    yesNo('over_limit*', text('是否超出差旅标准', '是否超出差旅標準', 'Above the travel limits?')),
    attachment,
    remark,
  ],
  rules: [
    {
      when: 'over_limit',
      is: [true],
      fields: [
        area('over_reason*', text('超标理由', '超出標準之理由', 'Why above the limits'), { rules: { minLength: 10 } }),
      ],
    },
  ],
  sample: {
    ...filled,
    items: lines.map((one) => ({ ...one, tax: one.kind === 'transport' ? 91.32 : one.kind === 'lodging' ? 46.19 : 0 })),
    advance: 1000,
    over_limit: false,
  },
  samples: {
    'zh-TW': {
      applicant: '臨溪',
      department: '採購部',
      project: '秋季供應商訪視',
      purpose: '訪視兩家包裝供應商，現場看樣並確認交期。',
      items: [{ note: '高鐵來回標準廂' }, { note: '兩晚，標準內' }, { note: '出差膳雜費' }],
      payee: '臨溪',
    },
    en: {
      applicant: 'Linxi',
      department: 'Purchasing',
      project: 'Autumn supplier visits',
      purpose: 'Visited two packaging suppliers to see samples and agree on delivery dates.',
      items: [
        { note: 'Train, second class, return' },
        { note: 'Two nights, within the limits' },
        { note: 'Meals on the trip' },
      ],
      payee: 'Linxi',
    },
  },
}

/** The same form with a larger claim, which takes a flow past the director. */
export const expenseClaimOfTrip: FormPlan = {
  ...expenseClaim,
  sample: {
    ...expenseClaim.sample,
    items: [
      { spent_on: '2026-11-03', kind: 'transport', note: '高铁往返二等座', invoices: 4, amount: 2212, tax: 182.64 },
      { spent_on: '2026-11-03', kind: 'lodging', note: '两晚，标准内', invoices: 2, amount: 1632, tax: 92.38 },
      { spent_on: '2026-11-04', kind: 'other', note: '样品与检测', invoices: 1, amount: 2436, tax: 0 },
    ],
  },
  samples: {
    'zh-TW': {
      ...expenseClaim.samples?.['zh-TW'],
      items: [{ note: '高鐵來回標準廂' }, { note: '兩晚，標準內' }, { note: '樣品與檢測' }],
    },
    en: {
      ...expenseClaim.samples?.en,
      items: [
        { note: 'Train, second class, return' },
        { note: 'Two nights, within the limits' },
        { note: 'Samples and tests' },
      ],
    },
  },
}
