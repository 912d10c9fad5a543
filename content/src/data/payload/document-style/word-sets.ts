import { officialPage, officialStyles } from '../document-template/styles.ts'
import type { PageLayout } from '../word/document.ts'
import type { WordStyle } from '../word/style.ts'
import { basicStyles, refined, styleFiles } from './style-set.ts'

const roman = 'Times New Roman'
const a4: PageLayout = { margins: [25, 25, 25, 28] }

/** Chapters, articles, paragraphs and items count by themselves. Until 1.0.0 there were three levels. */
export function policyStyles({ items }: { items: boolean }) {
  const styles = refined(
    basicStyles({ body: '仿宋', heading: '黑体', latin: roman, size: 14, line: 28 }),
    {
      Heading1: { name: '章', align: 'center', level: 0, size: 16 },
      Heading2: { name: '条', level: 1, size: 14, font: '楷体' },
      Heading3: { name: '款', level: 2, size: 14, bold: false, font: '仿宋', first_line: 2 },
    },
    [
      { id: 'Contents1', name: '目录一级', font: '黑体', latin: roman, size: 14, line: 28 },
      { id: 'Contents2', name: '目录二级', font: '仿宋', latin: roman, size: 14, line: 28, left: 2 },
      { id: 'DocumentNumber', name: '制度编号', font: '仿宋', latin: roman, size: 12, align: 'right', line: 24 },
      { id: 'Revision', name: '修订记录', font: '宋体', latin: roman, size: 10.5, line: 20 },
      { id: 'Annex', name: '附则', font: '仿宋', latin: roman, size: 14, line: 28, first_line: 2, before: 14 },
      ...(items
        ? [
            {
              id: 'Heading4',
              name: '项',
              font: '仿宋',
              latin: roman,
              size: 14,
              line: 28,
              left: 2,
              level: 3,
              outline: 4,
            },
          ]
        : []),
    ],
  )
  const levels = [
    { format: 'chineseCounting', text: '第%1章　' },
    { format: 'chineseCounting', text: '第%2条　' },
    { format: 'chineseCounting', text: '（%3）' },
    { format: 'decimal', text: '%4.' },
  ] as const
  return styleFiles({ title: '制度文件样式集', styles, page: a4, levels: levels.slice(0, items ? 4 : 3) })
}

export function bidStyles() {
  const ink = '1F3A5F'
  const styles = refined(
    basicStyles({ body: '宋体', heading: '黑体', latin: roman, size: 12, line: 24, color: ink }),
    { Title: { size: 36, before: 120 }, Heading1: { new_page: true, size: 20 } },
    [
      {
        id: 'VolumeName',
        name: '分册名',
        font: '黑体',
        latin: roman,
        size: 24,
        align: 'center',
        color: ink,
        before: 60,
      },
      { id: 'Bidder', name: '投标人', font: '楷体', latin: roman, size: 18, align: 'center', before: 160 },
      { id: 'Original', name: '正本标记', font: '黑体', size: 22, color: 'C4161C', align: 'right' },
      { id: 'Response', name: '响应条款', font: '宋体', latin: roman, size: 12, line: 24, left: 2, fill: 'EEF3F9' },
      { id: 'Deviation', name: '偏离说明', font: '宋体', latin: roman, size: 12, line: 24, left: 2, fill: 'FBEDE9' },
      { id: 'PriceCell', name: '报价单元格', font: '宋体', latin: roman, size: 10.5, align: 'right', lines: 1.3 },
      { id: 'SeamPage', name: '骑缝页', font: '宋体', latin: roman, size: 10.5, align: 'center', color: '666666' },
    ],
  )
  return styleFiles({ title: '投标文件样式集', styles, page: { margins: [28, 24, 24, 32] }, header: '投标文件' })
}

/** 1.0.0 had the seventeen of the letterhead and the body; since 1.1.0 annexes, notes and the imprint make twenty-eight. */
export function officialPaperStyles({ complete }: { complete: boolean }) {
  const fang = { font: '仿宋', latin: roman, size: 16, line: 28 } as const
  const more: WordStyle[] = [
    { id: 'CopyNumber', name: '份号', font: '黑体', size: 16, line: 28 },
    { id: 'Secrecy', name: '密级和保密期限', font: '黑体', size: 16, line: 28 },
    { id: 'Urgency', name: '紧急程度', font: '黑体', size: 16, line: 28 },
    { id: 'Signatory', name: '签发人', font: '楷体', size: 16, line: 28, align: 'right' },
    { id: 'Heading3', name: '三级标题', ...fang, bold: true, first_line: 2, outline: 3 },
    { id: 'Heading4', name: '四级标题', ...fang, first_line: 2, outline: 4 },
    { id: 'IssueDate', name: '成文日期', ...fang, align: 'right', right: 4 },
    { id: 'Remark', name: '附注', ...fang, left: 2 },
    { id: 'AnnexTitle', name: '附件标题', font: '方正小标宋简体', size: 22, line: 32, align: 'center' },
    { id: 'CopyTo', name: '抄送机关', font: '仿宋', size: 14, line: 24, left: 1, right: 1 },
    { id: 'PrintedBy', name: '印发机关和印发日期', font: '仿宋', size: 14, line: 24, left: 1, right: 1 },
  ]
  const styles = complete ? [...officialStyles, ...more] : officialStyles
  return styleFiles({ title: '公文样式集', styles, page: officialPage })
}

export function meetingPaperStyles() {
  const styles = refined(
    basicStyles({ body: '宋体', heading: '黑体', latin: 'Arial', size: 14, line: 26, color: '20483A' }),
    {},
    [
      { id: 'AgendaItem', name: '议程', font: '黑体', latin: 'Arial', size: 14, line: 30, left: 2, hanging: 2 },
      { id: 'AgendaTime', name: '时间', kind: 'character', latin: 'Arial', color: '20483A', bold: true },
      {
        id: 'Motion',
        name: '议案',
        font: '宋体',
        size: 14,
        line: 28,
        rule: { side: 'left', color: '20483A', points: 3 },
        left: 1,
      },
      { id: 'Speaker', name: '汇报人', font: '楷体', size: 12, line: 22, align: 'right' },
      { id: 'ScreenTitle', name: '投影标题', font: '黑体', latin: 'Arial', size: 32, lines: 1.2 },
      { id: 'ScreenBody', name: '投影正文', font: '黑体', latin: 'Arial', size: 22, lines: 1.3 },
      { id: 'ScreenNote', name: '投影附注', font: '黑体', latin: 'Arial', size: 16, lines: 1.2, color: '666666' },
    ],
  )
  return styleFiles({ title: '会议材料样式集', styles, page: a4 })
}

/** Since 1.1.0 warnings come in three grades. */
export function manualStyles({ grades }: { grades: boolean }) {
  const warning = (id: string, name: string, color: string, fill: string): WordStyle => ({
    id,
    name,
    font: '黑体',
    latin: 'Arial',
    size: 10.5,
    lines: 1.4,
    left: 1,
    fill,
    rule: { side: 'left', color, points: 4 },
  })
  const styles = refined(
    basicStyles({ body: '宋体', heading: '黑体', latin: 'Arial', size: 11, line: 20, color: '123C55' }),
    { Heading1: { new_page: true, level: 0 }, Heading2: { level: 1 }, Heading3: { level: 2 } },
    [
      { id: 'Step', name: '步骤', font: '宋体', latin: 'Arial', size: 11, line: 22, left: 2, hanging: 2 },
      { id: 'Code', name: '代码', font: '宋体', latin: 'Consolas', size: 9.5, lines: 1.2, fill: 'F2F2EE', left: 1 },
      { id: 'Key', name: '按键', kind: 'character', latin: 'Consolas', color: '123C55' },
      { id: 'FigureNote', name: '图注', font: '楷体', latin: 'Arial', size: 9, align: 'center', lines: 1.2 },
      warning('Warning', '警告', 'D9822B', 'FDF3E4'),
      ...(grades ? [warning('Danger', '危险', 'C4161C', 'FBE9E7'), warning('Hint', '提示', '2C7A57', 'E8F3ED')] : []),
    ],
  )
  const levels = [
    { format: 'decimal', text: '%1' },
    { format: 'decimal', text: '%1.%2' },
    { format: 'decimal', text: '%1.%2.%3' },
  ] as const
  return styleFiles({ title: '技术手册样式集', styles, page: a4, levels: [...levels] })
}

export function englishLetterStyles() {
  const latin = 'Liberation Serif'
  const plain = { latin, font: '思源宋体', size: 11.5, lines: 1.25 } as const
  const styles: WordStyle[] = [
    { id: 'Normal', name: 'Normal', ...plain, after: 8 },
    { id: 'Letterhead', name: 'Letterhead', ...plain, latin: 'Liberation Sans', size: 9, color: '444444' },
    { id: 'Sender', name: 'Sender', ...plain, align: 'right' },
    { id: 'DateLine', name: 'Date', ...plain, before: 18, after: 18 },
    { id: 'Recipient', name: 'Recipient', ...plain, after: 0 },
    { id: 'Reference', name: 'Reference', ...plain, latin: 'Liberation Sans', size: 9.5 },
    { id: 'Salutation', name: 'Salutation', ...plain, before: 18 },
    { id: 'Subject', name: 'Subject line', ...plain, bold: true },
    { id: 'BodyText', name: 'Body', ...plain, after: 8, align: 'left' },
    { id: 'Close', name: 'Complimentary close', ...plain, before: 12, after: 36 },
    { id: 'Signature', name: 'Signature', ...plain },
    { id: 'Enclosures', name: 'Enclosures', ...plain, size: 10, before: 18 },
    { id: 'Postscript', name: 'Postscript', ...plain, italic: true },
    { id: 'Header', name: 'Header', ...plain, size: 9 },
    { id: 'Footer', name: 'Footer', ...plain, size: 9, align: 'center' },
  ]
  return styleFiles({ title: 'Styles for letters in English', styles, page: { margins: [25, 25, 25, 25] } })
}

export function annualReportStyles() {
  const accent = 'A4452C'
  const styles = refined(
    basicStyles({
      body: '思源宋体',
      heading: '思源黑体',
      latin: 'Source Serif 4',
      size: 10.5,
      line: 18,
      color: '2A2A2A',
    }),
    {
      Heading1: { new_page: true, size: 28, color: accent },
      Title: { size: 44, align: 'left', color: accent },
      BodyText: { first_line: 0, after: 9 },
    },
    [
      { id: 'BigFigure', name: '大数字', latin: 'Source Sans 3', font: '思源黑体', size: 54, color: accent, lines: 1 },
      { id: 'FigureLabel', name: '数字说明', font: '思源黑体', size: 10, lines: 1.2, after: 14 },
      { id: 'Lead', name: '导语', font: '思源宋体', size: 15, lines: 1.5, after: 14 },
      { id: 'ChartNote', name: '图表说明', font: '思源黑体', size: 8.5, lines: 1.3, color: '666666' },
      {
        id: 'SideNote',
        name: '边注',
        font: '思源宋体',
        size: 8.5,
        lines: 1.3,
        rule: { side: 'top', color: accent, points: 0.75 },
      },
      { id: 'TableTotal', name: '合计行', font: '思源黑体', size: 10, bold: true, align: 'right' },
    ],
  )
  return styleFiles({ title: '年度报告样式集', styles, page: { margins: [22, 20, 24, 20], columns: 2 } })
}

export function researchReportStyles() {
  const styles = refined(
    basicStyles({ body: '宋体', heading: '黑体', latin: roman, size: 12, line: 22 }),
    { Heading1: { level: 0, size: 16 }, Heading2: { level: 1, size: 14 }, Heading3: { level: 2, size: 12 } },
    [
      { id: 'Abstract', name: '摘要', font: '楷体', latin: roman, size: 12, line: 22, left: 2, right: 2 },
      { id: 'Keywords', name: '关键词', font: '黑体', latin: roman, size: 10.5, line: 20, left: 2, right: 2 },
      { id: 'Author', name: '作者', font: '楷体', latin: roman, size: 12, align: 'center', line: 22 },
      {
        id: 'Formula',
        name: '公式',
        latin: 'Cambria Math',
        font: '宋体',
        size: 12,
        align: 'center',
        before: 6,
        after: 6,
      },
      { id: 'Reference', name: '参考文献', font: '宋体', latin: roman, size: 10.5, line: 18, left: 2, hanging: 2 },
      { id: 'ThreeLineTable', name: '三线表', kind: 'table', color: '000000' },
    ],
  )
  const levels = [
    { format: 'decimal', text: '%1' },
    { format: 'decimal', text: '%1.%2' },
    { format: 'decimal', text: '%1.%2.%3' },
  ] as const
  return styleFiles({ title: '研究报告样式集', styles, page: a4, levels: [...levels] })
}

export function legalOpinionStyles() {
  const styles = refined(
    basicStyles({ body: '宋体', heading: '宋体', latin: roman, size: 12, line: 24 }),
    { Title: { letter_spacing: 4 } },
    [
      { id: 'CaseNumber', name: '案号', font: '楷体', latin: roman, size: 12, align: 'right' },
      { id: 'Fact', name: '事实', font: '宋体', latin: roman, size: 12, line: 24, first_line: 2 },
      {
        id: 'Statute',
        name: '法条',
        font: '仿宋',
        latin: roman,
        size: 12,
        line: 24,
        left: 2,
        right: 2,
        fill: 'F4F1EA',
      },
      { id: 'Finding', name: '结论', font: '黑体', latin: roman, size: 12, line: 24, first_line: 2 },
      {
        id: 'Reservation',
        name: '保留意见',
        font: '楷体',
        latin: roman,
        size: 12,
        line: 24,
        first_line: 2,
        color: '7A2E2E',
      },
    ],
  )
  return styleFiles({ title: '法律意见书样式集', styles, page: a4 })
}
