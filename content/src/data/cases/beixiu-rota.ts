import type { DemoCase } from '../../kinds.ts'
import { text } from '../text.ts'

const rota = text('护士长排班', '護理長排班', 'Head nurse')
const swap = text('换班确认', '換班確認', 'Swap')
const hours = text('考勤', '出勤', 'Attendance')

export const beixiuRota: DemoCase = {
  slug: 'beixiu-rota',
  product: 'oa',
  products: ['server', 'mobile'],
  customer: text('北岫医院', '北岫醫院', 'Beixiu Hospital'),
  title: text('北岫医院：一张排班表管到底', '北岫醫院：一張班表管到底', 'Beixiu Hospital: one rota for everyone'),
  headline: text('一张排班表管到底', '一張班表管到底', 'One rota for everyone'),
  summary: text(
    '夜班、备班与调休在同一视图里完成，换班当天生效。',
    '夜班、備勤與補休在同一個檢視裡完成，換班當天生效。',
    'Nights, standby and time off in one view; swaps apply the same day.',
  ),
  lead: text(
    '北岫医院有三十一个科室、一千九百名护理人员。过去每月有四十七次排班冲突；现在，四次。',
    '北岫醫院有三十一個科室、一千九百名護理人員。過去每月有四十七次排班衝突；現在，四次。',
    'Beixiu Hospital has thirty-one wards and nineteen hundred nursing staff. The rota used to clash forty-seven times a month; now it is four.',
  ),
  industries: ['healthcare'],
  demands: ['shifts-attendance', 'mobile-office'],
  scale: text('31 个科室，1,900 人', '31 個科室，1,900 人', '31 wards, 1,900 people'),
  product_version: '10.0',
  time_to_go_live: text('7 周', '7 週', '7 weeks'),
  figures: [
    {
      label: text('排班范围', '排班範圍', 'Scheduled together'),
      value: text('31', '31', '31'),
      unit: text('个科室共用一张表', '個科室共用一張表', 'wards on one rota'),
    },
    {
      label: text('每月排班冲突', '每月排班衝突', 'Clashes a month'),
      before: text('47 次', '47 次', '47'),
      value: text('4 次', '4 次', '4'),
    },
    {
      label: text('换班生效', '換班生效', 'A swap applies'),
      before: text('3 天', '3 天', 'in 3 days'),
      value: text('当天', '當天', 'the same day'),
    },
  ],
  challenge: [
    text(
      '三十一个科室各用一份表格，夜班上限靠护士长记在心里。换班要打电话、改表、再通知考勤，月底对不上的工时平均有两百多条。',
      '三十一個科室各用一份試算表，夜班上限靠護理長記在心裡。換班要打電話、改表、再通知人事，月底對不上的工時平均有兩百多筆。',
      'Thirty-one wards kept thirty-one spreadsheets and head nurses kept the night limits in mind. A swap meant calls, edits and a note to HR; some two hundred hours did not add up each month.',
    ),
  ],
  solution: [
    text(
      '先把不能违反的规则写下来：夜班每人双周不超过四次，两班间隔不少于十一小时。排班表按规则生成，护士长只调整例外。',
      '先把不能違反的規則寫下來：夜班每人兩週不超過四次，兩班間隔不少於十一小時。班表依規則產生，護理長只調整例外。',
      'They wrote down what must never be broken: four nights in two weeks at most, eleven hours between shifts. The rota follows the rules and head nurses only touch exceptions.',
    ),
    text(
      '换班由双方在手机上确认，备班顺位自动递补；两边都点了头，班表与工时同时更新。',
      '換班由雙方在手機上確認，備勤順位自動遞補；兩邊都同意了，班表與工時同時更新。',
      'Swaps are confirmed by both on the phone and standby moves up automatically; once both agree, rota and hours change together.',
    ),
  ],
  result: [
    text('排班冲突从每月 47 次降到 4 次。', '排班衝突從每月 47 次降到 4 次。', 'Clashes fell from 47 a month to 4.'),
    text(
      '换班当天生效，不再等第二天改表。',
      '換班當天生效，不再等隔天改表。',
      'Swaps apply the same day instead of waiting for tomorrow’s edit.',
    ),
    text(
      '月底工时直接进入考勤，两百多条人工核对取消。',
      '月底工時直接進入出勤紀錄，兩百多筆人工核對取消。',
      'Hours go straight into attendance; two hundred manual checks a month are gone.',
    ),
  ],
  process: {
    before: {
      label: text('改造前：五个人转告，3 天', '改造前：五個人轉告，3 天', 'Before: passed on by five people, 3 days'),
      steps: [
        text('电话商量', '電話商量', 'Phone call'),
        rota,
        text('改表格', '改試算表', 'Edit the sheet'),
        text('人事登记', '人事登記', 'HR notes it'),
        hours,
      ],
    },
    after: {
      label: text('改造后：两人确认即生效', '改造後：兩人確認即生效', 'After: two people agree, done'),
      steps: [text('提出换班', '提出換班', 'Ask to swap'), [swap, text('规则检查', '規則檢查', 'Rule check')], hours],
    },
  },
  timeline: [
    {
      moment: text('第 1–2 周', '第 1–2 週', 'Weeks 1–2'),
      event: text(
        '收齐三十一张表，归成九种班次。',
        '收齊三十一張表，歸成九種班別。',
        'Thirty-one sheets collected and reduced to nine kinds of shift.',
      ),
    },
    {
      moment: text('第 3–4 周', '第 3–4 週', 'Weeks 3–4'),
      event: text(
        '两条硬规则写进排班，四个科室先用。',
        '兩條硬規則寫進排班，四個科室先用。',
        'Two hard rules written into the rota; four wards start.',
      ),
    },
    {
      moment: text('第 7 周', '第 7 週', 'Week 7'),
      event: text(
        '全院启用，旧表格收回。',
        '全院啟用，舊表格收回。',
        'The whole hospital starts and the old sheets are withdrawn.',
      ),
    },
  ],
  quote: {
    text: text(
      '护士长不再背规则，规则自己会说话。',
      '護理長不用再背規則，規則自己會說話。',
      'Head nurses no longer carry the rules in their heads. The rules speak for themselves.',
    ),
    role: text('护理部主任', '護理部主任', 'Director of nursing'),
  },
  resources: ['ward-rota', 'overtime-request', 'hospital-home'],
  articles: ['forms-on-small-screens', 'time-limits-reminders'],
  read_count: 3_655,
  consent_days: 420,
  days_ago: 69,
}
