import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, department, remark } from './common.ts'
import { choice, line, moment, number, table, whole, yesNo } from './fields.ts'

const title = text('访客预约单', '訪客預約單', 'Visitor booking')

const head = [
  applicant,
  department,
  line('company*', text('来访单位', '來訪單位', 'Company')),
  choice('purpose*', text('来访事由', '來訪事由', 'Purpose'), {
    business: text('商务洽谈', '商務洽談', 'Business'),
    interview: text('面试', '面試', 'Interview'),
    delivery: text('送货施工', '送貨施工', 'Delivery or works'),
    visit: text('参观', '參觀', 'Tour'),
  }),
  moment('arrives*', text('到访时间', '到訪時間', 'Arrives')),
  moment('leaves*', text('离开时间', '離開時間', 'Leaves')),
  number('hours', text('停留（小时）', '停留（小時）', 'Stays, hours'), { computed: 'hours(arrives, leaves)' }),
  choice('gate*', text('入口', '入口', 'Gate'), {
    east: text('东门', '東門', 'East gate'),
    south: text('南门（货车）', '南門（貨車）', 'South gate, trucks'),
  }),
]
const visitors = table('visitors*', text('访客名单', '訪客名單', 'Visitors'), [
  line('name*', text('姓名', '姓名', 'Name')),
  line('position', text('职务', '職稱', 'Position')),
  choice('badge', text('访客证', '訪客證', 'Badge'), {
    ordinary: text('普通', '一般', 'Ordinary'),
    workshop: text('可进车间', '可進廠區', 'Workshop'),
  }),
])
const people = whole('people', text('访客人数', '訪客人數', 'Number of visitors'), {
  computed: 'count(visitors[].name)',
})
const parking = yesNo('parking*', text('需要车位', '需要車位', 'Parking wanted'))
const plate = line('plate*', text('车牌号', '車牌號碼', 'Number plate'), { rules: { maxLength: 12 } })

const filled = {
  applicant: '临溪',
  department: '采购部',
  company: '青屿包装有限公司',
  purpose: 'business',
  arrives: '2026-11-19T09:30:00+08:00',
  leaves: '2026-11-19T12:00:00+08:00',
  gate: 'east',
  visitors: [
    { name: '望舒', position: '销售经理', badge: 'ordinary' },
    { name: '听雨', position: '工艺师', badge: 'workshop' },
  ],
  parking: true,
  plate: '试A·0X17',
}

export const visitorParking1: FormPlan = {
  title,
  fields: [...head, visitors, people, parking, remark],
  rules: [{ when: 'parking', is: [true], fields: [plate] }],
  sample: filled,
}

/** Electric cars are given a place where they can charge. */
export const visitorParking: FormPlan = {
  title,
  fields: [...head, visitors, people, parking, remark],
  rules: [
    {
      when: 'parking',
      is: [true],
      fields: [
        plate,
        choice('vehicle', text('车辆类型', '車輛類型', 'Vehicle'), {
          car: text('小型车', '小型車', 'Car'),
          electric: text('新能源车（含充电）', '電動車（含充電）', 'Electric, with charging'),
          truck: text('货车', '貨車', 'Truck'),
        }),
      ],
    },
    {
      when: 'purpose',
      is: ['delivery'],
      fields: [yesNo('safety_briefing*', text('已完成安全告知', '已完成安全告知', 'Safety briefing done'))],
    },
  ],
  sample: { ...filled, vehicle: 'electric' },
  samples: {
    'zh-TW': {
      applicant: '臨溪',
      department: '採購部',
      company: '青嶼包裝有限公司',
      visitors: [{ position: '銷售經理' }, { name: '聽雨', position: '製程工程師' }],
      plate: '試A·0X17',
    },
    en: {
      applicant: 'Linxi',
      department: 'Purchasing',
      company: 'Qingyu Packaging Ltd',
      visitors: [
        { name: 'Wangshu', position: 'Sales manager' },
        { name: 'Tingyu', position: 'Process engineer' },
      ],
      plate: 'TEST A0X17',
    },
  },
}
