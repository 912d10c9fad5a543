import { text } from '../../text.ts'
import { p, table } from '../word/body.ts'
import { sealed } from '../word/seal.ts'
import { businessPage, businessStyles, officialPage, officialStyles } from './styles.ts'
import { templateFiles, variable } from './template.ts'

const organisation = variable(
  'organisation',
  'organisation.full_name',
  text('单位名称', '單位名稱', 'Organisation'),
  '禾岸农业集团有限公司',
)
const date = variable('issue_date', 'sign.passed_at', text('日期', '日期', 'Date'), '2026年11月14日')

/** 1.0.0 recorded decisions; since 1.1.0 the meeting opens with what became of the last ones. */
export function meetingMinutes({ follow_up }: { follow_up: boolean }) {
  const widths = [12, 78, 30, 36]
  const look = { cell: 'Cell', head: 'CellHead', head_fill: 'F1EDE3', widths, row_height: 10 }
  const last = follow_up
    ? [
        p('Heading1', '一、上次决议的完成情况'),
        table(
          [
            ['序号', '决议', '负责人', '完成情况'],
            ['1', '{last_decision}', '{last_owner}', '{last_state}'],
          ],
          look,
        ),
      ]
    : []
  const [talk, decided] = follow_up ? ['二', '三'] : ['一', '二']
  const body = [
    p('Title', '{meeting_title}纪要'),
    p('Subtitle', '第 {serial} 次　{meeting_date}'),
    table(
      [
        ['时间', '{meeting_time}'],
        ['地点', '{place}'],
        ['主持', '{chair}'],
        ['记录', '{recorder}'],
        ['出席', '{present}'],
        ['缺席', '{absent}'],
      ],
      { cell: 'Cell', widths: [26, 130], row_height: 9 },
    ),
    ...last,
    p('Heading1', `${talk}、议题与讨论`),
    p('Body', '{discussion}'),
    p('Heading1', `${decided}、本次决议`),
    table(
      [
        ['序号', '决议', '负责人', '期限'],
        ['1', '{decision_1}', '{owner_1}', '{due_1}'],
        ['2', '{decision_2}', '{owner_2}', '{due_2}'],
      ],
      look,
    ),
    p('Note', '决议经主持人确认后自动生成待办；到期前两天提醒负责人，逾期抄送主持人。', { before: 12 }),
    p('Closing', '{organisation}', { before: 24 }),
    p('Closing', '{issue_date}'),
  ]
  const of = (name: string, source: string, title: ReturnType<typeof text>, sample: string) =>
    variable(name, `meeting.${source}`, title, sample)
  return templateFiles({ title: '会议纪要', styles: businessStyles, page: businessPage, body }, [
    of('meeting_title', 'title', text('会议名称', '會議名稱', 'Meeting'), '秋收工作例会'),
    of('serial', 'serial', text('次数', '次數', 'Number'), '42'),
    of('meeting_date', 'date', text('会议日期', '會議日期', 'Day'), '2026年11月13日'),
    of('meeting_time', 'time', text('时间', '時間', 'Time'), '14:00 至 15:30'),
    of('place', 'place', text('地点', '地點', 'Place'), '三楼会议室'),
    of('chair', 'chair', text('主持', '主席', 'Chair'), '知行'),
    of('recorder', 'recorder', text('记录', '紀錄', 'Minutes by'), '半夏'),
    of('present', 'present', text('出席', '出席', 'Present'), '青禾、临溪、南枝、石泉'),
    of('absent', 'absent', text('缺席', '缺席', 'Absent'), '无'),
    ...(follow_up
      ? [
          of('last_decision', 'last.decision', text('上次决议', '上次決議', 'Last decision'), '完成烘干机检修'),
          of('last_owner', 'last.owner', text('上次负责人', '上次負責人', 'Its owner'), '石泉'),
          of('last_state', 'last.state', text('完成情况', '完成情形', 'What became of it'), '已完成，提前两天'),
        ]
      : []),
    of('discussion', 'discussion', text('讨论', '討論', 'Discussion'), '各基地通报收割进度，讨论雨天预案与仓容。'),
    of('decision_1', 'decisions[0].text', text('决议一', '決議一', 'Decision 1'), '三号仓腾出八百吨仓容'),
    of('owner_1', 'decisions[0].owner', text('负责人一', '負責人一', 'Owner 1'), '临溪'),
    of('due_1', 'decisions[0].due', text('期限一', '期限一', 'Due 1'), '11月18日'),
    of('decision_2', 'decisions[1].text', text('决议二', '決議二', 'Decision 2'), '增派两台转运车'),
    of('owner_2', 'decisions[1].owner', text('负责人二', '負責人二', 'Owner 2'), '南枝'),
    of('due_2', 'decisions[1].due', text('期限二', '期限二', 'Due 2'), '11月16日'),
    organisation,
    date,
  ])
}

export function requestAndReply() {
  const body = [
    p('Letterhead', '{organisation}', { size: 32 }),
    p('Number', '{number_prefix}〔{year}〕{serial}号　　　　签发人：{signatory}'),
    p('RedRule'),
    p('Title', '关于{matter}的请示'),
    p('Addressee', '{superior}：'),
    p('Body', '{reason}'),
    p('Heading1', '一、主要内容'),
    p('Body', '{proposal}'),
    p('Heading1', '二、经费来源'),
    p('Body', '所需经费 {budget} 元，从 {budget_source} 中列支。'),
    p('Body', '妥否，请批示。'),
    p('Signature', '{organisation}', { before: 56 }),
    p('Signature', '{issue_date}'),
    p('Title', '会签与批示', { new_page: true }),
    table(
      [
        ['会签部门', '意见', '签字与日期'],
        ['财务部', '{finance_opinion}', ''],
        ['法务部', '{legal_opinion}', ''],
        ['分管领导批示', '{leader_opinion}', ''],
      ],
      { cell: 'Cell', head: 'CellHead', widths: [36, 78, 42], row_height: 28 },
    ),
    p('Title', '关于{matter}的批复', { new_page: true }),
    p('Addressee', '{organisation}：'),
    p('Body', '你单位《关于{matter}的请示》（{number_prefix}〔{year}〕{serial}号）收悉。经研究，批复如下：'),
    p('Body', '{reply}'),
    p('Signature', '{superior}', { before: 56 }),
    p('Signature', '{reply_date}'),
  ]
  return templateFiles({ title: '请示与批复', styles: officialStyles, page: officialPage, body, pages: 3 }, [
    organisation,
    variable('number_prefix', 'number.prefix', text('机关代字', '機關代字', 'Prefix of the number'), '禾岸请'),
    variable('year', 'number.year', text('年份', '年份', 'Year'), '2026'),
    variable('serial', 'number.serial', text('序号', '序號', 'Serial number'), '7'),
    variable('signatory', 'sign.person', text('签发人', '決行人', 'Signatory'), '知行'),
    variable('matter', 'flow.title', text('事项', '事項', 'Matter'), '增设冷链仓库'),
    variable('superior', 'flow.superior', text('上级单位', '上級單位', 'Superior body'), '禾岸集团董事会'),
    variable('reason', 'flow.reason', text('缘由', '緣由', 'Reason'), '今年鲜果产量较上年增长两成，现有冷库已无余量。'),
    variable(
      'proposal',
      'flow.proposal',
      text('内容', '內容', 'Proposal'),
      '在二号基地新建一座两千立方米的冷链仓库，工期四个月。',
    ),
    variable('budget', 'flow.budget', text('经费', '經費', 'Budget'), '860,000'),
    variable('budget_source', 'flow.budget_source', text('经费来源', '經費來源', 'Paid from'), '年度基建预算'),
    date,
    variable('finance_opinion', 'countersign.finance', text('财务意见', '財務意見', 'Finance'), '预算内，同意。'),
    variable('legal_opinion', 'countersign.legal', text('法务意见', '法務意見', 'Legal'), '用地手续齐全，同意。'),
    variable('leader_opinion', 'sign.opinion', text('领导批示', '主管批示', 'Remarks'), '同意，注意汛期施工安全。'),
    variable(
      'reply',
      'reply.text',
      text('批复内容', '批覆內容', 'Reply'),
      '原则同意。请按程序招标，并于开工前报送施工方案。',
    ),
    variable('reply_date', 'reply.passed_at', text('批复日期', '批覆日期', 'Date of the reply'), '2026年11月20日'),
  ])
}

export function acceptanceReport() {
  const body = [
    p('Title', '项目验收报告'),
    p('Subtitle', '{project}'),
    table(
      [
        ['合同编号', '{contract_number}'],
        ['建设单位', '{organisation}'],
        ['承建单位', '{contractor}'],
        ['验收日期', '{issue_date}'],
      ],
      { cell: 'Cell', widths: [36, 120], row_height: 10 },
    ),
    p('Heading1', '一、逐项结论'),
    table(
      [
        ['序号', '合同约定', '验收方法', '结论'],
        ['1', '{item_1}', '{method_1}', '{verdict_1}'],
        ['2', '{item_2}', '{method_2}', '{verdict_2}'],
        ['3', '{item_3}', '{method_3}', '{verdict_3}'],
      ],
      { cell: 'Cell', head: 'CellHead', head_fill: 'E4EDF1', widths: [14, 66, 48, 28], row_height: 11 },
    ),
    p('Heading1', '二、总体结论'),
    p('Body', '{conclusion}'),
    p('Heading1', '三、验收组签字'),
    table(
      [
        ['组长', '成员', '成员'],
        ['', '', ''],
      ],
      { cell: 'Cell', head: 'CellHead', widths: [52, 52, 52], row_height: 16 },
    ),
    p('Title', '整改事项', { new_page: true }),
    table(
      [
        ['未通过项', '原因', '责任方', '整改期限'],
        ['{failed_item}', '{failed_reason}', '{failed_owner}', '{failed_due}'],
      ],
      { cell: 'Cell', head: 'CellHead', head_fill: 'F6E3DA', widths: [44, 58, 26, 28], row_height: 14 },
    ),
    p('Note', '整改完成后由原验收组复验，复验只针对本页所列事项。', { before: 12 }),
  ]
  const item = (n: number, what: string, how: string, verdict: string) => [
    variable(`item_${n}`, `form.items[${n - 1}].agreed`, text(`约定 ${n}`, `約定 ${n}`, `Agreed item ${n}`), what),
    variable(`method_${n}`, `form.items[${n - 1}].method`, text(`方法 ${n}`, `方法 ${n}`, `Method ${n}`), how),
    variable(`verdict_${n}`, `form.items[${n - 1}].verdict`, text(`结论 ${n}`, `結論 ${n}`, `Verdict ${n}`), verdict),
  ]
  return templateFiles({ title: '项目验收报告', styles: businessStyles, page: businessPage, body, pages: 2 }, [
    variable('project', 'project.name', text('项目名称', '專案名稱', 'Project'), '二号基地灌溉系统改造'),
    variable('contract_number', 'project.contract', text('合同编号', '合約編號', 'Contract number'), 'HA-2026-0207'),
    organisation,
    variable('contractor', 'project.contractor', text('承建单位', '承建單位', 'Contractor'), '清渠工程有限公司'),
    date,
    ...item(1, '主管道长度不少于 4.2 千米', '现场测量与图纸比对', '通过'),
    ...item(2, '末端水压不低于 0.15 兆帕', '三处末端各测两次', '通过'),
    ...item(3, '控制系统断电后自动恢复', '断电试验', '未通过'),
    variable(
      'conclusion',
      'form.conclusion',
      text('总体结论', '整體結論', 'Conclusion'),
      '除第 3 项外符合合同约定，整改复验后予以验收。',
    ),
    variable('failed_item', 'form.failed[0].item', text('未通过项', '未通過項目', 'Failed item'), '断电后自动恢复'),
    variable('failed_reason', 'form.failed[0].reason', text('原因', '原因', 'Reason'), '备用电池容量不足'),
    variable('failed_owner', 'form.failed[0].owner', text('责任方', '責任方', 'Owner'), '承建单位'),
    variable('failed_due', 'form.failed[0].due', text('整改期限', '改善期限', 'Due'), '11月30日'),
  ])
}

export function employmentCertificate() {
  const body = [
    p('Title', '在职证明', { before: 48, letter_spacing: 6 }),
    p('Body', '兹证明 {name}（证件号码：{id_number}）自 {start_date} 起在我单位工作，现任 {department} {position}。', {
      lines: 2,
    }),
    p('Body', '本证明仅用于 {purpose}，自开具之日起 {valid_days} 日内有效。', { lines: 2 }),
    p('Body', '特此证明。', { lines: 2 }),
    p('Closing', '{organisation}', { before: 72 }),
    sealed(p('Closing', '{issue_date}'), { right: 108, up: 19, words: '示例印章' }),
    p('Note', '核验编号：{verify_code}。收件单位可以在单位主页的证明核验处输入编号，核对真伪。', { before: 96 }),
  ]
  return templateFiles({ title: '在职证明', styles: businessStyles, page: businessPage, body }, [
    variable('name', 'form.applicant', text('姓名', '姓名', 'Name'), '青禾'),
    variable('id_number', 'profile.id_number', text('证件号码', '證件號碼', 'Identity number'), '（由人事填写）'),
    variable('start_date', 'profile.start_date', text('入职日期', '到職日期', 'Since'), '2021年3月1日'),
    variable('department', 'profile.department', text('部门', '部門', 'Department'), '信息中心'),
    variable('position', 'profile.position', text('岗位', '職位', 'Position'), '系统工程师'),
    variable('purpose', 'form.purpose', text('用途', '用途', 'Purpose'), '办理签证'),
    variable('valid_days', 'setting.valid_days', text('有效天数', '有效天數', 'Valid for, days'), '60'),
    organisation,
    date,
    variable('verify_code', 'number.certificate', text('核验编号', '查驗編號', 'Code to verify'), 'ZM-2026-1093'),
  ])
}

export function officialLetter() {
  const body = [
    p('Letterhead', '{organisation}', { size: 30 }),
    p('RedRule'),
    p('Number', '{number_prefix}函〔{year}〕{serial}号', { align: 'right' }),
    p('Title', '关于{matter}的函', { before: 20 }),
    p('Addressee', '{addressee}：'),
    p('Body', '{background}'),
    p('Body', '{request}'),
    p('Body', '请于 {reply_by} 前函复为盼。联系人：{contact}，电话：{phone}。'),
    p('Signature', '{organisation}', { before: 56 }),
    p('Signature', '{issue_date}'),
  ]
  return templateFiles({ title: '商洽函', styles: officialStyles, page: officialPage, body }, [
    organisation,
    variable('number_prefix', 'number.prefix', text('机关代字', '機關代字', 'Prefix of the number'), '禾岸'),
    variable('year', 'number.year', text('年份', '年份', 'Year'), '2026'),
    variable('serial', 'number.serial', text('序号', '序號', 'Serial number'), '31'),
    variable('matter', 'flow.title', text('事由', '事由', 'Subject'), '商请支持农机驾驶培训'),
    variable('addressee', 'flow.addressee', text('收函单位', '受文單位', 'To'), '清川职业技术学院'),
    variable(
      'background',
      'flow.background',
      text('背景', '背景', 'Background'),
      '我单位今冬新购联合收割机六台，现有驾驶人员不足。',
    ),
    variable(
      'request',
      'flow.request',
      text('商请事项', '商請事項', 'Request'),
      '拟请贵院于十二月选派两名教师，为我单位三十名员工开展为期一周的培训。',
    ),
    variable('reply_by', 'flow.reply_by', text('答复期限', '答覆期限', 'Answer by'), '11月25日'),
    variable('contact', 'flow.contact', text('联系人', '聯絡人', 'Contact'), '半夏'),
    variable('phone', 'flow.phone', text('联系电话', '聯絡電話', 'Telephone'), '（由起草人填写）'),
    date,
  ])
}
