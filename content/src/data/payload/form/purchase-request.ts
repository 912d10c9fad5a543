import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, remark, requestedOn } from './common.ts'
import { area, choice, date, line, money, number, table, yesNo } from './fields.ts'

const title = text('采购申请单', '請購單', 'Purchase request')

const kinds = {
  material: text('原材料', '原物料', 'Material'),
  equipment: text('设备', '設備', 'Equipment'),
  consumables: text('耗材', '耗材', 'Consumables'),
  service: text('服务', '服務', 'Service'),
}
const sources = {
  budget: text('年度预算', '年度預算', 'Yearly budget'),
  project: text('项目经费', '專案經費', 'Project money'),
  extra: text('预算外', '預算外', 'Outside the budget'),
}

const head = [
  applicant,
  department,
  requestedOn,
  choice('kind*', text('采购类别', '採購類別', 'Kind'), kinds),
  date('needed_on*', text('需求日期', '需求日期', 'Needed by')),
  choice('money_from*', text('资金来源', '經費來源', 'Paid from'), sources),
  yesNo('urgent', text('是否紧急', '是否緊急', 'Urgent')),
  area('reason*', text('采购理由', '請購理由', 'Reason')),
]
const items = table('items*', text('采购明细', '請購明細', 'Items'), [
  line('item*', text('品名', '品名', 'Item')),
  line('model', text('规格型号', '規格型號', 'Model')),
  line('unit*', text('单位', '單位', 'Unit'), { rules: { maxLength: 10 } }),
  number('quantity*', text('数量', '數量', 'Quantity'), { rules: { exclusiveMinimum: 0 } }),
  money('price*', text('预估单价', '預估單價', 'Estimated price')),
  money('amount', text('金额', '金額', 'Amount'), { computed: 'quantity * price' }),
  line('use', text('用途', '用途', 'Use')),
])
const total = money('total', text('预估总额', '預估總額', 'Estimated total'), { computed: 'sum(items[].amount)' })
const suggested = line('suggested_supplier', text('建议供应商', '建議供應商', 'Suggested supplier'))

const filled = {
  applicant: '石泉',
  department: '生产部',
  requested_on: '2026-11-11',
  kind: 'equipment',
  needed_on: '2026-12-15',
  money_from: 'budget',
  urgent: false,
  reason: '二号线封箱机使用满八年，故障停机上月累计 19 小时，维修费已超过残值。',
  items: [
    { item: '自动封箱机', model: 'FX-50', unit: '台', quantity: 2, price: 28_600, use: '二号线替换' },
    { item: '封箱胶带', model: '60 mm', unit: '卷', quantity: 240, price: 6.5, use: '随机耗材' },
  ],
  suggested_supplier: '由采购部比价确定',
}

export const purchaseRequest1: FormPlan = {
  title,
  fields: [...head, items, total, suggested, attachment, remark],
  sample: filled,
}

/** Three quotes stand in the request itself, the lowest is picked out. */
export const purchaseRequest: FormPlan = {
  title,
  fields: [
    ...head,
    items,
    total,
    suggested,
    table('quotes', text('比价', '比價', 'Quotes'), [
      line('supplier*', text('供应商', '供應商', 'Supplier')),
      money('offer*', text('报价', '報價', 'Offer')),
      number('days', text('交期（天）', '交期（天）', 'Days to deliver')),
      line('terms', text('付款条件', '付款條件', 'Terms')),
    ]),
    money('lowest_offer', text('最低报价', '最低報價', 'Lowest offer'), { computed: 'lowest(quotes[].offer)' }),
    attachment,
    remark,
  ],
  rules: [
    {
      when: 'money_from',
      is: ['extra'],
      fields: [area('extra_reason*', text('预算外理由', '預算外理由', 'Why outside the budget'))],
    },
  ],
  sample: {
    ...filled,
    quotes: [
      { supplier: '海岚机械', offer: 57_800, days: 20, terms: '预付 30%' },
      { supplier: '松间自动化', offer: 56_400, days: 35, terms: '货到付款' },
      { supplier: '北川设备', offer: 59_900, days: 15, terms: '预付 50%' },
    ],
  },
  samples: {
    'zh-TW': {
      department: '生產部',
      reason: '二號線封箱機已使用八年，上月故障停機累計 19 小時，維修費已超過殘值。',
      items: [
        { item: '自動封箱機', unit: '台', use: '二號線汰換' },
        { item: '封箱膠帶', unit: '捲', use: '隨機耗材' },
      ],
      suggested_supplier: '由採購部比價決定',
      quotes: [
        { supplier: '海嵐機械', terms: '預付 30%' },
        { supplier: '松間自動化', terms: '貨到付款' },
        { supplier: '北川設備', terms: '預付 50%' },
      ],
    },
    en: {
      applicant: 'Shiquan',
      department: 'Production',
      reason:
        'The case sealer on line two is eight years old. It stood still for 19 hours last month, and repairs cost more than it is worth.',
      items: [
        { item: 'Automatic case sealer', unit: 'pc', use: 'Replacement, line two' },
        { item: 'Sealing tape', unit: 'roll', use: 'Consumables for it' },
      ],
      suggested_supplier: 'Purchasing decides after comparing quotes',
      quotes: [
        { supplier: 'Hailan Machinery', terms: '30% in advance' },
        { supplier: 'Songjian Automation', terms: 'On delivery' },
        { supplier: 'Beichuan Equipment', terms: '50% in advance' },
      ],
    },
  },
}
