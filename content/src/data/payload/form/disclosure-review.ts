import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, requestedOn } from './common.ts'
import { area, choice, date, line, several, yesNo } from './fields.ts'

const title = text('政务公开信息审查表', '政府資訊公開審查表', 'Disclosure review sheet')

export const disclosureReview: FormPlan = {
  title,
  fields: [
    applicant,
    department,
    requestedOn,
    line('subject*', text('信息名称', '資訊名稱', 'Title'), { wide: true, rules: { maxLength: 120 } }),
    line('index_number', text('索引号', '索引號', 'Index number')),
    choice('category*', text('公开类别', '公開類別', 'Category'), {
      policy: text('政策文件', '政策文件', 'Policy'),
      budget: text('预算决算', '預算決算', 'Budget'),
      procurement: text('采购招标', '採購招標', 'Procurement'),
      personnel: text('人事信息', '人事資訊', 'Personnel'),
      service: text('办事指南', '申辦指南', 'Service guide'),
    }),
    choice('way*', text('公开方式', '公開方式', 'How it is disclosed'), {
      active: text('主动公开', '主動公開', 'Published'),
      request: text('依申请公开', '依申請公開', 'On request'),
      none: text('不予公开', '不予公開', 'Not disclosed'),
    }),
    several('checked*', text('保密审查', '保密審查', 'Secrecy review'), {
      state: text('不含国家秘密', '不含國家機密', 'No state secrets'),
      trade: text('不含商业秘密', '不含營業秘密', 'No trade secrets'),
      privacy: text('已隐去个人信息', '已遮蔽個人資料', 'Personal data removed'),
    }),
    yesNo('sensitive*', text('涉及重大或敏感事项', '涉及重大或敏感事項', 'Major or sensitive')),
    date('publish_on*', text('公开日期', '公開日期', 'Publication date')),
    area('interpretation', text('解读要点', '說明重點', 'Points to explain')),
    attachment,
  ],
  rules: [
    {
      when: 'way',
      is: ['none'],
      fields: [line('exemption*', text('不公开的依据', '不公開之依據', 'Grounds for not disclosing'))],
    },
    {
      when: 'sensitive',
      is: [true],
      fields: [line('plan*', text('舆情应对安排', '輿情因應安排', 'How questions will be answered'))],
    },
  ],
  sample: {
    applicant: '知行',
    department: '综合科',
    requested_on: '2026-11-12',
    subject: '2027 年冬季清洁取暖补贴实施办法',
    index_number: 'CL-2026-0186',
    category: 'policy',
    way: 'active',
    checked: ['state', 'trade', 'privacy'],
    sensitive: true,
    plan: '热线准备十二条问答，发布当天由业务科值守。',
    publish_on: '2026-11-20',
    interpretation: '补贴对象、标准、申请时间与办理渠道各用一句话说明，配一张流程图。',
  },
  samples: {
    'zh-TW': {
      subject: '116 年度冬季潔淨取暖補助實施辦法',
      department: '綜合科',
      plan: '專線備妥十二則問答，發布當天由業務科值守。',
      interpretation: '補助對象、標準、申請時間與辦理管道各用一句話說明，附一張流程圖。',
    },
    en: {
      applicant: 'Zhixing',
      department: 'General office',
      subject: 'Rules for winter heating subsidies 2027',
      plan: 'Twelve answers ready for the hotline; the unit in charge stands by on the day.',
      interpretation: 'Who is entitled, how much, when and where to apply: one sentence each, with a diagram.',
    },
  },
}
