import { text } from '../../text.ts'
import { p, table, type WordBlock } from '../word/body.ts'
import { businessPage, businessStyles } from './styles.ts'
import { type TemplateVariable, templateFiles, variable } from './template.ts'

type ContractArticle = [heading: string, ...clauses: string[]]

/** Parties, numbered articles and a place to sign: what contracts have in common. */
function contract(
  title: string,
  parties: WordBlock[],
  articles: ContractArticle[],
  variables: TemplateVariable[],
  more: WordBlock[] = [],
) {
  const body = [
    p('Title', title),
    p('Party', '合同编号：{contract_number}', { align: 'right' }),
    ...parties,
    ...articles.flatMap(([heading, ...clauses], place) => [
      p('Heading1', `第${numerals[place]}条　${heading}`),
      ...clauses.map((clause) => p('Body', clause)),
    ]),
    ...signatures,
    ...more,
  ]
  return templateFiles(
    { title, styles: businessStyles, page: businessPage, body, header: title, pages: more.length > 0 ? 3 : 2 },
    [number, ...variables, signed],
  )
}

const numerals = '一二三四五六七八九十'

const number = variable(
  'contract_number',
  'number.contract',
  text('合同编号', '合約編號', 'Contract number'),
  'HA-2026-0318',
)
const signed = variable('signed_date', 'sign.passed_at', text('签订日期', '簽訂日期', 'Signed on'), '2026年11月14日')

const signatures = [
  p('Body', '（以下无正文）', { align: 'center', first_line: 0, before: 24 }),
  table(
    [
      ['甲方（盖章）：{party_a}', '乙方（盖章）：{party_b}'],
      ['法定代表人或授权代表（签字）：', '法定代表人或授权代表（签字）：'],
      ['日期：{signed_date}', '日期：{signed_date}'],
    ],
    { cell: 'Signature', widths: [78, 78], borders: false, row_height: 12 },
  ),
]

const partyA = (sample = '禾岸农业集团有限公司') =>
  variable('party_a', 'organisation.full_name', text('甲方', '甲方', 'Party A'), sample)
const partyB = (sample: string) => variable('party_b', 'form.counterparty', text('乙方', '乙方', 'Party B'), sample)
const disputes: ContractArticle = [
  '争议解决',
  '因本合同发生的争议，由双方协商解决；协商不成的，任何一方可以向甲方所在地人民法院起诉。',
]

/** 1.0.0 named one place of delivery; since 1.1.0 the retention money is a clause of its own. */
export function purchaseContract({ retention }: { retention: boolean }) {
  const goods = table(
    [
      ['序号', '名称与规格', '单位', '数量', '单价（元）', '金额（元）'],
      ['1', '{goods_1}', '{unit_1}', '{quantity_1}', '{price_1}', '{amount_1}'],
      ['2', '{goods_2}', '{unit_2}', '{quantity_2}', '{price_2}', '{amount_2}'],
      ['合计', '人民币（大写）：{total_words}　　￥{total}'],
    ],
    { cell: 'Cell', head: 'CellHead', head_fill: 'F1EDE3', widths: [14, 56, 16, 20, 24, 26], row_height: 9 },
  )
  const parties = [
    p('Party', '甲方（买方）：{party_a}'),
    p('Party', '乙方（卖方）：{party_b}'),
    p('Body', '双方依照有关法律，在平等自愿的基础上，就甲方向乙方购买下列货物订立本合同。'),
    goods,
  ]
  const held: ContractArticle[] = retention
    ? [['质量保证金', '甲方从货款中留存 {retention_rate} 作为质量保证金，质保期满且无质量争议后十个工作日内无息付清。']]
    : []
  return contract(
    '采购合同（货物类）',
    parties,
    [
      ['质量', '货物应当符合国家标准以及双方确认的样品。质保期为 {warranty}，自验收合格之日起算。'],
      ['交付', '乙方于 {delivery_date} 前将货物送至 {delivery_place}，运费与途中风险由乙方承担。'],
      ['验收', '甲方在收货后五个工作日内验收。数量短少或者质量不符的，乙方应当在三个工作日内补足或者更换。'],
      ['付款', '合同生效后甲方预付 {advance_rate}；验收合格并收到合法票据后十五个工作日内付清其余货款。'],
      ...held,
      ['违约责任', '逾期交付或者逾期付款的，每日按未履行部分的万分之五支付违约金。'],
      disputes,
    ],
    [
      partyA(),
      partyB('南坡肥料有限公司'),
      variable('goods_1', 'form.items[0].name', text('货物一', '貨物一', 'Item 1'), '有机肥，40 千克袋装'),
      variable('unit_1', 'form.items[0].unit', text('单位一', '單位一', 'Unit 1'), '袋'),
      variable('quantity_1', 'form.items[0].quantity', text('数量一', '數量一', 'Quantity 1'), '600'),
      variable('price_1', 'form.items[0].price', text('单价一', '單價一', 'Price 1'), '58.00'),
      variable('amount_1', 'form.items[0].amount', text('金额一', '金額一', 'Amount 1'), '34,800.00'),
      variable('goods_2', 'form.items[1].name', text('货物二', '貨物二', 'Item 2'), '滴灌带，16 毫米'),
      variable('unit_2', 'form.items[1].unit', text('单位二', '單位二', 'Unit 2'), '卷'),
      variable('quantity_2', 'form.items[1].quantity', text('数量二', '數量二', 'Quantity 2'), '45'),
      variable('price_2', 'form.items[1].price', text('单价二', '單價二', 'Price 2'), '320.00'),
      variable('amount_2', 'form.items[1].amount', text('金额二', '金額二', 'Amount 2'), '14,400.00'),
      variable('total', 'form.total', text('合计', '合計', 'Total'), '49,200.00'),
      variable('total_words', 'form.total:words', text('大写金额', '大寫金額', 'Total in words'), '肆万玖仟贰佰元整'),
      variable('warranty', 'form.warranty', text('质保期', '保固期', 'Warranty'), '十二个月'),
      variable('delivery_date', 'form.delivery_date', text('交付日期', '交付日期', 'Delivery by'), '2026年12月10日'),
      variable('delivery_place', 'form.delivery_place', text('交付地点', '交付地點', 'Deliver to'), '禾岸一号基地仓库'),
      variable('advance_rate', 'form.advance_rate', text('预付比例', '預付比例', 'Advance payment'), '百分之三十'),
      ...(retention
        ? [variable('retention_rate', 'form.retention', text('质保金比例', '保固金比例', 'Retention'), '百分之五')]
        : []),
    ],
  )
}

export function labourContract() {
  const parties = [
    p('Party', '甲方（用人单位）：{party_a}'),
    p('Party', '乙方（劳动者）：{party_b}'),
    p('Party', '证件号码：{id_number}　　　联系地址：{address}'),
    p('Body', '双方在平等自愿、协商一致的基础上订立本合同，共同遵守。'),
  ]
  return contract(
    '劳动合同（固定期限）',
    parties,
    [
      ['合同期限', '本合同自 {start_date} 起至 {end_date} 止，其中试用期至 {trial_end} 止。'],
      ['工作内容与地点', '乙方在 {department} 担任 {position}，工作地点为 {workplace}。调整岗位由双方协商并书面确认。'],
      ['工作时间与休假', '实行 {hours_system}。甲方安排加班的，依法支付加班费或者安排补休；乙方依法享受年休假。'],
      [
        '劳动报酬',
        '乙方月工资为人民币 {salary} 元，试用期工资为 {trial_salary} 元，每月 {pay_day} 日前以货币形式支付。',
      ],
      ['社会保险与福利', '双方依法参加社会保险并缴纳费用，个人应缴部分由甲方代扣。'],
      ['劳动保护', '甲方提供符合规定的劳动条件与防护用品；乙方应当遵守安全规程，有权拒绝违章指挥。'],
      ['保密', '乙方对在工作中知悉的商业秘密负有保密义务，离职后仍然有效。'],
      ['变更、解除与终止', '变更、解除、终止或者续订本合同，按照有关法律办理。解除时甲方出具证明，乙方办理交接。'],
      disputes,
      ['其他', '本合同一式两份，双方各执一份，自签字盖章之日起生效。'],
    ],
    [
      partyA(),
      variable('party_b', 'onboarding.name', text('劳动者', '勞動者', 'Employee'), '青禾'),
      variable('id_number', 'onboarding.id_number', text('证件号码', '證件號碼', 'Identity number'), '（入职时填写）'),
      variable('address', 'onboarding.address', text('联系地址', '聯絡地址', 'Address'), '禾岸市河滨路 6 号'),
      variable('start_date', 'onboarding.start_date', text('开始日期', '開始日期', 'Starts'), '2026年12月1日'),
      variable('end_date', 'onboarding.end_date', text('结束日期', '結束日期', 'Ends'), '2029年11月30日'),
      variable(
        'trial_end',
        'onboarding.trial_end',
        text('试用期截止', '試用期屆滿', 'Trial period ends'),
        '2027年2月28日',
      ),
      variable('department', 'onboarding.department', text('部门', '部門', 'Department'), '信息中心'),
      variable('position', 'onboarding.position', text('岗位', '職位', 'Position'), '系统工程师'),
      variable('workplace', 'onboarding.workplace', text('工作地点', '工作地點', 'Place of work'), '集团总部'),
      variable('hours_system', 'onboarding.hours', text('工时制度', '工時制度', 'Hours'), '标准工时制'),
      variable('salary', 'onboarding.salary', text('月工资', '月薪', 'Monthly pay'), '9,600'),
      variable('trial_salary', 'onboarding.trial_salary', text('试用期工资', '試用期薪資', 'Pay on trial'), '8,200'),
      variable('pay_day', 'setting.pay_day', text('发薪日', '發薪日', 'Pay day'), '10'),
    ],
  )
}

/** 1.0.0 bound one side only; since 2.0.0 it binds both, and the period is a variable. */
export function nonDisclosure({ mutual }: { mutual: boolean }) {
  const who = mutual ? '双方' : '乙方'
  return contract(
    mutual ? '保密协议（双向）' : '保密协议（单向）',
    [
      p('Party', '甲方：{party_a}'),
      p('Party', '乙方：{party_b}'),
      p('Body', `鉴于双方就 {matter} 开展合作，${who}在合作中将接触对方未公开的信息，特订立本协议。`),
    ],
    [
      ['保密信息', '本协议所称保密信息，指以任何形式提供且标明保密，或者依其性质应当视为保密的技术与经营信息。'],
      [
        '保密义务',
        `${who}应当以不低于保护自身同类信息的注意程度保管，只用于 {matter}，只向确有需要的人员披露。`,
        ...(mutual ? ['一方应当告知接触保密信息的人员本协议的内容，并对其行为负责。'] : []),
      ],
      [
        '例外',
        '已经公开的信息、合法取自第三方的信息，以及独立开发的信息，不在此限。依法必须提供的，应当事先通知对方。',
      ],
      ['期限', mutual ? '保密义务自信息提供之日起持续 {period}。' : '保密义务自信息提供之日起持续三年。'],
      ['返还与销毁', '合作结束或者对方要求时，应当在十个工作日内返还或者销毁全部载体，并出具书面确认。'],
      ['违约责任', '违反本协议的，应当赔偿对方因此遭受的损失。'],
      disputes,
    ],
    [
      partyA(),
      partyB('云上软件有限公司'),
      variable('matter', 'form.matter', text('合作事项', '合作事項', 'Matter'), '办公系统迁移项目'),
      ...(mutual ? [variable('period', 'form.period', text('保密期限', '保密期限', 'Period'), '五年')] : []),
    ],
  )
}

export function farmlandLease() {
  const plots = table(
    [
      ['地块', '面积（亩）', '四至', '年租金（元）'],
      ['{plot_1}', '{area_1}', '{bounds_1}', '{rent_1}'],
      ['{plot_2}', '{area_2}', '{bounds_2}', '{rent_2}'],
    ],
    { cell: 'Cell', head: 'CellHead', head_fill: 'E8EFDD', widths: [36, 24, 64, 32], row_height: 9 },
  )
  const handover = [
    p('Title', '附件　交接清单', { new_page: true }),
    table(
      [
        ['项目', '交接时状况', '双方确认'],
        ...['界桩', '机井与泵房', '田间道路', '排水沟渠', '电力设施', '地上附着物'].map((item) => [item, '', '']),
      ],
      { cell: 'Cell', head: 'CellHead', head_fill: 'E8EFDD', widths: [46, 74, 36], row_height: 12 },
    ),
  ]
  return contract(
    '土地流转合同',
    [
      p('Party', '甲方（出租方）：{party_a}'),
      p('Party', '乙方（承租方）：{party_b}'),
      p('Body', '甲方将下列土地的经营权出租给乙方，双方订立本合同。'),
      plots,
    ],
    [
      ['用途', '土地只用于 {use}，不得改变农业用途，不得破坏耕作层。'],
      ['期限', '自 {start_date} 起至 {end_date} 止，不超过承包期的剩余期限。'],
      ['租金', '年租金合计人民币 {total} 元，每年 {pay_date} 前一次付清。'],
      [
        '双方的权利和义务',
        '甲方保证权属清楚，不干涉乙方正常经营；乙方保护地力，按时支付租金。',
        '补贴归属按当地政策执行。',
      ],
      ['到期处理', '期满后乙方应当按交接清单恢复并交还土地。同等条件下乙方可以优先续租。'],
      disputes,
    ],
    [
      partyA('河湾村经济合作社'),
      partyB('禾岸农业集团有限公司'),
      variable('plot_1', 'form.plots[0].name', text('地块一', '地塊一', 'Plot 1'), '东洼地'),
      variable('area_1', 'form.plots[0].area', text('面积一', '面積一', 'Area 1'), '126.5'),
      variable(
        'bounds_1',
        'form.plots[0].bounds',
        text('四至一', '四至一', 'Bounds 1'),
        '东至河堤，南至机耕路，西至水渠，北至林带',
      ),
      variable('rent_1', 'form.plots[0].rent', text('租金一', '租金一', 'Rent 1'), '101,200'),
      variable('plot_2', 'form.plots[1].name', text('地块二', '地塊二', 'Plot 2'), '西坡地'),
      variable('area_2', 'form.plots[1].area', text('面积二', '面積二', 'Area 2'), '58.0'),
      variable(
        'bounds_2',
        'form.plots[1].bounds',
        text('四至二', '四至二', 'Bounds 2'),
        '东至水渠，南至村道，西至山脚，北至东洼地',
      ),
      variable('rent_2', 'form.plots[1].rent', text('租金二', '租金二', 'Rent 2'), '40,600'),
      variable('use', 'form.use', text('用途', '用途', 'Use'), '粮食与饲草种植'),
      variable('start_date', 'form.start_date', text('开始日期', '開始日期', 'Starts'), '2027年1月1日'),
      variable('end_date', 'form.end_date', text('结束日期', '結束日期', 'Ends'), '2031年12月31日'),
      variable('total', 'form.total', text('年租金合计', '年租金合計', 'Rent a year'), '141,800'),
      variable('pay_date', 'form.pay_date', text('付款日', '付款日', 'Paid by'), '1月15日'),
    ],
    handover,
  )
}
