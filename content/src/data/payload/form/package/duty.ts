import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { dutyLog, dutyLog1 } from '../duty-log.ts'
import { officeSupplies, officeSupplies1 } from '../office-supplies.ts'
import { wardHandover, wardHandover1 } from '../ward-handover.ts'
import { first, formVersion } from './version.ts'

export const officeSuppliesFormPackage: DemoPackage = {
  description: text(
    '要什么、要多少、什么时候要，三栏填完。金额自动合计，旁边就是本季度剩余额度，超没超当场看得到。新员工入职与会议活动各有用途选项，方便年底统计。',
    '要什麼、要多少、什麼時候要，三欄填完。金額自動加總，旁邊就是本季剩餘額度，有沒有超出當場看得到。新人到職與會議活動各有用途選項，方便年底統計。',
    'What, how many, by when. Amounts add up beside the budget that is left this quarter, so nobody is surprised. New starters and events have purposes of their own, for the figures at the end of the year.',
  ),
  scene: 'office',
  industries: [],
  tags: ['office-supplies', 'detail-table', 'sums', 'phone'],
  licence: 'CC-BY-4.0',
  versions: [
    formVersion('1.0.0', 145, officeSupplies1, first),
    formVersion(
      '1.1.0',
      35,
      officeSupplies,
      text(
        '新增参考单价、金额合计与本季度剩余额度。',
        '新增參考單價、金額加總與本季剩餘額度。',
        'New: unit prices, the total and what is left of the quarter.',
      ),
    ),
  ],
}

export const dutyLogPackage: DemoPackage = {
  description: text(
    '一班一张：谁值班、谁带班、接了哪些电话、怎么处理的。交班时写清未了事项，钥匙与对讲机当面点清。较大以上事项必须写上报时间。',
    '一班一張：誰值班、誰帶班、接了哪些電話、怎麼處理的。交班時寫清待辦事項，鑰匙與對講機當面點清。較大以上事項必須寫通報時間。',
    'One sheet a shift: who was on duty, who called, what was done. What is still open is handed over in writing, with keys and radios. Serious matters must give the time they were reported.',
  ),
  scene: 'shifts',
  industries: ['government', 'utilities', 'energy-chemicals'],
  tags: ['duty', 'handover', 'detail-table'],
  licence: 'LicenseRef-Customer-Internal',
  versions: [
    formVersion('1.0.0', 110, dutyLog1, first),
    formVersion(
      '1.1.0',
      33,
      dutyLog,
      text(
        '新增交接部分：未了事项、接班人与交接时间。',
        '新增交接部分：待辦事項、接班人與交接時間。',
        'New: what is still open, who takes over and when.',
      ),
    ),
  ],
}

export const wardHandoverPackage: DemoPackage = {
  description: text(
    '重点病人按现状、背景、评估、建议四栏写，接班的人照着问就不会漏。床旁核对四项逐一勾选，双方签字时间留在单上。出入院与危重人数自成一行，护理部直接汇总。',
    '重點病人依現況、背景、評估、建議四欄寫，接班的人照著問就不會漏。床邊核對四項逐一勾選，雙方簽名時間留在單上。出入院與危重人數自成一列，護理部直接彙整。',
    'Patients to watch stand as situation, background, assessment and recommendation, so that nothing is forgotten. Four checks at the bedside are ticked, the time both signed stays on the sheet, and the figures of the ward are ready for the nursing office.',
  ),
  scene: 'shifts',
  industries: ['healthcare'],
  tags: ['handover', 'rota', 'detail-table'],
  licence: 'CC-BY-4.0',
  versions: [
    formVersion('1.0.0', 105, wardHandover1, first),
    formVersion(
      '1.1.0',
      28,
      wardHandover,
      text(
        '重点病人改为四栏结构；新增物品环境与双方签字时间。',
        '重點病人改為四欄結構；新增物品環境與雙方簽名時間。',
        'Patients to watch in four columns; new are the equipment and the time of signing.',
      ),
    ),
  ],
}
