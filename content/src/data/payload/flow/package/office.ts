import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { meetingRoom } from '../plans/meeting-room.ts'
import { outgoingDocument, outgoingDocument1 } from '../plans/outgoing-document.ts'
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
    'Between draft and release most time is spent waiting for opinions. Here consultation has seven days, countersigning and compliance run in parallel, and after two years a review starts by itself, so no policy goes stale unnoticed.\n\n- Every opinion is answered, taken or not.\n- What is sent back returns to the revision, not to the start.',
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
          'Two years after release a review starts by itself; opinions are answered one by one.',
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
