import type { DemoPackage } from '../../../kinds.ts'
import { everywhere, usualServers } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import {
  farmHome,
  financeHome,
  hospitalHome,
  itServiceHome,
  legalHome,
  salesCockpit,
  shiftBoard,
} from './departments.ts'
import { branchHome, groupHome, schoolHome, serviceDesk, teamHome } from './homes.ts'

const internal = 'LicenseRef-Customer-Internal'

export const portalPackages: Record<string, DemoPackage> = {
  m2: {
    scene: 'entrance',
    industries: ['agriculture', 'equipment-manufacturing', 'energy-chemicals'],
    tags: ['home-page', 'role-based', 'phone'],
    licence: internal,
    needs: everywhere,
    depends_on: [{ kind: 'app', slug: 'group-message', range: '>=1.0.0' }],
    description: text(
      '集团的第一屏：左边一条大新闻，右边自己的待办，下面是常用、公告与产量。负责人多看三个数字。\n\n导入后把横幅换成自己的新闻源，常用入口按角色设置。',
      '集團的第一個畫面：左邊一條大新聞，右邊自己的待辦，下面是常用、公告與產量。主管多看三個數字。\n\n匯入後把橫幅換成自己的新聞來源，常用入口依角色設定。',
      'The first screen of a group: one big story on the left, your tasks on the right, shortcuts, notices and output below. Managers see three figures more.\n\nAfter import, connect the banner to your own news and set shortcuts by role.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 108, changes: firstEdition, files: () => groupHome({ figures: false }) },
      {
        version: '1.1.0',
        days_ago: 3,
        changes: text(
          '按角色显示：负责人多三个指标。',
          '依角色顯示：主管多三個指標。',
          'By role: managers see three figures of their own.',
        ),
        files: () => groupHome({ figures: true }),
      },
    ],
  },
  'team-home': {
    scene: 'projects',
    industries: [],
    tags: ['department-home', 'project', 'role-based'],
    licence: internal,
    needs: everywhere,
    description: text(
      '一个项目一页：里程碑、本周任务、成员、文件与会议。换一个项目，只改项目编号。费用只给负责人看。',
      '一個專案一頁：里程碑、本週工作、成員、檔案與會議。換一個專案，只改專案編號。費用只給主管看。',
      'One page for one project: milestone, tasks, members, files and meetings. Another project is another number. Cost is for the manager alone.',
    ),
    versions: [{ version: '1.0.0', days_ago: 54, changes: firstEdition, files: teamHome }],
  },
  k5: {
    scene: 'contracts-seals',
    industries: ['professional-services', 'financial-services'],
    tags: ['department-home', 'contract', 'ledger'],
    licence: internal,
    needs: usualServers,
    depends_on: [{ kind: 'resource', slug: 'k1', range: '>=1.0.0' }],
    description: text(
      '法务每天打开的一页：先看到期，再看待办。台账按类别计数，点进去是登记表。',
      '法務每天打開的一頁：先看到期，再看待辦。台帳依類別計數，點進去是登記表。',
      'The page lawyers open each day: first what ends, then what waits. The ledger counts by kind and leads to the contract sheet.',
    ),
    versions: [{ version: '1.0.0', days_ago: 43, changes: firstEdition, files: legalHome }],
  },
  u1: {
    scene: 'entrance',
    industries: ['agriculture'],
    tags: ['home-page', 'phone', 'seasonal'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '在地头用手机看：今天能不能下地，要干什么，卖什么价。屏幕宽了，天气和农事并排。',
      '在田邊用手機看：今天能不能下田，要做什麼，賣什麼價。螢幕寬了，天氣和農事並排。',
      'For a phone at the field’s edge: can we go out today, what is to do, what does it sell for. On wider screens weather and work stand side by side.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 99, changes: firstEdition, files: () => farmHome({ prices: false }) },
      {
        version: '1.1.0',
        days_ago: 17,
        changes: text('新增收购行情与库容。', '新增收購行情與庫容。', 'Purchase prices and storage were added.'),
        files: () => farmHome({ prices: true }),
      },
    ],
  },
  'staff-service-desk': {
    scene: 'people',
    industries: [],
    tags: ['home-page', 'front-desk'],
    licence: internal,
    needs: everywhere,
    depends_on: [{ kind: 'app', slug: 'app-a3', range: '>=1.0.0' }],
    description: text(
      '办事只来这一页。每项服务写明几天、找谁，自己的申请走到哪一步也在这里。',
      '辦事只來這一頁。每項服務寫明幾天、找誰，自己的申請走到哪一步也在這裡。',
      'One page for everything staff ask for. Each service says how long and whom, and where your own request stands.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 131, changes: firstEdition, files: () => serviceDesk({ times: false }) },
      {
        version: '1.1.0',
        days_ago: 32,
        changes: text(
          '每项服务加上办理天数，并显示按时办结率。',
          '每項服務加上辦理天數，並顯示準時完成率。',
          'Every service says how many days it takes; the share done in time is shown.',
        ),
        files: () => serviceDesk({ times: true }),
      },
    ],
  },
  'shift-board': {
    scene: 'quality-safety',
    industries: ['equipment-manufacturing', 'auto-parts', 'electronics'],
    tags: ['dashboard', 'wall-screen', 'rota'],
    licence: internal,
    needs: usualServers,
    description: text(
      '挂在线边的大屏：三个数字、一张图、两条异常，三米外看得清。交接的话写在下面，下一班先读。',
      '掛在線邊的大螢幕：三個數字、一張圖、兩條異常，三公尺外看得清楚。交接的話寫在下面，下一班先讀。',
      'A screen beside the line: three figures, one chart, two faults, clear from three metres. Handover stands below for the next shift.',
    ),
    versions: [{ version: '1.0.0', days_ago: 25, changes: firstEdition, files: shiftBoard }],
  },
  'branch-home': {
    scene: 'entrance',
    industries: ['retail', 'logistics', 'hospitality'],
    tags: ['home-page', 'phone'],
    licence: internal,
    needs: usualServers,
    description: text(
      '分公司的首页：总部说什么，本地说什么，各占一栏。找人的电话永远在右上。',
      '分公司的首頁：總部說什麼，在地說什麼，各占一欄。找人的電話永遠在右上。',
      'The home of a branch: what head office says and what is said here, a column each. Whom to call is always at the top right.',
    ),
    versions: [{ version: '1.0.0', days_ago: 71, changes: firstEdition, files: branchHome }],
  },
  'finance-home': {
    scene: 'expenses',
    industries: [],
    tags: ['department-home', 'dashboard', 'role-based'],
    licence: internal,
    needs: everywhere,
    depends_on: [{ kind: 'resource', slug: 'closing-calendar', range: '>=1.0.0' }],
    description: text(
      '四个数字开头，资金只给负责人看；待办、月结日程与费用趋势在下面。与财务月结日历配套。',
      '四個數字開頭，資金只給主管看；待辦、月結行程與費用趨勢在下面。與財務月結行事曆搭配。',
      'Four figures first, cash for managers only; tasks, closing dates and spending below. Goes with the month-end calendar.',
    ),
    versions: [{ version: '1.0.0', days_ago: 49, changes: firstEdition, files: financeHome }],
  },
  'it-service-home': {
    scene: 'it-service',
    industries: ['electronics', 'financial-services'],
    tags: ['it-service', 'home-page'],
    licence: 'MIT',
    needs: everywhere,
    depends_on: [{ kind: 'resource', slug: 'it-service-request', range: '>=1.0.0' }],
    description: text(
      '报修之前先看服务是不是正常，再查知识库，最后才提单。三步都在这一页。',
      '報修之前先看服務是不是正常，再查知識庫，最後才開單。三步都在這一頁。',
      'Before reporting a fault: is the service up, is there an article, and only then a ticket. All three on this page.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 118, changes: firstEdition, files: () => itServiceHome({ state: false }) },
      {
        version: '1.1.0',
        days_ago: 21,
        changes: text('服务状态放到第一位。', '服務狀態放到第一位。', 'The state of each service comes first.'),
        files: () => itServiceHome({ state: true }),
      },
    ],
  },
  'hospital-home': {
    scene: 'entrance',
    industries: ['healthcare'],
    tags: ['home-page', 'role-based', 'rota'],
    licence: internal,
    needs: usualServers,
    depends_on: [{ kind: 'resource', slug: 'ward-rota', range: '>=1.0.0' }],
    description: text(
      '护理看自己的班，医师看手术安排，通告大家一样。空床数放在右上。',
      '護理看自己的班，醫師看手術安排，公告大家一樣。空床數放在右上。',
      'Nurses see their shifts, doctors their operations, and everyone the same notices. Free beds are at the top right.',
    ),
    versions: [{ version: '1.0.0', days_ago: 60, changes: firstEdition, files: hospitalHome }],
  },
  'school-home': {
    scene: 'entrance',
    industries: ['school-education'],
    tags: ['home-page', 'role-based'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '以教学周为线：这一周有什么事、谁值日、怎么调课。校领导多看出勤与在校人数。',
      '以教學週為線：這一週有什麼事、誰值日、怎麼調課。校長室多看出勤與在學人數。',
      'Built around the week of teaching: what is on, who is on duty, how to swap lessons. The head sees attendance and numbers as well.',
    ),
    versions: [{ version: '1.0.0', days_ago: 77, changes: firstEdition, files: schoolHome }],
  },
  'sales-cockpit': {
    scene: 'customers',
    industries: ['retail', 'professional-services', 'food-beverage'],
    tags: ['dashboard', 'role-based'],
    licence: internal,
    needs: usualServers,
    description: text(
      '打开就知道今天给谁打电话。四个数字、一条趋势、一张名单，排行只给负责人看。',
      '打開就知道今天給誰打電話。四個數字、一條趨勢、一張名單，排行只給主管看。',
      'Open it and know whom to call. Four figures, one trend, one list; the ranking is for managers.',
    ),
    versions: [{ version: '1.0.0', days_ago: 38, changes: firstEdition, files: salesCockpit }],
  },
}
