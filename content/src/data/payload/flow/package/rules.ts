import type { DemoPayloadFile } from '../../../../kinds.ts'
import { text } from '../../../text.ts'

/** What can be changed without touching the drawing; a rule here wins over the condition drawn on the way. */
const rules = [
  {
    id: 'tier',
    way: 'tier_to_fork',
    when: 'amount >= 100000',
    name: text('10 万及以上须会签', '10 萬以上須會簽', 'Countersign from 100,000'),
  },
  {
    id: 'return',
    way: 'verdict_to_fill',
    when: "outcome == 'return'",
    name: text('任一退回即回到申请人', '任一退回即回到申請人', 'Any return goes to the applicant'),
  },
  {
    id: 'legal_deadline',
    step: 'legal',
    deadline: 'PT24H',
    remind: 'self,superior',
    name: text(
      '法务 24 小时未办，提醒并抄送上级',
      '法務 24 小時未辦，提醒並副知主管',
      'Legal: remind after 24 hours, cc the manager',
    ),
  },
  {
    id: 'finance_deadline',
    step: 'finance',
    deadline: 'PT24H',
    remind: 'self',
    name: text('财务 24 小时未办，提醒本人', '財務 24 小時未辦，提醒本人', 'Finance: remind after 24 hours'),
  },
  {
    id: 'no_automatic_pass',
    step: 'legal',
    overdue: 'keep',
    name: text('超时不自动通过', '逾時不自動通過', 'Nothing passes by waiting'),
  },
  {
    id: 'foreign_currency',
    way: 'tier_to_fork',
    when: "currency != 'CNY'",
    name: text('外币合同一律会签', '外幣合約一律會簽', 'Foreign currency is always countersigned'),
  },
]

export const rulesFile: DemoPayloadFile = {
  path: 'rules.json',
  content: `${JSON.stringify({ rules }, null, 2)}\n`,
  about: text('金额分级与超时规则', '金額分級與逾時規則', 'Amount tiers and deadlines'),
}
