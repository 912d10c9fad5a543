import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const manager = text('主管', '主管', 'Manager')
const finance = text('财务', '財務', 'Finance')
const payment = text('打款', '撥款', 'Payment')

export const nanyuExpenses: DemoCase = {
  slug: 'nanyu-expenses',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('南屿物流', '南嶼物流', 'Nanyu Logistics'),
  title: text(
    '南屿物流：司机的报销单两分钟',
    '南嶼物流：司機的報支單兩分鐘',
    'Nanyu Logistics: a driver claim in two minutes',
  ),
  headline: text('司机的报销单两分钟', '司機的報支單兩分鐘', 'A driver claim in two minutes'),
  summary: text(
    '拍票、识别、审批、打款都在手机上，七成以上报销当日到账。',
    '拍票、辨識、簽核、撥款都在手機上，七成以上報支當日入帳。',
    'Photo, reading, approval and payment on the phone; most claims are paid the same day.',
  ),
  lead: text(
    '南屿物流有八百多名司机常年在路上。过去报一次销十一天到账；现在，七成以上当天到。',
    '南嶼物流有八百多名司機長年在路上。過去報一次帳十一天入帳；現在，七成以上當天到。',
    'Nanyu Logistics has more than eight hundred drivers on the road. A claim used to take eleven days; now seven in ten are paid the same day.',
  ),
  industries: ['logistics'],
  demands: ['expense-claims', 'travel-booking', 'budget-control'],
  scale: text('820 名司机，36 条线路', '820 名司機，36 條路線', '820 drivers, 36 routes'),
  product_version: '10.1',
  time_to_go_live: text('4 周', '4 週', '4 weeks'),
  figures: [
    { label: text('报销当日到账', '報支當日入帳', 'Paid the same day'), value: text('73%', '73%', '73%') },
    {
      label: text('平均到账', '平均入帳', 'Average payment'),
      before: text('11 天', '11 天', '11 days'),
      value: text('1.4 天', '1.4 天', '1.4 days'),
    },
    { label: text('退单率', '退件率', 'Returned'), before: text('18%', '18%', '18%'), value: text('3%', '3%', '3%') },
  ],
  challenge: [
    text(
      '八百多名司机常年在路上，过路费与加油票攒到月底才交。票据褪色、丢失，财务退回一次就是一个月。',
      '八百多名司機長年在路上，過路費與加油單據累積到月底才交。單據褪色、遺失，財務退回一次就是一個月。',
      'Drivers are always on the road and handed in toll and fuel slips at the month end. Slips faded or got lost, and one return cost another month.',
    ),
  ],
  solution: [
    text(
      '报销单从二十六个字段减到七个，票面信息由识别应用填好；线路标准内的自动通过，超出的只问一个问题：为什么。',
      '報支單從二十六個欄位減到七個，票面資訊由辨識應用填好；路線標準內的自動通過，超出的只問一個問題：為什麼。',
      'The claim went from 26 fields to seven, filled in by the invoice reader. Within the route limit it is approved automatically; above it one question is asked: why.',
    ),
  ],
  result: [
    text(
      '平均到账从 11 天缩短到 1.4 天，73% 当日到账。',
      '平均入帳從 11 天縮短到 1.4 天，73% 當日入帳。',
      'Average payment fell from 11 days to 1.4; 73% are paid the same day.',
    ),
    text('退单率从 18% 降到 3%。', '退件率從 18% 降到 3%。', 'Returned claims fell from 18% to 3%.'),
    text(
      '财务每月少看九千张票，把时间用在超标的三百张上。',
      '財務每月少看九千張票，把時間用在超標的三百張上。',
      'Finance looks at nine thousand fewer slips a month and spends the time on the three hundred above the limit.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：月底一起交，11 天', '改造前：月底一起交，11 天', 'Before: all at the month end, 11 days'),
      steps: [
        text('攒票', '存單據', 'Collect slips'),
        text('贴票填单', '貼單填表', 'Fill 26 fields'),
        text('寄回公司', '寄回公司', 'Post'),
        manager,
        finance,
        payment,
      ],
    },
    after: {
      label: text('改造后：停车就报，1.4 天', '改造後：停車就報，1.4 天', 'After: claimed at the stop, 1.4 days'),
      steps: [
        text('拍票', '拍票', 'Photo'),
        [text('识别', '辨識', 'Reading'), text('线路标准', '路線標準', 'Route limit')],
        payment,
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1 周', '第 1 週', 'Week 1'),
      event: text(
        '跟车两趟，数出司机真正填得出的字段。',
        '跟車兩趟，數出司機真正填得出的欄位。',
        'Two trips along, counting the fields a driver can really fill in.',
      ),
    },
    {
      moment: text('第 2–3 周', '第 2–3 週', 'Weeks 2–3'),
      event: text(
        '三十六条线路的标准写成规则表。',
        '三十六條路線的標準寫成規則表。',
        'Limits of thirty-six routes written as a table of rules.',
      ),
    },
    {
      moment: text('第 4 周', '第 4 週', 'Week 4'),
      event: text(
        '全部车队启用，纸票改为抽查。',
        '全部車隊啟用，紙本單據改為抽查。',
        'All fleets start; paper slips are only spot-checked.',
      ),
    },
  ],
  quote: {
    text: text(
      '司机停好车，拿起手机两分钟就报完了，不用等回公司。',
      '司機停好車，拿起手機兩分鐘就報完了，不必等回公司。',
      'They park, take out the phone, and two minutes later it is done. Nobody waits to get back to the office.',
    ),
    role: text('财务共享中心主任', '財務共用中心主任', 'Head of shared finance'),
  },
  resources: ['f02', 'expense-claim', 'finance-home'],
  articles: ['amount-tier-rules', 'forms-on-small-screens'],
  read_count: 2_247,
  days_ago: 119,
}
