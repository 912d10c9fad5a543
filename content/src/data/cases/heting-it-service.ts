import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const desk = text('服务台', '服務台', 'Service desk')
const engineer = text('工程师', '工程師', 'Engineer')

export const hetingItService: DemoCase = {
  slug: 'heting-it-service',
  product: 'oa',
  products: ['server', 'desktop'],
  customer: text('鹤汀电子', '鶴汀電子', 'Heting Electronics'),
  title: text(
    '鹤汀电子：换掉底座，报修没有停一天',
    '鶴汀電子：換掉底座，報修沒有停一天',
    'Heting Electronics: a new platform, and not a day without service',
  ),
  headline: text(
    '换掉底座，报修没有停一天',
    '換掉底座，報修沒有停一天',
    'A new platform, and not a day without service',
  ),
  summary: text(
    '系统、数据库与中间件一起替换，四个晚上切完，服务台照常接单。',
    '系統、資料庫與中介軟體一起替換，四個晚上切換完，服務台照常接單。',
    'Operating system, database and middleware replaced in four nights while the desk kept taking tickets.',
  ),
  lead: text(
    '鹤汀电子要在年底前把全部服务器换到国产底座上。过去一次报修平均走三天；切换之后，五小时。',
    '鶴汀電子要在年底前把全部伺服器換到國產底座上。過去一次報修平均走三天；切換之後，五小時。',
    'Heting Electronics had to move every server to a home-grown platform by the end of the year. A ticket used to take three days; since the move it takes five hours.',
  ),
  industries: ['electronics', 'equipment-manufacturing'],
  demands: ['it-service', 'assets', 'platform-migration'],
  scale: text('4 个园区，5,100 人', '4 個園區，5,100 人', '4 sites, 5,100 people'),
  product_version: '10.2',
  time_to_go_live: text('10 周', '10 週', '10 weeks'),
  figures: [
    {
      label: text('工作时间内', '上班時間內', 'In office hours'),
      value: text('0', '0', '0'),
      unit: text('小时停机', '小時停機', 'hours of downtime'),
    },
    {
      label: text('一次报修', '一次報修', 'A ticket'),
      before: text('3 天', '3 天', '3 days'),
      value: text('5 小时', '5 小時', '5 hours'),
    },
    {
      label: text('账实相符', '帳實相符', 'Assets where they should be'),
      before: text('82%', '82%', '82%'),
      value: text('99.4%', '99.4%', '99.4%'),
    },
  ],
  challenge: [
    text(
      '报修靠电话与聊天，工程师的手机就是系统。谁的电脑是哪一年的、装了什么，台账一年盘一次；要整体替换，连有多少台都说不准。',
      '報修靠電話與聊天，工程師的手機就是系統。誰的電腦是哪一年的、裝了什麼，台帳一年盤一次；要整體替換，連有多少台都說不準。',
      'Tickets came by phone and chat; the engineers’ phones were the system. The asset list was checked once a year, so nobody could say how many machines there were to replace.',
    ),
  ],
  solution: [
    text(
      '先把报修收进一张服务单，选人就带出他名下的设备。两个月的服务单把台账校准了八成，替换清单从这里长出来。',
      '先把報修收進一張服務單，選人就帶出他名下的設備。兩個月的服務單把台帳校準了八成，替換清單從這裡長出來。',
      'First every ticket became one form; choosing a person brings up their machines. Two months of tickets corrected four fifths of the list, and the plan for replacement grew out of it.',
    ),
    text(
      '替换排在四个变更窗口里，每个窗口都留一小时退路；退路一次也没有用上。',
      '替換排在四個變更時段裡，每個時段都留一小時退路；退路一次也沒有用上。',
      'The move was laid into four change windows, each with an hour to go back; it was never needed.',
    ),
  ],
  result: [
    text(
      '四个晚上切换完成，工作时间零停机。',
      '四個晚上切換完成，工作時間零停機。',
      'Four nights, and no downtime in office hours.',
    ),
    text(
      '一次报修从三天缩短到五小时。',
      '一次報修從三天縮短到五小時。',
      'A ticket takes five hours instead of three days.',
    ),
    text(
      '资产账实相符率从 82% 升到 99.4%。',
      '資產帳實相符率從 82% 升到 99.4%。',
      'Assets found where they should be rose from 82% to 99.4%.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：找对人再说，3 天', '改造前：找對人再說，3 天', 'Before: find the right person, 3 days'),
      steps: [
        text('打电话', '打電話', 'Call'),
        text('转接', '轉接', 'Passed on'),
        text('问型号', '問型號', 'Which model?'),
        engineer,
        text('领备件', '領備品', 'Spare part'),
        text('上门', '到場', 'On site'),
      ],
    },
    after: {
      label: text('改造后：一张服务单，5 小时', '改造後：一張服務單，5 小時', 'After: one ticket, 5 hours'),
      steps: [
        text('服务单', '服務單', 'Ticket'),
        desk,
        [engineer, text('备件', '備品', 'Spare part'), text('台账更新', '台帳更新', 'Asset list')],
      ],
    },
  },
  timeline: [
    {
      moment: text('第 1–2 周', '第 1–2 週', 'Weeks 1–2'),
      event: text(
        '服务台主页上线，电话转为代填。',
        '服務台首頁上線，電話轉為代填。',
        'The service desk page opens; calls are typed in for the caller.',
      ),
    },
    {
      moment: text('第 3–8 周', '第 3–8 週', 'Weeks 3–8'),
      event: text(
        '服务单校准台账，排出四个变更窗口。',
        '服務單校準台帳，排出四個變更時段。',
        'Tickets correct the asset list; four change windows are planned.',
      ),
    },
    {
      moment: text('第 9–10 周', '第 9–10 週', 'Weeks 9–10'),
      event: text('四个晚上切换底座。', '四個晚上切換底座。', 'The platform is replaced in four nights.'),
    },
  ],
  quote: {
    text: text(
      '最紧张的一晚，我们接的第一张单是咖啡机报修。',
      '最緊張的一晚，我們接的第一張單是咖啡機報修。',
      'On the tensest night the first ticket we took was for the coffee machine.',
    ),
    role: text('IT 服务经理', 'IT 服務經理', 'IT service manager'),
  },
  resources: ['it-service-request', 'it-service-home', 'it-change-windows'],
  articles: ['before-an-upgrade', 'restore-drill'],
  read_count: 2_604,
  consent_days: 610,
  days_ago: 158,
}
