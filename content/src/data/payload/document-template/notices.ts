import { text } from '../../text.ts'
import { p, table } from '../word/body.ts'
import { sealed } from '../word/seal.ts'
import { businessPage, businessStyles, officialPage, officialStyles } from './styles.ts'
import { templateFiles, variable } from './template.ts'

const organisation = (sample = '禾岸农业集团有限公司') =>
  variable('organisation', 'organisation.full_name', text('单位名称', '單位名稱', 'Organisation'), sample)
const date = variable('issue_date', 'sign.passed_at', text('日期', '日期', 'Date'), '2026年11月16日')
const cells = (widths: number[], row_height = 10) => ({
  cell: 'Cell',
  head: 'CellHead',
  head_fill: 'F1EDE3',
  widths,
  row_height,
})

/** 1.0.0 ended with the instructions; since 1.1.0 who handled it, and how, stands below. */
export function incomingSheet({ result }: { result: boolean }) {
  const body = [
    p('Title', '收文处理笺'),
    table(
      [
        ['来文单位', '{sender}', '来文字号', '{document_number}'],
        ['收文编号', '{receipt_number}', '收文日期', '{received_on}'],
        ['密级', '{secrecy}', '紧急程度', '{urgency}'],
        ['标题', '{subject}'],
      ],
      { cell: 'Cell', widths: [26, 52, 26, 52], row_height: 11 },
    ),
    table(
      [
        ['拟办意见', '{proposal}'],
        ['领导批示', '{instruction}'],
      ],
      { cell: 'Cell', widths: [26, 130], row_height: 42 },
    ),
    ...(result
      ? [
          table(
            [
              ['承办单位', '{unit}', '办结期限', '{due_on}'],
              ['办理结果', '{result}'],
            ],
            { cell: 'Cell', widths: [26, 52, 26, 52], row_height: 18 },
          ),
        ]
      : []),
    p('Note', '传阅完毕后由文书收回，随文归档。', { before: 8 }),
  ]
  return templateFiles({ title: '收文处理笺', styles: businessStyles, page: businessPage, body }, [
    variable('sender', 'form.sender', text('来文单位', '來文機關', 'From'), '澄岚区农业服务中心'),
    variable(
      'document_number',
      'form.document_number',
      text('来文字号', '來文字號', 'Their number'),
      '澄农服〔2026〕31号',
    ),
    variable('receipt_number', 'form.receipt_number', text('收文编号', '收文號', 'Receipt number'), 'SW-2026-0418'),
    variable('received_on', 'form.received_on', text('收文日期', '收文日期', 'Received on'), '2026年11月12日'),
    variable('secrecy', 'form.secrecy', text('密级', '密等', 'Classification'), '内部'),
    variable('urgency', 'form.urgency', text('紧急程度', '速別', 'Urgency'), '加急'),
    variable('subject', 'form.subject', text('标题', '主旨', 'Title'), '关于报送冬季仓储安全自查情况的通知'),
    variable(
      'proposal',
      'form.proposal',
      text('拟办意见', '擬辦意見', 'Proposal'),
      '拟由安全管理部牵头，月底前汇总报送。',
    ),
    variable(
      'instruction',
      'step.instruct.opinion',
      text('领导批示', '主管核示', 'Instruction'),
      '同意。十二个仓库逐一过，我周五看结果。',
    ),
    ...(result
      ? [
          variable('unit', 'form.units[0].unit', text('承办单位', '承辦單位', 'Handled by'), '安全管理部'),
          variable('due_on', 'form.units[0].due_on', text('办结期限', '辦理期限', 'Due'), '2026年11月25日'),
          variable(
            'result',
            'form.result',
            text('办理结果', '辦理結果', 'Result'),
            '十二个仓库已自查，三处隐患已整改。',
          ),
        ]
      : []),
  ])
}

export function tripReport() {
  const body = [
    p('Title', '出差报告'),
    p('Subtitle', '{traveller}　{department}　{starts} 至 {ends}'),
    p('Heading1', '一、出差任务'),
    p('Body', '{purpose}'),
    p('Heading1', '二、行程与会见'),
    table(
      [
        ['日期', '地点', '会见单位与人员', '事项'],
        ['{day_1}', '{place_1}', '{met_1}', '{matter_1}'],
        ['{day_2}', '{place_2}', '{met_2}', '{matter_2}'],
      ],
      cells([30, 34, 46, 46]),
    ),
    p('Heading1', '三、成果与建议'),
    p('Body', '{outcome}'),
    p('Heading1', '四、后续事项'),
    p('Body', '{next_steps}'),
    p('Heading1', '五、费用'),
    p('Body', '预算 {budget} 元，实际 {cost} 元。报销单号：{claim_number}。'),
    p('Closing', '报告人：{traveller}', { before: 24 }),
    p('Closing', '{issue_date}'),
  ]
  const trip = (tag: string, title: ReturnType<typeof text>, sample: string) =>
    variable(tag, `form.${tag}`, title, sample)
  return templateFiles({ title: '出差报告', styles: businessStyles, page: businessPage, body }, [
    trip('traveller', text('出差人', '出差人', 'Traveller'), '南枝'),
    trip('department', text('部门', '部門', 'Department'), '采购部'),
    trip('starts', text('开始日期', '開始日期', 'From'), '11月9日'),
    trip('ends', text('结束日期', '結束日期', 'To'), '11月12日'),
    trip('purpose', text('出差任务', '出差任務', 'Purpose'), '考察两家包装供应商，核对冷链包装的打样质量与交期。'),
    trip('day_1', text('日期一', '日期一', 'Day 1'), '11月10日'),
    trip('place_1', text('地点一', '地點一', 'Place 1'), '青屿市'),
    trip('met_1', text('会见一', '會見一', 'Met 1'), '青屿包装，销售与工艺负责人'),
    trip('matter_1', text('事项一', '事項一', 'Matter 1'), '看样与报价'),
    trip('day_2', text('日期二', '日期二', 'Day 2'), '11月11日'),
    trip('place_2', text('地点二', '地點二', 'Place 2'), '临川市'),
    trip('met_2', text('会见二', '會見二', 'Met 2'), '临川纸业，厂长'),
    trip('matter_2', text('事项二', '事項二', 'Matter 2'), '现场评估产能'),
    trip(
      'outcome',
      text('成果', '成果', 'Outcome'),
      '青屿的样品通过跌落试验，建议列入合格名录；临川交期偏长，暂作备选。',
    ),
    trip('next_steps', text('后续事项', '後續事項', 'Next steps'), '十一月底前完成小批量试用，由质量部出具结论。'),
    trip('budget', text('预算', '預算', 'Budget'), '4,200'),
    trip('cost', text('实际费用', '實際費用', 'Cost'), '3,865'),
    variable('claim_number', 'number.claim', text('报销单号', '報支單號', 'Claim number'), 'BX-2026-1113-009'),
    date,
  ])
}

/** 1.0.0 was the paper alone; since 1.1.0 the page on which members vote goes with it. */
export function majorDecisionPaper({ vote }: { vote: boolean }) {
  const body = [
    p('Title', '关于{subject}的议题材料'),
    p('Number', '（“三重一大”事项：{kind}）'),
    p('Heading1', '一、背景与必要性'),
    p('Body', '{background}'),
    p('Heading1', '二、建议方案'),
    p('Body', '{proposal}'),
    p('Heading1', '三、会前程序'),
    p('Body', '已完成：{done}。法务审查意见：{legal_opinion}。资金审查意见：{finance_opinion}。'),
    p('Heading1', '四、风险与对策'),
    p('Body', '{risks}'),
    p('Heading1', '五、提请会议决定'),
    p('Body', '请会议审议。'),
    p('Signature', '{department}', { before: 40 }),
    p('Signature', '{issue_date}'),
    ...(vote
      ? [
          p('Title', '表决票', { new_page: true }),
          table(
            [
              ['议题', '{subject}'],
              ['意见', '□ 同意　　□ 不同意　　□ 弃权　　□ 回避'],
              ['理由', ''],
              ['签名', ''],
            ],
            { cell: 'Cell', widths: [30, 126], row_height: 20 },
          ),
        ]
      : []),
  ]
  const of = (tag: string, title: ReturnType<typeof text>, sample: string) =>
    variable(tag, `form.${tag}`, title, sample)
  return templateFiles(
    { title: '“三重一大”议题材料', styles: officialStyles, page: officialPage, body, pages: vote ? 2 : 1 },
    [
      of('subject', text('议题', '議題', 'Subject'), '河西三号基地烘干中心扩建'),
      of('kind', text('事项类别', '事項類別', 'Kind'), '重大项目安排'),
      of(
        'background',
        text('背景', '背景', 'Background'),
        '秋收高峰日进粮一千二百吨，现有烘干能力八百吨，近三年每年因排队霉变损失约六十万元。',
      ),
      of(
        'proposal',
        text('建议方案', '建議方案', 'Proposal'),
        '新建两条日处理三百吨的低温烘干线，总投资六百八十万元，工期五个月。',
      ),
      of('done', text('会前程序', '會前程序', 'Preparation'), '调研论证、合法性审查、征求意见'),
      variable('legal_opinion', 'step.legal.opinion', text('法务意见', '法務意見', 'Legal opinion'), '程序合规'),
      variable(
        'finance_opinion',
        'step.finance.opinion',
        text('资金意见', '資金意見', 'Budget opinion'),
        '已列入年度技改预算',
      ),
      of(
        'risks',
        text('风险与对策', '風險與對策', 'Risks'),
        '设备交期可能推迟，已约定延期违约金，并保留租用移动烘干机的备选。',
      ),
      of('department', text('主办部门', '主辦部門', 'Unit in charge'), '基建部'),
      date,
    ],
  )
}

export function dutyDaily() {
  const body = [
    p('Title', '值班日报'),
    p('Subtitle', '{duty_on}　第 {serial} 期'),
    table(
      [
        ['值班员', '{officer}', '带班领导', '{leader}'],
        ['天气', '{weather}', '总体情况', '{state}'],
      ],
      { cell: 'Cell', widths: [24, 54, 24, 54], row_height: 10 },
    ),
    p('Heading1', '一、来电与事项'),
    table(
      [
        ['时间', '来电单位', '事项', '处理情况'],
        ['{at_1}', '{from_1}', '{matter_1}', '{done_1}'],
        ['{at_2}', '{from_2}', '{matter_2}', '{done_2}'],
      ],
      cells([18, 40, 50, 48]),
    ),
    p('Heading1', '二、未了事项'),
    p('Body', '{open_matters}'),
    p('Heading1', '三、明日提示'),
    p('Body', '{tomorrow}'),
    p('Note', '报：{reported_to}。每日八时四十分前发出。', { before: 12 }),
  ]
  const of = (tag: string, title: ReturnType<typeof text>, sample: string) =>
    variable(tag, `form.${tag}`, title, sample)
  return templateFiles({ title: '值班日报', styles: businessStyles, page: businessPage, body }, [
    of('duty_on', text('日期', '日期', 'Date'), '2026年11月15日'),
    variable('serial', 'number.serial', text('期号', '期號', 'Number'), '319'),
    of('officer', text('值班员', '值班人員', 'On duty'), '南枝'),
    of('leader', text('带班领导', '帶班主管', 'Duty manager'), '知行'),
    of('weather', text('天气', '天氣', 'Weather'), '夜间偏北风六级'),
    of('state', text('总体情况', '總體情形', 'State'), '平稳'),
    of('at_1', text('时间一', '時間一', 'Time 1'), '19:40'),
    of('from_1', text('来电一', '來電一', 'From 1'), '二号基地'),
    of('matter_1', text('事项一', '事項一', 'Matter 1'), '配电房跳闸'),
    of('done_1', text('处理一', '處理一', 'Done 1'), '二十分钟恢复供电'),
    of('at_2', text('时间二', '時間二', 'Time 2'), '22:05'),
    of('from_2', text('来电二', '來電二', 'From 2'), '区应急值班室'),
    of('matter_2', text('事项二', '事項二', 'Matter 2'), '大风提示'),
    of('done_2', text('处理二', '處理二', 'Done 2'), '通知四个基地加固'),
    of('open_matters', text('未了事项', '待辦事項', 'Still open'), '配电房主开关待更换，电工班周一上午到场。'),
    of('tomorrow', text('明日提示', '明日提醒', 'Tomorrow'), '上午九点安全例会；下午区里来检查冷库。'),
    of('reported_to', text('报送', '陳報', 'Reported to'), '集团值班室、分管领导'),
  ])
}

/** 1.0.0 was for what is disclosed; since 1.1.0 the same letter refuses, or says that there is nothing. */
export function disclosureReply({ refusal }: { refusal: boolean }) {
  const body = [
    p('Letterhead', '{organisation}', { size: 30 }),
    p('Number', '{number_prefix}〔{year}〕第{serial}号'),
    p('RedRule'),
    p('Title', '政府信息公开告知书'),
    p('Addressee', '{applicant}：'),
    p('Body', '你于{received_on}提交的政府信息公开申请收悉。申请内容为：{content}'),
    p('Body', '经审查，答复如下：{answer}'),
    ...(refusal ? [p('Body', '上述答复的依据为{grounds}。')] : []),
    p('Body', '如对本答复不服，可以自收到之日起六十日内申请行政复议，或者在六个月内提起行政诉讼。'),
    p('Annex', '附件：{attachment}'),
    p('Signature', '{organisation}', { before: 40 }),
    sealed(p('Signature', '{issue_date}'), { right: 90, up: 21, words: '示例印章' }),
  ]
  return templateFiles({ title: '政府信息公开告知书', styles: officialStyles, page: officialPage, body }, [
    organisation('澄岚区农业服务中心'),
    variable('number_prefix', 'number.prefix', text('代字', '代字', 'Prefix'), '澄农服告'),
    variable('year', 'number.year', text('年份', '年份', 'Year'), '2026'),
    variable('serial', 'number.serial', text('序号', '序號', 'Serial number'), '12'),
    variable('applicant', 'form.name', text('申请人', '申請人', 'Applicant'), '听雨'),
    variable('received_on', 'form.received_on', text('受理日期', '受理日期', 'Received on'), '2026年11月10日'),
    variable(
      'content',
      'form.content',
      text('申请内容', '申請內容', 'What was asked'),
      '河滨路沿线雨水管网改造工程的验收结论。',
    ),
    variable('answer', 'form.answer', text('答复', '答覆', 'Answer'), '所申请的信息予以公开，以电子文件提供。'),
    ...(refusal
      ? [variable('grounds', 'form.grounds', text('法律依据', '法律依據', 'Grounds'), '政府信息公开条例第三十六条')]
      : []),
    variable('attachment', 'form.attachment', text('附件', '附件', 'Attachment'), '验收结论（一份）'),
    date,
  ])
}

export function offerLetter() {
  const body = [
    p('Title', '入职通知书'),
    p('Party', '{name}：', { before: 8 }),
    p(
      'Body',
      '很高兴通知你，经面试与审核，我们决定录用你担任 {department} 的 {position}。请于 {start_date} {start_time} 到 {place} 报到。',
    ),
    p('Heading1', '一、待遇'),
    p('Body', '月工资 {salary} 元，试用期 {trial}，期间工资 {trial_salary} 元。依法缴纳社会保险，享受带薪年休假。'),
    p('Heading1', '二、报到时请携带'),
    p('Item', '1. 身份证件原件与复印件；'),
    p('Item', '2. 学历与资格证书；'),
    p('Item', '3. 上一家单位的离职证明；'),
    p('Item', '4. 近三个月内的体检报告。'),
    p('Heading1', '三、确认'),
    p('Body', '请在 {reply_by} 前回复邮件确认。联系人 {contact}，电话 {phone}。'),
    p('Closing', '{organisation}', { before: 30 }),
    sealed(p('Closing', '{issue_date}'), { right: 100, up: 20, words: '示例印章' }),
  ]
  const of = (tag: string, title: ReturnType<typeof text>, sample: string) =>
    variable(tag, `onboarding.${tag}`, title, sample)
  return templateFiles({ title: '入职通知书', styles: businessStyles, page: businessPage, body }, [
    of('name', text('姓名', '姓名', 'Name'), '松月'),
    of('department', text('部门', '部門', 'Department'), '信息中心'),
    of('position', text('岗位', '職位', 'Position'), '系统工程师'),
    of('start_date', text('报到日期', '報到日期', 'Start date'), '2026年12月7日'),
    of('start_time', text('报到时间', '報到時間', 'Time'), '上午九点'),
    of('place', text('报到地点', '報到地點', 'Place'), '总部一楼接待室'),
    of('salary', text('月工资', '月薪', 'Monthly pay'), '9,600'),
    of('trial', text('试用期', '試用期', 'Trial period'), '三个月'),
    of('trial_salary', text('试用期工资', '試用期薪資', 'Pay on trial'), '8,200'),
    of('reply_by', text('确认期限', '確認期限', 'Reply by'), '2026年11月23日'),
    of('contact', text('联系人', '聯絡人', 'Contact'), '临溪'),
    of('phone', text('电话', '電話', 'Telephone'), '（由人事填写）'),
    organisation(),
    date,
  ])
}

export function powerOfAttorney() {
  const body = [
    p('Title', '授权委托书'),
    p('Party', '编号：{number}', { align: 'right' }),
    p('Party', '委托人：{organisation}'),
    p('Party', '受托人：{agent}　　身份证件号码：{id_number}'),
    p('Body', '兹委托上列受托人代表我单位办理以下事项：{matter}'),
    p('Body', '授权范围：{scope}'),
    p('Body', '授权期限：自 {starts} 起至 {ends} 止。受托人无转委托权。'),
    p('Body', '受托人在授权范围与期限内签署的文件，我单位予以承认，并承担相应责任。'),
    table(
      [
        ['用印申请编号', '{seal_number}', '印章名称', '{seal}'],
        ['经办部门', '{department}', '份数', '{copies}'],
      ],
      { cell: 'Cell', widths: [32, 46, 28, 50], row_height: 11 },
    ),
    p('Closing', '委托人（盖章）：{organisation}', { before: 36 }),
    sealed(p('Closing', '{issue_date}'), { right: 100, up: 20, words: '示例印章' }),
  ]
  const of = (tag: string, title: ReturnType<typeof text>, sample: string) =>
    variable(tag, `form.${tag}`, title, sample)
  return templateFiles({ title: '授权委托书', styles: businessStyles, page: businessPage, body }, [
    variable('number', 'number.authority', text('编号', '編號', 'Number'), 'SQ-2026-0061'),
    organisation(),
    of('agent', text('受托人', '受託人', 'Agent'), '半夏'),
    of('id_number', text('证件号码', '證件號碼', 'Identity number'), '（用印时填写）'),
    of('matter', text('委托事项', '委託事項', 'Matter'), '参加青屿市冷链仓储项目投标，签署投标文件。'),
    of('scope', text('授权范围', '授權範圍', 'Scope'), '递交、澄清与签署投标文件，不含合同签订。'),
    of('starts', text('开始日期', '開始日期', 'From'), '2026年11月16日'),
    of('ends', text('结束日期', '結束日期', 'To'), '2026年12月31日'),
    of('seal_number', text('用印申请编号', '用印申請編號', 'Seal request'), 'YY-2026-1116-011'),
    of('seal', text('印章名称', '印章名稱', 'Seal'), '公司公章'),
    of('department', text('经办部门', '經辦部門', 'Department'), '市场部'),
    of('copies', text('份数', '份數', 'Copies'), '两份'),
    date,
  ])
}
