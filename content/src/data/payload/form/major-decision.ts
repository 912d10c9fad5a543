import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, requestedOn } from './common.ts'
import { area, choice, date, line, money, several, table, yesNo } from './fields.ts'

const title = text('“三重一大”事项上会申请表', '重大事項（三重一大）提案表', 'Major decision: request for the agenda')

const head = [
  applicant,
  department,
  requestedOn,
  choice('kind*', text('事项类别', '事項類別', 'Kind'), {
    decision: text('重大决策', '重大決策', 'Major decision'),
    appointment: text('重要人事任免', '重要人事任免', 'Key appointment'),
    project: text('重大项目安排', '重大專案安排', 'Major project'),
    funds: text('大额资金使用', '大額資金運用', 'Large payment'),
  }),
  line('subject*', text('议题', '議題', 'Subject'), { wide: true, rules: { maxLength: 120 } }),
  area('background*', text('背景与必要性', '背景與必要性', 'Background and need')),
  area('proposal*', text('建议方案', '建議方案', 'What is proposed')),
  area('risks*', text('风险与对策', '風險與對策', 'Risks and how they are met')),
  several('done*', text('会前程序', '會前程序', 'Done before the meeting'), {
    research: text('调研论证', '調查論證', 'Research'),
    legal: text('合法性审查', '適法性審查', 'Legal review'),
    hearing: text('征求意见', '徵詢意見', 'Consultation'),
    publicity: text('公示', '公示', 'Public notice'),
  }),
  table('options*', text('备选方案', '備選方案', 'Options'), [
    line('name*', text('方案', '方案', 'Option')),
    money('cost', text('费用（元）', '費用（元）', 'Cost')),
    line('verdict', text('比较结论', '比較結論', 'Verdict')),
  ]),
]
const rules = [
  {
    when: 'kind',
    is: ['project', 'funds'],
    fields: [
      money('amount*', text('涉及金额（元）', '涉及金額（元）', 'Amount')),
      line('budget_source*', text('资金来源', '資金來源', 'Where the money comes from')),
    ],
  },
]
const filled = {
  applicant: '石泉',
  department: '基建部',
  requested_on: '2026-11-09',
  kind: 'project',
  subject: '河西三号基地烘干中心扩建',
  background: '秋收高峰日进粮一千二百吨，现有烘干能力只有八百吨，近三年每年因排队霉变损失约六十万元。',
  proposal: '新建两条日处理三百吨的低温烘干线，利用现有仓房，工期五个月。',
  risks: '设备交期可能推迟，已约定延期违约金，并保留租用移动烘干机的备选。',
  done: ['research', 'legal', 'hearing'],
  options: [
    { name: '新建两条烘干线', cost: 6_800_000, verdict: '推荐' },
    { name: '租用移动烘干机', cost: 1_900_000, verdict: '两年后成本更高' },
  ],
  amount: 6_800_000,
  budget_source: '年度技改预算',
}

export const majorDecision1: FormPlan = { title, fields: [...head, attachment], rules, sample: filled }

/** What was decided, how people voted and who avoided the vote stand on the same sheet. */
export const majorDecision: FormPlan = {
  title,
  fields: [
    ...head,
    attachment,
    date('meeting_on', text('上会日期', '會議日期', 'Meeting')),
    line('votes', text('表决情况', '表決情形', 'Votes')),
    line('avoided', text('回避人员', '迴避人員', 'Abstained for conflict of interest')),
    area('resolution', text('会议决定', '會議決議', 'Resolution')),
    yesNo('disclosed', text('决定已公开', '決議已公開', 'Resolution made public')),
  ],
  rules,
  sample: {
    ...filled,
    meeting_on: '2026-11-13',
    votes: '应到七人，实到七人，同意七票',
    avoided: '无',
    resolution: '同意建设两条烘干线，总投资控制在六百八十万元以内，由基建部每月报告进度。',
    disclosed: true,
  },
  samples: {
    'zh-TW': {
      department: '營建部',
      subject: '河西三號基地烘乾中心擴建',
      background: '秋收高峰每日進糧一千二百噸，現有烘乾能力只有八百噸，近三年每年因排隊發霉損失約六十萬元。',
      proposal: '新建兩條每日處理三百噸的低溫烘乾線，利用現有倉房，工期五個月。',
      risks: '設備交期可能延後，已約定逾期違約金，並保留租用移動式烘乾機的備案。',
      options: [
        { name: '新建兩條烘乾線', verdict: '建議採用' },
        { name: '租用移動式烘乾機', verdict: '兩年後成本較高' },
      ],
      budget_source: '年度設備更新預算',
      votes: '應到七人，實到七人，同意七票',
      avoided: '無',
      resolution: '同意建置兩條烘乾線，總投資控制在六百八十萬元以內，由營建部每月回報進度。',
    },
    en: {
      applicant: 'Shiquan',
      department: 'Construction',
      subject: 'More drying capacity at the Hexi base',
      background:
        'At harvest 1,200 tonnes arrive a day and 800 can be dried. Grain that waits goes mouldy: about 600,000 lost a year.',
      proposal: 'Two low-temperature lines of 300 tonnes a day in the existing halls, built in five months.',
      risks: 'Delivery may slip: a penalty is agreed, and mobile dryers can be hired in the meantime.',
      options: [
        { name: 'Two new drying lines', verdict: 'Recommended' },
        { name: 'Hire mobile dryers', verdict: 'Dearer after two years' },
      ],
      budget_source: 'Annual improvement budget',
      votes: 'Seven of seven present, seven in favour',
      avoided: 'None',
      resolution: 'Two lines are approved at no more than 6.8 million; Construction reports progress every month.',
    },
  },
}
