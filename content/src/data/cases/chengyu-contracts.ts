import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const business = text('业务', '業務', 'Sales')
const department = text('部门', '部門', 'Department')
const legal = text('法务', '法務', 'Legal')
const finance = text('财务', '財務', 'Finance')
const risk = text('风控', '風控', 'Risk')
const director = text('分管', '分管主管', 'Director')
const seal = text('用印', '用印', 'Seal')

export const chengyuContracts: DemoCase = {
  slug: 'chengyu-contracts',
  product: 'oa',
  products: ['server', 'desktop', 'mobile'],
  customer: text('澄屿精工', '澄嶼精工', 'Chengyu Precision'),
  title: text('澄屿精工：让合同不再排队', '澄嶼精工：讓合約不再排隊', 'Chengyu Precision: contracts stop queueing'),
  headline: text('让合同不再排队', '讓合約不再排隊', 'Contracts stop queueing'),
  summary: text(
    '把法务、财务与风控拆成并行的三条线，四十二家子公司共用一套规则，各自保留审批权限。',
    '把法務、財務與風控拆成平行的三條線，四十二家子公司共用一套規則，各自保留簽核權限。',
    'Legal, finance and risk run side by side; forty-two subsidiaries share one set of rules and keep their own approvers.',
  ),
  lead: text(
    '澄屿精工有四十二家子公司，每年签约一万二千份。过去每份合同要在七个部门之间排六天的队；现在，九个小时。',
    '澄嶼精工有四十二家子公司，每年簽約一萬二千份。過去每份合約要在七個部門之間排六天的隊；現在，九個小時。',
    'Chengyu Precision has forty-two subsidiaries and signs twelve thousand contracts a year. Each one used to queue at seven desks for six days; now it takes nine hours.',
  ),
  industries: ['equipment-manufacturing'],
  demands: ['contract-management', 'group-governance'],
  scale: text('42 家子公司，6,800 人', '42 家子公司，6,800 人', '42 subsidiaries, 6,800 people'),
  product_version: '10.1',
  time_to_go_live: text('5 周', '5 週', '5 weeks'),
  figures: [
    {
      label: text('合同平均审批时长', '合約平均簽核時間', 'Average approval time'),
      before: text('6 天', '6 天', '6 days'),
      value: text('9 小时', '9 小時', '9 hours'),
    },
    {
      label: text('一次通过率', '一次通過率', 'Passed first time'),
      before: text('61%', '61%', '61%'),
      value: text('88%', '88%', '88%'),
    },
    { label: text('逾期未处理', '逾期未處理', 'Overdue'), value: text('每月 3 份', '每月 3 份', '3 a month') },
  ],
  challenge: [
    text(
      '合同不复杂，路却很长。业务提交以后，部门、法务、财务、风控、分管、用印依次处理，任何一个人出差，整条队就停下来。更麻烦的是没有人说得清一份合同此刻在谁手里，业务只能挨个打电话。',
      '合約不複雜，路卻很長。業務送出以後，部門、法務、財務、風控、分管主管、用印依序處理，任何一個人出差，整條隊伍就停下來。更麻煩的是沒有人說得清一份合約此刻在誰手上，業務只能一個個打電話。',
      'The contracts were simple, the way was long: department, legal, finance, risk, director and seal, one after the other. One person on a trip stopped the whole queue, and nobody could say where a contract was without phoning around.',
    ),
  ],
  solution: [
    text(
      '项目组先把七个环节摊开，问了同一个问题：这一步要不要等前一步？法务、财务与风控看的是合同的不同部分，互不依赖，于是改成并行会签；十万元以下的合同则不再经过这三个部门。',
      '專案小組先把七個關卡攤開，問了同一個問題：這一步要不要等前一步？法務、財務與風控看的是合約的不同部分，互不相依，於是改成平行會簽；十萬元以下的合約則不再經過這三個部門。',
      'The team laid out the seven steps and asked one question of each: does it have to wait for the one before? Legal, finance and risk read different parts of a contract, so they now countersign in parallel; contracts under 100,000 skip all three.',
    ),
  ],
  result: [
    text(
      '平均审批时长从 6 天降到 9 小时，最快一份 22 分钟。',
      '平均簽核時間從 6 天降到 9 小時，最快一份 22 分鐘。',
      'Average approval fell from 6 days to 9 hours; the quickest took 22 minutes.',
    ),
    text(
      '四十二家子公司共用一套规则，审批人各自维护，集团只管阈值。',
      '四十二家子公司共用一套規則，簽核人各自維護，集團只管門檻。',
      'Forty-two subsidiaries share one set of rules and keep their own approvers; the group only sets the thresholds.',
    ),
    text(
      '所有合同可以按“还差谁”查询，催办电话基本消失。',
      '所有合約可以依「還差誰」查詢，催辦電話幾乎消失。',
      'Every contract can be found by who is still missing, and the calls have all but stopped.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：一条队，6 天', '改造前：一條隊，6 天', 'Before: one queue, 6 days'),
      steps: [business, department, legal, finance, risk, director, seal],
    },
    after: {
      label: text(
        '改造后：三条线同时走，9 小时',
        '改造後：三條線同時走，9 小時',
        'After: three lines at once, 9 hours',
      ),
      steps: [business, department, [legal, finance, risk], director, seal],
    },
  },
  timeline: [
    {
      moment: text('第 1 周', '第 1 週', 'Week 1'),
      event: text(
        '摊开七个环节，量出每一步等了多久。',
        '攤開七個關卡，量出每一步等了多久。',
        'Seven steps laid out, and the waiting at each of them measured.',
      ),
    },
    {
      moment: text('第 2–3 周', '第 2–3 週', 'Weeks 2–3'),
      event: text(
        '导入流程与登记表，金额分级改成规则表。',
        '匯入流程與登記表，金額分級改成規則表。',
        'Flow and information sheet imported; amount tiers became a table of rules.',
      ),
    },
    {
      moment: text('第 4 周', '第 4 週', 'Week 4'),
      event: text(
        '三家子公司试行，退回两处规则。',
        '三家子公司試行，退回兩處規則。',
        'Three subsidiaries tried it and sent two rules back.',
      ),
    },
    {
      moment: text('第 5 周', '第 5 週', 'Week 5'),
      event: text('四十二家同一天切换。', '四十二家同一天切換。', 'All forty-two switched on the same day.'),
    },
  ],
  quote: {
    text: text(
      '以前大家问的是‘到谁了’，现在问的是‘还差谁’。换了一句问法，快了五天。',
      '以前大家問的是『到誰了』，現在問的是『還差誰』。換了一句問法，快了五天。',
      'People used to ask whose turn it was. Now they ask who is missing. It is a small difference, and it saved five days.',
    ),
    role: text('信息中心负责人', '資訊中心主管', 'Head of the information centre'),
  },
  resources: ['hetong-7@3.1.0', 'k1', 'k8', 'k5'],
  articles: ['countersign-any-in-turn', 'amount-tier-rules'],
  read_count: 4_210,
  consent_days: 700,
  days_ago: 62,
}
