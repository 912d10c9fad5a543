import { text } from '../text.ts'
import type { CaseStory } from './story.ts'

export const olderCases: CaseStory[] = [
  {
    slug: 'hean-purchasing',
    product: 'oa',
    customer: text('禾岸农业', '禾岸農業', 'Hean Farms'),
    title: text(
      '禾岸农业：过磅单当天变成付款',
      '禾岸農業：過磅單當天變成付款',
      'Hean Farms: from weighbridge to payment in a day',
    ),
    summary: text(
      '收购点用手机填过磅单，质检、定价与付款接在后面，农户当天收到钱。',
      '收購點用手機填過磅單，品檢、定價與付款接在後面，農戶當天收到款項。',
      'Buying points fill in tickets on the phone; checks, price and payment follow, and growers are paid the same day.',
    ),
    industries: ['agriculture'],
    demands: ['purchasing', 'mobile-office'],
    figures: [
      {
        before: text('5 天', '5 天', '5 days'),
        value: text('当天', '當天', 'same day'),
        label: text('收购款到账', '收購款入帳', 'growers are paid'),
      },
      { value: text('1,860', '1,860', '1,860'), label: text('户农户', '戶農戶', 'growers') },
    ],
    challenge: text(
      '收购季每天三百多张过磅单，纸单由司机带回，财务第二天才开始录入。单子丢一张，就要和农户重新对账。',
      '收購季每天三百多張過磅單，紙單由司機帶回，財務隔天才開始登打。單子掉一張，就要和農戶重新對帳。',
      'More than three hundred tickets a day in season, carried back on paper and typed in the next day. A lost slip meant settling with the grower all over again.',
    ),
    solution: text(
      '过磅单改在手机上填，净重与金额自动算；没有信号的地方先存在手机里，回到有网的地方自动提交。质检结果决定价格档位，付款流程直接引用。',
      '過磅單改在手機上填，淨重與金額自動計算；沒有訊號的地方先存在手機裡，回到有網路的地方自動送出。品檢結果決定價格級距，付款流程直接引用。',
      'Tickets are filled in on the phone, net weight and amount work themselves out, and forms wait on the phone where there is no signal. The quality check sets the price and payment refers to it.',
    ),
    result: text(
      '收购款从五天到账变成当天到账，一个收购季少录入两万六千张单。对账争议从每季四十多起降到三起。',
      '收購款從五天入帳變成當天入帳，一個收購季少登打兩萬六千張單。對帳爭議從每季四十多件降到三件。',
      'Payment went from five days to the same day, with 26,000 slips a season no longer typed. Disputes fell from more than forty to three.',
    ),
    days_ago: 84,
  },
  {
    slug: 'linting-site-reports',
    product: 'oa',
    customer: text('临汀建工', '臨汀營造', 'Linting Construction'),
    title: text(
      '临汀建工：工地日报不再补写',
      '臨汀營造：工地日報不再補寫',
      'Linting Construction: site reports on the day',
    ),
    summary: text(
      '十九个在建项目用同一张日报，照片带时间与位置，监理当晚看得到。',
      '十九個在建專案用同一張日報，照片帶時間與位置，監造當晚看得到。',
      'Nineteen sites share one daily report; photos carry time and place, and supervisors see them the same evening.',
    ),
    industries: ['construction'],
    demands: ['projects', 'safety', 'mobile-office'],
    figures: [
      {
        before: text('54%', '54%', '54%'),
        value: text('97%', '97%', '97%'),
        label: text('日报当天提交', '日報當天提交', 'reports on the day'),
      },
      { value: text('19', '19', '19'), label: text('个在建项目', '個在建專案', 'sites') },
    ],
    challenge: text(
      '日报在周末补写，照片从聊天记录里找。出了问题要回头查，谁也说不准那天到底浇了哪一段。',
      '日報在週末補寫，照片從聊天紀錄裡找。出了問題要回頭查，誰也說不準那天到底澆置了哪一段。',
      'Reports were written at the weekend from photos found in chats. When something went wrong nobody could say which section had been poured that day.',
    ),
    solution: text(
      '把日报压到九个字段，天气与人数自动带入；隐患直接转成整改流程，复查照片和原照片并排显示。',
      '把日報縮到九個欄位，天氣與人數自動帶入；缺失直接轉成改善流程，複查照片與原照片並排顯示。',
      'The report was cut to nine fields, with weather and headcount filled in. Hazards start a correction flow, and the follow-up photo stands beside the first.',
    ),
    result: text(
      '当天提交率从 54% 升到 97%，平均填写用时 3 分钟。隐患整改平均缩短 2.6 天。',
      '當天提交率從 54% 升到 97%，平均填寫時間 3 分鐘。缺失改善平均縮短 2.6 天。',
      'Reports on the day rose from 54% to 97% and take three minutes. Hazards are put right 2.6 days sooner.',
    ),
    days_ago: 97,
  },
  {
    slug: 'songwu-portal',
    product: 'oa',
    customer: text('松坞学校', '松塢學校', 'Songwu School'),
    title: text('松坞学校：家长只记一个地址', '松塢學校：家長只記一個網址', 'Songwu School: one address for parents'),
    summary: text(
      '请假、缴费、接送与通知收进一个主页，老师、家长与后勤各看各的版面。',
      '請假、繳費、接送與通知收進一個首頁，老師、家長與總務各看各的版面。',
      'Leave, fees, pick-up and notices on one page; teachers, parents and staff each see their own layout.',
    ),
    industries: ['school-education'],
    demands: ['unified-portal', 'visitors'],
    figures: [
      {
        before: text('9 个', '9 個', '9'),
        value: text('1 个', '1 個', '1'),
        label: text('家长要记的入口', '家長要記的入口', 'places for parents to remember'),
      },
      { value: text('2,400', '2,400', '2,400'), label: text('位家长', '位家長', 'parents') },
    ],
    challenge: text(
      '通知在群里，请假在表格里，缴费在另一个页面。家长每学期要记九个入口，班主任每天回答同样的问题。',
      '通知在群組裡，請假在表單裡，繳費在另一個頁面。家長每學期要記九個入口，導師每天回答同樣的問題。',
      'Notices in chat groups, leave in a form, fees somewhere else: nine places to remember each term, and class teachers answering the same questions every day.',
    ),
    solution: text(
      '用门户按角色分版面：家长看到孩子当天的课、餐与接送；老师看到待批的请假；门卫看到今天的访客与车牌。',
      '用入口網站依角色分版面：家長看到孩子當天的課、餐與接送；老師看到待批的請假；警衛看到今天的訪客與車牌。',
      'A portal with layouts by role: parents see lessons, meals and pick-up, teachers see leave to approve, the gate sees visitors and number plates.',
    ),
    result: text(
      '九个入口并成一个，开学第一周的咨询电话从 310 通降到 68 通。',
      '九個入口併成一個，開學第一週的詢問電話從 310 通降到 68 通。',
      'Nine places became one. Calls in the first week of term fell from 310 to 68.',
    ),
    days_ago: 108,
  },
  {
    slug: 'nanyu-expenses',
    product: 'oa',
    customer: text('南屿物流', '南嶼物流', 'Nanyu Logistics'),
    title: text(
      '南屿物流：司机的报销单两分钟',
      '南嶼物流：司機的報支單兩分鐘',
      'Nanyu Logistics: a driver claim in two minutes',
    ),
    summary: text(
      '拍票、识别、审批、打款都在手机上，七成以上报销当日到账。',
      '拍票、辨識、簽核、撥款都在手機上，七成以上報支當日入帳。',
      'Photo, reading, approval and payment on the phone; most claims are paid the same day.',
    ),
    industries: ['logistics'],
    demands: ['expense-claims', 'travel-booking'],
    figures: [
      { value: text('73%', '73%', '73%'), label: text('报销当日到账', '報支當日入帳', 'paid the same day') },
      {
        before: text('11 天', '11 天', '11 days'),
        value: text('1.4 天', '1.4 天', '1.4 days'),
        label: text('平均到账', '平均入帳', 'average payment'),
      },
    ],
    challenge: text(
      '八百多名司机常年在路上，过路费与加油票攒到月底才交。票据褪色、丢失，财务退回一次就是一个月。',
      '八百多名司機長年在路上，過路費與加油單據累積到月底才交。單據褪色、遺失，財務退回一次就是一個月。',
      'More than eight hundred drivers are always on the road and handed in toll and fuel slips at the month end. Slips faded or got lost, and one return cost another month.',
    ),
    solution: text(
      '报销单从二十六个字段减到七个，票面信息由识别应用填好；线路标准内的自动通过，超出的只问一个问题：为什么。',
      '報支單從二十六個欄位減到七個，票面資訊由辨識應用填好；路線標準內的自動通過，超出的只問一個問題：為什麼。',
      'The claim went from 26 fields to seven, filled in by the invoice reader. Within the route limit it passes by itself; above it one question is asked: why.',
    ),
    result: text(
      '平均到账从 11 天缩短到 1.4 天，退单率从 18% 降到 3%。',
      '平均入帳從 11 天縮短到 1.4 天，退件率從 18% 降到 3%。',
      'Average payment fell from 11 days to 1.4, and returned claims from 18% to 3%.',
    ),
    days_ago: 119,
  },
  {
    slug: 'qingcen-knowledge',
    product: 'oa',
    customer: text('青岑设计院', '青岑設計院', 'Qingcen Design'),
    title: text(
      '青岑设计院：投标文件不再从头写',
      '青岑設計院：投標文件不再從頭寫',
      'Qingcen Design: tenders that do not start from zero',
    ),
    summary: text(
      '样式、范本与往期答疑收在一起，新人第一周就能交出合格的标书。',
      '樣式、範本與歷次答疑收在一起，新人第一週就能交出合格的標書。',
      'Styles, templates and past answers in one place; newcomers deliver a sound tender in their first week.',
    ),
    industries: ['professional-services'],
    demands: ['knowledge-management', 'projects'],
    figures: [
      {
        before: text('9 天', '9 天', '9 days'),
        value: text('4 天', '4 天', '4 days'),
        label: text('编一份标书', '編一份標書', 'to write a tender'),
      },
      { value: text('0', '0', '0'), label: text('次因格式废标', '次因格式廢標', 'lost over format') },
    ],
    challenge: text(
      '每份标书从上一份改起，页眉里还留着别家的项目名。一年有两次因为格式不合被当场拒收。',
      '每份標書從上一份改起，頁首裡還留著別家的專案名稱。一年有兩次因為格式不合被當場退件。',
      'Every tender was the last one edited, with another project still named in its page head. Twice a year one was refused over its format.',
    ),
    solution: text(
      '三册共用一套样式，项目名只填一处；往期评审意见按条款归入知识库，写到那一节时出现在旁边。',
      '三冊共用一套樣式，專案名稱只填一處；歷次評審意見依條款歸入知識庫，寫到那一節時出現在旁邊。',
      'The three volumes share one set of styles and the project name is entered once. Past review comments are filed by clause and appear beside the section being written.',
    ),
    result: text(
      '编制时间从九天降到四天，一年来没有一份因格式被拒。知识库里的答疑每月被引用三百余次。',
      '編製時間從九天降到四天，一年來沒有一份因格式被退。知識庫裡的答疑每月被引用三百多次。',
      'Writing went from nine days to four, and none was refused over format this year. Past answers are cited some three hundred times a month.',
    ),
    days_ago: 133,
  },
]
