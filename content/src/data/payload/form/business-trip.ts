import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, department, requestedOn } from './common.ts'
import { area, choice, date, line, money, table, whole } from './fields.ts'

export const businessTrip: FormPlan = {
  title: text('出差申请单', '出差申請單', 'Business trip request'),
  fields: [
    applicant,
    department,
    requestedOn,
    choice('area*', text('出差范围', '出差範圍', 'Where'), {
      domestic: text('境内', '國內', 'At home'),
      overseas: text('境外', '國外', 'Abroad'),
    }),
    date('starts_on*', text('出发日期', '出發日期', 'Leaves on')),
    date('ends_on*', text('返回日期', '返回日期', 'Back on')),
    whole('days', text('天数', '天數', 'Days'), { computed: 'days(starts_on, ends_on)' }),
    area('purpose*', text('出差事由', '出差事由', 'Purpose')),
    table('legs*', text('行程', '行程', 'Itinerary'), [
      date('leaves_on*', text('日期', '日期', 'Date')),
      line('from*', text('出发地', '出發地', 'From')),
      line('to*', text('到达地', '目的地', 'To')),
      choice('transport*', text('交通工具', '交通工具', 'By'), {
        train: text('火车', '火車', 'Train'),
        plane: text('飞机', '飛機', 'Plane'),
        car: text('汽车', '汽車', 'Car'),
      }),
      money('cost*', text('预计费用', '預估費用', 'Estimated cost')),
    ]),
    money('lodging*', text('预计住宿费', '預估住宿費', 'Lodging, estimated')),
    money('budget', text('费用预算', '費用預算', 'Budget'), {
      computed: 'sum(legs[].cost) + lodging',
      hint: text(
        '行程费用加住宿费，自动合计。',
        '行程費用加住宿費，自動加總。',
        'Itinerary and lodging, calculated automatically.',
      ),
    }),
    line('companions', text('同行人', '同行人員', 'Travels with')),
    line('stand_in*', text('工作代理人', '職務代理人', 'Cover')),
    area('report', text('出差小结', '出差報告', 'Report of the trip'), {
      hint: text('返回后填写。', '返回後填寫。', 'Written after the return.'),
    }),
  ],
  sample: {
    applicant: '青禾',
    department: '信息中心',
    requested_on: '2026-11-16',
    area: 'domestic',
    starts_on: '2026-11-24',
    ends_on: '2026-11-27',
    purpose: '到南岭基地部署称重系统，培训两个班组，并验收上月的网络改造。',
    legs: [
      { leaves_on: '2026-11-24', from: '总部', to: '南岭基地', transport: 'train', cost: 553 },
      { leaves_on: '2026-11-26', from: '南岭基地', to: '河湾仓库', transport: 'car', cost: 180 },
      { leaves_on: '2026-11-27', from: '河湾仓库', to: '总部', transport: 'train', cost: 612 },
    ],
    lodging: 1320,
    companions: '松月',
    stand_in: '竹西',
  },
  samples: {
    'zh-TW': {
      department: '資訊中心',
      purpose: '到南嶺基地建置秤重系統，訓練兩個班組，並驗收上月的網路改善工程。',
      legs: [
        { from: '總部', to: '南嶺基地' },
        { from: '南嶺基地', to: '河灣倉庫' },
        { from: '河灣倉庫', to: '總部' },
      ],
    },
    en: {
      applicant: 'Qinghe',
      department: 'IT centre',
      purpose:
        'Set up the weighing system at the Nanling site, train two teams and accept last month’s work on the network.',
      legs: [
        { from: 'Head office', to: 'Nanling site' },
        { from: 'Nanling site', to: 'Hewan warehouse' },
        { from: 'Hewan warehouse', to: 'Head office' },
      ],
      companions: 'Songyue',
      stand_in: 'Zhuxi',
    },
  },
}
