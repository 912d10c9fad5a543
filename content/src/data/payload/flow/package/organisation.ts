import type { DemoPackage } from '../../../../kinds.ts'
import { text } from '../../../text.ts'
import { leaveDocument, leaveFlow } from '../plans/leave.ts'
import { onboarding, onboarding1 } from '../plans/onboarding.ts'
import { overtimeDocument, overtimeFlow } from '../plans/overtime.ts'
import { projectReview } from '../plans/project-review.ts'
import { securityIncident, securityIncident1 } from '../plans/security-incident.ts'
import { shiftChangeDocument, shiftChangeFlow } from '../plans/shift-change.ts'
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
    'Report first, then look, then learn. Within an hour it is graded: ordinary incidents stay with the security officer, serious ones start the emergency response, and after four hours it is escalated automatically. Where personal data is involved, the authority must be told in time.\n\n- Deadlines follow severity; nobody has to discuss who should know.\n- The review stands on the same form, where it is found next time.',
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
          'Escalates automatically after four hours; new are a branch for personal data and a review.',
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

export const leavePackage: DemoPackage = {
  description: text(
    '三天以内，部门负责人点头就行；超过三天，人事核对假期与分管领导审批同时进行；十天及以上再报总经理。回来以后销一次假，实际天数以销假为准。\n\n- 天数取自表单，按半天计算，周末不算。\n- 退回的单子回到申请人，改完再走。\n- 走完自动生成请假单，签字与时间都在上面。',
    '三天以內，部門主管同意即可；超過三天，人事核對假期與權責主管核准同時進行；十天以上再送總經理。回來後銷一次假，實際天數以銷假為準。\n\n- 天數取自表單，以半天計算，週末不計。\n- 退回的單子回到申請人，改完再送。\n- 走完自動產生請假單，簽名與時間都在上面。',
    'Up to three days the head of department decides alone. Beyond that HR checks the days while the director approves, and from ten days the general manager is asked as well. Whoever comes back reports back, and the days really taken count.\n\n- Days come from the form, in halves, weekends left out.\n- What is sent back returns to the applicant.\n- At the end there is a leave sheet with every signature and time.',
  ),
  scene: 'people',
  industries: [],
  tags: ['leave'],
  licence: 'CC-BY-4.0',
  needs: { database: ['postgresql', 'mysql', 'oracle', 'dameng', 'kingbase'] },
  depends_on: [{ kind: 'resource', slug: 'leave-request', range: '>=1.2.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 40, plan: leaveFlow, document: leaveDocument, changes: first }],
    [
      text(
        '三天与十天两条线写在网关的条件里，按公司制度修改；两处都以“时长（天）”为准。',
        '三天與十天兩條線寫在閘道的條件裡，依公司制度修改；兩處都以「時數（天）」為準。',
        'Three and ten days stand in the conditions of the two gateways; both read the working days of the form.',
      ),
    ],
  ),
}

export const overtimePackage: DemoPackage = {
  description: text(
    '加班先申请、后确认。平日加班由部门负责人批准；法定节假日或本月累计超过 36 小时的，先由人事核对上限，再由分管领导审批。干完以后填实际工时，部门确认，再按选定的方式调休或计入工资。\n\n- 上限按“本月累计”判断，填单时就看得到。\n- 走完自动生成加班审批单。',
    '加班先申請、後確認。平日加班由部門主管核准；國定假日或本月累計超過 36 小時的，先由人事核對上限，再由權責主管核准。做完後填實際工時，部門確認，再依選定的方式補休或計入薪資。\n\n- 上限依「本月累計時數」判斷，填單時就看得到。\n- 走完自動產生加班核准單。',
    'Overtime is asked for first and confirmed afterwards. The head of department approves ordinary overtime; on public holidays, or beyond 36 hours in a month, HR checks the limits and the director approves. Then the real hours are entered, confirmed, and made good by time off or pay.\n\n- The limit applies to the total of the month, which is shown while you fill in the form.\n- At the end there is an overtime sheet.',
  ),
  scene: 'shifts',
  industries: [],
  tags: ['overtime'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'overtime-request', range: '^1.0.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 36, plan: overtimeFlow, document: overtimeDocument, changes: first }],
    [
      text(
        '每月 36 小时是默认上限，各地规定不同，请按当地法规修改网关的条件。',
        '每月 36 小時是預設上限，各地規定不同，請依當地法規修改閘道的條件。',
        'Thirty-six hours a month is only where it starts: change the condition of the gateway to what your law says.',
      ),
    ],
  ),
}

export const shiftChangePackage: DemoPackage = {
  description: text(
    '换班最怕两头都没人。替班人确认与排班核对同时进行，两边都过了才到护士长；间隔不足 11 小时、本月夜班已满 8 次或能级不相当的，再报护理部。批准后排班表自动更新，双方与科室都收到通知。\n\n- 退回的单子回到申请人，换一个人或换一天再走。\n- 走完自动生成换班单，可存入科室台账。',
    '換班最怕兩頭都沒人。代班人確認與班表核對同時進行，兩邊都過了才到護理長；間隔不足 11 小時、本月夜班已滿 8 次或能力層級不相當的，再送護理部。核准後班表自動更新，雙方與科別都收到通知。\n\n- 退回的單子回到申請人，換一個人或換一天再送。\n- 走完自動產生換班單，可存入科別台帳。',
    'The worst swap is one that leaves nobody on duty. The stand-in agrees while the rota is checked, and only then the head nurse decides; with less than 11 hours of rest, 8 nights in the month or another grade, the nursing office is asked as well. Then the rota is updated and everyone hears of it.\n\n- What is sent back returns to the nurse, who finds another colleague or another day.\n- At the end there is a sheet for the records of the ward.',
  ),
  scene: 'shifts',
  industries: ['healthcare'],
  tags: ['rota', 'night-shift'],
  licence: 'CC-BY-4.0',
  depends_on: [{ kind: 'resource', slug: 'shift-change', range: '^1.0.0' }],
  versions: flowVersions(
    [{ version: '1.0.0', days_ago: 28, plan: shiftChangeFlow, document: shiftChangeDocument, changes: first }],
    [
      text(
        '11 小时与 8 次夜班是默认上限，请按本院规定修改；“更新排班表”须接入排班系统。',
        '11 小時與 8 次夜班是預設上限，請依院內規定修改；「更新班表」須串接排班系統。',
        'Eleven hours and eight nights are only where it starts: set what your hospital allows. Updating the rota needs a connection to your rota system.',
      ),
    ],
  ),
}
