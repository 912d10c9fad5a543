import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const countersigning: DemoVideo = {
  slug: 'v1',
  category: 'flow-engine',
  resource_type: 'flow',
  title: text('会签与或签有什么不同', '會簽與或簽有什麼不同', 'Everyone or anyone: two ways to countersign'),
  summary: text(
    '同样三位处理人，什么时候要等齐，什么时候一位就够。用三个真实场景各走一遍。',
    '同樣三位處理人，什麼時候要等齊，什麼時候一位就夠。用三個實際情境各走一遍。',
    'Three people on one step: when to wait for all, and when one is enough. Played through in three situations.',
  ),
  lesson: text('第 1 讲', '第 1 講', 'Lesson 1'),
  audiences: ['flow_administrator'],
  series: 'flow-to-release',
  fits: '10.0',
  play_count: 31040,
  days_ago: 8,
  resources: ['hetong-7', 'countersign-opinions'],
  articles: ['countersign-any-in-turn', 'time-limits-reminders'],
  chapters: [
    {
      title: text('一个节点，三位处理人', '一個節點，三位處理人', 'One step, three people'),
      says: [
        text(
          '一份合同到了审核这一步，要甲、乙、丙三位看。',
          '一份合約到了審核這一步，要甲、乙、丙三位看。',
          'A contract reaches the review step. Three people are to look at it.',
        ),
        text(
          '问题只有一个：等齐三位，还是一位就够？',
          '問題只有一個：等齊三位，還是一位就夠？',
          'There is one question: wait for all three, or is one enough?',
        ),
      ],
    },
    {
      title: text('会签：所有人都要同意', '會簽：所有人都要同意', 'All sign'),
      says: [
        text(
          '会签同时发给三位，谁先看都可以。',
          '會簽同時送給三位，誰先看都可以。',
          'With “all sign”, the three receive it at the same time, in no order.',
        ),
        text(
          '甲和丙同意了，单据还停在这里，因为乙没有表态。',
          '甲和丙同意了，單據還停在這裡，因為乙沒有表態。',
          'Two have agreed. It still waits here, because the third has not answered.',
        ),
        text(
          '乙也同意，才往下走。任何一位退回，就整份退回。',
          '乙也同意，才往下走。任何一位退回，就整份退回。',
          'When the third agrees, it moves on. If anyone returns it, all of it goes back.',
        ),
      ],
    },
    {
      title: text('或签：一位同意就够', '或簽：一位同意就夠', 'Any signs'),
      says: [
        text(
          '或签也同时发给三位，但谁先处理，就由谁决定。',
          '或簽也同時送給三位，但誰先處理，就由誰決定。',
          '“Any signs” also goes to all three, but whoever acts first decides.',
        ),
        text(
          '乙同意，单据立刻走；甲和丙的待办自动消失。',
          '乙同意，單據立刻走；甲和丙的待辦自動消失。',
          'One agrees and it leaves at once; the task disappears for the other two.',
        ),
      ],
    },
    {
      title: text('依次审批：一个接一个', '依序簽核：一個接一個', 'One after another'),
      says: [
        text(
          '还有第三种：先甲，再乙，最后丙。后面的人看得到前面的意见。',
          '還有第三種：先甲，再乙，最後丙。後面的人看得到前面的意見。',
          'There is a third way: in turn. Each one sees what those before have written.',
        ),
        text(
          '它最慢，只在后一位确实要看前一位意见时才用。',
          '它最慢，只在後一位確實要看前一位意見時才用。',
          'It is the slowest. Use it only where the next person needs the opinion before.',
        ),
      ],
    },
    {
      title: text('三个场景，各选一种', '三個情境，各選一種', 'Three situations, three choices'),
      says: [
        text(
          '合同、制度、预算：少一个人的意见就有风险，用会签。',
          '合約、制度、預算：少一個人的意見就有風險，用會簽。',
          'Contracts, policies, budgets: a missing opinion is a risk. All sign.',
        ),
        text(
          '值班、窗口、客服：谁有空谁接，用或签。',
          '值班、櫃台、客服：誰有空誰接，用或簽。',
          'Duty desks, counters, service teams: whoever is free. Any signs.',
        ),
        text(
          '逐级上报：上一级要看下一级怎么说，用依次审批。',
          '逐級上呈：上一級要看下一級怎麼說，用依序簽核。',
          'Reporting up the line: each level reads the one below. In turn.',
        ),
      ],
    },
    {
      title: text('有人迟迟不处理', '有人遲遲不處理', 'When someone is late'),
      says: [
        text(
          '会签最怕一个人拖住全部。先提醒本人，再抄送上级。',
          '會簽最怕一個人拖住全部。先提醒本人，再副知主管。',
          'One late person holds up everybody. Remind the person, then copy their manager.',
        ),
        text(
          '不要设成超时自动通过，否则“全部同意”就不再是真的。',
          '不要設成逾時自動通過，否則「全部同意」就不再是真的。',
          'Do not let it be approved automatically: then “everyone agreed” would no longer be true.',
        ),
      ],
    },
  ],
}
