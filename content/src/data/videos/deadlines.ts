import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const deadlines: DemoVideo = {
  slug: 'deadlines-and-holidays',
  category: 'flow-engine',
  resource_type: 'flow',
  title: text('超时、催办与节假日', '逾時、催辦與假日', 'Time limits, reminders and holidays'),
  summary: text(
    '24 小时到底是哪 24 小时：工作时间、年历、三步提醒，和为什么不要自动通过。',
    '24 小時到底是哪 24 小時：工作時間、年曆、三步提醒，和為什麼不要自動通過。',
    'Which 24 hours? Working time, the calendar, reminders in three steps, and why not to approve automatically.',
  ),
  lesson: text('第 3 讲', '第 3 講', 'Lesson 3'),
  audiences: ['flow_administrator'],
  series: 'flow-to-release',
  fits: '10.0',
  play_count: 7102,
  days_ago: 44,
  resources: ['hetong-7', 'company-calendar'],
  articles: ['time-limits-reminders', 'company-calendar-first'],
  chapters: [
    {
      title: text('周五下午四点', '週五下午四點', 'Friday, four in the afternoon'),
      says: [
        text(
          '周五下午四点提交，时限 24 小时。按钟点算，周六四点就超时。',
          '週五下午四點送出，時限 24 小時。按鐘點算，週六四點就逾時。',
          'Sent on Friday at four, limit 24 hours. By the clock it is late on Saturday at four.',
        ),
        text(
          '可处理人周一早上才来。超时的不是人，是算法。',
          '可處理人週一早上才來。逾時的不是人，是算法。',
          'But the handler is back on Monday. Not the person is late: the counting is wrong.',
        ),
      ],
    },
    {
      title: text('按工作时间计时', '依工作時間計時', 'Count working time'),
      says: [
        text(
          '设好上下班和午休，只有绿色的时段才走表。',
          '設好上下班和午休，只有綠色的時段才計時。',
          'Set start, end and lunch. The clock runs only in the green parts.',
        ),
        text(
          '一天 8 小时，24 小时就是三个工作日：到期是周三下午四点。',
          '一天 8 小時，24 小時就是三個工作日：到期是週三下午四點。',
          'With 8 hours a day, 24 hours are three working days: due on Wednesday at four.',
        ),
      ],
    },
    {
      title: text('节假日从年历来', '假日從年曆來', 'Holidays come from the calendar'),
      says: [
        text(
          '放假的日子跳过，调休的周六算工作日。',
          '放假的日子跳過，補班的週六算工作日。',
          'Holidays are skipped; a Saturday worked in exchange counts.',
        ),
        text(
          '年历改了，正在计时的单据当天重新计算。',
          '年曆改了，正在計時的單據當天重新計算。',
          'When the calendar changes, documents being counted are counted anew the same day.',
        ),
      ],
    },
    {
      title: text('三步提醒', '三步提醒', 'Remind in three steps'),
      says: [
        text(
          '过半，提醒本人；到期，提醒本人并抄送上级。',
          '過半，提醒本人；到期，提醒本人並副知主管。',
          'At half time, remind the person; when due, the person and their manager.',
        ),
        text(
          '再过一倍时限还没处理，转给代理人。',
          '再過一倍時限還沒處理，轉給代理人。',
          'After twice the limit, hand it to the deputy.',
        ),
      ],
    },
    {
      title: text('为什么不自动通过', '為什麼不自動通過', 'Why not approve automatically'),
      says: [
        text(
          '自动通过的审批，没有人看过，审计时说不清。',
          '自動通過的簽核，沒有人看過，稽核時說不清楚。',
          'An approval that was given automatically was read by nobody. Try explaining that to an auditor.',
        ),
        text(
          '公示期满这类情况，单独做一个节点，名字写明“期满自动通过”。',
          '公告期滿這類情況，另做一個節點，名稱寫明「期滿自動通過」。',
          'For a notice period, make a step of its own, named “Passes when the period ends”.',
        ),
      ],
    },
  ],
}
