import { text } from '../../../text.ts'
import { incomingRegister } from '../../form/incoming-register.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, service, start, together, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Registered, proposed, instructed where it matters; then handled by several units at once and answered if asked. */
export const incomingDocument: FlowPlan = {
  id: 'incoming_document',
  name: text('收文办理', '收文辦理', 'Incoming document'),
  form: incomingRegister,
  lanes: [
    { id: 'registry', name: text('文书', '文書', 'Registry') },
    { id: 'office', name: text('综合办公室', '秘書室', 'Office') },
    { id: 'leader', name: text('领导', '主管', 'Management') },
    { id: 'units', name: text('承办单位', '承辦單位', 'Units'), rows: 2 },
  ],
  nodes: [
    start(['registry', 0]),
    user('register', ['registry', 1], text('收文登记', '收文登記', 'Register'), { role: 'registry' }),
    user('propose', ['office', 1], text('提出拟办意见', '提出擬辦意見', 'Propose'), {
      role: 'office_clerk',
      deadline: 'PT8H',
      rights: { edit: ['proposal', 'units'], read: ['subject', 'urgency', 'attachment'] },
    }),
    decide('route', ['office', 2], text('需要批示', '需要核示', 'Needs a decision')),
    approve('instruct', ['leader', 3], text('领导批示', '主管核示', 'Decide'), {
      role: 'director',
      deadline: 'PT24H',
      remind: 'self',
      rights: { comment: ['proposal'], read: ['subject', 'sender', 'units'] },
    }),
    decide('verdict', ['leader', 4]),
    user('assign', ['office', 5], text('分送承办', '分送承辦', 'Assign'), {
      role: 'office_clerk',
      rights: { edit: ['units'], read: ['proposal'] },
    }),
    together('fork', ['units', 6, 0.5]),
    user('handle', ['units', 7], text('主办单位办理', '主辦單位辦理', 'Lead unit handles it'), {
      role: 'lead_unit',
      deadline: 'P5D',
      remind: 'self,superior',
      rights: { edit: ['result'], read: ['proposal', 'attachment'] },
    }),
    user('assist', ['units', 7, 1], text('协办单位配合', '協辦單位配合', 'Others assist'), {
      role: 'assisting_units',
      deadline: 'P3D',
      passes: 'all',
      rights: { comment: ['result'], read: ['proposal', 'attachment'] },
    }),
    together('join', ['units', 8, 0.5]),
    decide('answer', ['units', 9, 0.5], text('需要复文', '需要復文', 'Reply needed')),
    user('reply', ['units', 10, 0.5], text('拟写复文', '擬寫復文', 'Write the reply'), {
      role: 'drafter',
      deadline: 'P2D',
      rights: { read: ['reply_by', 'result', 'sender'] },
    }),
    service('file', ['registry', 11], text('归档', '歸檔', 'File')),
    end('done', ['registry', 12], text('办结', '結案', 'Done')),
  ],
  ways: [
    ...chain('start', 'register', 'propose', 'route'),
    way('route', 'assign', { name: text('否', '否', 'No'), otherwise: true }),
    way('route', 'instruct', {
      name: text('是', '是', 'Yes'),
      when: "kind == 'instruction' or kind == 'request' or secrecy == 'secret'",
    }),
    way('instruct', 'verdict'),
    way('verdict', 'propose', { name: returned, when: isReturned, out: 'bottom', into: 'bottom' }),
    way('verdict', 'assign', { name: approved, otherwise: true, out: 'right', into: 'bottom' }),
    way('assign', 'fork', { out: 'right', into: 'top' }),
    way('fork', 'handle', { out: 'right', into: 'left', bend: 28 }),
    way('fork', 'assist', { out: 'right', into: 'left', bend: 28 }),
    way('handle', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('assist', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('join', 'answer'),
    way('answer', 'reply', { name: text('是', '是', 'Yes'), when: 'needs_reply == true' }),
    way('answer', 'file', { name: text('否', '否', 'No'), otherwise: true }),
    way('reply', 'file', { out: 'right', into: 'bottom' }),
    way('file', 'done'),
  ],
}

export const incomingSlip: DocumentPlan = {
  title: text('收文处理单', '收文處理單', 'Incoming document slip'),
  number: 'SW-2026-1112-018',
  rows: [
    fields('sender', 'document_number'),
    fields('receipt_number', 'received_on', 'pages'),
    fields('kind', 'secrecy', 'urgency'),
    fields('subject'),
    fields('proposal'),
    ...signatures('propose', 'instruct'),
    lines('units', { unit: 16, part: 9, due_on: 9 }),
    fields('result'),
    fields('needs_reply', 'reply_by'),
    ...signatures('handle', 'assist', 'reply'),
  ],
}
