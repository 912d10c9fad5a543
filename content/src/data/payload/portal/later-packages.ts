import type { DemoPackage } from '../../../kinds.ts'
import { everywhere, usualServers } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { documentCentre, dutyBoard, governmentHome, newStarterHome } from './services.ts'

const internal = 'LicenseRef-Customer-Internal'

export const laterPortalPackages: Record<string, DemoPackage> = {
  'document-centre': {
    scene: 'official-papers',
    industries: ['government', 'utilities', 'associations'],
    tags: ['official-document', 'department-home', 'role-based'],
    licence: internal,
    needs: everywhere,
    depends_on: [
      { kind: 'resource', slug: 'incoming-document', range: '>=1.0.0' },
      { kind: 'resource', slug: 'g1', range: '>=1.0.0' },
    ],
    description: text(
      '收文、发文、批示、会签在一页：待办按剩余天数排，超期的只有负责人看得到总数。常用入口直接发起收文登记与拟写发文。',
      '收文、發文、核示、會簽在一頁：待辦依剩餘天數排，逾期的只有主管看得到總數。常用入口直接發起收文登記與擬寫發文。',
      'Incoming, outgoing, decisions and countersigning on one page, ordered by the days that are left; managers see how many are overdue. Registering and drafting start from here.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 132, changes: firstEdition, files: () => documentCentre({ outgoing: false }) },
      {
        version: '1.1.0',
        days_ago: 43,
        changes: text('新增“最近发文”。', '新增「最近發文」。', 'What was issued lately was added.'),
        files: () => documentCentre({ outgoing: true }),
      },
    ],
  },
  'government-home': {
    scene: 'entrance',
    industries: ['government'],
    tags: ['disclosure', 'home-page', 'role-based'],
    licence: internal,
    needs: everywhere,
    description: text(
      '政务公开的进度与机关日常放在一页：本周公开了几条、依申请公开还剩几天、谁在值班、哪些事项要上会。',
      '資訊公開的進度與機關日常放在一頁：本週公開了幾則、依申請公開還剩幾天、誰在值班、哪些事項要提會。',
      'Disclosure and the day of an office on one page: what was published this week, which requests are due, who is on duty and what goes on the agenda.',
    ),
    versions: [{ version: '1.0.0', days_ago: 35, changes: firstEdition, files: governmentHome }],
  },
  'duty-board': {
    scene: 'shifts',
    industries: ['government', 'utilities', 'energy-chemicals'],
    tags: ['duty', 'dashboard', 'wall-screen'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '挂在值班室墙上的一页：当班的是谁、今天接了哪些电话、还有什么没办完、应急电话打哪个。交接班时两个人站在屏前逐条过。',
      '掛在值班室牆上的一頁：當班的是誰、今天接了哪些電話、還有什麼沒辦完、緊急電話打哪個。交班時兩個人站在螢幕前逐條確認。',
      'A page for the wall of the duty room: who is on, which calls came, what is still open and whom to ring. At the handover both stand before it and go through the list.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 104, changes: firstEdition, files: () => dutyBoard({ weather: false }) },
      {
        version: '1.1.0',
        days_ago: 30,
        changes: text('新增天气与提示。', '新增天氣與提醒。', 'Weather and warnings were added.'),
        files: () => dutyBoard({ weather: true }),
      },
    ],
  },
  'new-starter-home': {
    scene: 'people',
    industries: [],
    tags: ['onboarding', 'home-page', 'phone'],
    licence: 'CC-BY-4.0',
    needs: everywhere,
    description: text(
      '入职第一个月只看这一页：要办的事、第一周的安排、找谁、常用入口。满月之后自动换成部门主页。',
      '到職第一個月只看這一頁：待辦、第一週的安排、找誰、常用入口。滿月之後自動換成部門首頁。',
      'The one page of the first month: things to do, the first week, whom to ask, the usual entries. After a month the department home takes its place.',
    ),
    versions: [{ version: '1.0.0', days_ago: 50, changes: firstEdition, files: newStarterHome }],
  },
}
