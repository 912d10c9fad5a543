import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const papers = text('资质', '資格文件', 'Papers')
const sample = text('样品', '樣品', 'Sample')
const site = text('现场', '現場', 'Site visit')
const decide = text('准入', '核准', 'Admit')

export const wuyanQuality: DemoCase = {
  slug: 'wuyan-quality',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('梧盐食品', '梧鹽食品', 'Wuyan Foods'),
  title: text('梧盐食品：坏原料进不了门', '梧鹽食品：壞原料進不了門', 'Wuyan Foods: bad material stays outside'),
  headline: text('坏原料进不了门', '壞原料進不了門', 'Bad material stays outside'),
  summary: text(
    '供应商评估、到货检验与退货连成一条线，评分每月自己更新。',
    '供應商評估、到貨檢驗與退貨連成一條線，評分每月自己更新。',
    'Supplier assessment, incoming checks and returns in one line; scores renew themselves each month.',
  ),
  lead: text(
    '梧盐食品有二百一十家供应商。过去一家新供应商评估要六周；现在十一天，到货不合格率降了三分之二。',
    '梧鹽食品有二百一十家供應商。過去一家新供應商評估要六週；現在十一天，到貨不合格率降了三分之二。',
    'Wuyan Foods buys from 210 suppliers. Admitting a new one took six weeks; now it takes eleven days, and bad deliveries fell by two thirds.',
  ),
  industries: ['food-beverage', 'agriculture'],
  demands: ['quality', 'supplier-management', 'purchasing'],
  scale: text('5 座工厂，3,400 人', '5 座工廠，3,400 人', '5 plants, 3,400 people'),
  product_version: '10.1',
  time_to_go_live: text('7 周', '7 週', '7 weeks'),
  figures: [
    {
      label: text('评估一家供应商', '評估一家供應商', 'To admit a supplier'),
      before: text('6 周', '6 週', '6 weeks'),
      value: text('11 天', '11 天', '11 days'),
    },
    {
      label: text('到货不合格', '到貨不合格', 'Bad deliveries'),
      before: text('4.2%', '4.2%', '4.2%'),
      value: text('1.4%', '1.4%', '1.4%'),
    },
    {
      label: text('追到批次', '追到批次', 'Traced to the batch'),
      value: text('8', '8', '8'),
      unit: text('分钟', '分鐘', 'minutes'),
    },
  ],
  challenge: [
    text(
      '采购看价格，质检看样品，仓库看到货，三本账谁也不看谁的。同一家供应商被退过三次货，年底续约时还是满分。',
      '採購看價格，品檢看樣品，倉庫看到貨，三本帳誰也不看誰的。同一家供應商被退過三次貨，年底續約時還是滿分。',
      'Purchasing looked at prices, quality at samples, the warehouse at deliveries, and none at the others’ books. A supplier sent back three times still had full marks at renewal.',
    ),
  ],
  solution: [
    text(
      '准入评估表把三家的问题放在一张表上，资质、样品与现场同时进行。到货检验不合格，自动扣分并生成退货单。',
      '核准評估表把三方的問題放在一張表上，資格文件、樣品與現場同時進行。到貨檢驗不合格，自動扣分並產生退貨單。',
      'One assessment form holds the questions of all three, and papers, samples and site visit run at the same time. A failed check takes points and writes the return slip.',
    ),
  ],
  result: [
    text(
      '评估一家新供应商从六周缩短到十一天。',
      '評估一家新供應商從六週縮短到十一天。',
      'Admitting a supplier takes eleven days instead of six weeks.',
    ),
    text(
      '到货不合格率从 4.2% 降到 1.4%。',
      '到貨不合格率從 4.2% 降到 1.4%。',
      'Bad deliveries fell from 4.2% to 1.4%.',
    ),
    text(
      '从成品追到原料批次，八分钟。',
      '從成品追到原料批次，八分鐘。',
      'From product to batch of material in eight minutes.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：三本账，6 周', '改造前：三本帳，6 週', 'Before: three books, 6 weeks'),
      steps: [
        papers,
        text('等盖章', '等用印', 'Wait for stamp'),
        sample,
        text('等化验', '等化驗', 'Wait for lab'),
        site,
        text('开会', '開會', 'Meeting'),
        decide,
      ],
    },
    after: {
      label: text('改造后：一张表，11 天', '改造後：一張表，11 天', 'After: one form, 11 days'),
      steps: [
        text('评估表', '評估表', 'Form'),
        [papers, sample, site],
        decide,
        text('月度评分', '每月評分', 'Monthly score'),
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1–2 周', '第 1–2 週', 'Weeks 1–2'),
      event: text(
        '三个部门的检查项合成四十一条。',
        '三個部門的檢查項合成四十一條。',
        'Checks of three departments merged into forty-one.',
      ),
    },
    {
      moment: text('第 3–5 周', '第 3–5 週', 'Weeks 3–5'),
      event: text('二百一十家供应商重新评分。', '二百一十家供應商重新評分。', 'All 210 suppliers scored anew.'),
    },
    {
      moment: text('第 7 周', '第 7 週', 'Week 7'),
      event: text('五座工厂启用到货扣分。', '五座工廠啟用到貨扣分。', 'Five plants begin to take points on delivery.'),
    },
  ],
  quote: {
    text: text(
      '现在谈续约，分数摆在桌上，谁都不用红脸。',
      '現在談續約，分數擺在桌上，誰都不用紅臉。',
      'When we talk about renewal the score is on the table, and nobody has to raise their voice.',
    ),
    role: text('质量总监', '品質總監', 'Quality director'),
  },
  resources: ['f09', 'supplier-assessment-form', 'purchase-request'],
  articles: ['linked-fields', 'detail-table-totals'],
  read_count: 1_031,
  days_ago: 181,
}
