import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const leave = text('请假', '請假', 'Leave')
const fees = text('缴费', '繳費', 'Fees')
const pickUp = text('接送', '接送', 'Pick-up')
const notices = text('通知', '通知', 'Notices')

export const songwuPortal: DemoCase = {
  slug: 'songwu-portal',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('松坞学校', '松塢學校', 'Songwu School'),
  title: text('松坞学校：家长只记一个地址', '松塢學校：家長只記一個網址', 'Songwu School: one address for parents'),
  headline: text('家长只记一个地址', '家長只記一個網址', 'One address for parents'),
  summary: text(
    '请假、缴费、接送与通知收进一个主页，老师、家长与后勤各看各的版面。',
    '請假、繳費、接送與通知收進一個首頁，老師、家長與總務各看各的版面。',
    'Leave, fees, pick-up and notices on one page; teachers, parents and staff each see their own layout.',
  ),
  lead: text(
    '松坞学校的两千四百位家长过去每学期要记九个入口；现在，一个。',
    '松塢學校的兩千四百位家長過去每學期要記九個入口；現在，一個。',
    'The 2,400 parents of Songwu School used to remember nine places each term; now there is one.',
  ),
  industries: ['school-education'],
  demands: ['unified-portal', 'visitors'],
  scale: text('48 个班，2,400 位家长', '48 個班，2,400 位家長', '48 classes, 2,400 parents'),
  product_version: '10.2',
  time_to_go_live: text('暑假 6 周', '暑假 6 週', '6 weeks of summer'),
  figures: [
    {
      label: text('家长要记的入口', '家長要記的入口', 'Places to remember'),
      before: text('9 个', '9 個', '9'),
      value: text('1 个', '1 個', '1'),
    },
    {
      label: text('开学首周咨询电话', '開學首週詢問電話', 'Calls in the first week'),
      before: text('310 通', '310 通', '310'),
      value: text('68 通', '68 通', '68'),
    },
    {
      label: text('同一个主页', '同一個首頁', 'On one home page'),
      value: text('2,400', '2,400', '2,400'),
      unit: text('位家长', '位家長', 'parents'),
    },
  ],
  challenge: [
    text(
      '通知在群里，请假在表格里，缴费在另一个页面。家长每学期要记九个入口，班主任每天回答同样的问题。',
      '通知在群組裡，請假在表單裡，繳費在另一個頁面。家長每學期要記九個入口，導師每天回答同樣的問題。',
      'Notices in chat groups, leave in a form, fees somewhere else: nine places to remember each term, and class teachers answering the same questions every day.',
    ),
  ],
  solution: [
    text(
      '用门户按角色分版面：家长看到孩子当天的课、餐与接送；老师看到待批的请假；门卫看到今天的访客与车牌。',
      '用入口網站依角色分版面：家長看到孩子當天的課、餐與接送；老師看到待批的請假；警衛看到今天的訪客與車牌。',
      'A portal with layouts by role: parents see lessons, meals and pick-up, teachers see leave to approve, the gate sees visitors and number plates.',
    ),
  ],
  result: [
    text(
      '九个入口并成一个，家长一次登录。',
      '九個入口併成一個，家長一次登入。',
      'Nine places became one, with one sign-in.',
    ),
    text(
      '开学第一周的咨询电话从 310 通降到 68 通。',
      '開學第一週的詢問電話從 310 通降到 68 通。',
      'Calls in the first week of term fell from 310 to 68.',
    ),
    text(
      '访客在家里预约，门口不再排队登记。',
      '訪客在家裡預約，門口不再排隊登記。',
      'Visitors book at home, and the queue at the gate is gone.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：九个入口，一个个找', '改造前：九個入口，一個個找', 'Before: nine places, one by one'),
      steps: [
        notices,
        text('群里问', '群組裡問', 'Ask the group'),
        leave,
        fees,
        pickUp,
        text('再打电话', '再打電話', 'Call again'),
      ],
    },
    after: {
      label: text('改造后：一个主页', '改造後：一個首頁', 'After: one home page'),
      steps: [text('登录一次', '登入一次', 'Sign in once'), [leave, fees, pickUp, notices]],
    },
  },
  timeline: [
    {
      moment: text('七月', '七月', 'July'),
      event: text(
        '请三十位家长画出他们要找的东西。',
        '請三十位家長畫出他們要找的東西。',
        'Thirty parents drew what they look for.',
      ),
    },
    {
      moment: text('八月', '八月', 'August'),
      event: text(
        '三种版面定稿，访客预约接上门岗。',
        '三種版面定稿，訪客預約接上門崗。',
        'Three layouts settled; visitor booking connected to the gate.',
      ),
    },
    {
      moment: text('九月一日', '九月一日', '1 September'),
      event: text(
        '开学启用，首日登录一千九百人。',
        '開學啟用，首日登入一千九百人。',
        'Term begins; 1,900 sign in on the first day.',
      ),
    },
  ],
  quote: {
    text: text(
      '家长会上没有人再问在哪里请假。',
      '家長會上沒有人再問在哪裡請假。',
      'At the parents’ evening nobody asked any more where to report leave.',
    ),
    role: text('教务副校长', '教務副校長', 'Deputy head'),
  },
  resources: ['school-home', 'visitor-parking', 'school-calendar'],
  articles: ['what-goes-on-a-home-page', 'change-the-sign-in-page'],
  read_count: 1_390,
  consent_days: 260,
  days_ago: 108,
}
