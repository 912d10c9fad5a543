import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { attachment } from './common.ts'
import { area, choice, date, line, table, whole, yesNo } from './fields.ts'

export const incomingRegister: FormPlan = {
  title: text('收文登记单', '收文登記單', 'Incoming document register'),
  fields: [
    line('receipt_number*', text('收文编号', '收文號', 'Receipt number'), { rules: { maxLength: 20 } }),
    date('received_on*', text('收文日期', '收文日期', 'Received on')),
    line('sender*', text('来文单位', '來文機關', 'From')),
    line('document_number', text('来文字号', '來文字號', 'Their number')),
    line('subject*', text('标题', '主旨', 'Title'), { wide: true, rules: { maxLength: 120 } }),
    choice('kind*', text('文件类别', '文件類別', 'Kind'), {
      instruction: text('指示与批复', '指示與核復', 'Instruction'),
      request: text('请示', '請示', 'Request'),
      notice: text('通知', '通知', 'Notice'),
      letter: text('函', '函', 'Letter'),
    }),
    choice('secrecy*', text('密级', '密等', 'Classification'), {
      open: text('公开', '公開', 'Open'),
      internal: text('内部', '內部', 'Internal'),
      secret: text('秘密', '密', 'Secret'),
    }),
    choice('urgency*', text('紧急程度', '速別', 'Urgency'), {
      ordinary: text('平件', '普通件', 'Ordinary'),
      urgent: text('加急', '速件', 'Urgent'),
      most_urgent: text('特急', '最速件', 'Most urgent'),
    }),
    whole('pages', text('页数', '頁數', 'Pages')),
    yesNo('needs_reply*', text('是否需要复文', '是否需要復文', 'Needs a reply')),
    area('proposal', text('拟办意见', '擬辦意見', 'Proposal')),
    table('units', text('承办单位', '承辦單位', 'Who handles it'), [
      line('unit*', text('单位', '單位', 'Unit')),
      choice('part*', text('主办或协办', '主辦或協辦', 'Part'), {
        lead: text('主办', '主辦', 'Lead'),
        assist: text('协办', '協辦', 'Assist'),
      }),
      date('due_on*', text('办结期限', '辦理期限', 'Due')),
    ]),
    area('result', text('办理结果', '辦理結果', 'Result')),
    attachment,
  ],
  rules: [
    {
      when: 'needs_reply',
      is: [true],
      fields: [date('reply_by*', text('复文期限', '復文期限', 'Reply by'))],
    },
  ],
  sample: {
    receipt_number: 'SW-2026-0418',
    received_on: '2026-11-12',
    sender: '澄岚区农业服务中心',
    document_number: '澄农服〔2026〕31号',
    subject: '关于报送冬季仓储安全自查情况的通知',
    kind: 'instruction',
    secrecy: 'internal',
    urgency: 'urgent',
    pages: 4,
    needs_reply: true,
    proposal: '拟由安全管理部牵头自查，仓储部与设备部配合，月底前汇总报送。请领导批示。',
    units: [
      { unit: '安全管理部', part: 'lead', due_on: '2026-11-25' },
      { unit: '仓储部', part: 'assist', due_on: '2026-11-20' },
      { unit: '设备部', part: 'assist', due_on: '2026-11-20' },
    ],
    result: '十二个仓库已完成自查，三处隐患已整改，情况报告已报送。',
    reply_by: '2026-11-27',
  },
  samples: {
    'zh-TW': {
      sender: '澄嵐區農業服務中心',
      document_number: '澄農服字第 1150031 號',
      subject: '請報送冬季倉儲安全自主檢查情形，請查照',
      proposal: '擬由安全管理部主辦自主檢查，倉儲部與設備部協辦，月底前彙整報送。請核示。',
      units: [{ unit: '安全管理部' }, { unit: '倉儲部' }, { unit: '設備部' }],
      result: '十二座倉庫已完成自主檢查，三處缺失已改善，情形報告已報送。',
    },
    en: {
      sender: 'Chenglan District Farm Services',
      document_number: 'CFS 2026/31',
      subject: 'Report on winter safety checks in warehouses',
      proposal:
        'Safety should lead the checks, with Warehousing and Equipment assisting, and report by the end of the month. Please decide.',
      units: [{ unit: 'Safety' }, { unit: 'Warehousing' }, { unit: 'Equipment' }],
      result: 'Twelve warehouses were checked, three hazards have been removed, and the report has been sent.',
    },
  },
}
