import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, department, remark, requestedOn } from './common.ts'
import { area, choice, date, line, money, table, whole, yesNo } from './fields.ts'

export const assetRequisition: FormPlan = {
  title: text('资产领用单', '財產領用單', 'Asset requisition'),
  fields: [
    applicant,
    department,
    requestedOn,
    choice('use*', text('领用类型', '領用類別', 'Kind of use'), {
      new_post: text('新增岗位', '新增職位', 'New post'),
      replacement: text('以旧换新', '汰舊換新', 'Replacement'),
      project: text('项目使用', '專案使用', 'Project'),
      temporary: text('临时借用', '臨時借用', 'Short loan'),
    }),
    date('needed_on*', text('需用日期', '需用日期', 'Needed by')),
    table('items*', text('领用明细', '領用明細', 'Items'), [
      line('asset*', text('资产名称', '財產名稱', 'Asset')),
      line('model', text('规格型号', '規格型號', 'Model')),
      whole('quantity*', text('数量', '數量', 'Quantity'), { rules: { minimum: 1 } }),
      money('price*', text('参考单价', '參考單價', 'Guide price')),
      money('amount', text('金额', '金額', 'Amount'), { computed: 'quantity * price' }),
    ]),
    money('total', text('总价值', '總價值', 'Total value'), { computed: 'sum(items[].amount)' }),
    line('custodian*', text('保管人', '保管人', 'Custodian')),
    line('place*', text('存放地点', '存放地點', 'Kept at')),
    area('reason*', text('领用事由', '領用事由', 'Reason')),
    yesNo('in_stock', text('库存是否足够', '庫存是否足夠', 'Enough in stock'), {
      hint: text('由资产管理员填写。', '由財產管理員填寫。', 'Filled in by the asset keeper.'),
    }),
    line('tag_numbers', text('资产编号', '財產編號', 'Asset numbers')),
    remark,
  ],
  rules: [
    {
      when: 'use',
      is: ['temporary'],
      fields: [date('return_on*', text('归还日期', '歸還日期', 'Back by'))],
    },
  ],
  sample: {
    applicant: '南枝',
    department: '设计部',
    requested_on: '2026-11-13',
    use: 'new_post',
    needed_on: '2026-12-01',
    items: [
      { asset: '图形工作站', model: '32 GB / 2 TB', quantity: 2, price: 11_800 },
      { asset: '显示器', model: '27 英寸', quantity: 4, price: 1680 },
      { asset: '升降桌', model: '1.4 m', quantity: 2, price: 1450 },
    ],
    custodian: '晚晴',
    place: '三楼设计室',
    reason: '十二月新增两名设计师，需在报到前备齐工位设备。',
    in_stock: false,
    tag_numbers: 'ZC-2026-0611 至 ZC-2026-0618',
  },
  samples: {
    'zh-TW': {
      department: '設計部',
      items: [{ asset: '繪圖工作站' }, { asset: '螢幕', model: '27 吋' }, { asset: '升降桌' }],
      place: '三樓設計室',
      reason: '十二月新增兩名設計師，須在報到前備妥座位設備。',
      tag_numbers: 'ZC-2026-0611 到 ZC-2026-0618',
    },
    en: {
      applicant: 'Nanzhi',
      department: 'Design',
      items: [
        { asset: 'Graphics workstation' },
        { asset: 'Monitor', model: '27 inch' },
        { asset: 'Height-adjustable desk' },
      ],
      custodian: 'Wanqing',
      place: 'Design studio, third floor',
      reason: 'Two designers join in December; their desks must be ready before the first day.',
      tag_numbers: 'ZC-2026-0611 to ZC-2026-0618',
    },
  },
}
