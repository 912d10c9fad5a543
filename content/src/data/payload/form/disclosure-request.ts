import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { area, choice, date, line, mail } from './fields.ts'

const title = text('政府信息公开申请表', '政府資訊公開申請表', 'Request for public information')

const fields = [
  choice('kind*', text('申请人类型', '申請人類型', 'Applicant is'), {
    person: text('公民', '個人', 'A person'),
    organisation: text('法人或其他组织', '法人或團體', 'An organisation'),
  }),
  line('name*', text('姓名或名称', '姓名或名稱', 'Name')),
  line('address*', text('通信地址', '通訊地址', 'Address'), { wide: true }),
  mail('email', text('电子邮箱', '電子郵件', 'Email')),
  area('content*', text('所需信息', '所需資訊', 'Information wanted'), {
    hint: text(
      '写明名称、文号或足以辨认的特征；一次申请只写一件事。',
      '寫明名稱、文號或足以辨認的特徵；一次申請只寫一件事。',
      'Give a title, a number or what else identifies it; one matter per request.',
    ),
  }),
  choice('form*', text('提供方式', '提供方式', 'Deliver as'), {
    paper: text('纸质', '紙本', 'Paper'),
    file: text('电子文件', '電子檔', 'File'),
    reading: text('当面查阅', '到場閱覽', 'Reading on site'),
  }),
]
const received = [
  date('received_on*', text('受理日期', '受理日期', 'Received on')),
  date('answer_by*', text('答复期限', '答覆期限', 'Answer due'), {
    hint: text(
      '自收到之日起二十个工作日。',
      '自收到之日起十五日，必要時得延長一次。',
      'Twenty working days from receipt.',
    ),
  }),
  choice('answer', text('答复类型', '答覆類型', 'Answer'), {
    granted: text('予以公开', '准予公開', 'Disclosed'),
    partly: text('部分公开', '部分公開', 'Partly disclosed'),
    refused: text('不予公开', '不予公開', 'Not disclosed'),
    absent: text('信息不存在', '資訊不存在', 'Does not exist'),
  }),
]
const filled = {
  kind: 'person',
  name: '听雨',
  address: '澄岚区河滨路 6 号',
  email: 'tingyu@example.com',
  content: '河滨路沿线 2025 年雨水管网改造工程的验收结论。',
  form: 'file',
}

export const disclosureRequest1: FormPlan = { title, fields, sample: filled }

/** With what the office writes on it: when it came, by when it must be answered, and how. */
export const disclosureRequest: FormPlan = {
  title,
  fields: [...fields, ...received],
  rules: [
    {
      when: 'answer',
      is: ['partly', 'refused'],
      fields: [line('grounds*', text('法律依据', '法律依據', 'Legal grounds'))],
    },
  ],
  sample: { ...filled, received_on: '2026-11-10', answer_by: '2026-12-08', answer: 'granted' },
  samples: {
    'zh-TW': {
      name: '聽雨',
      address: '澄嵐區河濱路 6 號',
      content: '河濱路沿線 114 年度雨水管線改善工程之驗收結論。',
    },
    en: {
      name: 'Tingyu',
      address: '6 Riverside Road, Chenglan District',
      content: 'The acceptance report of the 2025 storm drain works along Riverside Road.',
    },
  },
}
