import { text } from '../../../text.ts'
import { contractInformation1 } from '../../form/contract-information.ts'
import { approve, chain, decide, end, type FlowPlan, service, start, user, way } from '../plan.ts'
import { approved, isReturned, returned } from '../words.ts'

/** Only what changed is read again; whoever approved the contract approves the change. */
export const contractAmendment: FlowPlan = {
  id: 'contract_amendment',
  name: text('合同变更与补充协议审批', '合約變更與補充協議簽核', 'Contract amendment approval'),
  form: contractInformation1,
  lanes: [
    { id: 'applicant', name: text('申请人', '申請人', 'Applicant') },
    { id: 'legal', name: text('法务', '法務', 'Legal') },
    { id: 'finance', name: text('财务', '財務', 'Finance') },
    { id: 'approvers', name: text('原审批人', '原簽核人', 'First approvers') },
  ],
  nodes: [
    start(['applicant', 0]),
    service('quote', ['applicant', 1], text('引用原合同', '引用原合約', 'Take the contract')),
    user('fill', ['applicant', 2], text('填写变更条款', '填寫變更條款', 'Write the changes'), {
      role: 'applicant',
      rights: { edit: ['amount', 'ends_on', 'penalty', 'payment_terms'], read: ['contract_number', 'counterparty'] },
    }),
    service('compare', ['legal', 2], text('比对变更条款', '比對變更條款', 'Compare clauses')),
    approve('review', ['legal', 3], text('法务审查', '法務審查', 'Legal review'), {
      role: 'lawyer',
      deadline: 'PT24H',
      remind: 'self',
      rights: { edit: ['penalty', 'dispute'], comment: ['contract_text'], hidden: ['account'] },
    }),
    decide('money', ['legal', 4], text('合同金额', '合約金額', 'Amount')),
    approve('finance_check', ['finance', 5], text('财务复核', '財務複核', 'Finance check'), {
      role: 'accountant',
      deadline: 'PT24H',
      rights: { edit: ['payment_terms', 'tax_rate'], read: ['amount', 'account'] },
    }),
    approve('approvers_agree', ['approvers', 6], text('原审批人审批', '原簽核人核准', 'Same people approve'), {
      role: 'director',
      deadline: 'PT48H',
      passes: 'all',
      rights: { read: ['amount', 'ends_on', 'penalty'] },
    }),
    decide('verdict', ['approvers', 7]),
    user('seal', ['approvers', 8], text('补充协议用印', '補充協議用印', 'Seal the amendment'), {
      role: 'seal_keeper',
      rights: { read: ['copies'] },
    }),
    service('update', ['approvers', 9], text('更新合同台账', '更新合約台帳', 'Update the ledger')),
    end('done', ['applicant', 9], text('补充协议生效', '補充協議生效', 'In force'), 'message'),
  ],
  ways: [
    ...chain('start', 'quote', 'fill', 'compare', 'review', 'money'),
    way('money', 'finance_check', {
      name: text('10 万及以上', '10 萬以上', '100,000 or more'),
      when: 'amount >= 100000',
    }),
    way('money', 'approvers_agree', {
      name: text('10 万以下', '10 萬以下', 'Below 100,000'),
      otherwise: true,
      out: 'right',
      into: 'top',
    }),
    way('finance_check', 'approvers_agree', { out: 'right', into: 'top' }),
    way('approvers_agree', 'verdict'),
    way('verdict', 'fill', { name: returned, when: isReturned }),
    way('verdict', 'seal', { name: approved, otherwise: true }),
    ...chain('seal', 'update', 'done'),
  ],
}
