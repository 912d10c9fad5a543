import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, department, remark, requestedOn } from './common.ts'
import { choice, date, line, money, number, table, whole, yesNo } from './fields.ts'

const title = text('办公用品申领单', '辦公用品請領單', 'Office supplies request')

const head = [
  applicant,
  department,
  requestedOn,
  choice('purpose*', text('用途', '用途', 'Purpose'), {
    routine: text('日常补充', '日常補充', 'Restocking'),
    newcomer: text('新员工入职', '新人到職', 'New starter'),
    event: text('会议与活动', '會議與活動', 'Meeting or event'),
  }),
  date('needed_on*', text('希望领取日期', '希望領取日期', 'Needed by')),
]
const items = (priced: boolean) =>
  table('items*', text('用品明细', '用品明細', 'Items'), [
    line('name*', text('品名与规格', '品名與規格', 'Item')),
    line('unit*', text('单位', '單位', 'Unit'), { rules: { maxLength: 8 } }),
    whole('quantity*', text('数量', '數量', 'Quantity'), { rules: { minimum: 1 } }),
    ...(priced
      ? [
          money('price*', text('参考单价', '參考單價', 'Unit price')),
          number('amount', text('金额', '金額', 'Amount'), { computed: 'quantity * price' }),
        ]
      : []),
  ])
const stock_short = yesNo(
  'stock_short*',
  text('库存不足，需要采购', '庫存不足，需要採購', 'Out of stock, to be bought'),
)

const filled = {
  applicant: '临溪',
  department: '市场部',
  requested_on: '2026-11-16',
  purpose: 'routine',
  needed_on: '2026-11-20',
  stock_short: false,
  remark: '放在三楼前台即可，领取后签字。',
}
const listed = [
  { name: '复印纸，A4 70 克', unit: '箱', quantity: 4, price: 148 },
  { name: '签字笔，0.5 毫米黑色', unit: '盒', quantity: 6, price: 18 },
  { name: '档案盒，55 毫米', unit: '个', quantity: 20, price: 9.5 },
]

/** Without prices: what is asked for could not be compared with a budget. */
export const officeSupplies1: FormPlan = {
  title,
  fields: [...head, items(false), stock_short, remark],
  sample: { ...filled, items: listed.map(({ name, unit, quantity }) => ({ name, unit, quantity })) },
}

export const officeSupplies: FormPlan = {
  title,
  fields: [
    ...head,
    items(true),
    money('total', text('合计（元）', '合計（元）', 'Total'), { computed: 'sum(items[].amount)' }),
    money('budget_left', text('本季度剩余额度', '本季剩餘額度', 'Budget left this quarter')),
    stock_short,
    remark,
  ],
  sample: { ...filled, items: listed, budget_left: 2600 },
  samples: {
    'zh-TW': {
      applicant: '臨溪',
      department: '行銷部',
      items: [
        { name: '影印紙，A4 70 磅', unit: '箱' },
        { name: '簽字筆，0.5 公釐黑色', unit: '盒' },
        { name: '檔案盒，55 公釐', unit: '個' },
      ],
      remark: '放在三樓櫃台即可，領取後簽名。',
    },
    en: {
      applicant: 'Linxi',
      department: 'Marketing',
      items: [
        { name: 'Copy paper, A4, 70 g', unit: 'box' },
        { name: 'Gel pens, 0.5 mm, black', unit: 'pack' },
        { name: 'File boxes, 55 mm', unit: 'piece' },
      ],
      remark: 'Leave them at the desk on the third floor; I will sign for them.',
    },
  },
}
