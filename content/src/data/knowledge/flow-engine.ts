import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const flowEngineArticles: DemoArticle[] = [
  {
    slug: 'countersign-any-in-turn',
    knowledge_type: 'flow-nodes',
    title: text('会签、或签与依次审批', '會簽、或簽與依序簽核', 'All, any, or one after another'),
    summary: text(
      '一个节点有多位处理人时，先决定要等所有人，还是等到一个人就够。',
      '一個節點有多位處理人時，先決定要等所有人，還是等到一個人就夠。',
      'When a step has several people, decide first: wait for all of them, or for one.',
    ),
    days_ago: 12,
    read_count: 12408,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 100,
    related: ['hetong-7', 'policy-release-countersign', 'countersign-opinions', 'v1'],
    body: text(
      `一个节点有多位处理人时，先决定一件事：要等所有人，还是等到一个人就够。选错了，流程要么卡住，要么放得太快。

## 三种方式的区别

![三种处理方式：会签要三人都同意，或签一人即可，依次审批一个接一个](figure:countersign "图 1　同样是甲、乙、丙三位处理人，实心表示需要其同意")

| 方式 | 何时通过 | 何时退回 | 适合 |
|---|---|---|---|
| 会签 | 全部同意 | 任一人退回 | 合同、制度、预算 |
| 或签 | 任一人同意 | 全部退回 | 值班、窗口、客服 |
| 依次审批 | 最后一人同意 | 任一人退回 | 逐级上报 |

## 设置会签节点

打开流程设计器，选中审批节点，在右侧“处理方式”中选择“会签”。如果需要按比例通过，再填写“通过比例”，例如三人中两人同意即可，填 66。

> [!WARNING]
> 修改处理方式只影响新发起的流程。在途流程仍按发起时的版本运行，参见[改了流程，在途单据怎么办](article:running-flows-after-change)。

### 用规则表达

批量设置时，可以直接编辑节点规则并导入：

~~~jsonc
{
  "node": "legal_review",
  "mode": "countersign",      // 会签
  "pass_ratio": 100,
  "timeout": { "hours": 24, "action": "remind" }
}
~~~

## 超时怎么办

会签最怕一个人迟迟不处理。建议设置提醒而不是自动通过：先提醒本人，再抄送上级。自动通过会让“全部同意”失去意义，审计时也说不清。

[会签与或签有什么不同](video:v1)

[合同审批：法务与财务并行会签](resource:hetong-7)`,
      `一個節點有多位處理人時，先決定一件事：要等所有人，還是等到一個人就夠。選錯了，流程不是卡住，就是放得太快。

## 三種方式的差別

![三種處理方式：會簽要三人都同意，或簽一人即可，依序簽核一個接一個](figure:countersign "圖 1　同樣是甲、乙、丙三位處理人，實心表示需要其同意")

| 方式 | 何時通過 | 何時退回 | 適合 |
|---|---|---|---|
| 會簽 | 全部同意 | 任一人退回 | 合約、制度、預算 |
| 或簽 | 任一人同意 | 全部退回 | 值班、櫃台、客服 |
| 依序簽核 | 最後一人同意 | 任一人退回 | 逐級上呈 |

## 設定會簽節點

開啟流程設計器，選取簽核節點，在右側「處理方式」選擇「會簽」。如果要依比例通過，再填寫「通過比例」，例如三人中兩人同意即可，填 66。

> [!WARNING]
> 修改處理方式只影響新發起的流程。進行中的流程仍依發起時的版本執行，參見[改了流程，進行中的單據怎麼辦](article:running-flows-after-change)。

### 用規則表達

批次設定時，可以直接編輯節點規則並匯入：

~~~jsonc
{
  "node": "legal_review",
  "mode": "countersign",      // 會簽
  "pass_ratio": 100,
  "timeout": { "hours": 24, "action": "remind" }
}
~~~

## 逾時怎麼辦

會簽最怕有人遲遲不處理。建議設定提醒，而不是自動通過：先提醒本人，再副知主管。自動通過會讓「全部同意」失去意義，稽核時也說不清楚。

[會簽與或簽有什麼不同](video:v1)

[合約簽核：法務與財務平行會簽](resource:hetong-7)`,
      `When a step has several people, decide one thing first: wait for all of them, or for one. The wrong choice makes a flow stick, or lets it through too soon.

## Three ways compared

![Three ways: all three must agree, one is enough, or one after another](figure:countersign "Figure 1. The same three people; solid means that their word is needed")

| Way | Approval rule | Returned when | Good for |
|---|---|---|---|
| All sign | everyone agrees | anyone returns it | contracts, policies, budgets |
| Any signs | one person agrees | everyone returns it | duty desks, counters, service teams |
| In turn | the last one agrees | anyone returns it | reporting up the line |

## Set up a step that all must sign

Open the flow designer, select the approval step, and choose “All sign” under “How it is handled”. To pass by share, fill in “Pass ratio”: two of three people is 66.

> [!WARNING]
> A change applies to flows started afterwards. Running flows keep the version they began with, see [running documents](article:running-flows-after-change).

### As a rule

For many steps at once, edit their rules and import them:

~~~jsonc
{
  "node": "legal_review",
  "mode": "countersign",      // all sign
  "pass_ratio": 100,
  "timeout": { "hours": 24, "action": "remind" }
}
~~~

## When someone is late

One slow person holds up everybody. Remind rather than pass automatically: first the person, then their manager. Automatic approval makes “everyone agreed” untrue, and hard to explain in an audit.

[Everyone or anyone: two ways to countersign](video:v1)

[Contract approval with parallel countersigning](resource:hetong-7)`,
    ),
  },
  {
    slug: 'amount-tier-rules',
    knowledge_type: 'flow-rules',
    title: text('金额分级规则表', '金額分級規則表', 'Rule tables for amount tiers'),
    summary: text(
      '把“超过 10 万要总经理批”写进规则表，改阈值时不必改流程图。',
      '把「超過 10 萬要總經理核准」寫進規則表，改門檻時不必改流程圖。',
      'Put “above 100,000 the director signs” in a table, and change it without touching the diagram.',
    ),
    days_ago: 19,
    read_count: 8210,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 140,
    related: ['f02', 'hetong-7', 'release-a-flow'],
    body: text(
      `金额分级最常见的做法是在流程图里画分支：一档一条线。三档还看得懂，七家公司各三档就是二十一条线，没有人敢改。

## 一张表代替许多线

规则表把“多少钱走哪里”从图里拿出来。图上只留一个判断节点，节点去查表：

| 公司 | 金额从 | 金额到 | 走向 |
|---|---|---|---|
| 全部 | 0 | 100,000 | 部门负责人 |
| 全部 | 100,000 | 1,000,000 | 法务与财务会签 |
| 全部 | 1,000,000 | | 总经理 |

从上到下匹配第一行，所以特例写在前面，通用的写在后面。最后一行不填上限，保证任何金额都有去处。

## 试算边界

改表以后点“试算”，输入几个边界值，例如 99,999.99、100,000 和 100,000.01，看走向是不是你想的那样。边界属于哪一档，是最容易吵起来的地方。

> [!NOTE]
> 规则表有自己的版本。在途流程用发起那一刻的版本，新流程用最新版本，两者互不影响。`,
      `金額分級最常見的做法是在流程圖裡畫分支：一級一條線。三級還看得懂，七家公司各三級就是二十一條線，沒有人敢改。

## 一張表代替許多線

規則表把「多少錢走哪裡」從圖裡拿出來。圖上只留一個判斷節點，節點去查表：

| 公司 | 金額從 | 金額到 | 走向 |
|---|---|---|---|
| 全部 | 0 | 100,000 | 部門主管 |
| 全部 | 100,000 | 1,000,000 | 法務與財務會簽 |
| 全部 | 1,000,000 | | 總經理 |

從上到下比對第一列，所以特例寫在前面，通用的寫在後面。最後一列不填上限，確保任何金額都有去處。

## 試算邊界

改表以後按「試算」，輸入幾個邊界值，例如 99,999.99、100,000 和 100,000.01，看走向是不是你想的那樣。邊界屬於哪一級，是最容易起爭議的地方。

> [!NOTE]
> 規則表有自己的版本。進行中的流程用發起那一刻的版本，新流程用最新版本，兩者互不影響。`,
      `The usual way to route by amount is to draw a branch per tier. Three tiers are readable; seven companies with three tiers each make twenty-one lines that nobody dares to touch.

## One table for many lines

A rule table takes “how much goes where” out of the diagram. One decision step stays, and it looks the answer up:

| Company | From | Up to | Goes to |
|---|---|---|---|
| any | 0 | 100,000 | head of department |
| any | 100,000 | 1,000,000 | legal and finance together |
| any | 1,000,000 | | director |

The first matching row wins, so put exceptions first and general rows last. Leave the upper limit of the last row empty, so that every amount has somewhere to go.

## Try the edges

After a change press “Try” with values at the edge: 99,999.99, 100,000 and 100,000.01. Which tier an edge belongs to is what people argue about.

> [!NOTE]
> A table has versions of its own. Running flows keep the one they started with; new flows use the latest.`,
    ),
  },
  {
    slug: 'time-limits-reminders',
    knowledge_type: 'flow-rules',
    title: text('超时、催办与节假日', '逾時、催辦與假日', 'Time limits, reminders and holidays'),
    summary: text(
      '时限按工作时间算，提醒分三步，节假日不计入。',
      '時限依工作時間計算，提醒分三步，假日不計入。',
      'Count working hours only, remind in three steps, leave holidays out.',
    ),
    days_ago: 26,
    read_count: 7102,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 60,
    related: ['deadlines-and-holidays', 'company-calendar', 'company-calendar-first'],
    history: [
      {
        days_ago: 240,
        note: text('初稿', '初稿', 'First version'),
        sections: 0,
      },
      {
        days_ago: 131,
        note: text('补上工作时间与图', '補上工作時間與圖', 'Adds working time and a figure'),
        sections: 1,
      },
    ],
    note: text(
      '提醒改为三步；说明为什么不自动通过',
      '提醒改為三步；說明為什麼不自動通過',
      'Three reminders, and why not to approve automatically',
    ),
    body: text(
      `时限写“24 小时”之前，先说清楚是哪一种：自然时间，还是工作时间。周五下午四点提交的单据，按自然时间周六下午就超时了，而处理人周一才上班。

## 按工作时间计时

在“工作时间”里设好上下班与午休，再给流程选“按工作时间计时”。节假日与调休从公司年历读取，改年历的当天生效，已经在计时的单据会重新计算。

![周五提交的单据按工作时间计时，到周三下午四点到期](figure:working-time "图 1　只有绿色的时段计时：24 个工作小时跨过周末，是三个工作日")

## 三步提醒

提醒建议分三步：到时限的一半提醒本人；到期提醒本人并抄送上级；超过一倍时限，转给代理人。三步之间要留出真正能处理的时间。

> [!WARNING]
> 不建议使用“超时自动通过”。如果业务上确实需要，例如公示期满视为无异议，请单独做一个自动节点，并在名称里写明“期满自动通过”，让看流程图的人一眼看到。

[超时、催办与节假日](video:deadlines-and-holidays)`,
      `時限寫「24 小時」之前，先說清楚是哪一種：日曆時間，還是工作時間。週五下午四點送出的單據，依日曆時間週六下午就逾時了，而處理人週一才上班。

## 依工作時間計時

在「工作時間」裡設好上下班與午休，再把流程設為「依工作時間計時」。假日與補班從公司年曆讀取，年曆修改當天生效，正在計時的單據會重新計算。

![週五送出的單據依工作時間計時，到週三下午四點到期](figure:working-time "圖 1　只有綠色的時段計時：24 個工作小時跨過週末，是三個工作日")

## 三步提醒

提醒建議分三步：到時限的一半提醒本人；到期提醒本人並副知主管；超過一倍時限，轉給代理人。三步之間要留下真正能處理的時間。

> [!WARNING]
> 不建議使用「逾時自動通過」。如果業務上確實需要，例如公告期滿視為無異議，請另做一個自動節點，並在名稱裡寫明「期滿自動通過」，讓看流程圖的人一眼就看到。

[逾時、催辦與假日](video:deadlines-and-holidays)`,
      `Before you write “24 hours”, say which kind: clock time or working time. A request sent at four on Friday is late on Saturday by the clock, and its handler is back on Monday.

## Count working time

Set start, end and lunch under “Working hours”, then let the flow count by working time. Holidays and swapped days come from the company calendar; a change there applies the same day, also to documents already being counted.

![A document sent on Friday, counted in working time, is due on Wednesday at four](figure:working-time "Figure 1. Only the green parts count: 24 working hours across a weekend are three working days")

## Three reminders

Remind in three steps: the person at half time; the person and their manager when it is due; the deputy once the limit has passed twice. Leave enough time between steps for someone to act.

> [!WARNING]
> We advise against passing automatically. Where the business needs it, such as a notice period without objections, make it a separate automatic step and name it “Passes when the period ends”, so that the diagram says so.

[Time limits, reminders and holidays](video:deadlines-and-holidays)`,
    ),
  },
  {
    slug: 'handler-by-sender-company',
    knowledge_type: 'flow-handlers',
    title: text('处理人：按发起人所在公司', '處理人：依發起人所屬公司', 'Handlers by the company of the sender'),
    summary: text(
      '一套流程给多家公司用，财务各找各家的。',
      '一套流程給多家公司使用，財務各找各家的。',
      'One flow for many companies, each with its own finance person.',
    ),
    days_ago: 35,
    read_count: 4630,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 190,
    related: ['hetong-7', 'role-post-or-matrix'],
    body: text(
      `集团里最常见的问题是：流程只有一套，财务却每家一位。把每家的财务都写进节点，人一多就维护不动；给每家复制一份流程，改一次要改几十遍。

## 角色加范围

正确的做法是用角色加范围。先建一个角色“财务复核”，成员按公司填写；再在节点的处理人里选择“角色：财务复核”，范围选“发起人所在公司”。

## 一人两职

一个人在两家公司任职时，按发起单据时选择的身份判断。发起页右上角可以切换身份，建议把它设为必选。

> [!WARNING]
> 找不到人时，流程会停在“无处理人”，并通知流程管理员。上线前在“处理人检查”里选择全部公司跑一遍，缺人的公司会列出来。`,
      `集團裡最常見的問題是：流程只有一套，財務卻每家一位。把每家的財務都寫進節點，人一多就維護不了；每家各複製一份流程，改一次要改幾十遍。

## 角色加範圍

正確的做法是用角色加範圍。先建立角色「財務複核」，成員依公司填寫；再於節點的處理人選擇「角色：財務複核」，範圍選「發起人所屬公司」。

## 一人兩職

一個人在兩家公司任職時，依發起單據時選擇的身分判斷。發起頁右上角可以切換身分，建議設為必選。

> [!WARNING]
> 找不到人時，流程會停在「無處理人」，並通知流程管理員。上線前在「處理人檢查」選擇全部公司跑一遍，缺人的公司會列出來。`,
      `In a group there is one flow and a finance person per company. Naming each of them in the step soon cannot be kept up; copying the flow per company means making every change dozens of times.

## A role with a scope

Use a role with a scope. Create the role “Finance check” and fill in its members by company; then choose that role in the step, with the scope “company of the sender”.

## One person, two posts

Someone with posts in two companies acts as the one chosen when sending. The switch is at the top right of the form; make it required.

> [!WARNING]
> If nobody is found the flow stops at “no handler” and tells the flow administrator. Before release run “Check handlers” for all companies: those without a person are listed.`,
    ),
  },
  {
    slug: 'running-flows-after-change',
    knowledge_type: 'flow-versions',
    title: text('改了流程，在途单据怎么办', '改了流程，進行中的單據怎麼辦', 'What running documents do after a change'),
    summary: text(
      '默认走完旧版本；确实要换，先看差异再迁移。',
      '預設走完舊版本；確實要換，先看差異再移轉。',
      'They finish on the old version; to move them, look at the differences first.',
    ),
    days_ago: 48,
    read_count: 3985,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 110,
    related: ['release-a-flow', 'contract-approval-import'],
    body: text(
      `发布新版本时，在途单据默认继续走旧版本。这是有意的：单据上的意见是对着旧流程签的，中途换路，后来的人看不懂前面为什么这样批。

## 值得迁移的三种情况

有三种情况值得迁移：旧版本有错，继续走会造成损失；处理人已经离职，旧节点没有人；法规变化，当天起必须多一道审批。

## 怎样迁移

迁移前打开“版本对比”，系统会列出新增、删除与改名的节点。停在被删除节点上的单据需要逐份指定去向，其余自动对应。

> [!NOTE]
> 迁移不改动已经签过的意见，只在流程记录里加一行，写明谁在什么时候把它移到了哪个版本，以及理由。`,
      `發布新版本時，進行中的單據預設繼續走舊版本。這是刻意的：單據上的意見是對著舊流程簽的，中途換路，後來的人看不懂前面為什麼這樣批。

## 值得移轉的三種情況

有三種情況值得移轉：舊版本有錯，繼續走會造成損失；處理人已經離職，舊節點沒有人；法規改變，當天起必須多一道簽核。

## 怎樣移轉

移轉前開啟「版本比較」，系統會列出新增、刪除與改名的節點。停在被刪除節點上的單據需要逐份指定去向，其餘自動對應。

> [!NOTE]
> 移轉不會更動已經簽過的意見，只在流程紀錄裡加一列，寫明誰在什麼時候把它移到哪個版本，以及理由。`,
      `Running documents finish on the version they began with. That is on purpose: the opinions on them were given for the old route, and a new one half way would be hard to follow later.

## Three cases for moving

Three cases are worth moving: the old version is wrong and going on would do harm; a handler has left and a step has nobody; or a rule has changed and one more approval is required from today.

## How to move them

Open “Compare versions” first. It lists steps that were added, removed and renamed. Documents waiting at a removed step need a destination each; the rest is matched for you.

> [!NOTE]
> Moving leaves signed opinions as they are. One line is added to the record: who moved it, when, to which version, and why.`,
    ),
  },
]
