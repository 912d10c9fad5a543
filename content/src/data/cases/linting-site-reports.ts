import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const photo = text('拍照', '拍照', 'Photo')
const report = text('日报', '日報', 'Report')
const supervisor = text('监理', '監造', 'Supervisor')

export const lintingSiteReports: DemoCase = {
  slug: 'linting-site-reports',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('临汀建工', '臨汀營造', 'Linting Construction'),
  title: text(
    '临汀建工：工地日报不再补写',
    '臨汀營造：工地日報不再補寫',
    'Linting Construction: site reports on the day',
  ),
  headline: text('工地日报不再补写', '工地日報不再補寫', 'Site reports on the day'),
  summary: text(
    '十九个在建项目用同一张日报，照片带时间与位置，监理当晚看得到。',
    '十九個在建專案用同一張日報，照片帶時間與位置，監造當晚看得到。',
    'Nineteen sites share one daily report; photos carry time and place, and supervisors see them the same evening.',
  ),
  lead: text(
    '临汀建工同时开着十九个工地。过去一半的日报在周末补写；现在，百分之九十七当天提交，填一张三分钟。',
    '臨汀營造同時開著十九個工地。過去一半的日報在週末補寫；現在，百分之九十七當天提交，填一張三分鐘。',
    'Linting Construction runs nineteen sites at once. Half of the daily reports used to be written at the weekend; now ninety-seven in a hundred arrive on the day and take three minutes.',
  ),
  industries: ['construction'],
  demands: ['projects', 'safety', 'mobile-office'],
  scale: text('19 个在建项目，2,300 人', '19 個在建專案，2,300 人', '19 sites, 2,300 people'),
  product_version: '10.0',
  time_to_go_live: text('3 周', '3 週', '3 weeks'),
  figures: [
    {
      label: text('日报当天提交', '日報當天提交', 'Reports on the day'),
      before: text('54%', '54%', '54%'),
      value: text('97%', '97%', '97%'),
    },
    {
      label: text('填一张日报', '填一張日報', 'To fill one in'),
      value: text('3', '3', '3'),
      unit: text('分钟', '分鐘', 'minutes'),
    },
    {
      label: text('隐患整改提前', '缺失改善提前', 'Hazards put right'),
      value: text('2.6', '2.6', '2.6'),
      unit: text('天', '天', 'days sooner'),
    },
  ],
  challenge: [
    text(
      '日报在周末补写，照片从聊天记录里找。出了问题要回头查，谁也说不准那天到底浇了哪一段。',
      '日報在週末補寫，照片從聊天紀錄裡找。出了問題要回頭查，誰也說不準那天到底澆置了哪一段。',
      'Reports were written at the weekend from photos found in chats. When something went wrong nobody could say which section had been poured that day.',
    ),
  ],
  solution: [
    text(
      '把日报压到九个字段，天气与人数自动带入；隐患直接转成整改流程，复查照片和原照片并排显示。',
      '把日報縮到九個欄位，天氣與人數自動帶入；缺失直接轉成改善流程，複查照片與原照片並排顯示。',
      'The report was cut to nine fields, with weather and headcount filled in. Hazards start a correction flow, and the follow-up photo stands beside the first.',
    ),
  ],
  result: [
    text('当天提交率从 54% 升到 97%。', '當天提交率從 54% 升到 97%。', 'Reports on the day rose from 54% to 97%.'),
    text(
      '平均填写用时 3 分钟，班组长在工棚里就能交。',
      '平均填寫時間 3 分鐘，班長在工寮裡就能交。',
      'Three minutes each, handed in from the site hut.',
    ),
    text(
      '隐患整改平均缩短 2.6 天，复查有照片为证。',
      '缺失改善平均縮短 2.6 天，複查有照片為證。',
      'Hazards are put right 2.6 days sooner, with a photo as proof.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：一周补一次', '改造前：一週補一次', 'Before: once a week, from memory'),
      steps: [
        photo,
        text('发到群里', '傳到群組', 'Post in chat'),
        text('周末翻找', '週末翻找', 'Search later'),
        report,
        text('打印签字', '列印簽名', 'Print, sign'),
        supervisor,
      ],
    },
    after: {
      label: text('改造后：当天三分钟', '改造後：當天三分鐘', 'After: three minutes on the day'),
      steps: [photo, report, [supervisor, text('隐患整改', '缺失改善', 'Hazard flow')]],
    },
  },
  timeline: [
    {
      moment: text('第 1 周', '第 1 週', 'Week 1'),
      event: text(
        '从三十四个字段里划掉二十五个。',
        '從三十四個欄位裡劃掉二十五個。',
        'Twenty-five of thirty-four fields crossed out.',
      ),
    },
    {
      moment: text('第 2 周', '第 2 週', 'Week 2'),
      event: text(
        '两个工地试填，隐患转整改接通。',
        '兩個工地試填，缺失轉改善接通。',
        'Two sites try it; hazards start the correction flow.',
      ),
    },
    {
      moment: text('第 3 周', '第 3 週', 'Week 3'),
      event: text(
        '十九个项目启用，纸质日报停发。',
        '十九個專案啟用，紙本日報停發。',
        'Nineteen sites start; paper reports end.',
      ),
    },
  ],
  quote: {
    text: text(
      '补写的日报谁都写得漂亮，当天写的才有用。',
      '補寫的日報誰都寫得漂亮，當天寫的才有用。',
      'Anybody can write a fine report a week later. The one from the day is the one you can use.',
    ),
    role: text('工程管理部经理', '工程管理部經理', 'Construction manager'),
  },
  resources: ['safety-inspections', 'project-charter', 'f06'],
  articles: ['forms-on-small-screens', 'linked-fields'],
  read_count: 1_512,
  days_ago: 97,
}
