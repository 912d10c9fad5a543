import type { PageLayout } from '../word/document.ts'
import type { WordStyle } from '../word/style.ts'

/** The page of official papers: 22 lines of 28 characters, 28 points each, in a block of 156 by 225 mm. */
export const officialPage: PageLayout = { margins: [37, 26, 35, 28] }

const songTitle = '方正小标宋简体'
const fang = '仿宋'
const kai = '楷体'
const hei = '黑体'
const latin = 'Times New Roman'
const red = 'C4161C'

export const officialStyles: WordStyle[] = [
  { id: 'Normal', name: '正文', font: fang, latin, size: 16, line: 28, align: 'both' },
  {
    id: 'Letterhead',
    name: '发文机关标志',
    font: songTitle,
    latin,
    // A name of ten characters and 文件 fill one line of 156 mm.
    size: 34,
    line: 46,
    color: red,
    align: 'center',
    letter_spacing: 1,
  },
  { id: 'Number', name: '发文字号', font: fang, latin, size: 16, align: 'center', line: 28, before: 8 },
  {
    id: 'RedRule',
    name: '版头红线',
    size: 5,
    line: 6,
    after: 14,
    rule: { side: 'bottom', color: red, points: 2.25 },
  },
  { id: 'Title', name: '标题', font: songTitle, latin, size: 22, align: 'center', line: 32, after: 14 },
  { id: 'Addressee', name: '主送机关', font: fang, latin, size: 16, line: 28, align: 'left' },
  { id: 'Body', name: '正文段落', font: fang, latin, size: 16, line: 28, first_line: 2, align: 'both' },
  {
    id: 'Heading1',
    name: '一级标题',
    font: hei,
    latin,
    size: 16,
    line: 28,
    first_line: 2,
    outline: 1,
    keep_next: true,
  },
  {
    id: 'Heading2',
    name: '二级标题',
    font: kai,
    latin,
    size: 16,
    line: 28,
    first_line: 2,
    outline: 2,
    keep_next: true,
  },
  { id: 'Annex', name: '附件说明', font: fang, latin, size: 16, line: 28, first_line: 2, before: 14 },
  { id: 'Signature', name: '落款', font: fang, latin, size: 16, line: 28, align: 'right', right: 4 },
  { id: 'Cell', name: '表格文字', font: fang, latin, size: 12, line: 20, align: 'left' },
  { id: 'CellHead', name: '表格栏目', font: hei, latin, size: 12, line: 20, align: 'center' },
  {
    id: 'Imprint',
    name: '版记',
    font: fang,
    latin,
    size: 14,
    line: 24,
    left: 1,
    right: 1,
    rule: { side: 'bottom', color: '000000', points: 0.75 },
  },
  { id: 'Header', name: '页眉', font: fang, latin, size: 9, align: 'right', color: '666666' },
  { id: 'Footer', name: '页脚', font: '宋体', latin, size: 14, align: 'center' },
  { id: 'TableGrid', name: '表格', kind: 'table' },
]

/** Contracts, reports and letters of companies. */
export const businessPage: PageLayout = { margins: [28, 26, 25, 28] }

export const businessStyles: WordStyle[] = [
  { id: 'Normal', name: '正文', font: '宋体', latin, size: 12, line: 24, align: 'both' },
  { id: 'Title', name: '标题', font: hei, latin, size: 22, align: 'center', line: 36, before: 12, after: 18 },
  { id: 'Subtitle', name: '副标题', font: kai, latin, size: 14, align: 'center', line: 24, after: 18, color: '555555' },
  { id: 'Party', name: '当事人', font: '宋体', latin, size: 12, line: 26, align: 'left' },
  { id: 'Heading1', name: '条标题', font: hei, latin, size: 13, line: 28, before: 8, outline: 1, keep_next: true },
  { id: 'Body', name: '条款', font: '宋体', latin, size: 12, line: 24, first_line: 2, align: 'both' },
  { id: 'Item', name: '项', font: '宋体', latin, size: 12, line: 24, left: 4, hanging: 2, align: 'both' },
  { id: 'Note', name: '注', font: kai, latin, size: 10.5, line: 18, color: '555555' },
  { id: 'Signature', name: '签署', font: '宋体', latin, size: 12, line: 28, align: 'left' },
  { id: 'Closing', name: '落款', font: '宋体', latin, size: 12, line: 26, align: 'right', right: 2 },
  { id: 'Cell', name: '表格文字', font: '宋体', latin, size: 10.5, line: 18, align: 'left' },
  { id: 'CellHead', name: '表格栏目', font: hei, latin, size: 10.5, line: 18, align: 'center' },
  { id: 'Header', name: '页眉', font: '宋体', latin, size: 9, align: 'right', color: '666666' },
  { id: 'Footer', name: '页脚', font: '宋体', latin, size: 10.5, align: 'center' },
  { id: 'TableGrid', name: '表格', kind: 'table' },
]
