import type { DemoPackage } from '../../../kinds.ts'
import { everywhere, usualServers } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { basicStyles, refined, styleFiles } from './style-set.ts'

const roman = 'Times New Roman'

/** 1.0.0 had the notes of a shift; since 1.1.0 critical values and signatures have styles of their own. */
function nursingStyles({ critical }: { critical: boolean }) {
  const styles = refined(
    basicStyles({ body: '宋体', heading: '黑体', latin: roman, size: 10.5, line: 18, color: '0D5664' }),
    { Title: { size: 18, after: 6 }, Heading1: { size: 13 } },
    [
      { id: 'PatientLine', name: '病人信息行', font: '黑体', latin: roman, size: 10.5, line: 20, fill: 'E4F0F2' },
      { id: 'TimeColumn', name: '时间列', font: '宋体', latin: 'Arial', size: 9, align: 'center', lines: 1.2 },
      { id: 'NursingNote', name: '护理记录', font: '宋体', latin: roman, size: 10.5, line: 18, left: 1 },
      { id: 'HandoverItem', name: '交接班事项', font: '宋体', latin: roman, size: 10.5, line: 18, left: 2, hanging: 2 },
      ...(critical
        ? [
            { id: 'CriticalValue', name: '危急值', font: '黑体', size: 11, color: 'C4161C', fill: 'FBEDE9', line: 20 },
            { id: 'DoubleSign', name: '双人签名', font: '楷体', size: 10.5, align: 'right' as const, line: 22 },
          ]
        : []),
    ],
  )
  return styleFiles({ title: '护理文书样式集', styles, page: { margins: [18, 16, 18, 20] }, header: '护理记录' })
}

function boardPaperStyles() {
  const styles = refined(
    basicStyles({ body: '仿宋', heading: '黑体', latin: roman, size: 16, line: 28 }),
    { Title: { font: '方正小标宋简体', size: 22 }, Heading1: { size: 16, first_line: 2 } },
    [
      { id: 'AgendaNumber', name: '议题编号', font: '黑体', latin: roman, size: 16, line: 28, color: 'B3261E' },
      { id: 'MatterKind', name: '事项类别', font: '楷体', size: 16, align: 'center', line: 28 },
      { id: 'Option', name: '备选方案', font: '仿宋', latin: roman, size: 16, line: 28, left: 2, fill: 'F6F2EA' },
      { id: 'RiskNote', name: '风险提示', font: '楷体', latin: roman, size: 15, line: 26, left: 2, color: '8A3B12' },
      { id: 'ReviewOpinion', name: '审查意见', font: '仿宋', latin: roman, size: 14, line: 24, left: 2 },
      { id: 'Ballot', name: '表决栏', font: '黑体', size: 14, line: 30 },
      { id: 'Resolution', name: '会议决定', font: '仿宋', latin: roman, size: 16, line: 28, first_line: 2, bold: true },
    ],
  )
  return styleFiles({ title: '“三重一大”议题样式集', styles, page: { margins: [37, 26, 35, 28] } })
}

export const laterDocumentStylePackages: Record<string, DemoPackage> = {
  'nursing-styles': {
    scene: 'shifts',
    industries: ['healthcare'],
    tags: ['handover', 'style-set', 'print'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '护理记录、交接班与危急值各有样式：病人信息行有底色，危急值红字醒目，双人签名靠右。字号按护士站打印习惯设置，一页排得下一个班。',
      '護理紀錄、交班與危急值各有樣式：病人資訊列有底色，危急值紅字醒目，雙人簽名靠右。字級依護理站列印習慣設定，一頁排得下一個班。',
      'Styles for nursing notes, handover and critical values: patient lines are tinted, critical values stand out in red, two signatures on the right. Sized so that one shift fits on a page.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 110, changes: firstEdition, files: () => nursingStyles({ critical: false }) },
      {
        version: '1.1.0',
        days_ago: 33,
        changes: text(
          '新增危急值与双人签名。',
          '新增危急值與雙人簽名。',
          'Critical values and double signatures were added.',
        ),
        files: () => nursingStyles({ critical: true }),
      },
    ],
  },
  'board-paper-styles': {
    scene: 'meetings',
    industries: ['government', 'utilities', 'higher-education'],
    tags: ['major-decision', 'style-set', 'decisions'],
    licence: 'LicenseRef-Customer-Internal',
    needs: everywhere,
    description: text(
      '“三重一大”议题与会议决定的样式：议题编号、事项类别、备选方案、风险提示、审查意见各有一种，委员翻到哪一页都认得出。版心与公文一致，可直接归档。',
      '重大事項（三重一大）議題與會議決議的樣式：議題編號、事項類別、備選方案、風險提示、審查意見各有一種，委員翻到哪一頁都認得出。版面與公文一致，可直接歸檔。',
      'Styles for subjects and resolutions of the board: number, kind, options, risks and opinions each have their own, so members find their way on any page. The type area is that of official papers.',
    ),
    versions: [{ version: '1.0.0', days_ago: 26, changes: firstEdition, files: boardPaperStyles }],
  },
}
