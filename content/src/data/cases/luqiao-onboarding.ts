import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const account = text('账号', '帳號', 'Account')
const badge = text('工牌', '識別證', 'Badge')
const contract = text('合同', '勞動契約', 'Contract')
const training = text('培训', '訓練', 'Training')

export const luqiaoOnboarding: DemoCase = {
  slug: 'luqiao-onboarding',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('芦桥百货', '蘆橋百貨', 'Luqiao Stores'),
  title: text(
    '芦桥百货：入职第一天就能上岗',
    '蘆橋百貨：到職第一天就能上工',
    'Luqiao Stores: at work on the first day',
  ),
  headline: text('入职第一天就能上岗', '到職第一天就能上工', 'At work on the first day'),
  summary: text(
    '八个部门同时准备，账号、工牌、合同与培训在报到前一晚全部就绪。',
    '八個部門同時準備，帳號、識別證、契約與訓練在報到前一晚全部就緒。',
    'Eight departments prepare at once; account, badge, contract and training are ready the evening before.',
  ),
  lead: text(
    '芦桥百货每年新进两千七百人，节前一周就有四百。过去报到后第四天才领到账号；现在，第一天早上。',
    '蘆橋百貨每年新進兩千七百人，節前一週就有四百。過去報到後第四天才領到帳號；現在，第一天早上。',
    'Luqiao Stores takes on 2,700 people a year, four hundred of them in the week before the holidays. They used to get an account on the fourth day; now it is the first morning.',
  ),
  industries: ['retail'],
  demands: ['people-moves', 'training', 'system-integration'],
  scale: text('58 家门店，9,200 人', '58 家門市，9,200 人', '58 stores, 9,200 people'),
  product_version: '10.1',
  time_to_go_live: text('6 周', '6 週', '6 weeks'),
  figures: [
    {
      label: text('领到账号', '領到帳號', 'Account in hand'),
      before: text('第 4 天', '第 4 天', 'day 4'),
      value: text('第 1 天', '第 1 天', 'day 1'),
    },
    {
      label: text('同时准备的部门', '同時準備的部門', 'Departments at once'),
      value: text('8', '8', '8'),
      unit: text('个', '個', 'of 8'),
    },
    {
      label: text('离职后仍有效的账号', '離職後仍有效的帳號', 'Accounts left open'),
      before: text('63 个', '63 個', '63'),
      value: text('0', '0', '0'),
    },
  ],
  challenge: [
    text(
      '人事办完手续，才轮到信息部开账号、行政做工牌、门店排培训。谁先谁后没有规矩，新人在休息室里等；离职的人走了，账号还在。',
      '人事辦完手續，才輪到資訊部開帳號、行政做識別證、門市排訓練。誰先誰後沒有規矩，新人在休息室裡等；離職的人走了，帳號還在。',
      'Only when HR had finished did IT open accounts, administration make badges and stores plan training. Newcomers waited in the staff room; and when people left, their accounts stayed.',
    ),
  ],
  solution: [
    text(
      '录用信发出的那一刻，八个部门同时收到各自的一张小单，都以报到日前一晚为限。先做完的不等别人，没做完的前一天下午提醒。',
      '錄取通知發出的那一刻，八個部門同時收到各自的一張小單，都以報到日前一晚為限。先做完的不等別人，沒做完的前一天下午提醒。',
      'The moment an offer goes out, eight departments each get a small sheet, due the evening before. Who is done waits for nobody; who is not is reminded in the afternoon.',
    ),
    text(
      '离职走同一条线的反方向：最后一天下班，账号与门禁一起关。',
      '離職走同一條線的反方向：最後一天下班，帳號與門禁一起關。',
      'Leaving is the same line in reverse: on the last evening account and doors close together.',
    ),
  ],
  result: [
    text(
      '新人第一天早上领到账号、工牌与排班。',
      '新人第一天早上領到帳號、識別證與班表。',
      'On the first morning newcomers have account, badge and rota.',
    ),
    text(
      '节前四百人三天内全部上岗。',
      '節前四百人三天內全部上工。',
      'Four hundred people before the holidays were at work within three days.',
    ),
    text(
      '离职后仍有效的账号从 63 个降到 0。',
      '離職後仍有效的帳號從 63 個降到 0。',
      'Accounts left open after leaving went from 63 to none.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：一个等一个，4 天', '改造前：一個等一個，4 天', 'Before: one waits for another, 4 days'),
      steps: [text('报到', '報到', 'Arrive'), text('人事', '人事', 'HR'), contract, account, badge, training],
    },
    after: {
      label: text('改造后：报到前全部就绪', '改造後：報到前全部就緒', 'After: ready before they arrive'),
      steps: [text('录用', '錄取', 'Offer'), [contract, account, badge, training], text('上岗', '上工', 'At work')],
    },
  },
  timeline: [
    {
      moment: text('第 1–2 周', '第 1–2 週', 'Weeks 1–2'),
      event: text(
        '八个部门各写一张小单，最长的十一行。',
        '八個部門各寫一張小單，最長的十一行。',
        'Eight departments write one sheet each; the longest has eleven lines.',
      ),
    },
    {
      moment: text('第 3–5 周', '第 3–5 週', 'Weeks 3–5'),
      event: text(
        '账号与门禁自动开关，六家门店先行。',
        '帳號與門禁自動開關，六家門市先行。',
        'Accounts and doors are switched on and off automatically; six stores start.',
      ),
    },
    {
      moment: text('第 6 周', '第 6 週', 'Week 6'),
      event: text(
        '五十八家门店启用，正赶上节前招聘。',
        '五十八家門市啟用，正趕上節前招募。',
        'All stores start, in time for the holidays.',
      ),
    },
  ],
  quote: {
    text: text(
      '新人第一天站在柜台后面，而不是坐在休息室里。',
      '新人第一天站在櫃台後面，而不是坐在休息室裡。',
      'On the first day they stand behind the counter instead of sitting in the staff room.',
    ),
    role: text('人力资源总监', '人力資源總監', 'HR director'),
  },
  resources: ['f05', 'onboarding-sheet', 'labour-contract-fixed', 'training-year'],
  articles: ['sync-people-from-directory', 'role-post-or-matrix'],
  read_count: 1_953,
  days_ago: 150,
}
