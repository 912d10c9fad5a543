import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { area, choice, date, file, line, table, whole } from './fields.ts'

const title = text('会签意见汇总表', '會簽意見彙整表', 'Countersign opinions')

const head = [
  line('document*', text('文件名称', '文件名稱', 'Document'), { wide: true }),
  line('drafting_department*', text('起草部门', '起草單位', 'Drafted by')),
  line('drafter*', text('经办人', '承辦人', 'In charge')),
  date('sent_on*', text('送签日期', '送簽日期', 'Sent out')),
  date('due_on*', text('反馈截止', '回覆期限', 'Answers due')),
  file('draft', text('征求意见稿', '徵詢意見稿', 'Draft')),
]
const taken = {
  yes: text('采纳', '採納', 'Taken'),
  partly: text('部分采纳', '部分採納', 'Taken in part'),
  no: text('不采纳', '不採納', 'Not taken'),
}
const columns = [
  line('clause*', text('条款', '條款', 'Clause')),
  line('department*', text('意见部门', '意見單位', 'From')),
  line('opinion*', text('意见', '意見', 'Opinion'), { rules: { maxLength: 300 } }),
  choice('taken*', text('采纳情况', '採納情形', 'Taken?'), taken),
]
const rest = [
  whole('opinion_count', text('意见条数', '意見筆數', 'Opinions'), { computed: 'count(opinions[].clause)' }),
  area('summary*', text('综合说明', '綜合說明', 'Summary')),
]
const opinions = text('意见明细', '意見明細', 'Opinions')

const lines = [
  { clause: '第五条', department: '财务部', opinion: '住宿标准按城市分三档，建议附表列明。', taken: 'yes' },
  { clause: '第九条', department: '法务部', opinion: '“酌情处理”含义不清，建议改为“经分管领导批准”。', taken: 'yes' },
  { clause: '第十二条', department: '生产部', opinion: '基地员工短途出差不足四小时的，也应发放餐补。', taken: 'no' },
]
const filled = {
  document: '差旅管理办法（征求意见稿）',
  drafting_department: '综合办公室',
  drafter: '知行',
  sent_on: '2026-10-12',
  due_on: '2026-10-19',
  opinions: lines,
  summary: '共征求九个部门意见，六个部门无意见，三个部门提出意见三条，采纳两条。',
}

export const countersignOpinions1: FormPlan = {
  title,
  fields: [...head, table('opinions*', opinions, columns), ...rest],
  sample: filled,
}

/** Why an opinion was not taken is written beside it. */
export const countersignOpinions: FormPlan = {
  title,
  fields: [
    ...head,
    table('opinions*', opinions, [
      ...columns,
      line('answer', text('说明', '說明', 'Answer'), { rules: { maxLength: 300 } }),
    ]),
    ...rest,
    date('review_on', text('到期复审日期', '到期複審日期', 'Review again on')),
  ],
  sample: {
    ...filled,
    opinions: lines.map((one) => ({
      ...one,
      answer: one.taken === 'no' ? '短途餐补已在《外勤管理办法》中规定，不重复发放。' : '已修改。',
    })),
    review_on: '2028-11-01',
  },
  samples: {
    'zh-TW': {
      document: '差旅管理辦法（徵詢意見稿）',
      drafting_department: '綜合辦公室',
      opinions: [
        {
          clause: '第五條',
          department: '財務部',
          opinion: '住宿標準依城市分三級，建議以附表列明。',
          answer: '已修改。',
        },
        {
          clause: '第九條',
          department: '法務部',
          opinion: '「酌情處理」語意不明，建議改為「經分管主管核准」。',
          answer: '已修改。',
        },
        {
          clause: '第十二條',
          department: '生產部',
          opinion: '基地同仁短途出差不足四小時者，也應發放餐費補助。',
          answer: '短途餐費補助已在《外勤管理辦法》中規定，不重複發放。',
        },
      ],
      summary: '共徵詢九個部門意見，六個部門無意見，三個部門提出意見三筆，採納兩筆。',
    },
    en: {
      document: 'Travel policy (draft for comment)',
      drafting_department: 'General office',
      drafter: 'Zhixing',
      opinions: [
        {
          clause: 'Section 5',
          department: 'Finance',
          opinion: 'List the three hotel limits by city in an annex.',
          answer: 'Changed.',
        },
        {
          clause: 'Section 9',
          department: 'Legal',
          opinion: '“As appropriate” is unclear; say “with the approval of the director in charge”.',
          answer: 'Changed.',
        },
        {
          clause: 'Section 12',
          department: 'Production',
          opinion: 'Pay the meal allowance for short trips of less than four hours, too.',
          answer: 'The field work policy already covers this; it is not paid twice.',
        },
      ],
      summary: 'Nine departments were asked. Six had no comments; three made three, of which two were taken.',
    },
  },
}
