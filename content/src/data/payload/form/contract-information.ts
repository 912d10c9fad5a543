import { text } from '../../text.ts'
import type { FormPlan } from './build.ts'
import { applicant, attachment, department, remark } from './common.ts'
import { area, choice, date, file, line, mail, money, number, whole, yesNo } from './fields.ts'

const title = text('合同信息登记表', '合約資訊登記表', 'Contract information sheet')

const kinds = {
  purchase: text('采购', '採購', 'Purchase'),
  sale: text('销售', '銷售', 'Sale'),
  service: text('服务', '服務', 'Service'),
  lease: text('租赁', '租賃', 'Lease'),
  works: text('工程', '工程', 'Works'),
  other: text('其他', '其他', 'Other'),
}
const currencies = {
  CNY: text('人民币', '人民幣', 'Chinese yuan'),
  TWD: text('新台币', '新台幣', 'New Taiwan dollar'),
  USD: text('美元', '美元', 'US dollar'),
  EUR: text('欧元', '歐元', 'Euro'),
}
const payments = {
  transfer: text('银行转账', '銀行匯款', 'Bank transfer'),
  acceptance: text('银行承兑', '銀行承兌', 'Bank acceptance'),
  cheque: text('支票', '支票', 'Cheque'),
}
const disputes = {
  negotiation: text('协商', '協商', 'Negotiation'),
  arbitration: text('仲裁', '仲裁', 'Arbitration'),
  court: text('诉讼', '訴訟', 'Court'),
}

const who = [
  line('contract_number*', text('合同编号', '合約編號', 'Contract number'), {
    hint: text(
      '年份加四位流水号，如 HT-2026-0317。',
      '年份加四碼流水號，如 HT-2026-0317。',
      'Year and four digits, such as HT-2026-0317.',
    ),
    rules: { pattern: '^[A-Z]{2}-\\d{4}-\\d{4}$' },
  }),
  line('contract_title*', text('合同名称', '合約名稱', 'Contract title')),
  choice('kind*', text('合同类型', '合約類型', 'Kind of contract'), kinds),
  applicant,
  department,
  date('requested_on*', text('登记日期', '登記日期', 'Registered on')),
]
const parties = [
  line('our_party*', text('我方签约主体', '我方簽約主體', 'Our party')),
  line('our_signatory', text('我方签约代表', '我方簽約代表', 'Our signatory')),
  line('counterparty*', text('对方名称', '對方名稱', 'Other party')),
  line('counterparty_code', text('对方统一社会信用代码', '對方統一編號', 'Registration number'), {
    rules: { pattern: '^[0-9A-Z]{8,18}$' },
  }),
  line('counterparty_signatory', text('对方签约代表', '對方簽約代表', 'Their signatory')),
  line('counterparty_contact', text('对方联系人', '對方聯絡人', 'Their contact')),
  mail('counterparty_mail', text('对方邮箱', '對方電子郵件', 'Their mail address')),
]
const time = [
  date('signed_on', text('签订日期', '簽訂日期', 'Signed on')),
  date('starts_on*', text('生效日期', '生效日期', 'Takes effect')),
  date('ends_on*', text('终止日期', '終止日期', 'Ends')),
  whole('days', text('合同期限（天）', '合約期間（天）', 'Length in days'), { computed: 'days(starts_on, ends_on)' }),
]
const price = [
  choice('currency*', text('币种', '幣別', 'Currency'), currencies),
  money('amount*', text('合同金额', '合約金額', 'Amount'), { rules: { exclusiveMinimum: 0 } }),
  line('amount_in_words', text('金额大写', '金額大寫', 'Amount in characters'), { computed: 'capital(amount)' }),
  number('tax_rate', text('税率（%）', '稅率（%）', 'Tax rate, %'), { rules: { maximum: 100 } }),
  money('net_amount', text('不含税金额', '未稅金額', 'Net amount'), {
    computed: 'round(amount / (1 + tax_rate / 100), 2)',
  }),
  money('tax_amount', text('税额', '稅額', 'Tax'), { computed: 'round(amount - net_amount, 2)' }),
  choice('payment', text('付款方式', '付款方式', 'Payment'), payments),
  area('payment_terms', text('付款条件', '付款條件', 'Terms of payment')),
  number('deposit_rate', text('质保金比例（%）', '保固金比例（%）', 'Retention, %'), { rules: { maximum: 100 } }),
  money('deposit', text('质保金', '保固金', 'Retention'), { computed: 'round(amount * deposit_rate / 100, 2)' }),
  line('account_name', text('收款户名', '收款戶名', 'Account holder')),
  line('account', text('收款账户', '收款帳戶', 'Account')),
]
const terms = [
  file('contract_text', text('合同正文', '合約本文', 'Contract text')),
  area('penalty', text('违约条款', '違約條款', 'Penalty clause')),
  choice('dispute', text('争议解决', '爭議處理', 'Disputes'), disputes),
  whole('copies', text('份数', '份數', 'Copies'), { rules: { minimum: 1, maximum: 20 } }),
]
const confidential = yesNo('confidential', text('是否涉密', '是否涉密', 'Confidential'))

const filled = {
  contract_number: 'HT-2026-0317',
  contract_title: '包装纸箱年度采购合同',
  kind: 'purchase',
  applicant: '临溪',
  department: '采购部',
  requested_on: '2026-11-09',
  our_party: '禾岸农业有限公司',
  our_signatory: '石泉',
  counterparty: '青屿包装有限公司',
  counterparty_contact: '望舒',
  counterparty_mail: 'wangshu@example.com',
  starts_on: '2026-12-01',
  ends_on: '2027-11-30',
  currency: 'CNY',
  amount: 186_000,
  tax_rate: 13,
  payment: 'transfer',
  payment_terms: '每批验收合格并收到发票后 30 日内付款；最后一批付款时扣留质保金，满一年后结清。',
  deposit_rate: 5,
  account_name: '青屿包装有限公司',
  penalty: '逾期交货的，每逾期一日按该批货款的千分之三支付违约金，累计不超过该批货款的百分之十。',
  dispute: 'arbitration',
  copies: 4,
}

/** Thirty-three fields: the older sheet knew no retention and did not ask about secrecy. */
export const contractInformation1: FormPlan = {
  title,
  fields: [
    ...who,
    ...parties,
    ...time,
    ...price.filter(({ name }) => !name.startsWith('deposit')),
    ...terms,
    attachment,
    remark,
  ],
  sample: withoutRetention(filled),
}

export const contractInformation: FormPlan = {
  title,
  fields: [...who, ...parties, ...time, ...price, ...terms, confidential, attachment, remark],
  sample: { ...filled, confidential: false },
  samples: {
    'zh-TW': {
      contract_title: '包裝紙箱年度採購合約',
      applicant: '臨溪',
      department: '採購部',
      our_party: '禾岸農業有限公司',
      counterparty: '青嶼包裝有限公司',
      payment_terms: '每批驗收合格並收到發票後 30 日內付款；最後一批付款時保留保固金，滿一年後結清。',
      account_name: '青嶼包裝有限公司',
      penalty: '逾期交貨者，每逾一日按該批貨款千分之三支付違約金，累計以該批貨款百分之十為上限。',
    },
    en: {
      contract_title: 'Cartons, yearly supply contract',
      applicant: 'Linxi',
      department: 'Purchasing',
      our_party: 'Hean Farms Ltd',
      our_signatory: 'Shiquan',
      counterparty: 'Qingyu Packaging Ltd',
      counterparty_contact: 'Wangshu',
      payment_terms:
        'Each lot is paid within 30 days of acceptance and invoice. The retention is kept from the last payment and settled after one year.',
      account_name: 'Qingyu Packaging Ltd',
      penalty: 'Late delivery costs 0.3% of the value of the lot for each day, up to 10% of that value.',
    },
  },
}

function withoutRetention({ deposit_rate, ...sample }: typeof filled) {
  return sample
}
