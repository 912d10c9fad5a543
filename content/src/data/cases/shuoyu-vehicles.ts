import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const dispatch = text('派车', '派車', 'Dispatch')
const drive = text('出车', '出車', 'Drive')

/** Its consent has ended; it goes on without the name. */
export const shuoyuVehicles: DemoCase = {
  slug: 'shuoyu-vehicles',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('朔屿能源', '朔嶼能源', 'Shuoyu Energy'),
  title: text('朔屿能源：少买十一辆车', '朔嶼能源：少買十一輛車', 'Shuoyu Energy: eleven cars never bought'),
  headline: text('少买十一辆车', '少買十一輛車', 'Eleven cars never bought'),
  summary: text(
    '顺路的合并，空车看得见，六十四辆车跑出了七十五辆的活。',
    '順路的合併，空車看得見，六十四輛車跑出了七十五輛的量。',
    'Trips are joined and idle cars are seen; sixty-four cars do the work of seventy-five.',
  ),
  lead: text(
    '朔屿能源的矿区方圆两百公里，六十四辆车总是不够用。装上日程与合并规则之后，采购计划里的十一辆没有再买。',
    '朔嶼能源的礦區方圓兩百公里，六十四輛車總是不夠用。裝上排程與合併規則之後，採購計畫裡的十一輛沒有再買。',
    'Shuoyu Energy’s field is two hundred kilometres across, and sixty-four cars were never enough. With a schedule and rules for sharing, the eleven in the budget were not bought.',
  ),
  anonymous: {
    customer: text('一家能源企业', '一家能源企業', 'an energy company'),
    title: text(
      '一家能源企业：少买十一辆车',
      '一家能源企業：少買十一輛車',
      'An energy company: eleven cars never bought',
    ),
    summary: text(
      '顺路的合并，空车看得见，六十四辆车跑出了七十五辆的活。',
      '順路的合併，空車看得見，六十四輛車跑出了七十五輛的量。',
      'Trips are joined and idle cars are seen; sixty-four cars do the work of seventy-five.',
    ),
    lead: text(
      '矿区方圆两百公里，六十四辆车总是不够用。装上日程与合并规则之后，采购计划里的十一辆没有再买。',
      '礦區方圓兩百公里，六十四輛車總是不夠用。裝上排程與合併規則之後，採購計畫裡的十一輛沒有再買。',
      'The field is two hundred kilometres across, and sixty-four cars were never enough. With a schedule and rules for sharing, the eleven in the budget were not bought.',
    ),
  },
  consent_days: -20,
  industries: ['energy-chemicals', 'logistics'],
  demands: ['vehicles', 'safety'],
  scale: text('64 辆车，4 个矿区', '64 輛車，4 個礦區', '64 cars, 4 fields'),
  product_version: '10.0',
  time_to_go_live: text('3 周', '3 週', '3 weeks'),
  figures: [
    {
      label: text('原定采购', '原定採購', 'Planned purchases'),
      value: text('11', '11', '11'),
      unit: text('辆车不必再买', '輛車不必再買', 'cars not needed after all'),
    },
    {
      label: text('空驶里程', '空駛里程', 'Driven empty'),
      before: text('38%', '38%', '38%'),
      value: text('17%', '17%', '17%'),
    },
    {
      label: text('派一辆车', '派一輛車', 'To get a car'),
      before: text('半天', '半天', 'half a day'),
      value: text('12 分钟', '12 分鐘', '12 minutes'),
    },
  ],
  challenge: [
    text(
      '派车靠调度员一部电话，车在哪里只有司机知道。上午去东区的车空着回来，下午又派一辆去同一个地方。',
      '派車靠調度員一支電話，車在哪裡只有司機知道。上午去東區的車空著回來，下午又派一輛去同一個地方。',
      'One dispatcher with one phone, and only drivers knew where cars were. A car came back empty from the east in the morning, and another went there in the afternoon.',
    ),
  ],
  solution: [
    text(
      '申请时先看当周的车，同方向的自动提示合并；回车登记里程与油量，超过四小时的长途强制换人。',
      '申請時先看當週的車，同方向的自動提示合併；回車登記里程與油量，超過四小時的長途強制換人。',
      'Whoever asks first sees the cars of the week, and trips in one direction are offered together. Return notes mileage and fuel; drives over four hours change drivers.',
    ),
  ],
  result: [
    text('空驶里程从 38% 降到 17%。', '空駛里程從 38% 降到 17%。', 'Kilometres driven empty fell from 38% to 17%.'),
    text(
      '派车从半天缩短到十二分钟。',
      '派車從半天縮短到十二分鐘。',
      'A car is found in twelve minutes instead of half a day.',
    ),
    text(
      '疲劳驾驶记录连续九个月为零。',
      '疲勞駕駛紀錄連續九個月為零。',
      'Nine months without a record of tired driving.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：一部电话，半天', '改造前：一支電話，半天', 'Before: one phone, half a day'),
      steps: [
        text('打电话', '打電話', 'Call'),
        text('找车', '找車', 'Find a car'),
        text('找司机', '找司機', 'Find a driver'),
        dispatch,
        drive,
      ],
    },
    after: {
      label: text('改造后：看着日程派，12 分钟', '改造後：看著排程派，12 分鐘', 'After: by the schedule, 12 minutes'),
      steps: [
        text('申请', '申請', 'Request'),
        [text('合并顺路', '合併順路', 'Join trips'), text('安全检查', '安全檢查', 'Safety check')],
        dispatch,
        drive,
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1 周', '第 1 週', 'Week 1'),
      event: text(
        '给六十四辆车各建一条日程。',
        '給六十四輛車各建一條排程。',
        'Each of sixty-four cars gets a schedule.',
      ),
    },
    {
      moment: text('第 2 周', '第 2 週', 'Week 2'),
      event: text('两个矿区试行合并规则。', '兩個礦區試行合併規則。', 'Two fields try the rules for sharing.'),
    },
    {
      moment: text('第 3 周', '第 3 週', 'Week 3'),
      event: text(
        '调度电话改为值班电话。',
        '調度電話改為值班電話。',
        'The dispatcher’s phone becomes an emergency number.',
      ),
    },
  ],
  quote: {
    text: text('不是车不够，是看不见。', '不是車不夠，是看不見。', 'We did not lack cars. We could not see them.'),
    role: text('后勤保障部经理', '後勤保障部經理', 'Logistics manager'),
  },
  resources: ['vehicle-request', 'car-pool-week', 'safety-inspections'],
  articles: ['linked-fields'],
  read_count: 842,
  days_ago: 195,
}
