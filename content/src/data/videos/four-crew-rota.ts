import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const fourCrewRota: DemoVideo = {
  slug: 'v2',
  category: 'schedule',
  resource_type: 'schedule',
  title: text('四班三运转怎么排', '四班三輪怎麼排', 'How to plan a four-team rota'),
  summary: text(
    '八天一轮的规律、夜班上限与备班顺位，改一条规则后整张表怎样重排。',
    '八天一輪的規律、夜班上限與備勤順位，改一條規則後整張表怎樣重排。',
    'The eight-day pattern, night limits and standby order, and how the table changes with one rule.',
  ),
  lesson: text('第 3 讲', '第 3 講', 'Lesson 3'),
  audiences: ['user'],
  series: 'department-does-it',
  fits: '10.0',
  play_count: 9204,
  days_ago: 30,
  resources: ['s9', 'shift-board'],
  articles: ['plan-a-four-crew-rota', 'company-calendar-first'],
  chapters: [
    {
      title: text('四个班，三个时段', '四個班，三個時段', 'Four crews, three shifts'),
      says: [
        text(
          '一天分早、中、夜三段，甲、乙、丙、丁四个班轮着上。',
          '一天分早、中、夜三段，甲、乙、丙、丁四個班輪著上。',
          'A day has three shifts: early, late and night. Four crews take turns.',
        ),
        text(
          '任何时刻三个班在轮值，一个班在休息。',
          '任何時刻三個班在輪值，一個班在休息。',
          'On any day three crews work and one rests.',
        ),
      ],
    },
    {
      title: text('八天一轮', '八天一輪', 'A round of eight days'),
      says: [
        text(
          '甲班从两个早班开始，接两个中班、两个夜班，再休两天。',
          '甲班從兩個早班開始，接兩個中班、兩個夜班，再休兩天。',
          'The first crew works two early, two late and two night shifts, then rests two days.',
        ),
        text(
          '乙班晚两天开始，丙班再晚两天，丁班再晚两天。',
          '乙班晚兩天開始，丙班再晚兩天，丁班再晚兩天。',
          'The second crew starts two days later, the third two after that, then the fourth.',
        ),
        text(
          '竖着看每一天：早、中、夜各一个班，不多也不少。',
          '直著看每一天：早、中、夜各一個班，不多也不少。',
          'Read any day downwards: one crew per shift, no more and no fewer.',
        ),
      ],
    },
    {
      title: text('夜班要有上限', '夜班要有上限', 'Limit the nights'),
      says: [
        text(
          '规则里写“连续夜班不超过两天，夜班后至少休 48 小时”。',
          '規則裡寫「連續夜班不超過兩天，夜班後至少休 48 小時」。',
          'Write it as a rule: at most two nights in a row, then 48 hours of rest.',
        ),
        text(
          '谁换班换出第三个夜班，保存时就会被标出来。',
          '誰換班換出第三個夜班，儲存時就會被標出來。',
          'A swap that makes a third night is marked as soon as it is saved.',
        ),
      ],
    },
    {
      title: text('有人请假，备班顶上', '有人請假，備勤頂上', 'Standby when someone is away'),
      says: [
        text(
          '备班按顺位排：先问当天休息的班，再问刚下中班的班。',
          '備勤依順位排：先問當天休息的班，再問剛下中班的班。',
          'Standby has an order: first the crew at rest, then the one after a late shift.',
        ),
        text(
          '接受以后表自动改，两个人的工时也一起改。',
          '接受以後表自動改，兩個人的工時也一起改。',
          'Once accepted the table is updated automatically, and so are both people’s hours.',
        ),
      ],
    },
    {
      title: text('发布与订阅', '發布與訂閱', 'Publish and subscribe'),
      says: [
        text(
          '提前两周发布，每个人订阅到自己的手机日历。',
          '提前兩週發布，每個人訂閱到自己的手機行事曆。',
          'Publish two weeks ahead. Everyone subscribes in their phone’s calendar.',
        ),
        text(
          '节假日系数从公司年历读取，不要写死在表里。',
          '假日係數從公司年曆讀取，不要寫死在表裡。',
          'Holiday rates come from the company calendar; never write them into the table.',
        ),
      ],
    },
  ],
}
