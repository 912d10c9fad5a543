import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { contractInformation, contractInformation1 } from '../contract-information.ts'
import { milestoneLedger, milestoneLedger1 } from '../milestone-ledger.ts'
import { sealRequest, sealRequest1 } from '../seal-request.ts'
import { first, formVersion } from './version.ts'

export const contractInformationPackage: DemoPackage = {
  description: text(
    '一份合同从登记到归档，要被问到的信息都在这 36 个字段里：签约双方、期限、价税、付款、质保、违约与争议。\n\n- 金额大写、不含税金额、税额与质保金自动换算，改一处全跟着变。\n- 合同编号按“字母-年份-流水号”校验，错号不能提交。\n- 提交后直接发起“合同审批：法务与财务并行会签”，各环节能看、能改哪些字段已经设好。',
    '一份合約從登記到歸檔，會被問到的資訊都在這 36 個欄位裡：簽約雙方、期間、價稅、付款、保固、違約與爭議。\n\n- 金額大寫、未稅金額、稅額與保固金自動換算，改一處全部跟著變。\n- 合約編號依「字母-年份-流水號」驗證，錯號無法送出。\n- 送出後直接發起「合約簽核：法務與財務平行會簽」，各關卡能看、能改哪些欄位已經設好。',
    'Everything a contract is asked about between registration and filing stands in these 36 fields: parties, dates, price and tax, payment, retention, penalties and disputes.\n\n- The amount in characters, net amount, tax and retention are filled in automatically.\n- Contract numbers are checked against letters, year and serial; a wrong one cannot be sent.\n- Sending it starts “Contract approval: legal and finance in parallel”, with the rights to each field already set.',
  ),
  scene: 'contracts-seals',
  industries: [],
  tags: ['contract', 'sums', 'numbering'],
  licence: 'LicenseRef-Customer-Internal',
  needs: { database: ['postgresql', 'mysql', 'oracle', 'sql-server', 'dameng', 'kingbase'] },
  versions: [
    formVersion('1.0.0', 310, contractInformation1, first),
    formVersion(
      '2.0.0',
      36,
      contractInformation,
      text(
        '新增质保金比例、质保金与是否涉密三个字段，共 36 个；质保金随合同金额自动计算。',
        '新增保固金比例、保固金與是否涉密三個欄位，共 36 個；保固金隨合約金額自動計算。',
        'Three more fields, 36 in all: retention rate, retention, confidential. Retention follows the amount.',
      ),
    ),
  ],
}

export const milestoneLedgerPackage: DemoPackage = {
  description: text(
    '合同签完才是开始。把交付、付款与质保的每个节点列成一张表：何时到期、付了多少、还剩多少。\n\n- 累计已付、余额与付款进度自动算出。\n- 到期前几天提醒由自己定，默认七天。\n- 流程“履约付款申请”直接引用这张台账，验收单不齐不能付款。',
    '合約簽完才是開始。把交付、付款與保固的每個節點列成一張表：何時到期、付了多少、還剩多少。\n\n- 累計已付、餘額與付款進度自動算出。\n- 到期前幾天提醒可自行設定，預設七天。\n- 流程「履約付款申請」直接引用這張台帳，驗收單不齊不能付款。',
    'Signing is only the beginning. Every delivery, payment and warranty date of a contract stands in one table: when it is due, what was paid, what is left.\n\n- Paid so far, balance and share are added up.\n- You choose how many days ahead to be reminded; seven unless you say otherwise.\n- The flow “Payment against contract milestones” works on this ledger: no acceptance note, no payment.',
  ),
  scene: 'contracts-seals',
  industries: [],
  tags: ['contract', 'ledger', 'payment', 'detail-table', 'reminder'],
  licence: 'LicenseRef-Customer-Internal',
  depends_on: [{ kind: 'resource', slug: 'k1', range: '>=1.0.0' }],
  versions: [
    formVersion('1.0.0', 120, milestoneLedger1, first),
    formVersion(
      '1.1.0',
      61,
      milestoneLedger,
      text(
        '新增提前提醒天数与付款进度。',
        '新增提前提醒天數與付款進度。',
        'New: how many days ahead to be reminded, and the share that is paid.',
      ),
    ),
  ],
}

export const sealRequestPackage: DemoPackage = {
  description: text(
    '盖哪枚章、盖在什么文件上、送给谁、盖多少页，一张单写清。外借时另填地点、监印人、借出与应还时间，不外借就不出现。\n\n- 份数乘页数得出用印页数，骑缝章单独勾选。\n- 与流程“用印申请与归还登记”配套，逾期未还自动提醒。',
    '蓋哪一枚章、蓋在什麼文件上、送給誰、蓋多少頁，一張單寫清楚。外借時另填地點、監印人、借出與應歸還時間，不外借就不出現。\n\n- 份數乘頁數得出用印頁數，騎縫章另行勾選。\n- 與流程「用印申請與歸還登記」搭配，逾期未還自動提醒。',
    'Which seal, on which document, for whom, on how many pages: one form says it. When a seal leaves the house, place, companion and times appear; otherwise they stay away.\n\n- Copies times pages gives the total number of pages; sealing across the edges is ticked apart.\n- Made for the flow “Seal request and return log”, which reminds when a seal is overdue.',
  ),
  scene: 'contracts-seals',
  industries: [],
  tags: ['seal', 'conditional-fields'],
  licence: 'CC-BY-4.0',
  versions: [
    formVersion('1.0.0', 255, sealRequest1, first),
    formVersion(
      '2.0.0',
      80,
      sealRequest,
      text(
        '支持外借：地点、监印人、借出与应还时间在选择外借后出现并必填。',
        '支援外借：地點、監印人、借出與應歸還時間在選擇外借後出現並必填。',
        'Seals may leave the house: place, companion and both times appear and must be filled when they do.',
      ),
    ),
  ],
}
