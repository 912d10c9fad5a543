import type { DemoPackage } from '../../../kinds.ts'
import { anyServer, everywhere, usualServers } from '../../needs.ts'
import { firstEdition } from '../../resources/with-packages.ts'
import { text } from '../../text.ts'
import { fourTeams, wardRota, weekendDuty } from './shifts.ts'
import { carPool, changeWindows, meetingRooms, safetyInspections } from './weeks.ts'
import { closingCalendar, companyCalendar, farmYear, schoolCalendar, trainingYear } from './years.ts'

const internal = 'LicenseRef-Customer-Internal'

export const schedulePackages: Record<string, DemoPackage> = {
  s9: {
    scene: 'shifts',
    industries: ['financial-services', 'utilities', 'travel'],
    tags: ['rota', 'night-shift', 'standby'],
    licence: internal,
    needs: everywhere,
    description: text(
      '四个班组轮三个班：早早中中夜夜休休，八天一轮，永不重叠。两班之间不少于十一小时，夜班有人顶。\n\n导入后把甲乙丙丁换成自己的班组，从哪一天开始只改一个日期。',
      '四個班組輪三個班：早早中中夜夜休休，八天一輪，不會重疊。兩班之間不少於十一小時，夜班有人遞補。\n\n匯入後把甲乙丙丁換成自己的班組，從哪一天開始只改一個日期。',
      'Four teams for three shifts: two early, two late, two nights, two off, eight days round and never twice at once. At least eleven hours between shifts, and somebody on standby for nights.\n\nAfter import, put your own teams in and change one date for the day it starts.',
    ),
    versions: [
      {
        version: '1.0.0',
        days_ago: 96,
        changes: firstEdition,
        files: () => fourTeams({ standby: false, closed: false }),
      },
      {
        version: '1.1.0',
        days_ago: 41,
        changes: text(
          '新增夜班备班，与休息日同轮。',
          '新增夜班備勤，與休息日同輪。',
          'Standby for nights, on the first day off.',
        ),
        files: () => fourTeams({ standby: true, closed: false }),
      },
      {
        version: '1.2.0',
        days_ago: 5,
        changes: text(
          '休息日不排班：春节三天已除外。',
          '休息日不排班：春節三天已排除。',
          'No shifts on days the centre is closed: three days of Spring Festival are left out.',
        ),
        files: () => fourTeams({ standby: true, closed: true }),
      },
    ],
  },
  'meeting-room-week': {
    scene: 'meetings',
    industries: [],
    tags: ['meeting-room'],
    licence: internal,
    needs: everywhere,
    description: text(
      '把每周固定的会先排好，剩下的空档一眼看得到。按楼层和房间分组，换房间只改一处。',
      '把每週固定的會議先排好，剩下的空檔一眼看得到。依樓層和會議室分組，換會議室只改一處。',
      'Set the weekly meetings first and see the gaps that are left. Grouped by floor and room; another room is one change.',
    ),
    versions: [{ version: '1.0.0', days_ago: 48, changes: firstEdition, files: meetingRooms }],
  },
  'company-calendar': {
    scene: 'office',
    industries: [],
    tags: ['holiday'],
    licence: 'CC0-1.0',
    needs: everywhere,
    description: text(
      '三层年历：哪天休、哪天补、哪天有活动。每年底更新一次，订阅的人自动换上新的一年。',
      '三層年曆：哪天休、哪天補班、哪天有活動。每年底更新一次，訂閱的人自動換上新的一年。',
      'A calendar in three layers: days off, days swapped, company events. Updated at the end of each year; subscribers get it automatically.',
    ),
    versions: [
      { version: '2026.0.0', days_ago: 320, changes: firstEdition, files: () => companyCalendar({ next_year: false }) },
      {
        version: '2026.1.0',
        days_ago: 62,
        changes: text(
          '加入 2027 年假日，未公布的标注“待通知”。',
          '加入 2027 年假日，尚未公布的標註「待通知」。',
          'Days off of 2027 added; those not announced yet are marked.',
        ),
        files: () => companyCalendar({ next_year: true }),
      },
    ],
  },
  'closing-calendar': {
    scene: 'expenses',
    industries: ['financial-services', 'equipment-manufacturing', 'retail'],
    tags: ['month-end', 'reminder'],
    licence: internal,
    needs: usualServers,
    description: text(
      '从关账前第五个工作日排到次月第三个工作日，二十一项任务各有岗位。按工作日计算，遇到周末自动前移。',
      '從關帳前第五個工作天排到次月第三個工作天，二十一項工作各有崗位。依工作天計算，遇到週末自動前移。',
      'From the fifth working day before closing to the third of the next month, twenty-one tasks with whose they are. Counted in working days, so tasks shift automatically around weekends.',
    ),
    versions: [{ version: '1.0.0', days_ago: 35, changes: firstEdition, files: closingCalendar }],
  },
  'ward-rota': {
    scene: 'shifts',
    industries: ['healthcare'],
    tags: ['rota', 'night-shift', 'standby'],
    licence: 'CC-BY-4.0',
    needs: usualServers,
    description: text(
      '六人夜班轮转，备班错开三天，换班写成一次例外，不动规则。白班、查房与早交班一并排好。',
      '六人夜班輪轉，備勤錯開三天，換班寫成一次例外，不動規則。白班、查房與早交班一併排好。',
      'Six people take nights in turn, standby three days apart; a swap is one exception and leaves the rule alone. Days, rounds and handover are planned as well.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 140, changes: firstEdition, files: () => wardRota({ days: false }) },
      {
        version: '1.1.0',
        days_ago: 26,
        changes: text(
          '加入备班、白班、查房与早交班。',
          '加入備勤、白班、查房與早交班。',
          'Standby, day shifts, rounds and handover were added.',
        ),
        files: () => wardRota({ days: true }),
      },
    ],
  },
  'car-pool-week': {
    scene: 'assets',
    industries: [],
    tags: ['vehicle'],
    licence: internal,
    needs: usualServers,
    description: text(
      '三辆车一周的用法：班车、取送、接待时段，保养与限行日留空。',
      '三輛車一週的用法：班車、取送、接待時段，保養與限行日留空。',
      'A week of three cars: shuttles, errands and guests; service days and days off the road stay free.',
    ),
    versions: [{ version: '1.0.0', days_ago: 80, changes: firstEdition, files: carPool }],
  },
  'training-year': {
    scene: 'training',
    industries: ['equipment-manufacturing', 'energy-chemicals'],
    tags: ['training', 'reminder'],
    licence: internal,
    needs: usualServers,
    description: text(
      '一年的课分三组：必修每月都有，选修隔月，复训跟着证书走。',
      '一年的課分三組：必修每月都有，選修隔月，回訓跟著證書走。',
      'A year of courses in three groups: required ones every month, optional ones every other, refreshers as certificates ask for them.',
    ),
    versions: [{ version: '1.0.0', days_ago: 69, changes: firstEdition, files: trainingYear }],
  },
  'weekend-duty': {
    scene: 'shifts',
    industries: ['government', 'utilities'],
    tags: ['rota', 'duty', 'holiday'],
    licence: internal,
    needs: anyServer,
    description: text(
      '带班与电话值守各轮六周，两人错开三周，不会同一周值两样。节日单独列出。',
      '帶班與電話值守各輪六週，兩人錯開三週，不會同一週值兩樣。節日單獨列出。',
      'Six weeks round for the office and for the phone, three weeks apart, so nobody has both. Holidays are listed separately.',
    ),
    versions: [{ version: '1.0.0', days_ago: 53, changes: firstEdition, files: weekendDuty }],
  },
  'it-change-windows': {
    scene: 'it-service',
    industries: ['financial-services', 'electronics'],
    tags: ['it-service', 'maintenance'],
    licence: 'MIT',
    needs: everywhere,
    description: text(
      '什么时候可以动生产环境，写在日历上。标准、重大、数据库各有窗口，月末最后三个工作日冻结。',
      '什麼時候可以動正式環境，寫在行事曆上。標準、重大、資料庫各有時段，月底最後三個工作天凍結。',
      'When production may be touched, on a calendar. Windows for standard and major changes and for databases; the last three working days of a month are frozen.',
    ),
    versions: [
      { version: '1.0.0', days_ago: 125, changes: firstEdition, files: () => changeWindows({ freeze: false }) },
      {
        version: '1.1.0',
        days_ago: 24,
        changes: text('新增月末冻结三天。', '新增月底凍結三天。', 'Three frozen days at the end of each month.'),
        files: () => changeWindows({ freeze: true }),
      },
    ],
  },
  'safety-inspections': {
    scene: 'quality-safety',
    industries: ['equipment-manufacturing', 'construction', 'mining-metals'],
    tags: ['maintenance', 'reminder'],
    licence: internal,
    needs: usualServers,
    description: text(
      '日巡、周查、月检、季评排成一张表，节前专项单列。每类检查一种颜色，漏了哪一次看得出来。',
      '日巡、週查、月檢、季評排成一張表，節前專案單列。每類檢查一種顏色，漏了哪一次看得出來。',
      'Daily rounds, weekly checks, monthly inspections and quarterly reviews in one plan, with special ones before holidays. A colour for each, so a missed one shows.',
    ),
    versions: [{ version: '1.0.0', days_ago: 46, changes: firstEdition, files: safetyInspections }],
  },
  'school-calendar': {
    scene: 'training',
    industries: ['school-education', 'higher-education'],
    tags: ['holiday', 'training'],
    licence: 'CC-BY-4.0',
    needs: anyServer,
    description: text(
      '一个学期二十周，上课、例会、考试与假期都在。法定假日那几天不上课，规则里已经除外。',
      '一個學期二十週，上課、例會、考試與假期都在。放假那幾天不上課，規則裡已經排除。',
      'A term of twenty weeks with lessons, meetings, exams and holidays. Public holidays are left out of the rule for lessons.',
    ),
    versions: [{ version: '1.0.0', days_ago: 87, changes: firstEdition, files: schoolCalendar }],
  },
  'farm-year': {
    scene: 'projects',
    industries: ['agriculture'],
    tags: ['seasonal', 'maintenance'],
    licence: 'CC-BY-SA-4.0',
    description: text(
      '水稻、冬小麦、鲜果三条线排成一年，每年循环。各地早晚不同，整条线平移即可。',
      '水稻、冬小麥、鮮果三條線排成一年，每年循環。各地早晚不同，整條線平移即可。',
      'A year of rice, winter wheat and fruit on three tracks, round again every year. Where spring comes later, shift a track as a whole.',
    ),
    versions: [{ version: '1.0.0', days_ago: 29, changes: firstEdition, files: farmYear }],
  },
}
