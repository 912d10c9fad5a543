import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const calendarArticles: DemoArticle[] = [
  {
    slug: 'company-calendar-first',
    knowledge_type: 'organisation-calendar',
    title: text('先把公司年历填好', '先把公司年曆填好', 'Fill in the company calendar first'),
    summary: text(
      '时限、排班、请假天数都读它；一年一次，十分钟。',
      '時限、排班、請假天數都讀它；一年一次，十分鐘。',
      'Limits, rotas and days of leave all read it: once a year, ten minutes.',
    ),
    days_ago: 29,
    read_count: 3960,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 40,
    related: ['company-calendar', 'deadlines-and-holidays', 'time-limits-reminders'],
    body: text(
      `年历没有填，系统就按周一到周五上班。每年十二月下旬放假安排公布以后，花十分钟填好，全年都省事。

## 谁在读它

| 用在哪里 | 没填会怎样 |
|---|---|
| 流程时限 | 节假日照样计时，早上一来全是超时 |
| 排班 | 节假日系数按平日算 |
| 请假天数 | 国庆请三天假，扣三天年假 |
| 定时任务 | 月底结账落在假期里 |

## 三种日子

1. **放假**：法定节假日，全公司都不上班。
2. **调休**：周六或周日上班，算工作日。
3. **本地**：某个子公司自己的日子，例如厂庆、属地假日。

> [!TIP]
> 先导入国家公布的一年，再加自己的。下面这份日程每年更新，订阅以后会自动带入。

[公司年历](resource:company-calendar)

## 改了以后

当天生效。正在计时的单据会重新计算到期时间，已经超时的不会变回没超时：那是事实，审计要看。`,
      `年曆沒有填，系統就依週一到週五上班。每年十二月下旬假期安排公布以後，花十分鐘填好，全年都省事。

## 誰在讀它

| 用在哪裡 | 沒填會怎樣 |
|---|---|
| 流程時限 | 假日照樣計時，早上一來全是逾時 |
| 排班 | 假日係數依平日算 |
| 請假天數 | 連假請三天，扣三天特休 |
| 定時工作 | 月底結帳落在假期裡 |

## 三種日子

1. **放假**：國定假日，全公司都不上班。
2. **補班**：週六或週日上班，算工作日。
3. **本地**：某個子公司自己的日子，例如廠慶、當地假日。

> [!TIP]
> 先匯入政府公布的一年，再加自己的。下面這份日程每年更新，訂閱以後會自動帶入。

[公司年曆](resource:company-calendar)

## 改了以後

當天生效。正在計時的單據會重新計算到期時間，已經逾時的不會變回沒逾時：那是事實，稽核要看。`,
      `Without a calendar, Monday to Friday are working days. When the holidays of a year are announced, ten minutes of typing save trouble all year.

## Who reads it

| Where | Without it |
|---|---|
| time limits | holidays count, and everything is late when people come back |
| rotas | holidays are paid like any day |
| leave | three days off around a holiday cost three days |
| scheduled tasks | month-end falls into a holiday |

## Three kinds of days

1. **Holiday**: nobody in the company works.
2. **Exchange**: a Saturday or Sunday worked instead.
3. **Local**: a day of one subsidiary, such as an anniversary.

> [!TIP]
> Import the official year first, then add your own. The schedule below is brought up to date each year; subscribe, and updates arrive automatically.

[Company calendar](resource:company-calendar)

## After a change

It applies the same day. Due times are worked out anew. What was late stays late: it is a fact, and auditors will ask.`,
    ),
  },
  {
    slug: 'plan-a-four-crew-rota',
    knowledge_type: 'organisation-calendar',
    title: text('四班三运转：一张表排一年', '四班三輪：一張表排一年', 'A four-crew rota that lasts a year'),
    summary: text(
      '两早、两中、两夜、两休，四个班依次晚两天开始。',
      '兩早、兩中、兩夜、兩休，四個班依序晚兩天開始。',
      'Two early, two late, two nights, two off; each crew starts two days after the one before.',
    ),
    days_ago: 38,
    read_count: 3344,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 180,
    related: ['s9', 'v2', 'shift-board'],
    body: text(
      `四个班轮三个时段，任何一天都是三个班上、一个班休。规律只有八天，记住一行，就排得出一年。

## 八天的规律

![四班三运转八天排班表](figure:rota "图 1　每个班比上一个晚两天开始；竖着看，每天早、中、夜各一个班")

平均每周上班 42 小时，比标准多 2 小时，按季度用一天调休补回。

## 三条规则先写进系统

| 规则 | 值 | 为什么 |
|---|---|---|
| 连续夜班 | 不超过 2 天 | 第三个夜班出错率明显上升 |
| 夜班后休息 | 至少 48 小时 | 一天只够补觉 |
| 备班顺位 | 休息班 → 刚下中班 | 不让夜班的人接早班 |

> [!WARNING]
> 换班要在系统里换，不要私下换。工时、夜班补贴和安全责任都跟着系统走。

## 导入

下载排班资源，把四个班的成员填进去，选起始日，生成一年。生成以后先看春节那一周，再发布。

[四班三运转怎么排](video:v2)

[客服中心四班三运转排班](resource:s9)`,
      `四個班輪三個時段，任何一天都是三個班上、一個班休。規律只有八天，記住一列，就排得出一年。

## 八天的規律

![四班三輪八天排班表](figure:rota "圖 1　每個班比上一個晚兩天開始；直著看，每天早、中、夜各一個班")

平均每週上班 42 小時，比標準多 2 小時，每季用一天補休補回。

## 三條規則先寫進系統

| 規則 | 值 | 為什麼 |
|---|---|---|
| 連續夜班 | 不超過 2 天 | 第三個夜班出錯率明顯上升 |
| 夜班後休息 | 至少 48 小時 | 一天只夠補眠 |
| 備勤順位 | 休息班 → 剛下中班 | 不讓夜班的人接早班 |

> [!WARNING]
> 換班要在系統裡換，不要私下換。工時、夜班津貼和安全責任都跟著系統走。

## 匯入

下載排班資源，把四個班的成員填進去，選起始日，產生一年。產生以後先看春節那一週，再發布。

[四班三輪怎麼排](video:v2)

[客服中心四班三輪排班](resource:s9)`,
      `Four crews cover three shifts: on any day three work and one rests. The pattern has only eight days. Learn one row, and you can plan a year.

## The pattern of eight days

![Four crews over eight days](figure:rota "Figure 1. Each crew starts two days after the one before; downwards, every day has one crew per shift")

That makes 42 hours a week on average, two above the norm; a day off each quarter makes up for it.

## Three rules to set first

| Rule | Value | Why |
|---|---|---|
| nights in a row | 2 at most | with the third, mistakes rise clearly |
| rest after nights | 48 hours at least | one day is only enough to sleep |
| standby order | crew at rest, then after late | nobody goes from night to early |

> [!WARNING]
> Swap shifts in the system, never among yourselves. Hours, night pay and responsibility follow the system.

## Import

Download the rota, enter the members of the four crews, choose the first day and make a year of it. Look at the longest holiday first, then publish.

[How to plan a four-team rota](video:v2)

[Four-team rota for a service centre](resource:s9)`,
    ),
  },
]
