import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const guest = text('客人来电', '客人來電', 'Guest calls')
const room = text('客房部', '房務部', 'Housekeeping')

/** Its consent has ended and it has no wording without the name: the portal took it back by itself. */
export const yunzhuService: DemoCase = {
  slug: 'yunzhu-service',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('云渚酒店', '雲渚飯店', 'Yunzhu Hotels'),
  title: text(
    '云渚酒店：半夜的毛巾六分钟到',
    '雲渚飯店：半夜的毛巾六分鐘到',
    'Yunzhu Hotels: towels at midnight in six minutes',
  ),
  headline: text('半夜的毛巾六分钟到', '半夜的毛巾六分鐘到', 'Towels at midnight in six minutes'),
  summary: text(
    '前台、客房与工程看同一块板，夜班也有人接。',
    '櫃台、房務與工務看同一塊板，夜班也有人接。',
    'Reception, housekeeping and maintenance share one board, at night too.',
  ),
  lead: text(
    '云渚酒店的十七家店过去各有一本值班簿。现在客人的一句话，六分钟有人到。',
    '雲渚飯店的十七家店過去各有一本值班簿。現在客人的一句話，六分鐘有人到。',
    'Each of Yunzhu’s seventeen hotels kept its own duty book. Now a guest says a word and somebody is there in six minutes.',
  ),
  consent_days: -12,
  industries: ['hospitality'],
  demands: ['customer-service', 'shifts-attendance'],
  scale: text('17 家酒店，2,100 人', '17 家飯店，2,100 人', '17 hotels, 2,100 people'),
  product_version: '10.0',
  time_to_go_live: text('4 周', '4 週', '4 weeks'),
  figures: [
    {
      label: text('有人到场', '有人到場', 'Somebody is there'),
      before: text('19 分钟', '19 分鐘', 'in 19 minutes'),
      value: text('6 分钟', '6 分鐘', 'in 6 minutes'),
    },
    {
      label: text('夜班漏接', '夜班漏接', 'Missed at night'),
      value: text('0', '0', '0'),
      unit: text('次', '次', 'a month'),
    },
  ],
  challenge: [
    text(
      '电话打到前台，前台再找人；夜里人少，一句话要转三次。',
      '電話打到櫃台，櫃台再找人；夜裡人少，一句話要轉三次。',
      'Calls reached reception, reception looked for somebody; at night a word was passed on three times.',
    ),
  ],
  solution: [
    text(
      '四班三运转的排班接上班组看板，谁在岗一眼看见，单子直接落到最近的人。',
      '四班三輪的班表接上班組看板，誰在崗一眼看見，單子直接落到最近的人。',
      'The four-team rota feeds a shift board; everybody sees who is on, and the task goes to the nearest.',
    ),
  ],
  result: [text('到场从十九分钟缩短到六分钟。', '到場從十九分鐘縮短到六分鐘。', 'From nineteen minutes to six.')],
  process: {
    before: {
      label: text('改造前：转三次', '改造前：轉三次', 'Before: passed on three times'),
      steps: [guest, text('前台', '櫃台', 'Reception'), text('值班经理', '值班經理', 'Duty manager'), room],
    },
    after: {
      label: text('改造后：直接到人', '改造後：直接到人', 'After: straight to a person'),
      steps: [guest, [text('看板', '看板', 'Board'), room]],
    },
  },
  timeline: [
    {
      moment: text('第 4 周', '第 4 週', 'Week 4'),
      event: text('十七家店同时启用。', '十七家店同時啟用。', 'Seventeen hotels start together.'),
    },
  ],
  quote: {
    text: text('夜班不再靠运气。', '夜班不再靠運氣。', 'The night shift no longer depends on luck.'),
    role: text('前厅经理', '前廳經理', 'Front office manager'),
  },
  resources: ['s9', 'shift-board'],
  articles: ['time-limits-reminders'],
  read_count: 510,
  days_ago: 216,
}
