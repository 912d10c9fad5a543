import { text } from '../../text.ts'
import { p, table } from '../word/body.ts'
import { sealed } from '../word/seal.ts'
import { businessPage, businessStyles } from './styles.ts'
import { templateFiles, variable } from './template.ts'

/** 1.0.0 was in Chinese only; since 1.1.0 every label has its English beside it. */
export function quotation({ bilingual }: { bilingual: boolean }) {
  const translate = (chinese: string, english: string) => (bilingual ? `${chinese} ${english}` : chinese)
  const line = (n: number) => [`${n}`, `{item_${n}}`, `{unit_${n}}`, `{quantity_${n}}`, `{price_${n}}`, `{amount_${n}}`]
  const body = [
    p('Title', translate('报价单', 'Quotation')),
    table(
      [
        [`${translate('致', 'To')}：{customer}`, `${translate('编号', 'No.')}：{number}`],
        [`${translate('项目', 'Subject')}：{subject}`, `${translate('日期', 'Date')}：{issue_date}`],
      ],
      { cell: 'Party', widths: [96, 60], borders: false },
    ),
    table(
      [
        [
          translate('序号', 'No.'),
          translate('名称与说明', 'Description'),
          translate('单位', 'Unit'),
          translate('数量', 'Qty'),
          translate('单价', 'Price'),
          translate('金额', 'Amount'),
        ],
        line(1),
        line(2),
        line(3),
        [translate('合计', 'Total'), '{currency} {total}'],
      ],
      { cell: 'Cell', head: 'CellHead', head_fill: 'E8EDF5', widths: [16, 58, 18, 18, 22, 24], row_height: 10 },
    ),
    p('Heading1', translate('说明', 'Terms')),
    p('Item', `1. ${translate('报价有效期至', 'Valid until')} {valid_until}。`),
    p('Item', `2. ${translate('交付：', 'Delivery:')} {delivery}`),
    p('Item', `3. ${translate('付款：', 'Payment:')} {payment}`),
    p('Item', `4. ${translate('报价含税，税率', 'Tax included at')} {tax_rate}。`),
    p('Closing', '{organisation}', { before: 36 }),
    sealed(p('Closing', `${translate('经办', 'Prepared by')}：{prepared_by}`), {
      right: 108,
      up: 20,
      words: '示例印章',
    }),
  ]
  const row = (n: number, name: string, unit: string, quantity: string, price: string, amount: string) => [
    variable(`item_${n}`, `form.items[${n - 1}].name`, text(`名称 ${n}`, `名稱 ${n}`, `Item ${n}`), name),
    variable(`unit_${n}`, `form.items[${n - 1}].unit`, text(`单位 ${n}`, `單位 ${n}`, `Unit ${n}`), unit),
    variable(
      `quantity_${n}`,
      `form.items[${n - 1}].quantity`,
      text(`数量 ${n}`, `數量 ${n}`, `Quantity ${n}`),
      quantity,
    ),
    variable(`price_${n}`, `form.items[${n - 1}].price`, text(`单价 ${n}`, `單價 ${n}`, `Price ${n}`), price),
    variable(`amount_${n}`, `form.items[${n - 1}].amount`, text(`金额 ${n}`, `金額 ${n}`, `Amount ${n}`), amount),
  ]
  return templateFiles({ title: '报价单', styles: businessStyles, page: businessPage, body }, [
    variable('customer', 'form.customer', text('客户', '客戶', 'Customer'), '清川食品有限公司'),
    variable('number', 'number.quotation', text('编号', '編號', 'Number'), 'BJ-2026-0142'),
    variable('subject', 'form.subject', text('项目', '項目', 'Subject'), '有机大米年度供货'),
    variable('issue_date', 'sign.passed_at', text('日期', '日期', 'Date'), '2026-11-14'),
    ...row(1, '有机大米，10 千克', '袋', '800', '86.00', '68,800.00'),
    ...row(2, '糙米，5 千克', '袋', '300', '48.00', '14,400.00'),
    ...row(3, '礼盒包装', '套', '200', '22.00', '4,400.00'),
    variable('currency', 'form.currency', text('币种', '幣別', 'Currency'), 'CNY'),
    variable('total', 'form.total', text('合计', '合計', 'Total'), '87,600.00'),
    variable('valid_until', 'form.valid_until', text('有效期', '有效期限', 'Valid until'), '2026-12-14'),
    variable('delivery', 'form.delivery', text('交付', '交付', 'Delivery'), '订单确认后十日内送达'),
    variable('payment', 'form.payment', text('付款', '付款', 'Payment'), '预付三成，余款月结'),
    variable('tax_rate', 'form.tax_rate', text('税率', '稅率', 'Tax rate'), '9%'),
    variable('organisation', 'organisation.full_name', text('报价单位', '報價單位', 'From'), '禾岸农业集团有限公司'),
    variable('prepared_by', 'form.prepared_by', text('经办', '經辦', 'Prepared by'), '南枝'),
  ])
}

/** A sheet to hang on the wall: landscape, one page, rules above and below. */
export function diploma() {
  const gold = '9A6B14'
  const body = [
    p('Normal', '', { line: 8, rule: { side: 'bottom', color: gold, points: 3 }, after: 6 }),
    p('Title', '结业证书', { size: 44, color: gold, letter_spacing: 12, after: 0, lines: 1.1 }),
    p('Subtitle', 'CERTIFICATE OF COMPLETION', { letter_spacing: 4, after: 6 }),
    p('Normal', '{name} 同学：', { font: '楷体', size: 22, lines: 1.6 }),
    p('Body', '于 {start_date} 至 {end_date} 参加“{course}”培训，共 {hours} 学时，考核成绩 {score}，准予结业。', {
      font: '楷体',
      size: 20,
      lines: 1.8,
    }),
    p('Closing', '{organisation}', { size: 16, before: 6 }),
    sealed(p('Closing', '{issue_date}', { size: 16 }), { right: 176, up: 19, words: '示例印章' }),
    p('Note', '证书编号：{number}', {}),
    p('Normal', '', { line: 8, rule: { side: 'bottom', color: gold, points: 3 } }),
  ]
  const page = { margins: [20, 32, 18, 32] as [number, number, number, number], landscape: true }
  return templateFiles({ title: '培训结业证书', styles: businessStyles, page, body }, [
    variable('name', 'training.person', text('姓名', '姓名', 'Name'), '临溪'),
    variable('start_date', 'training.start', text('开始日期', '開始日期', 'From'), '2026年10月12日'),
    variable('end_date', 'training.end', text('结束日期', '結束日期', 'To'), '2026年10月30日'),
    variable('course', 'training.course', text('课程', '課程', 'Course'), '班组长基础管理'),
    variable('hours', 'training.hours', text('学时', '時數', 'Hours'), '48'),
    variable('score', 'training.score', text('成绩', '成績', 'Score'), '优秀'),
    variable(
      'organisation',
      'organisation.full_name',
      text('颁发单位', '頒發單位', 'Awarded by'),
      '禾岸农业集团有限公司',
    ),
    variable('issue_date', 'sign.passed_at', text('颁发日期', '頒發日期', 'Awarded on'), '2026年11月6日'),
    variable('number', 'number.certificate', text('证书编号', '證書編號', 'Number'), 'PX-2026-0087'),
  ])
}
