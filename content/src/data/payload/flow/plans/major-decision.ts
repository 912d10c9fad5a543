import { text } from '../../../text.ts'
import { majorDecision } from '../../form/major-decision.ts'
import { type DocumentPlan, fields, lines, signatures } from '../document.ts'
import { approve, chain, decide, end, type FlowPlan, start, together, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Prepared, reviewed by legal and finance at once, decided by all together, recorded and followed up. */
export const majorDecisionFlow: FlowPlan = {
  id: 'major_decision',
  name: text('“三重一大”事项决策', '重大事項（三重一大）決策', 'Major decision'),
  form: majorDecision,
  lanes: [
    { id: 'unit', name: text('主办部门', '主辦部門', 'Unit in charge') },
    { id: 'review', name: text('会前审查', '會前審查', 'Review'), rows: 2 },
    { id: 'office', name: text('办公室', '秘書室', 'Secretariat') },
    { id: 'meeting', name: text('决策会议', '決策會議', 'Meeting') },
  ],
  nodes: [
    start(['unit', 0]),
    user('draft', ['unit', 1], text('提出议题', '提出議題', 'Propose the subject'), { role: 'drafter' }),
    approve('head', ['unit', 2], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'P2D',
      rights: { edit: ['proposal', 'risks'], read: ['background', 'options'] },
    }),
    decide('verdict', ['unit', 3]),
    together('fork', ['review', 3, 0.5]),
    approve('legal', ['review', 4], text('合法性审查', '適法性審查', 'Legal review'), {
      role: 'lawyer',
      deadline: 'P2D',
      remind: 'self,superior',
      passes: 'all',
      rights: { comment: ['proposal'], read: ['background', 'risks', 'attachment'] },
    }),
    approve('finance', ['review', 4, 1], text('资金与预算审查', '資金與預算審查', 'Budget review'), {
      role: 'finance_head',
      deadline: 'P2D',
      remind: 'self,superior',
      passes: 'all',
      rights: { comment: ['options'], read: ['proposal', 'attachment'] },
    }),
    together('join', ['review', 5, 0.5]),
    user('collect', ['office', 6], text('汇编上会材料', '彙編會議資料', 'Prepare the papers'), {
      role: 'office_clerk',
      deadline: 'P2D',
      rights: { edit: ['meeting_on'], read: ['done', 'options', 'attachment'] },
    }),
    approve('decide', ['meeting', 7], text('集体讨论决定', '集體討論決定', 'Decide together'), {
      role: 'reviewers',
      passes: 'all',
      actions: ['approve', 'return', 'reject'],
      rights: { edit: ['votes', 'avoided', 'resolution'], read: ['proposal', 'risks', 'options'] },
    }),
    decide('decided', ['meeting', 8]),
    user('minutes', ['office', 9], text('形成纪要并公开', '作成紀錄並公開', 'Minutes and notice'), {
      role: 'office_clerk',
      deadline: 'P3D',
      rights: { edit: ['disclosed'], read: ['votes', 'avoided', 'resolution'] },
    }),
    user('follow', ['unit', 10], text('执行与反馈', '執行與回報', 'Carry out, report'), {
      role: 'lead_unit',
      deadline: 'P30D',
      remind: 'self,superior',
      rights: { read: ['resolution'] },
    }),
    end('done', ['unit', 11], text('已办结', '已結案', 'Closed')),
  ],
  ways: [
    ...chain('start', 'draft', 'head', 'verdict'),
    way('verdict', 'draft', { name: returned, when: isReturned }),
    way('verdict', 'fork', { name: approved, otherwise: true }),
    way('fork', 'legal', { out: 'right', into: 'left', bend: 28 }),
    way('fork', 'finance', { out: 'right', into: 'left', bend: 28 }),
    way('legal', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('finance', 'join', { out: 'right', into: 'left', bend: 24 }),
    way('join', 'collect', { out: 'right', into: 'top' }),
    way('collect', 'decide', { out: 'right', into: 'top' }),
    way('decide', 'decided'),
    way('decided', 'collect', {
      name: text('补充材料再议', '補充資料再議', 'More papers needed'),
      when: isReturned,
      out: 'bottom',
      into: 'bottom',
    }),
    way('decided', 'minutes', {
      name: text('通过', '通過', 'Carried'),
      otherwise: true,
      out: 'right',
      into: 'bottom',
    }),
    way('minutes', 'follow', { out: 'right', into: 'bottom' }),
    way('follow', 'done'),
  ],
}

export const majorDecisionPaper: DocumentPlan = {
  title: text('重大事项决策审批表', '重大事項決策核定表', 'Record of a major decision'),
  number: 'SZYD-2026-007',
  rows: [
    fields('subject'),
    fields('applicant', 'department', 'requested_on'),
    fields('kind', 'meeting_on'),
    fields('background'),
    fields('proposal'),
    fields('risks'),
    lines('options', { name: 14, cost: 8, verdict: 12 }),
    ...signatures('head', 'legal', 'finance'),
    fields('votes', 'avoided'),
    fields('resolution'),
    ...signatures('decide', 'minutes'),
  ],
}
