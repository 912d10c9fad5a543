import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { onboarding, onboarding1 } from '../plans/onboarding.ts'
import { projectReview } from '../plans/project-review.ts'
import { securityIncident, securityIncident1 } from '../plans/security-incident.ts'
import { flowVersions } from './version.ts'

const first = text('首次发布。', '首次發布。', 'First release.')

export const onboardingPackage: DemoPackage = {
  description: text(
    '人事发起，八个部门同时开工：带教、账号、工位、门禁、薪资、合同、培训各办各的，谁没办完一眼看得到。报到那天只剩签字和欢迎。\n\n- 每个部门只看到与自己有关的字段，个人材料只有人事能看。\n- 三天内没办完的，自动提醒经办人。',
    '人事發起，八個部門同時開工：輔導、帳號、座位、門禁、薪資、契約、訓練各辦各的，誰還沒辦完一眼看得到。報到那天只剩簽名與歡迎。\n\n- 每個部門只看到與自己有關的欄位，個人文件只有人事能看。\n- 三天內沒辦完的，自動提醒承辦人。',
    'HR starts it and eight departments work at once: mentor, accounts, desk, card, payroll, contract and training, and it is plain who is not done. The first day is left for signing and a welcome.\n\n- Each department sees its own fields; personal papers stay with HR.\n- After three days whoever is late is reminded.',
  ),
  scene: 'people',
  industries: [],
  tags: ['onboarding', 'reminder'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'onboarding-sheet', range: '^1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 180, plan: onboarding1, changes: first },
      {
        version: '1.1.0',
        days_ago: 46,
        plan: onboarding,
        changes: text(
          '由六个部门增至八个：法务准备劳动合同，培训部安排入职培训。',
          '由六個部門增至八個：法務準備勞動契約，訓練部安排新人訓練。',
          'Eight departments instead of six: legal prepares the contract, training plans the first weeks.',
        ),
      },
    ],
    [
      text(
        '没有单独设立的部门，可把角色指定给兼管的人，不必删节点。',
        '沒有單獨設立的部門，可把角色指定給兼辦的人，不必刪節點。',
        'If a department does not exist with you, give its role to whoever does the work; no step need be removed.',
      ),
    ],
  ),
}

export const projectReviewPackage: DemoPackage = {
  description: text(
    '立项、里程碑、变更、结项，四次评审用同一个评审组、同一张评分表。里程碑没走完就回去接着做，变更由项目管理办公室更新计划；全部完成后结项、归档、做后评价。',
    '立案、里程碑、變更、結案，四次審查用同一個審查小組、同一張評分表。里程碑沒走完就回去接著做，變更由專案管理辦公室更新計畫；全部完成後結案、歸檔、做後評估。',
    'Charter, milestones, changes and closing: four reviews, one panel, one score sheet. As long as milestones are left the work goes on, with the plan kept by the project office; in the end it is closed, filed and evaluated.',
  ),
  scene: 'projects',
  industries: ['construction', 'equipment-manufacturing', 'research-institutes'],
  tags: ['project', 'stage-review', 'scoring'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'project-charter', range: '^1.0.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 64, plan: projectReview, changes: first }],
    [
      text(
        '评审组任一人同意即通过，结项评审须全部同意。',
        '審查小組任一人同意即通過，結案審查須全部同意。',
        'Any member of the panel can pass a review; closing needs all of them.',
      ),
    ],
  ),
}

export const securityIncidentPackage: DemoPackage = {
  description: text(
    '先报、再查、后复盘。一小时内核实定级：一般事件由安全专员处置，重大事件启动应急响应；处置超过四小时自动升级。涉及个人信息的，提醒在期限内报告主管部门。\n\n- 时限按等级设定，不必临时商量谁该知道。\n- 复盘写进同一张单，下次出事找得到上次怎么办的。',
    '先通報、再查證、後檢討。一小時內查證定級：一般事件由資安專員處置，重大事件啟動應變；處置超過四小時自動升級。涉及個人資料的，提醒在期限內通報主管機關。\n\n- 時限依等級設定，不必臨時商量誰該知道。\n- 檢討寫進同一張單，下次出事找得到上次怎麼辦的。',
    'Report first, then look, then learn. Within an hour it is graded: ordinary incidents stay with the security officer, serious ones start the emergency response, and after four hours it climbs by itself. Where personal data is involved, the authority must be told in time.\n\n- Deadlines follow severity; nobody has to discuss who should know.\n- The review stands on the same form, where it is found next time.',
  ),
  scene: 'security',
  industries: [],
  tags: ['incident', 'escalation', 'reminder'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'security-incident-report', range: '>=1.0.0' }],
  versions: flowVersions(
    [
      { version: '1.0.0', days_ago: 115, plan: securityIncident1, changes: first },
      {
        version: '1.1.0',
        days_ago: 24,
        plan: securityIncident,
        changes: text(
          '处置超过四小时自动升级；新增个人信息分支与复盘环节。',
          '處置超過四小時自動升級；新增個人資料分支與檢討關卡。',
          'After four hours it climbs by itself; a branch for personal data and a review are new.',
        ),
      },
    ],
    [
      text(
        '报告主管部门的期限因地而异，请按当地法规修改该环节的时限。',
        '通報主管機關的期限因地而異，請依當地法規修改該關卡的時限。',
        'How soon the authority must be told differs from place to place: set the deadline of that step by your law.',
      ),
    ],
  ),
}
