import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const weigh = text('过磅', '過磅', 'Weigh')
const quality = text('质检', '品檢', 'Quality check')
const price = text('定价', '定價', 'Price')
const pay = text('付款', '付款', 'Pay')

export const heanPurchasing: DemoCase = {
  slug: 'hean-purchasing',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('禾岸农业', '禾岸農業', 'Hean Farms'),
  title: text(
    '禾岸农业：过磅单当天变成付款',
    '禾岸農業：過磅單當天變成付款',
    'Hean Farms: from weighbridge to payment in a day',
  ),
  headline: text('过磅单当天变成付款', '過磅單當天變成付款', 'From weighbridge to payment in a day'),
  summary: text(
    '收购点用手机填过磅单，质检、定价与付款接在后面，农户当天收到钱。',
    '收購點用手機填過磅單，品檢、定價與付款接在後面，農戶當天收到款項。',
    'Buying points fill in tickets on the phone; checks, price and payment follow, and growers are paid the same day.',
  ),
  lead: text(
    '禾岸农业向一千八百六十户农户收粮。过去卖粮五天后到账；现在，当天。',
    '禾岸農業向一千八百六十戶農戶收糧。過去賣糧五天後入帳；現在，當天。',
    'Hean Farms buys grain from 1,860 growers. They used to be paid after five days; now it is the same day.',
  ),
  industries: ['agriculture'],
  demands: ['purchasing', 'mobile-office', 'system-integration'],
  scale: text('14 个收购点，1,860 户农户', '14 個收購點，1,860 戶農戶', '14 buying points, 1,860 growers'),
  product_version: '10.1',
  time_to_go_live: text('4 周', '4 週', '4 weeks'),
  figures: [
    {
      label: text('收购款到账', '收購款入帳', 'Time to payment'),
      before: text('5 天', '5 天', '5 days'),
      value: text('当天', '當天', 'same day'),
    },
    {
      label: text('一季少录入', '一季少登打', 'Slips no longer typed'),
      value: text('26,000', '26,000', '26,000'),
      unit: text('张单', '張單', 'a season'),
    },
    {
      label: text('每季对账争议', '每季對帳爭議', 'Disputes a season'),
      before: text('43 起', '43 件', '43'),
      value: text('3 起', '3 件', '3'),
    },
  ],
  challenge: [
    text(
      '收购季每天三百多张过磅单，纸单由司机带回，财务第二天才开始录入。单子丢一张，就要和农户重新对账。',
      '收購季每天三百多張過磅單，紙單由司機帶回，財務隔天才開始登打。單子掉一張，就要和農戶重新對帳。',
      'More than three hundred tickets a day in season, carried back on paper and typed in the next day. A lost slip meant settling with the grower all over again.',
    ),
  ],
  solution: [
    text(
      '过磅单改在手机上填，净重与金额自动算；没有信号的地方先存在手机里，回到有网的地方自动提交。',
      '過磅單改在手機上填，淨重與金額自動計算；沒有訊號的地方先存在手機裡，回到有網路的地方自動送出。',
      'Tickets are filled in on the phone; net weight and amount work themselves out, and forms wait on the phone where there is no signal.',
    ),
    text(
      '质检结果决定价格档位，付款流程直接引用同一张单，银行回执贴回单子上。',
      '品檢結果決定價格級距，付款流程直接引用同一張單，銀行回單貼回單子上。',
      'The quality check sets the price, payment refers to the same ticket, and the bank’s receipt is attached to it.',
    ),
  ],
  result: [
    text(
      '收购款从五天到账变成当天到账。',
      '收購款從五天入帳變成當天入帳。',
      'Payment went from five days to the same day.',
    ),
    text(
      '一个收购季少录入两万六千张单。',
      '一個收購季少登打兩萬六千張單。',
      '26,000 slips a season are no longer typed.',
    ),
    text(
      '对账争议从每季四十多起降到三起。',
      '對帳爭議從每季四十多件降到三件。',
      'Disputes fell from more than forty a season to three.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：单子坐车走，5 天', '改造前：單子坐車走，5 天', 'Before: slips travel by truck, 5 days'),
      steps: [
        weigh,
        quality,
        text('带回纸单', '帶回紙單', 'Carry back'),
        text('录入', '登打', 'Type in'),
        price,
        text('对账', '對帳', 'Reconcile'),
        pay,
      ],
    },
    after: {
      label: text('改造后：单子不动，当天', '改造後：單子不動，當天', 'After: the ticket stays, same day'),
      steps: [weigh, [quality, price], pay],
    },
  },
  timeline: [
    {
      moment: text('收购季前 4 周', '收購季前 4 週', '4 weeks before'),
      event: text(
        '导入过磅单，跟着司机走了两天。',
        '匯入過磅單，跟著司機走了兩天。',
        'Ticket imported; the team rode along with a driver for two days.',
      ),
    },
    {
      moment: text('收购季前 1 周', '收購季前 1 週', '1 week before'),
      event: text('两个收购点断网演练。', '兩個收購點斷網演練。', 'Two buying points rehearse without a network.'),
    },
    {
      moment: text('收购第 1 天', '收購第 1 天', 'Day 1'),
      event: text(
        '十四个收购点同时启用，三百二十一张单当天付清。',
        '十四個收購點同時啟用，三百二十一張單當天付清。',
        'Fourteen points start; 321 tickets paid by the evening.',
      ),
    },
  ],
  quote: {
    text: text(
      '农户不问系统叫什么，只说今年的钱到得快。',
      '農戶不問系統叫什麼，只說今年的錢來得快。',
      'Growers do not ask what the system is called. They say the money came quickly this year.',
    ),
    role: text('收购部经理', '收購部經理', 'Purchasing manager'),
  },
  resources: ['u9', 'f04', 'u6', 'u1'],
  articles: ['forms-on-small-screens', 'detail-table-totals'],
  read_count: 1_874,
  days_ago: 84,
}
