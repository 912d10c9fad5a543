import { text } from '../../../text.ts'
import { milestoneLedger1 } from '../../form/milestone-ledger.ts'
import { approve, chain, decide, end, type FlowPlan, send, service, start, timer, user, way } from '../plan.ts'

const check = approve('accountant', ['finance', 5], text('财务复核', '財務複核', 'Finance check'), {
  role: 'accountant',
  deadline: 'PT48H',
  remind: 'self,superior',
  rights: { edit: ['milestones[].paid'], read: ['balance', 'this_payment', 'acceptance'] },
})

/** No acceptance note, no payment; nor more than the balance. */
export const milestonePayment: FlowPlan = {
  id: 'milestone_payment',
  name: text('履约付款申请', '履約付款申請', 'Payment against contract milestones'),
  form: milestoneLedger1,
  lanes: [
    { id: 'applicant', name: text('经办人', '承辦人', 'Applicant') },
    { id: 'department', name: text('部门', '部門', 'Department') },
    { id: 'finance', name: text('财务', '財務', 'Finance'), rows: 2 },
    { id: 'management', name: text('管理层', '管理階層', 'Management') },
  ],
  nodes: [
    start(['applicant', 0]),
    user('fill', ['applicant', 1], text('选择付款节点', '選擇付款節點', 'Pick the milestone'), {
      role: 'applicant',
      rights: { edit: ['this_payment', 'acceptance'], read: ['milestones', 'balance'] },
    }),
    service('verify', ['applicant', 2], text('校验验收与余额', '檢核驗收與餘額', 'Check note, balance')),
    decide('complete', ['applicant', 3]),
    approve('head', ['department', 4], text('部门负责人审核', '部門主管審核', 'Head of department'), {
      role: 'department_head',
      deadline: 'PT48H',
      rights: { read: ['this_payment', 'balance_after', 'acceptance'] },
    }),
    check,
    timer('check_overdue', check, text('48 小时', '48 小時', '48 hours'), 'PT48H'),
    send('remind', ['finance', 6, 1], text('催办并抄送', '催辦並副知', 'Remind, cc manager')),
    end('reminded', ['finance', 6.8, 1], text('已催办', '已催辦', 'Reminded')),
    decide('tier', ['finance', 7.2], text('付款金额', '付款金額', 'Amount')),
    approve('director', ['management', 8], text('分管领导审批', '權責主管核准', 'Director approves'), {
      role: 'director',
      deadline: 'PT48H',
      rights: { read: ['this_payment', 'paid_total', 'balance_after'] },
    }),
    user('pay', ['finance', 9], text('出纳付款', '出納付款', 'Pay'), {
      role: 'cashier',
      deadline: 'PT24H',
      rights: { read: ['this_payment', 'counterparty'] },
    }),
    service('post', ['finance', 10], text('扣减合同余额', '扣減合約餘額', 'Lower the balance')),
    end('done', ['applicant', 10], text('付款完成', '付款完成', 'Paid'), 'message'),
  ],
  ways: [
    ...chain('start', 'fill', 'verify', 'complete'),
    way('complete', 'fill', {
      name: text('资料不齐或超余额', '資料不齊或超過餘額', 'Incomplete'),
      when: 'balance_after < 0',
    }),
    way('complete', 'head', { name: text('齐全', '齊備', 'Complete'), otherwise: true }),
    way('head', 'accountant', { out: 'right', into: 'top' }),
    way('accountant', 'tier'),
    way('tier', 'pay', { name: text('20 万以下', '20 萬以下', 'Below 200,000'), otherwise: true }),
    way('tier', 'director', {
      name: text('20 万及以上', '20 萬以上', '200,000 or more'),
      when: 'this_payment >= 200000',
    }),
    way('director', 'pay', { out: 'right', into: 'bottom' }),
    ...chain('check_overdue', 'remind', 'reminded'),
    ...chain('pay', 'post', 'done'),
  ],
}
