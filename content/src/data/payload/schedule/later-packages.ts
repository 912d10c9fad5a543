import type { DemoPackage } from '../../../kinds.ts'
import { anyServer, everywhere, usualServers } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { clinicRota, disclosureCalendar, dutyRota, leaveCalendar, onboardingMonth } from './rotas.ts'

const internal = 'LicenseRef-Customer-Internal'

export const laterSchedulePackages: Record<string, DemoPackage> = {
  'leave-calendar': {
    scene: 'people',
    industries: [],
    tags: ['leave', 'holiday', 'reminder'],
    licence: 'CC-BY-4.0',
    needs: everywhere,
    description: text(
      '批过的请假自动落到日历上，谁不在、谁代班一眼看清。月结与盘点那几天标为“不可请假”，填请假单时就会提示。\n\n导入后订阅给整个部门；假期种类只显示给主管。',
      '核准的請假自動落到行事曆上，誰不在、誰代理一眼看清。月結與盤點那幾天標為「不可請假」，填請假單時就會提示。\n\n匯入後訂閱給整個部門；假別只顯示給主管。',
      'Approved leave appears on the calendar: who is away and who stands in. Closing and stocktaking days are blocked, and the leave form says so while it is filled in.\n\nAfter import, subscribe the whole department; kinds of leave are for managers only.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 128, changes: firstEdition, files: () => leaveCalendar({ blocked: false }) },
      {
        version: '1.1.0',
        days_ago: 39,
        changes: text(
          '新增“不可请假”的日子：月结与年终盘点。',
          '新增「不可請假」的日子：月結與年終盤點。',
          'Days on which nobody may be away: closing and stocktaking.',
        ),
        files: () => leaveCalendar({ blocked: true }),
      },
    ],
  },
  'duty-room-rota': {
    scene: 'shifts',
    industries: ['government', 'utilities', 'energy-chemicals'],
    tags: ['duty', 'rota', 'handover'],
    licence: internal,
    needs: usualServers,
    description: text(
      '值班员与带班领导四天一轮，每天八点半交接班，晚八点向上级点名。值班信息报告流程从这里取当天的带班领导。',
      '值班人員與帶班主管四天一輪，每天八點半交班，晚間八點向上級點名。值班通報流程從這裡取當天的帶班主管。',
      'Officer and duty manager change every day in a round of four, with the handover at half past eight and a roll call at eight in the evening. The duty report flow takes the manager of the day from here.',
    ),
    versions: [{ version: '1.0.0', days_ago: 32, changes: firstEdition, files: dutyRota }],
  },
  'clinic-rota': {
    scene: 'shifts',
    industries: ['healthcare'],
    tags: ['rota', 'night-shift', 'handover'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '诊室、医生、手术间三条线对齐：上午门诊、下午手术，夜里病区值班，早上七点四十五交接班。同一位医生不会同时出现在两处。',
      '診間、醫師、手術室三條線對齊：上午門診、下午手術，夜間病房值班，早上七點四十五交班。同一位醫師不會同時出現在兩處。',
      'Clinics, doctors and theatres on aligned tracks: clinic in the morning, operations in the afternoon, the ward at night, handover at a quarter to eight. No doctor stands in two places.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 118, changes: firstEdition, files: () => clinicRota({ operations: false }) },
      {
        version: '1.1.0',
        days_ago: 30,
        changes: text('加入手术日。', '加入手術日。', 'Operating days were added.'),
        files: () => clinicRota({ operations: true }),
      },
    ],
  },
  'onboarding-month': {
    scene: 'people',
    industries: [],
    tags: ['onboarding', 'training'],
    licence: 'CC-BY-4.0',
    needs: everywhere,
    description: text(
      '十二件事排满第一个月：报到、账号、安全、制度、周谈、考试与满月谈话。下一位新人入职，整条线平移到他的第一天。',
      '十二件事排滿第一個月：報到、帳號、安全、制度、週談、測驗與滿月面談。下一位新人到職，整條線平移到他的第一天。',
      'Twelve things in the first month: signing, accounts, safety, rules, weekly talks, a test and the talk at the end. For the next starter, shift the whole line to their first day.',
    ),
    versions: [{ version: '1.0.0', days_ago: 52, changes: firstEdition, files: onboardingMonth }],
  },
  'disclosure-calendar': {
    scene: 'official-papers',
    industries: ['government'],
    tags: ['disclosure', 'reminder'],
    licence: internal,
    needs: anyServer,
    description: text(
      '年报一月底、预算批复后二十日内、季度检查每季末月十五日：该公开什么、什么时候公开，排成一年。依申请公开的答复期限每周一核对。',
      '年報一月底、預算核定後二十日內、季度檢查每季末月十五日：該公開什麼、什麼時候公開，排成一年。依申請公開的答覆期限每週一核對。',
      'The annual report by the end of January, budgets within twenty days, a check every quarter: a year of what has to be public by when. Deadlines of requests are looked at every Monday.',
    ),
    versions: [{ version: '1.0.0', days_ago: 41, changes: firstEdition, files: disclosureCalendar }],
  },
}
