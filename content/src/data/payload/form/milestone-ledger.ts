import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { remark } from './common.ts'
import { choice, date, file, line, money, number, table, whole } from './fields.ts'

export const milestoneLedger: FormPlan = {
  title: text('履约节点台账', '履約節點台帳', 'Contract milestone ledger'),
  fields: [
    line('contract_number*', text('合同编号', '合約編號', 'Contract number')),
    line('contract_title*', text('合同名称', '合約名稱', 'Contract title')),
    line('counterparty*', text('对方名称', '對方名稱', 'Other party')),
    line('keeper*', text('履约负责人', '履約負責人', 'Kept by')),
    money('amount*', text('合同金额', '合約金額', 'Amount')),
    whole('remind_days*', text('提前提醒（天）', '提前提醒（天）', 'Remind ahead, days'), {
      rules: { maximum: 60, default: 7 },
    }),
    table('milestones*', text('节点明细', '節點明細', 'Milestones'), [
      choice('kind*', text('类别', '類別', 'Kind'), {
        delivery: text('交付', '交付', 'Delivery'),
        payment: text('付款', '付款', 'Payment'),
        warranty: text('质保', '保固', 'Warranty'),
      }),
      line('milestone*', text('节点', '節點', 'Milestone')),
      date('due_on*', text('应完成日期', '應完成日期', 'Due')),
      date('done_on', text('实际完成日期', '實際完成日期', 'Done')),
      money('payable', text('应付金额', '應付金額', 'To pay')),
      money('paid', text('已付金额', '已付金額', 'Paid')),
      choice('state*', text('状态', '狀態', 'State'), {
        open: text('未到期', '未到期', 'Open'),
        done: text('已完成', '已完成', 'Done'),
        late: text('已逾期', '已逾期', 'Late'),
      }),
    ]),
    money('paid_total', text('累计已付', '累計已付', 'Paid so far'), { computed: 'sum(milestones[].paid)' }),
    money('balance', text('合同余额', '合約餘額', 'Balance'), { computed: 'amount - paid_total' }),
    number('paid_share', text('付款进度（%）', '付款進度（%）', 'Paid, %'), {
      computed: 'round(paid_total / amount * 100, 1)',
    }),
    money('this_payment', text('本次申请付款', '本次申請付款', 'This payment')),
    money('balance_after', text('付款后余额', '付款後餘額', 'Balance after it'), {
      computed: 'balance - this_payment',
    }),
    file('acceptance', text('验收单', '驗收單', 'Acceptance note')),
    remark,
  ],
  sample: {
    contract_number: 'HT-2026-0188',
    contract_title: '冷库保温工程合同',
    counterparty: '霜降冷链工程有限公司',
    keeper: '南枝',
    amount: 960_000,
    remind_days: 7,
    milestones: [
      {
        kind: 'payment',
        milestone: '预付款 30%',
        due_on: '2026-06-10',
        done_on: '2026-06-09',
        payable: 288_000,
        paid: 288_000,
        state: 'done',
      },
      { kind: 'delivery', milestone: '主体完工', due_on: '2026-09-30', done_on: '2026-10-08', state: 'done' },
      {
        kind: 'payment',
        milestone: '进度款 50%',
        due_on: '2026-10-20',
        done_on: '2026-10-19',
        payable: 480_000,
        paid: 480_000,
        state: 'done',
      },
      { kind: 'payment', milestone: '验收款 15%', due_on: '2026-11-30', payable: 144_000, paid: 0, state: 'open' },
      { kind: 'warranty', milestone: '质保期满 5%', due_on: '2027-11-30', payable: 48_000, paid: 0, state: 'open' },
    ],
    this_payment: 144_000,
  },
  samples: {
    'zh-TW': {
      contract_title: '冷凍庫保溫工程合約',
      counterparty: '霜降冷鏈工程有限公司',
      milestones: [
        { milestone: '預付款 30%' },
        { milestone: '主體完工' },
        { milestone: '進度款 50%' },
        { milestone: '驗收款 15%' },
        { milestone: '保固期滿 5%' },
      ],
    },
    en: {
      contract_title: 'Cold store insulation contract',
      counterparty: 'Shuangjiang Cold Chain Ltd',
      keeper: 'Nanzhi',
      milestones: [
        { milestone: 'Advance payment, 30%' },
        { milestone: 'Main work finished' },
        { milestone: 'Progress payment, 50%' },
        { milestone: 'Payment on acceptance, 15%' },
        { milestone: 'End of warranty, 5%' },
      ],
    },
  },
}

/** Before anybody was reminded. */
export const milestoneLedger1: FormPlan = {
  ...milestoneLedger,
  fields: milestoneLedger.fields.filter(({ name }) => name !== 'remind_days' && name !== 'paid_share'),
  sample: Object.fromEntries(Object.entries(milestoneLedger.sample).filter(([name]) => name !== 'remind_days')),
}
