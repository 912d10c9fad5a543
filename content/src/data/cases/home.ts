import { text } from '../text.ts'
import type { CaseStory } from './story.ts'

/** The three on the home page, newest first; the first one also stands in the header panel. */
export const homeCases: CaseStory[] = [
  {
    slug: 'chengyu-contracts',
    product: 'oa',
    customer: text('澄屿精工', '澄嶼精工', 'Chengyu Precision'),
    title: text('澄屿精工：让合同不再排队', '澄嶼精工：讓合約不再排隊', 'Chengyu Precision: contracts stop queueing'),
    summary: text(
      '把法务、财务与用印拆成并行的三条线，四十二家子公司共用一套规则，各自保留审批权限。',
      '把法務、財務與用印拆成平行的三條線，四十二家子公司共用一套規則，各自保留簽核權限。',
      'Legal, finance and seals run side by side; forty-two subsidiaries share one set of rules and keep their own approvers.',
    ),
    industries: ['equipment-manufacturing'],
    demands: ['contract-management', 'group-governance'],
    figures: [
      {
        before: text('6 天', '6 天', '6 days'),
        value: text('9 小时', '9 小時', '9 hours'),
      },
      {
        before: text('61%', '61%', '61%'),
        value: text('88%', '88%', '88%'),
        label: text('一次通过率', '一次通過率', 'passed first time'),
      },
      { value: text('3', '3', '3'), label: text('份逾期，每月', '份逾期，每月', 'overdue a month') },
    ],
    challenge: text(
      '每年一万二千份合同，每份要依次经过业务、部门、法务、财务、风控、分管与用印。任何一个人出差，整条队就停下来；没有人说得清一份合同此刻在谁手里，业务只能挨个打电话。',
      '每年一萬二千份合約，每份要依序經過業務、部門、法務、財務、風控、分管主管與用印。任何一個人出差，整條隊伍就停下來；沒有人說得清一份合約此刻在誰手上，業務只能一個個打電話。',
      'Twelve thousand contracts a year, each passing seven desks in turn. One person on a trip stopped the whole queue, and nobody could say where a contract was without phoning around.',
    ),
    solution: text(
      '项目组把七个环节摊开，只问一个问题：这一步要不要等前一步？法务、财务与风控看的是合同的不同部分，于是改成并行会签；十万元以下的合同不再经过这三个部门。',
      '專案小組把七個關卡攤開，只問一個問題：這一步要不要等前一步？法務、財務與風控看的是合約的不同部分，於是改成平行會簽；十萬元以下的合約不再經過這三個部門。',
      'The team laid out the seven steps and asked one question: does this step have to wait for the one before? Legal, finance and risk read different parts, so they now countersign in parallel; contracts under 100,000 skip all three.',
    ),
    result: text(
      '平均审批时长从 6 天降到 9 小时，最快一份 22 分钟。规则由集团维护阈值，审批人由子公司自己维护；合同可以按“还差谁”查询，催办电话基本消失。',
      '平均簽核時間從 6 天降到 9 小時，最快一份 22 分鐘。集團維護門檻，子公司自己維護簽核人；合約可以依「還差誰」查詢，催辦電話幾乎消失。',
      'Average approval fell from 6 days to 9 hours; the quickest took 22 minutes. The group keeps the thresholds, subsidiaries keep their approvers, and contracts can be searched by who is still missing.',
    ),
    days_ago: 62,
  },
  {
    slug: 'beixiu-rota',
    product: 'oa',
    customer: text('北岫医院', '北岫醫院', 'Beixiu Hospital'),
    title: text('北岫医院：一张排班表管到底', '北岫醫院：一張班表管到底', 'Beixiu Hospital: one rota for everyone'),
    summary: text(
      '夜班、备班与调休在同一视图里完成，换班当天生效。',
      '夜班、備勤與補休在同一個檢視裡完成，換班當天生效。',
      'Nights, standby and time off in one view; swaps apply the same day.',
    ),
    industries: ['healthcare'],
    demands: ['shifts-attendance', 'mobile-office'],
    figures: [
      { value: text('31', '31', '31'), label: text('个科室', '個科室', 'wards') },
      {
        before: text('每月 47 次', '每月 47 次', '47 a month'),
        value: text('每月 4 次', '每月 4 次', '4 a month'),
        label: text('排班冲突', '排班衝突', 'rota clashes'),
      },
    ],
    challenge: text(
      '三十一个科室各用一份表格，夜班上限靠护士长记在心里。换班要打电话、改表、再通知考勤，月底对不上的工时平均有两百多条。',
      '三十一個科室各用一份試算表，夜班上限靠護理長記在心裡。換班要打電話、改表、再通知人事，月底對不上的工時平均有兩百多筆。',
      'Thirty-one wards kept thirty-one spreadsheets and head nurses kept the night limits in mind. A swap meant calls, edits and a note to HR; some two hundred hours did not add up each month.',
    ),
    solution: text(
      '先把不能违反的规则写下来：夜班每人双周不超过四次，两班间隔不少于十一小时。排班表按规则生成，护士长只调整例外；换班由双方在手机上确认，备班顺位自动递补。',
      '先把不能違反的規則寫下來：夜班每人兩週不超過四次，兩班間隔不少於十一小時。班表依規則產生，護理長只調整例外；換班由雙方在手機上確認，備勤順位自動遞補。',
      'They wrote down what must never be broken: four nights in two weeks at most, eleven hours between shifts. The rota follows the rules and head nurses only touch exceptions; swaps are confirmed by both on the phone.',
    ),
    result: text(
      '排班冲突从每月 47 次降到 4 次，换班当天生效。月底工时直接进入考勤，不再手工核对。',
      '排班衝突從每月 47 次降到 4 次，換班當天生效。月底工時直接進入出勤紀錄，不再人工核對。',
      'Clashes fell from 47 a month to 4 and swaps apply the same day. Hours go straight into attendance without manual checking.',
    ),
    days_ago: 69,
  },
  {
    slug: 'shidu-documents',
    product: 'oa',
    customer: text('石渡水务', '石渡水務', 'Shidu Water'),
    title: text('石渡水务：公文全程在线', '石渡水務：公文全程線上', 'Shidu Water: official papers without paper'),
    summary: text(
      '从拟稿、核稿到归档，套红与电子印章一次完成。',
      '從擬稿、核稿到歸檔，套紅與電子印章一次完成。',
      'From draft and check to filing; letterhead and electronic seal in one pass.',
    ),
    industries: ['utilities'],
    demands: ['official-documents', 'archives'],
    figures: [
      { value: text('0', '0', '0'), label: text('份纸质公文', '份紙本公文', 'papers on paper') },
      {
        before: text('4 天', '4 天', '4 days'),
        value: text('半天', '半天', 'half a day'),
        label: text('发文到基层站点', '發文到基層站點', 'to reach every station'),
      },
    ],
    challenge: text(
      '公文要打印、送签、盖章、再扫描，二十三个站点最远的在山里。等文件到站，通知里的会议往往已经开完。',
      '公文要列印、送簽、用印、再掃描，二十三個站點最遠的在山裡。等公文到站，通知裡的會議往往已經開完。',
      'Papers were printed, carried for signature, stamped and scanned again. The farthest of twenty-three stations is in the hills, and the meeting was often over before the notice came.',
    ),
    solution: text(
      '发文流程与红头模板、公文样式一起导入。起草与核稿看清样，签发通过后才套红、盖章；站点在手机上签收，未签收的第二天自动提醒。',
      '發文流程與紅頭範本、公文樣式一起匯入。起草與核稿看清稿，決行後才套紅、用印；站點在手機上簽收，未簽收的隔天自動提醒。',
      'The dispatch flow came in together with the letterhead template and styles. Drafts are proofs; letterhead and seal appear once signed. Stations confirm on the phone and are reminded the next day.',
    ),
    result: text(
      '上线第二个月起不再产生纸质公文。发文到站从四天缩短到半天，归档包按文号自动命名，年底移交一次通过。',
      '上線第二個月起不再產生紙本公文。發文到站從四天縮短到半天，歸檔包依文號自動命名，年底移交一次通過。',
      'No paper since the second month. Papers reach stations in half a day instead of four, and filed packages carry their number; the year-end handover passed first time.',
    ),
    days_ago: 76,
  },
]
