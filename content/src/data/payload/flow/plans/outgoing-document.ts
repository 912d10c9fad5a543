import { text } from '../../../text.ts'
import { outgoingRegister, outgoingRegister1 } from '../../form/outgoing-register.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, service, start, user, way } from '../plan.ts'
import { isReturned, returned } from '../words.ts'

/** Drafted, checked, signed; then numbered, proofread, sealed and filed in one go. */
export const outgoingDocument: FlowPlan = {
  id: 'outgoing_document',
  name: text('发文办理', '發文辦理', 'Outgoing document'),
  form: outgoingRegister,
  lanes: [
    { id: 'drafting', name: text('拟稿部门', '承辦單位', 'Drafting department') },
    { id: 'office', name: text('综合办公室', '秘書室', 'Office') },
    { id: 'others', name: text('会签部门', '會簽單位', 'Countersigners') },
    { id: 'leader', name: text('领导', '主管', 'Management') },
    { id: 'registry', name: text('文书', '文書', 'Registry') },
  ],
  nodes: [
    start(['drafting', 0]),
    user('draft', ['drafting', 1], text('拟稿', '擬稿', 'Draft'), { role: 'drafter' }),
    approve('head', ['drafting', 2], text('部门审核', '單位主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT24H',
      rights: { edit: ['subject', 'secrecy', 'urgency'] },
    }),
    approve('check', ['office', 3], text('核稿', '核稿', 'Check the wording'), {
      role: 'checker',
      deadline: 'PT24H',
      rights: { edit: ['subject', 'recipients'], read: ['secrecy'] },
    }),
    decide('need', ['office', 4], text('需要会签', '需要會簽', 'Countersign?')),
    approve('countersign', ['others', 5], text('会签', '會簽', 'Countersign'), {
      role: 'countersigners',
      passes: 'all',
      deadline: 'P2D',
      remind: 'self,superior',
      rights: { comment: ['attachment'], read: ['subject'] },
    }),
    approve('sign', ['leader', 6], text('签发', '決行', 'Sign'), {
      role: 'signer',
      deadline: 'PT48H',
      rights: { edit: ['signed_on'], read: ['subject', 'recipients', 'urgency'] },
    }),
    decide('verdict', ['leader', 7]),
    service('number', ['registry', 7], text('编号套红', '編號套紅', 'Number, letterhead')),
    user('proof', ['registry', 8], text('校对清样', '校對清稿', 'Proofread'), {
      role: 'registry',
      rights: { read: ['number', 'subject'], edit: ['remark'] },
    }),
    user('seal', ['registry', 9], text('用印分发', '用印分送', 'Seal and send'), {
      role: 'seal_keeper',
      rights: { edit: ['printed_on'], read: ['recipients', 'copies_in_all'] },
    }),
    service('file', ['registry', 10], text('归档', '歸檔', 'File')),
    end('done', ['drafting', 10], text('已发文', '已發文', 'Issued'), 'message'),
  ],
  ways: [
    ...chain('start', 'draft', 'head'),
    way('head', 'check', { out: 'right', into: 'top' }),
    way('check', 'need'),
    way('need', 'sign', { name: text('否', '否', 'No'), otherwise: true, out: 'right', into: 'top' }),
    way('need', 'countersign', {
      name: text('是', '是', 'Yes'),
      when: "count(recipients[].recipient) > 1 or secrecy == 'secret'",
    }),
    way('countersign', 'sign', { out: 'right', into: 'top' }),
    way('sign', 'verdict'),
    way('verdict', 'draft', { name: returned, when: isReturned }),
    way('verdict', 'number', { name: text('签发', '決行', 'Signed'), otherwise: true }),
    ...chain('number', 'proof', 'seal', 'file', 'done'),
  ],
}

/** Nobody countersigned, and the proof was not read again. */
export const outgoingDocument1: FlowPlan = {
  ...outgoingDocument,
  form: outgoingRegister1,
  lanes: outgoingDocument.lanes.filter(({ id }) => id !== 'others'),
  nodes: outgoingDocument.nodes
    .filter(({ id }) => !['need', 'countersign', 'proof'].includes(id))
    .map((node) => ({
      ...node,
      column:
        ({ sign: 4, verdict: 5, number: 5, seal: 6, file: 7, done: 7 } as Record<string, number>)[node.id] ??
        node.column,
    })),
  ways: [
    ...chain('start', 'draft', 'head'),
    way('head', 'check', { out: 'right', into: 'top' }),
    way('check', 'sign', { out: 'right', into: 'top' }),
    way('sign', 'verdict'),
    way('verdict', 'draft', { name: returned, when: isReturned }),
    way('verdict', 'number', { name: text('签发', '決行', 'Signed'), otherwise: true }),
    ...chain('number', 'seal', 'file', 'done'),
  ],
}

const letterhead = text('禾岸农业有限公司文件', '禾岸農業有限公司　函', 'Hean Farms Ltd')

/** The letter under its red head, and behind it the sheet that says how it came about. */
export const outgoingPaper: DocumentPlan = {
  title: text('发文办理单', '發文辦理單', 'Outgoing document sheet'),
  number: 'FW-2026-1106-021',
  letter: [
    { style: 'Letterhead', text: letterhead },
    {
      style: 'Number',
      text: text(
        '{prefix}〔{year}〕{sequence}号',
        '{prefix}字第 {year}-{sequence} 號',
        'No. {prefix} {year}/{sequence}',
      ),
    },
    { style: 'RedRule', text: text('', '', '') },
    { style: 'Title', text: text('{subject}', '主旨：{subject}', '{subject}') },
    { style: 'Addressee', text: text('各有关单位：', '受文者：如後附受文單位', 'To the recipients listed overleaf') },
    {
      style: 'Body',
      text: text(
        '现将有关文件印发给你们，正文见附件，请结合实际认真贯彻执行。执行中的问题，请及时向{drafting_department}反馈。',
        '說明：本文附件為全文，請轉知所屬人員，並自文到之日起實施。執行上如有疑義，請洽{drafting_department}。',
        'The full text is enclosed. Please make it known to your staff; it applies from the day you receive it. Questions go to: {drafting_department}.',
      ),
    },
    {
      style: 'Annex',
      text: text('附件：正文及说明材料', '附件：全文及說明資料', 'Enclosed: full text and notes'),
    },
    {
      style: 'Signature',
      text: text('禾岸农业有限公司', '禾岸農業有限公司', 'Hean Farms Ltd'),
      own: { before: 56 },
    },
    { style: 'Signature', text: text('{signed_on}', '{signed_on}', '{signed_on}') },
    {
      style: 'Imprint',
      text: text('签发人：{signer}', '決行：{signer}', 'Signed by {signer}'),
      own: { before: 112 },
    },
    {
      style: 'Imprint',
      text: text(
        '{drafting_department}　{printed_on}印发　共印{copies_in_all}份',
        '{drafting_department}　{printed_on} 發文　共 {copies_in_all} 份',
        '{drafting_department}, issued {printed_on}, {copies_in_all} copies',
      ),
    },
  ],
  rows: [
    fields('subject'),
    fields('secrecy', 'urgency'),
    fields('drafter', 'drafting_department'),
    lines('recipients', { recipient: 18, copy: 8, copies: 8 }),
    ...signatures('head', 'check', 'countersign', 'sign', 'proof', 'seal'),
  ],
}
