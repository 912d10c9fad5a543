import { text } from '../../text.ts'
import { p } from '../word/body.ts'
import { sealed } from '../word/seal.ts'
import { officialPage, officialStyles } from './styles.ts'
import { templateFiles, variable } from './template.ts'

/** Until 2.3.0 the day of printing was a variable of its own; since 2.4.0 the date of issue stands for both. */
export function officialNotice({ printed_apart }: { printed_apart: boolean }) {
  const body = [
    p('Letterhead', '{issuing_body}文件'),
    p('Number', '{number_prefix}〔{year}〕{serial}号'),
    p('RedRule'),
    p('Title', '{title}'),
    p('Addressee', '{addressees}：'),
    p('Body', '为规范出差审批与费用报销，经{meeting}审议通过，现将《{annex_title}》印发给你们，请遵照执行。'),
    p('Heading1', '一、严格事前审批'),
    p('Body', '出差实行事前审批。紧急出差可以先行出发，但须在二十四小时内补办手续，并说明未能事先报批的原因。'),
    p('Heading1', '二、执行统一标准'),
    p('Body', '住宿与交通标准按职级执行，超出部分由本人说明理由，并经分管领导同意后列支。'),
    p('Heading1', '三、按时办理报销'),
    p('Body', '返程后五个工作日内完成报销，逾期不再受理。'),
    p('Body', '本办法自{effective_date}起施行。'),
    p('Annex', '附件：{annex_title}'),
    p('Signature', '{issuing_body}', { before: 28 }),
    sealed(p('Signature', '{issue_date}'), { right: 90, up: 21, words: '示例印章' }),
    p('Heading1', '附件', { first_line: 0, new_page: true }),
    p('Title', '{annex_title}', { before: 20 }),
    ...chapters.flatMap(([heading, articles]) => [
      p('Heading1', heading, { align: 'center', first_line: 0, before: 8 }),
      ...articles.map((article) => p('Body', article)),
    ]),
    p('Imprint', '抄送：{copies}。', { before: 56 }),
    p('Imprint', `{issuing_body}办公室　　　　　　　${printed_apart ? '{printed_date}' : '{issue_date}'}印发`),
  ]
  const written = printed_apart ? [...variables, printedDate] : variables
  return templateFiles(
    { title: '公司红头文件（下行文）', styles: officialStyles, page: officialPage, body, pages: 3 },
    written,
  )
}

const chapters: [string, string[]][] = [
  [
    '第一章　总则',
    [
      '第一条　为保障公务出差的合理需要，控制差旅费用，制定本办法。',
      '第二条　本办法适用于公司各部门、各基地。子公司可以参照执行，但不得高于本办法规定的标准。',
      '第三条　差旅费包括城市间交通费、住宿费、伙食补助费和市内交通费。',
    ],
  ],
  [
    '第二章　审批',
    [
      '第四条　出差由本人在办公系统中提出申请，写明事由、地点、天数与预计费用，经部门负责人同意后出发。',
      '第五条　出国（境）出差另按外事管理规定报批，在批准之前不得购买机票。',
      '第六条　行程改变的，应当在改变之前通过系统变更；确有困难的，在返程后三个工作日内补充说明。',
    ],
  ],
  [
    '第三章　标准',
    [
      '第七条　城市间交通以高铁二等座、飞机经济舱为限。夜间乘坐火车超过六小时的，可以购买硬卧。',
      '第八条　住宿费在限额之内凭据报销，节约部分不予发放，超出部分原则上由个人承担。',
      '第九条　伙食补助按自然天数包干发放；由接待单位统一安排用餐的，不再发放当餐补助。',
    ],
  ],
  ['第四章　附则', ['第十条　本办法由综合办公室负责解释。', '第十一条　此前的规定与本办法不一致的，以本办法为准。']],
]

const variables = [
  variable(
    'issuing_body',
    'organisation.full_name',
    text('发文机关', '發文機關', 'Issuing body'),
    '禾岸农业集团有限公司',
  ),
  variable('number_prefix', 'number.prefix', text('机关代字', '機關代字', 'Prefix of the number'), '禾岸发'),
  variable('year', 'number.year', text('年份', '年份', 'Year'), '2026'),
  variable('serial', 'number.serial', text('序号', '序號', 'Serial number'), '18'),
  variable('title', 'flow.title', text('标题', '標題', 'Title'), '关于印发《差旅管理办法》的通知'),
  variable('addressees', 'flow.addressees', text('主送机关', '受文者', 'Addressees'), '各部门、各基地'),
  variable('meeting', 'flow.basis', text('审议会议', '審議會議', 'Meeting that agreed'), '集团总经理办公会'),
  variable('annex_title', 'flow.annex', text('附件名称', '附件名稱', 'Title of the annex'), '差旅管理办法'),
  variable('effective_date', 'flow.effective_date', text('施行日期', '施行日期', 'In force from'), '2026年12月1日'),
  variable('issue_date', 'sign.passed_at:arabic', text('成文日期', '發文日期', 'Date of issue'), '2026年11月14日'),
  variable('copies', 'flow.copies', text('抄送机关', '副本受文者', 'Copies to'), '集团监事会、审计部'),
]

const printedDate = variable('printed_date', 'print.date', text('印发日期', '印發日期', 'Printed on'), '2026年11月14日')
