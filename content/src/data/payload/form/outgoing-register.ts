import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { attachment, remark } from './common.ts'
import { choice, date, line, table, whole } from './fields.ts'

/** As the first version of the flow has it: with a sample in simplified Chinese only. */
export const outgoingRegister1: FormPlan = {
  title: text('发文登记簿', '發文登記簿', 'Outgoing document register'),
  fields: [
    line('prefix*', text('发文机关代字', '發文字號', 'Prefix'), { rules: { maxLength: 10 } }),
    whole('year*', text('年份', '年度', 'Year'), { rules: { minimum: 2000, maximum: 2100 } }),
    whole('sequence*', text('序号', '流水號', 'Number'), { rules: { minimum: 1 } }),
    line('number', text('文号', '文號', 'Document number'), {
      computed: "join(prefix, '〔', year, '〕', sequence, '号')",
    }),
    whole('last_sequence', text('上一号', '上一號', 'Number before')),
    whole('gap', text('跳号', '跳號', 'Numbers left out'), {
      computed: 'sequence - last_sequence - 1',
      hint: text(
        '不为 0 时请在备注说明缺号去向。',
        '不為 0 時請於備註說明缺號去向。',
        'If not 0, say in the remarks where they went.',
      ),
    }),
    line('subject*', text('标题', '主旨', 'Title'), { wide: true, rules: { maxLength: 120 } }),
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
    line('drafter*', text('拟稿人', '承辦人', 'Drafter')),
    line('drafting_department*', text('拟稿部门', '承辦單位', 'Drafting department')),
    line('signer*', text('签发人', '決行主管', 'Signed by')),
    date('signed_on*', text('签发日期', '決行日期', 'Signed on')),
    date('printed_on', text('印发日期', '發文日期', 'Issued on')),
    table('recipients*', text('发往单位', '受文單位', 'Recipients'), [
      line('recipient*', text('单位', '單位', 'Recipient')),
      choice('copy', text('主送或抄送', '正本或副本', 'To or copy'), {
        main: text('主送', '正本', 'To'),
        copy: text('抄送', '副本', 'Copy'),
      }),
      whole('copies*', text('份数', '份數', 'Copies'), { rules: { minimum: 1 } }),
    ]),
    whole('copies_in_all', text('总份数', '總份數', 'Total copies'), { computed: 'sum(recipients[].copies)' }),
    line('archive_number', text('归档号', '檔號', 'File number')),
    attachment,
    remark,
  ],
  sample: {
    prefix: '禾办',
    year: 2026,
    sequence: 47,
    last_sequence: 46,
    subject: '关于印发《差旅管理办法》的通知',
    secrecy: 'internal',
    urgency: 'ordinary',
    drafter: '知行',
    drafting_department: '综合办公室',
    signer: '石泉',
    signed_on: '2026-11-06',
    printed_on: '2026-11-09',
    recipients: [
      { recipient: '各部门', copy: 'main', copies: 12 },
      { recipient: '各生产基地', copy: 'main', copies: 5 },
      { recipient: '监事会', copy: 'copy', copies: 1 },
    ],
  },
}

export const outgoingRegister: FormPlan = {
  ...outgoingRegister1,
  samples: {
    'zh-TW': {
      prefix: '禾秘',
      subject: '檢送「差旅管理辦法」，請查照',
      drafting_department: '秘書室',
      recipients: [{ recipient: '各部門' }, { recipient: '各生產基地' }, { recipient: '監察人' }],
    },
    en: {
      prefix: 'HO',
      subject: 'Notice on the new travel policy',
      drafter: 'Zhixing',
      drafting_department: 'Office',
      signer: 'Shiquan',
      recipients: [
        { recipient: 'All departments' },
        { recipient: 'All production sites' },
        { recipient: 'Supervisory board' },
      ],
    },
  },
}
