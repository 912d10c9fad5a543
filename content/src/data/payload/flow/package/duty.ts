import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { dutyFlow } from '../plans/duty.ts'
import { wardHandoverFlow, wardHandoverSheet } from '../plans/ward-handover.ts'
import { flowVersions } from './version.ts'

const first = text('首次发布。', '首次發布。', 'First release.')

export const dutyPackage: DemoPackage = {
  description: text(
    '值班室的一夜，一张单记到底。来电随记，较大以上的三十分钟内请带班领导批示；现场处置两小时内回报，核实后续报。交班时未了事项逐条移交，接班人确认才算交完。\n\n- 一般事项直接转承办单位，不打扰领导。\n- 接班人可以退回，让上一班把话说清楚。',
    '值班室的一夜，一張單記到底。來電隨記，較大以上的三十分鐘內請帶班主管指示；現場處置兩小時內回報，查證後續報。交班時待辦事項逐條移交，接班人確認才算交完。\n\n- 一般事項直接轉承辦單位，不打擾主管。\n- 接班人可以退回，請上一班把話說清楚。',
    'A night at the duty desk on one sheet. Calls are logged as they come; what is serious reaches the duty manager within thirty minutes, the unit reports back within two hours. At the end open matters are handed over one by one, and the relief signs.\n\n- Ordinary matters go straight to the unit.\n- The relief may send it back until it is clear what is still open.',
  ),
  scene: 'shifts',
  industries: ['government', 'utilities', 'energy-chemicals'],
  tags: ['duty', 'handover', 'escalation'],
  licence: 'LicenseRef-Customer-Internal',
  depends_on: [{ kind: 'resource', slug: 'duty-log', range: '^1.1.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 31, plan: dutyFlow, changes: first }],
    [
      text(
        '带班领导取自值班表：导入后把角色连到“机关值班表”日程。',
        '帶班主管取自值班表：匯入後把角色連到「機關值班表」行程。',
        'The duty manager comes from the rota: connect the role to the schedule “Round-the-clock duty rota”.',
      ),
    ],
  ),
}

export const wardHandoverFlowPackage: DemoPackage = {
  description: text(
    '交班护士写，接班护士床旁核对，有危重病人的再请护士长复核。三十分钟没有接班，提醒本人并抄送护士长。\n\n- 重点病人按现状、背景、评估、建议四栏交接，不漏关键一句。\n- 接班后自动生成交接班记录单，双方签名与时间都在上面。',
    '交班護理師寫，接班護理師床邊核對，有危重病人的再請護理長複核。三十分鐘沒有接班，提醒本人並副知護理長。\n\n- 重點病人依現況、背景、評估、建議四欄交班，不漏關鍵一句。\n- 接班後自動產生交班紀錄單，雙方簽名與時間都在上面。',
    'The nurse who goes writes, the nurse who comes checks at the bedside, and the head nurse looks where a patient is critical. After thirty minutes without a takeover both are reminded.\n\n- Patients to watch are handed over as situation, background, assessment and recommendation.\n- The sheet is filled in at the end, with both signatures and the time.',
  ),
  scene: 'shifts',
  industries: ['healthcare'],
  tags: ['handover', 'rota', 'phone'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'ward-handover', range: '^1.1.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 27, plan: wardHandoverFlow, document: wardHandoverSheet, changes: first }],
    [
      text(
        '班次取自排班表；换班在“护理换班”流程里批过之后，接班人自动更新。',
        '班別取自班表；換班在「護理換班」流程裡核准之後，接班人自動更新。',
        'Shifts come from the rota; a change approved in “Nursing shift change” changes who takes over.',
      ),
    ],
  ),
}
