import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { assetDocument, assetFlow } from '../plans/asset-requisition.ts'
import { incomingDocument, incomingSlip } from '../plans/incoming-document.ts'
import { meetingRoom } from '../plans/meeting-room.ts'
import { outgoingDocument, outgoingDocument1, outgoingPaper } from '../plans/outgoing-document.ts'
import { policyRelease, policyRelease1 } from '../plans/policy-release.ts'
import { flowVersions } from './version.ts'

const first = text('首次发布。', '首次發布。', 'First release.')

export const meetingRoomPackage: DemoPackage = {
  description: text(
    '人只管选，其余交给系统：查冲突、锁会议室、通知参会人、散会释放。有冲突的当场退回改时间；要设备茶水的，行政提前四小时收到准备单。',
    '人只管選，其餘交給系統：查衝突、鎖會議室、通知與會者、散會釋出。有衝突的當場退回改時間；要設備茶水的，行政提前四小時收到準備單。',
    'People choose, the system does the rest: looks for clashes, holds the room, tells attendees, frees it afterwards. A clash comes back at once; if equipment or tea is wanted, the office hears four hours ahead.',
  ),
  scene: 'meetings',
  industries: [],
  tags: ['meeting-room', 'front-desk'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'meeting-room-booking', range: '^1.0.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 91, plan: meetingRoom, changes: first }],
    [
      text(
        '“会议结束”默认两小时，导入后请改为取预定单的结束时间。',
        '「會議結束」預設兩小時，匯入後請改為取預約單的結束時間。',
        'The meeting ends after two hours unless you make the timer follow the end time on the booking.',
      ),
    ],
  ),
}

export const outgoingDocumentPackage: DemoPackage = {
  description: text(
    '拟稿、核稿、会签、签发，然后编号套红、校对、用印、归档一次办完。清样与正式件分开保存，任何时候都能对照。\n\n- 发往多个单位或涉密的文件必须会签，其余直接送签发。\n- 退回的稿子回到拟稿人，意见逐条保留。',
    '擬稿、核稿、會簽、決行，接著編號套紅、校對、用印、歸檔一次辦完。清稿與正式文分開保存，隨時可以對照。\n\n- 發往多個單位或涉密的文件必須會簽，其餘直接送決行。\n- 退回的稿子回到承辦人，意見逐條保留。',
    'Draft, check, countersign and sign; then number, letterhead, proof, seal and filing in one pass. Proof and final copy are kept apart and can be compared at any time.\n\n- Documents for several recipients, and secret ones, must be countersigned; the others go straight to the signer.\n- What is sent back returns to the drafter with every comment.',
  ),
  scene: 'official-papers',
  industries: ['government', 'associations', 'higher-education'],
  tags: ['official-document', 'countersign', 'numbering'],
  licence: 'LicenseRef-Customer-Internal',
  needs: { system: ['kylin', 'uos', 'openeuler', 'windows-server'], database: ['postgresql', 'dameng', 'kingbase'] },
  depends_on: [{ kind: 'resource', slug: 'g4', range: '^1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 80, plan: outgoingDocument1, changes: first },
      {
        version: '2.0.0',
        days_ago: 38,
        plan: outgoingDocument,
        document: outgoingPaper,
        changes: text(
          '新增会签与校对清样两个环节；是否会签按发往单位与密级判断。',
          '新增會簽與校對清稿兩個關卡；是否會簽依受文單位與密等判斷。',
          'Countersigning and proofreading are new; recipients and classification decide whether to countersign.',
        ),
      },
    ],
    [
      text(
        '套红模板另行指定；没有模板时，编号后直接送校对。',
        '套紅範本另行指定；沒有範本時，編號後直接送校對。',
        'Name your letterhead; without one the numbered text goes straight to proofreading.',
      ),
    ],
  ),
}

export const policyReleasePackage: DemoPackage = {
  description: text(
    '制度从起草到发布，最花时间的是等意见。这份流程给征求意见定了七天，会签与合规审查同时进行；发布两年后自动提醒复审，制度不会悄悄过期。\n\n- 每条意见都要回应，采纳与否留痕。\n- 退回时回到“汇总修改”，不必从头再来。',
    '制度從起草到發布，最花時間的是等意見。這份流程給徵詢意見訂了七天，會簽與合規審查同時進行；發布兩年後自動提醒複審，制度不會悄悄過期。\n\n- 每條意見都要回應，採納與否留下紀錄。\n- 退回時回到「彙整修改」，不必從頭再來。',
    'Between draft and release most time is spent waiting for opinions. Here consultation has seven days, countersigning and compliance run in parallel, and after two years a review starts automatically, so no policy goes stale unnoticed.\n\n- Every opinion is answered, taken or not.\n- What is sent back returns to the revision, not to the start.',
  ),
  scene: 'official-papers',
  industries: [],
  tags: ['policy', 'countersign', 'reminder'],
  licence: 'CC-BY-SA-4.0',
  depends_on: [{ kind: 'resource', slug: 'countersign-opinions', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 148, plan: policyRelease1, changes: first },
      {
        version: '1.1.0',
        days_ago: 29,
        plan: policyRelease,
        changes: text(
          '发布两年后自动启动复审；汇总修改时逐条答复意见。',
          '發布兩年後自動啟動複審；彙整修改時逐條答覆意見。',
          'A review starts automatically two years after release; opinions are answered one by one.',
        ),
      },
    ],
    [
      text(
        '复审周期写在“到期复审”的计时器上，默认 730 天。',
        '複審週期寫在「到期複審」的計時器上，預設 730 天。',
        'The period stands on the timer before the review: 730 days unless you change it.',
      ),
    ],
  ),
}

export const incomingDocumentPackage: DemoPackage = {
  description: text(
    '登记、拟办、批示、分送，主办与协办同时办理，最后复文归档。指示、请示与秘密文件必须送领导批示，其余由办公室直接分送，不必件件上报。\n\n- 领导退回的，回到办公室重提拟办意见。\n- 主办五天、协办三天，到期提醒并抄送上级。\n- 走完自动生成收文处理单，意见、签字与时间一页看全。',
    '登記、擬辦、核示、分送，主辦與協辦同時辦理，最後復文歸檔。指示、請示與密件必須送主管核示，其餘由秘書室直接分送，不必件件上呈。\n\n- 主管退回的，回到秘書室重提擬辦意見。\n- 主辦五天、協辦三天，到期提醒並副知主管。\n- 走完自動產生收文處理單，意見、簽名與時間一頁看全。',
    'Register, propose, decide, assign; lead and assisting units work at the same time, then it is answered and filed. Instructions, requests and secret papers go to management, the others straight to the units.\n\n- What management sends back returns to the office for another proposal.\n- Five days for the lead, three for those who assist, with reminders.\n- At the end there is one slip with every opinion, signature and time.',
  ),
  scene: 'official-papers',
  industries: ['government', 'associations', 'higher-education'],
  tags: ['official-document', 'reminder'],
  licence: 'LicenseRef-Customer-Internal',
  needs: { system: ['kylin', 'uos', 'openeuler', 'windows-server'], database: ['postgresql', 'dameng', 'kingbase'] },
  depends_on: [{ kind: 'resource', slug: 'incoming-register', range: '^1.0.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 55, plan: incomingDocument, document: incomingSlip, changes: first }],
    [
      text(
        '主办与协办单位在运行时取自“承办单位”明细；没有协办单位的，该环节自动通过。',
        '主辦與協辦單位在執行時取自「承辦單位」明細；沒有協辦單位的，該關卡自動通過。',
        'Lead and assisting units are read from the list on the form; with none to assist, that step is skipped.',
      ),
    ],
  ),
}

export const assetPackage: DemoPackage = {
  description: text(
    '有库存就发，没库存先买，发出去的每一件都有人保管。2 万以下部门负责人批准即可；2 万及以上先核预算，再由分管领导审批。\n\n- 资产管理员只看名称与数量，发放时贴签编号。\n- 领用人签收后才算办结，保管人与存放地点写入台账。\n- 走完自动生成领用单。',
    '有庫存就發，沒庫存先買，發出去的每一件都有人保管。2 萬以下部門主管核准即可；2 萬以上先核預算，再由權責主管核准。\n\n- 財產管理員只看名稱與數量，發放時貼標籤編號。\n- 領用人簽收後才算結案，保管人與存放地點寫入台帳。\n- 走完自動產生領用單。',
    'What is in stock is handed out, what is not is bought first, and somebody answers for every piece. Below 20,000 the head of department approves; from 20,000 the budget is checked and the director approves.\n\n- The asset keeper sees names and quantities, and tags what is handed out.\n- It closes when the applicant has accepted; custodian and place go into the ledger.\n- At the end there is a requisition sheet.',
  ),
  scene: 'assets',
  industries: [],
  tags: ['ledger', 'amount-tiers'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'asset-requisition', range: '^1.0.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 48, plan: assetFlow, document: assetDocument, changes: first }],
    [
      text(
        '“采购到货”可以改为发起采购流程，到货后再回到发放。',
        '「採購到貨」可以改為發起採購流程，到貨後再回到發放。',
        'Instead of the step that buys, you can start the purchasing flow and come back when the goods are there.',
      ),
    ],
  ),
}
