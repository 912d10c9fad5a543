import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

/** The kinds of steps a flow is made of, beside the countersigning that `flow-engine.ts` explains. */
export const approvalStep: DemoArticle = {
  slug: 'approval-step',
  knowledge_type: 'flow-nodes',
  title: text('审批节点', '簽核節點', 'Approval steps'),
  summary: text(
    '一个节点回答四个问题：谁处理、能做什么、多久、不在时找谁。',
    '一個節點回答四個問題：誰處理、能做什麼、多久、不在時找誰。',
    'A step answers four questions: who, what they may do, by when, and who stands in.',
  ),
  days_ago: 52,
  read_count: 9120,
  fits: '10.0',
  fits_until: '10.2',
  verify_in_days: 120,
  related: ['hetong-7', 'f02', 'v1'],
  body: text(
    `审批节点是流程里用得最多的一种。把它配好，要回答四个问题：谁处理，能做什么，多久之内，人不在时找谁。

## 四个问题，四处设置

| 问题 | 在哪里设置 | 常见的答案 |
|---|---|---|
| 谁处理 | 处理人 | 角色加范围，见[按发起人所在公司](article:handler-by-sender-company) |
| 能做什么 | 操作权限 | 同意、退回；少数节点加“转办” |
| 多久之内 | 时限 | 8 个工作小时，见[超时、催办与节假日](article:time-limits-reminders) |
| 人不在时 | 代理 | 本人自己设的代理人，其次是上级 |

## 少给一种操作，少一种混乱

新手常把所有操作都打开。每多一种，填表人就多一种看不懂的状态。建议从两个开始：**同意**与**退回**。

- 转办：把事情交给别人，自己不再负责。只给窗口类节点。
- 加签：请另一位也看一看，自己仍要表态。只给专业审核。
- 终止：整份作废。只给发起人与流程管理员。

> [!TIP]
> 退回时让人选“退回到哪里”，并默认退回发起人。默认退回上一步，单据会在两个人之间来回弹。

## 上线前看一眼

用测试账号走三份单据：一份一路同意，一份在最后一步退回，一份放到超时。三份都走通，这个节点才算配好。`,
    `簽核節點是流程裡用得最多的一種。把它設好，要回答四個問題：誰處理，能做什麼，多久之內，人不在時找誰。

## 四個問題，四處設定

| 問題 | 在哪裡設定 | 常見的答案 |
|---|---|---|
| 誰處理 | 處理人 | 角色加範圍，見[依發起人所屬公司](article:handler-by-sender-company) |
| 能做什麼 | 操作權限 | 同意、退回；少數節點加「轉辦」 |
| 多久之內 | 時限 | 8 個工作小時，見[逾時、催辦與假日](article:time-limits-reminders) |
| 人不在時 | 代理 | 本人自己設的代理人，其次是主管 |

## 少給一種操作，少一種混亂

新手常把所有操作都打開。每多一種，填表人就多一種看不懂的狀態。建議從兩個開始：**同意**與**退回**。

- 轉辦：把事情交給別人，自己不再負責。只給櫃台類節點。
- 加簽：請另一位也看一看，自己仍要表態。只給專業審核。
- 終止：整份作廢。只給發起人與流程管理員。

> [!TIP]
> 退回時讓人選「退回到哪裡」，並預設退回發起人。預設退回上一步，單據會在兩個人之間來回彈。

## 上線前看一眼

用測試帳號走三份單據：一份一路同意，一份在最後一步退回，一份放到逾時。三份都走通，這個節點才算設好。`,
    `The approval step is the one used most. To set it up is to answer four questions: who acts, what they may do, by when, and who stands in.

## Four questions, four settings

| Question | Where | The usual answer |
|---|---|---|
| Who acts | Handlers | a role with a scope, see [by company of the sender](article:handler-by-sender-company) |
| What they may do | Actions | agree, return; “pass on” for a few steps |
| By when | Time limit | 8 working hours, see [time limits](article:time-limits-reminders) |
| Who stands in | Deputy | the one they named themselves, else their manager |

## Fewer actions, less confusion

Beginners switch everything on. Each action adds a state that senders do not understand. Begin with two: **agree** and **return**.

- Pass on: somebody else does it, and you are no longer responsible. For counters only.
- Ask another: one more person looks, and you still decide. For specialists only.
- Stop: the document is void. For the sender and flow administrators only.

> [!TIP]
> Let people choose where a document goes back to, with the sender as the default. If the default is the step before, it bounces between two people.

## Before release

Send three documents with a test account: one that everyone agrees to, one returned at the last step, one left until it is late. When all three work, the step is done.`,
  ),
}

export const copies: DemoArticle = {
  slug: 'copies-and-circulation',
  knowledge_type: 'flow-nodes',
  title: text('抄送与传阅', '副本與傳閱', 'Copies and circulation'),
  summary: text(
    '让人知道，和让人看过，是两件事。',
    '讓人知道，和讓人看過，是兩件事。',
    'Letting people know and having them read it are two things.',
  ),
  days_ago: 60,
  read_count: 4385,
  fits: '10.0',
  fits_until: '10.2',
  verify_in_days: 200,
  related: ['policy-release-countersign', 'meeting-minutes'],
  body: text(
    `两者都不要人表态，区别在要不要确认。

| | 抄送 | 传阅 |
|---|---|---|
| 目的 | 让人知道 | 确认看过 |
| 收到后 | 进“我的抄送”，不算待办 | 进待办，点“已阅”才消失 |
| 流程等不等 | 不等 | 可以等，也可以不等 |
| 适合 | 审批结果、变更通知 | 制度、会议纪要、安全通知 |

## 谁该收到

只写两类人：**要据此做事的**和**事后会被问到的**。抄送名单超过八个人，多半是有人怕担责任；这时该改的是权限，不是名单。

## 传阅要不要等

制度发布必须等，否则“全员已知悉”是空话。会议纪要不用等，三天后自动结束，未阅的人记录在案。

> [!NOTE]
> 传阅的范围按部门选，不要按人选。新同事入职以后会自动补收到仍有效的制度传阅。

[制度发布会签](resource:policy-release-countersign)`,
    `兩者都不要人表態，差別在要不要確認。

| | 副本 | 傳閱 |
|---|---|---|
| 目的 | 讓人知道 | 確認看過 |
| 收到後 | 進「我的副本」，不算待辦 | 進待辦，按「已閱」才消失 |
| 流程等不等 | 不等 | 可以等，也可以不等 |
| 適合 | 簽核結果、異動通知 | 制度、會議紀錄、安全通知 |

## 誰該收到

只寫兩類人：**要據此做事的**和**事後會被問到的**。副本名單超過八個人，多半是有人怕擔責任；這時該改的是權限，不是名單。

## 傳閱要不要等

制度發布必須等，否則「全員已知悉」是空話。會議紀錄不用等，三天後自動結束，未閱的人留下紀錄。

> [!NOTE]
> 傳閱的範圍依部門選，不要依人選。新同事到職以後會自動補收到仍有效的制度傳閱。

[制度發布會簽](resource:policy-release-countersign)`,
    `Neither asks for a decision. The difference is whether reading is confirmed.

| | Copy | Circulation |
|---|---|---|
| Purpose | let people know | confirm they have read it |
| On arrival | under “Copies”, not a task | a task until “Read” is pressed |
| Does the flow wait | no | if you wish |
| Good for | results, notices of change | policies, minutes, safety notices |

## Who should receive it

Two kinds of people: those who **must act on it**, and those who **will be asked about it**. A list of more than eight usually means that somebody is afraid of being blamed; then change the rights, not the list.

## Should the flow wait

A policy must wait, or “everyone has been informed” is an empty phrase. Minutes need not: they end after three days, and who has not read them is recorded.

> [!NOTE]
> Choose departments, not people. New colleagues then automatically receive the policies still in force.

[Policy release with countersigning](resource:policy-release-countersign)`,
  ),
}

export const subFlows: DemoArticle = {
  slug: 'sub-flows',
  knowledge_type: 'flow-nodes',
  title: text('子流程', '子流程', 'Sub-flows'),
  summary: text(
    '同一段步骤出现在三份流程里时，把它拿出来。',
    '同一段步驟出現在三份流程裡時，把它拿出來。',
    'When the same steps stand in three flows, take them out.',
  ),
  days_ago: 71,
  read_count: 3102,
  fits: '10.1',
  fits_until: '10.2',
  verify_in_days: 160,
  related: ['f04', 'f05', 'approval-step'],
  body: text(
    `用印、付款、开户，这几段在很多流程里都一样。各写一遍，改一次要改十处。子流程把它们写成一份，别的流程来调用。

## 什么时候拆

三个条件同时满足才拆：

1. 至少三份流程用到同样的步骤；
2. 这几步由同一个部门负责；
3. 对外只需要一个结果，例如“已用印”。

> [!WARNING]
> 不要为了让图好看而拆。拆开以后，看的人要点两次才知道单据在哪。

## 传进去什么，带回来什么

子流程只看得到你传给它的字段。传得越少，越好复用：

~~~json
{
  "call": "seal-request",
  "send": { "document": "合同.正文", "copies": 2, "seal": "合同章" },
  "take": { "sealed_at": "用印.时间", "sealed_by": "用印.经手人" },
  "wait": true
}
~~~

\`wait\` 为 \`false\` 时主流程不等它，适合“通知资产部登记”这类事。

## 子流程改了怎么办

主流程记住的是子流程的**主版本**。小版本自动跟上，大版本要你在主流程里确认一次，见[改了流程，在途单据怎么办](article:running-flows-after-change)。`,
    `用印、付款、開戶，這幾段在很多流程裡都一樣。各寫一遍，改一次要改十處。子流程把它們寫成一份，別的流程來呼叫。

## 什麼時候拆

三個條件同時滿足才拆：

1. 至少三份流程用到同樣的步驟；
2. 這幾步由同一個部門負責；
3. 對外只需要一個結果，例如「已用印」。

> [!WARNING]
> 不要為了讓圖好看而拆。拆開以後，看的人要點兩次才知道單據在哪。

## 傳進去什麼，帶回來什麼

子流程只看得到你傳給它的欄位。傳得越少，越好重複使用：

~~~json
{
  "call": "seal-request",
  "send": { "document": "合約.內文", "copies": 2, "seal": "合約章" },
  "take": { "sealed_at": "用印.時間", "sealed_by": "用印.經手人" },
  "wait": true
}
~~~

\`wait\` 為 \`false\` 時主流程不等它，適合「通知資產部登記」這類事。

## 子流程改了怎麼辦

主流程記住的是子流程的**主版本**。小版本自動跟上，大版本要你在主流程裡確認一次，見[改了流程，進行中的單據怎麼辦](article:running-flows-after-change)。`,
    `Sealing, paying, opening an account: these steps are the same in many flows. Written ten times, they must be changed ten times. A sub-flow writes them once, and others call it.

## When to take them out

Only when all three are true:

1. at least three flows have the same steps;
2. one department answers for them;
3. the others need a single result, such as “sealed”.

> [!WARNING]
> Do not split a flow to make the diagram prettier. Readers then need two clicks to see where a document is.

## What goes in, what comes back

A sub-flow sees only the fields you hand over. The fewer, the easier it is to use again:

~~~json
{
  "call": "seal-request",
  "send": { "document": "contract.body", "copies": 2, "seal": "contract seal" },
  "take": { "sealed_at": "seal.time", "sealed_by": "seal.keeper" },
  "wait": true
}
~~~

With \`wait\` set to \`false\` the flow goes on without it: good for “tell the asset office”.

## When the sub-flow changes

A flow remembers the **major version** it calls. Minor ones follow automatically; a major one must be confirmed, see [running documents](article:running-flows-after-change).`,
  ),
}

export const automaticSteps: DemoArticle = {
  slug: 'automatic-steps',
  knowledge_type: 'flow-nodes',
  title: text('自动节点', '自動節點', 'Automatic steps'),
  summary: text(
    '编号、归档、通知交给机器；决定留给人。',
    '編號、歸檔、通知交給機器；決定留給人。',
    'Numbers, filing and notices for the machine; decisions for people.',
  ),
  days_ago: 78,
  read_count: 2874,
  fits: '10.0',
  fits_until: '10.2',
  verify_in_days: 30,
  related: ['deadlines-and-holidays', 'p4', 'call-the-open-interface'],
  body: text(
    `自动节点不等人，到了就做，做完就走。适合四类事：

| 做什么 | 例子 | 失败时 |
|---|---|---|
| 取号 | 合同编号、发文字号 | 停下，等管理员 |
| 写回 | 更新台账、扣减预算 | 重试三次，再停下 |
| 生成 | 由模板生成 PDF | 重试三次，再停下 |
| 通知 | 邮件、消息、外部接口 | 重试，不阻塞流程 |

## 失败要看得见

最糟的自动节点是失败了没有人知道。给每个节点指定负责人，失败时他会收到一条待办，里面写着第几次、什么原因、可以怎么做。

> [!WARNING]
> 能重试的动作要写成“做两次也一样”。扣减预算要带单据号，同一个单据号只扣一次。

## 不要让机器做决定

“金额小于一千自动同意”看起来省事，但签名栏里会出现一个不存在的人。确实需要时，把节点命名为“小额免审”，并在打印件上照实写。

[超时、催办与节假日](video:deadlines-and-holidays)`,
    `自動節點不等人，到了就做，做完就走。適合四類事：

| 做什麼 | 例子 | 失敗時 |
|---|---|---|
| 取號 | 合約編號、發文字號 | 停下，等管理員 |
| 寫回 | 更新台帳、扣減預算 | 重試三次，再停下 |
| 產生 | 由範本產生 PDF | 重試三次，再停下 |
| 通知 | 郵件、訊息、外部介面 | 重試，不阻擋流程 |

## 失敗要看得見

最糟的自動節點是失敗了沒有人知道。為每個節點指定負責人，失敗時他會收到一則待辦，裡面寫著第幾次、什麼原因、可以怎麼做。

> [!WARNING]
> 能重試的動作要寫成「做兩次也一樣」。扣減預算要帶單據號，同一個單據號只扣一次。

## 不要讓機器做決定

「金額小於一千自動同意」看起來省事，但簽名欄裡會出現一個不存在的人。確實需要時，把節點命名為「小額免審」，並在列印件上照實寫。

[逾時、催辦與假日](video:deadlines-and-holidays)`,
    `An automatic step waits for nobody: it acts, and moves on. Four kinds of work suit it:

| Work | Example | If it fails |
|---|---|---|
| Take a number | contract number, document number | stop for the administrator |
| Write back | update a ledger, reduce a budget | try three times, then stop |
| Produce | a PDF from a template | try three times, then stop |
| Tell | mail, message, another system | try again, never hold up the flow |

## Failures must be seen

The worst automatic step fails and nobody knows. Name an owner for each: they get a task that says which try it was, why it failed and what can be done.

> [!WARNING]
> What is tried again must be safe to do twice. Reduce a budget by document number, and only once for each number.

## Leave decisions to people

“Below 1,000 it is approved” saves time, but puts a person into the signatures who does not exist. Where you need it, call the step “small amounts, no review”, and print just that.

[Time limits, reminders and holidays](video:deadlines-and-holidays)`,
  ),
}
