import type { DemoVideo } from '../../kinds.ts'
import { text } from '../text.ts'

export const linkedRules: DemoVideo = {
  slug: 'v5',
  category: 'form-design',
  resource_type: 'form',
  title: text('用联动规则少填一半字段', '用連動規則少填一半欄位', 'Halve your fields with linked rules'),
  summary: text(
    '从一张 42 个字段的报销单开始，逐条加上联动，最后只剩 19 个要填。',
    '從一張 42 個欄位的報支單開始，逐條加上連動，最後只剩 19 個要填。',
    'Starts with an expense form of 42 fields and adds rules one by one, until 19 are left to fill in.',
  ),
  lesson: text('第 1 讲', '第 1 講', 'Lesson 1'),
  audiences: ['user', 'flow_administrator'],
  series: 'department-does-it',
  fits: '10.0',
  play_count: 26210,
  days_ago: 11,
  resources: ['expense-claim'],
  articles: ['linked-fields', 'detail-table-totals'],
  chapters: [
    {
      title: text('四十二个字段', '四十二個欄位', 'Forty-two fields'),
      says: [
        text(
          '这张报销单有 42 个字段，填一次要十几分钟。',
          '這張報支單有 42 個欄位，填一次要十幾分鐘。',
          'This expense form has 42 fields and takes over ten minutes to fill in.',
        ),
        text(
          '先不删字段，先问：哪些只有填表人才知道？',
          '先不刪欄位，先問：哪些只有填表人才知道？',
          'Do not delete anything yet. Ask first: what does only the person know?',
        ),
      ],
    },
    {
      title: text('能查的不填', '能查的不填', 'Look it up'),
      says: [
        text(
          '姓名、部门、公司、电话，通讯录里都有，带进来设为只读。',
          '姓名、部門、公司、電話，通訊錄裡都有，帶進來設為唯讀。',
          'Name, department, company, phone: the directory has them. Bring them in, read-only.',
        ),
        text(
          '选了出差申请，日期、地点、事由跟着出来。还剩 31 个。',
          '選了出差申請，日期、地點、事由跟著出來。還剩 31 個。',
          'Choose the trip request, and dates, place and purpose follow. 31 are left.',
        ),
      ],
    },
    {
      title: text('能算的不填', '能算的不填', 'Work it out'),
      says: [
        text(
          '天数由起止日期算，合计由明细算，大写金额由小写算。',
          '天數由起訖日期計算，合計由明細計算，大寫金額由小寫轉換。',
          'Days from the dates, totals from the rows, the amount in words from the figure.',
        ),
        text(
          '公式写在字段上，手机和打印件才会一致。还剩 24 个。',
          '公式寫在欄位上，手機和列印件才會一致。還剩 24 個。',
          'Put the formula on the field, so that phone and print agree. 24 are left.',
        ),
      ],
    },
    {
      title: text('用不到的不出现', '用不到的不出現', 'Hide what is not needed'),
      says: [
        text(
          '国内出差不问护照号，没有借款不问借款单。',
          '國內出差不問護照號碼，沒有借款不問借款單。',
          'No passport number for a domestic trip, no advance number without an advance.',
        ),
        text(
          '显示条件写在“被显示的字段”上，日后删字段时才查得到。',
          '顯示條件寫在「被顯示的欄位」上，日後刪欄位時才查得到。',
          'Write the condition on the field that appears; then it is found when the other goes.',
        ),
        text('多数人现在只看到 19 个字段。', '多數人現在只看到 19 個欄位。', 'Most people now see 19 fields.'),
      ],
    },
    {
      title: text('发布前再看三处', '發布前再看三處', 'Three checks before release'),
      says: [
        text(
          '隐藏的字段默认不提交；后面要用，勾选“隐藏时保留”。',
          '隱藏的欄位預設不送出；後面要用，勾選「隱藏時保留」。',
          'Hidden fields are not sent. If a later step needs one, tick “Keep when hidden”.',
        ),
        text(
          '用手机填一遍，再打印一份，最后把旧表单停用。',
          '用手機填一遍，再列印一份，最後把舊表單停用。',
          'Fill it in on a phone, print one, and switch the old form off.',
        ),
      ],
    },
  ],
}
