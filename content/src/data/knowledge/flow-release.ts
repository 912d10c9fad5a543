import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const firstFlow: DemoArticle = {
  slug: 'first-flow',
  knowledge_type: 'flow-start',
  title: text('第一条流程，半小时上线', '第一條流程，半小時上線', 'Your first flow in half an hour'),
  summary: text(
    '从现成的请假流程开始，改三处，试一次，发布给自己部门。',
    '從現成的請假流程開始，改三處，試一次，發布給自己部門。',
    'Begin with a ready leave request, change three things, try it once, release it to your department.',
  ),
  days_ago: 33,
  read_count: 10240,
  fits: '10.0',
  fits_until: '10.2',
  verify_in_days: 90,
  related: ['leave-approval', 'leave-request', 'contract-approval-import', 'approval-step'],
  body: text(
    `不要从空白画布开始。找一份接近的，改成自己的，比从头画快得多，也少犯错。

## 准备

- [ ] 一个流程管理员账号
- [ ] 一个测试账号，最好在另一个部门
- [ ] 知道谁批：直属上级，还是部门负责人

## 四步

1. **下载**。在资源中心打开下面这条流程，看“适用版本”与自己的系统是否一致，再下载。
2. **导入**。流程管理 → 导入。系统会核对签名，并列出还缺什么，通常是角色。
3. **改三处**。名称、处理人、时限。其余先不动。
4. **试一次**。用测试账号请一天假，自己批，再退回一次。

[请假与销假：按天数审批](resource:leave-approval)

> [!TIP]
> 先发布给自己的部门。一周以后再给全员，那时该发现的问题都发现了，见[发布一份流程](article:release-a-flow)。

## 半小时做不完的

年假余额要接人事系统，见[调用开放接口](article:call-the-open-interface)。接好之前，可以让人事每月导入一次表格。`,
    `不要從空白畫布開始。找一份接近的，改成自己的，比從頭畫快得多，也少犯錯。

## 準備

- [ ] 一個流程管理員帳號
- [ ] 一個測試帳號，最好在另一個部門
- [ ] 知道誰核准：直屬主管，還是部門主管

## 四步

1. **下載**。在資源中心開啟下面這條流程，看「適用版本」與自己的系統是否一致，再下載。
2. **匯入**。流程管理 → 匯入。系統會核對簽章，並列出還缺什麼，通常是角色。
3. **改三處**。名稱、處理人、時限。其餘先不動。
4. **試一次**。用測試帳號請一天假，自己核准，再退回一次。

[請假與銷假：依天數核准](resource:leave-approval)

> [!TIP]
> 先發布給自己的部門。一週以後再給全員，那時該發現的問題都發現了，見[發布一份流程](article:release-a-flow)。

## 半小時做不完的

特休餘額要接人事系統，見[呼叫開放介面](article:call-the-open-interface)。接好之前，可以讓人事每月匯入一次表格。`,
    `Do not begin with an empty canvas. Take one that is close and make it yours: that is much quicker, and you make fewer mistakes.

## What you need

- [ ] an account that administers flows
- [ ] a test account, best in another department
- [ ] to know who approves: the manager, or the head of department

## Four steps

1. **Download.** Open the flow below, see that it fits your version, and download it.
2. **Import.** Flow management → Import. It checks the signature and lists what is missing, usually roles.
3. **Change three things.** Name, handlers, time limit. Leave the rest for now.
4. **Try it.** Ask for a day off with the test account, approve it, then return one.

[Leave and return, approved by length](resource:leave-approval)

> [!TIP]
> Release it to your own department first. After a week give it to everybody; by then you know what was wrong, see [release a flow](article:release-a-flow).

## What takes longer

The balance of days comes from the personnel system, see [call the open interface](article:call-the-open-interface). Until then the office can import a sheet once a month.`,
  ),
}

export const releaseFlow: DemoArticle = {
  slug: 'release-a-flow',
  knowledge_type: 'flow-versions',
  title: text(
    '发布一份流程：试跑、分批、回退',
    '發布一份流程：試跑、分批、復原',
    'Release a flow: try, widen, go back',
  ),
  summary: text(
    '先给一个部门，再给全员；回退前想好在途单据。',
    '先給一個部門，再給全員；復原前想好進行中的單據。',
    'One department first, then everybody; know what running documents do before you go back.',
  ),
  days_ago: 21,
  read_count: 5877,
  fits: '10.1',
  fits_until: '10.2',
  verify_in_days: 75,
  related: ['contract-approval-import', 'hetong-7', 'running-flows-after-change'],
  body: text(
    `发布不是按一下按钮，是三个决定：给谁，从什么时候，出错了怎么办。

[合同审批从导入到发布](video:contract-approval-import)

## 试跑

用测试账号至少跑四份单据，每份对着一个容易错的地方：

| 单据 | 看什么 |
|---|---|
| 金额正好等于分界 | 走哪一条路，见[金额分级规则表](article:amount-tier-rules) |
| 处理人是自己 | 会不会自己批自己 |
| 中途退回再提交 | 已经同意的人要不要再看 |
| 放到超时 | 提醒发给了谁 |

## 分批

1. 第一周：自己部门。
2. 第二、三周：两三个愿意提意见的部门。
3. 第四周：全员。旧流程改为“只看不发”，两个月后下架。

## 回退

> [!WARNING]
> 回退只换新发起的单据。在途单据走完自己的版本，除非你逐份迁移。

在“版本”里选上一版，点“恢复为当前”，写明原因。恢复也是一次发布，会留下记录；原来的版本不会消失，改好以后可以再次发布。`,
    `發布不是按一下按鈕，是三個決定：給誰，從什麼時候，出錯了怎麼辦。

[合約簽核從匯入到發布](video:contract-approval-import)

## 試跑

用測試帳號至少跑四份單據，每份對著一個容易錯的地方：

| 單據 | 看什麼 |
|---|---|
| 金額正好等於分界 | 走哪一條路，見[金額分級規則表](article:amount-tier-rules) |
| 處理人是自己 | 會不會自己批自己 |
| 中途退回再送出 | 已經同意的人要不要再看 |
| 放到逾時 | 提醒送給了誰 |

## 分批

1. 第一週：自己部門。
2. 第二、三週：兩三個願意提意見的部門。
3. 第四週：全員。舊流程改為「只看不發」，兩個月後下架。

## 復原

> [!WARNING]
> 復原只換新發起的單據。進行中的單據走完自己的版本，除非你逐份移轉。

在「版本」裡選上一版，按「恢復為目前版本」，寫明原因。恢復也是一次發布，會留下紀錄；原來的版本不會消失，改好以後可以再次發布。`,
    `A release is not a button but three decisions: for whom, from when, and what if it is wrong.

[Contract approval from import to release](video:contract-approval-import)

## Try it

Send at least four documents with a test account, each aimed at something that often goes wrong:

| Document | Look at |
|---|---|
| an amount exactly on the limit | which way it goes, see [rule tables](article:amount-tier-rules) |
| the handler is the sender | whether people approve themselves |
| returned half way and sent again | whether those who agreed must look again |
| left until it is late | who was reminded |

## Widen it

1. First week: your own department.
2. Second and third: two or three departments that like to comment.
3. Fourth: everybody. The old flow becomes read-only and goes after two months.

## Go back

> [!WARNING]
> Going back concerns new documents only. Running ones finish on their version, unless you move them one by one.

Under “Versions” choose the one before, press “Make current” and say why. That is a release, too, and is recorded; the other version stays, and can be released again once it is put right.`,
  ),
}

/** Written in one language so far: readers of the others get it with a note. */
export const firstWeek: DemoArticle = {
  slug: 'first-week-questions',
  knowledge_type: 'flow-questions',
  title: { 'zh-CN': '上线第一周，被问得最多的六个问题' },
  summary: { 'zh-CN': '把答案提前写在发起页上，能少接一半电话。' },
  days_ago: 15,
  read_count: 2215,
  fits: '10.0',
  fits_until: '10.2',
  verify_in_days: 45,
  related: ['approval-step', 'time-limits-reminders'],
  body: {
    'zh-CN': `新流程上线的第一周，服务台的电话会多一倍。下面六个问题占了其中的八成。

## 提交以后

**提交错了，怎么撤回？** 还没有人处理时，在“我发起的”里点“撤回”。有人处理过，就请他退回，理由写“发起人要求”。

**现在到谁那里了？** 单据右上角“流程图”里亮着的就是。图上有名字和收到的时间。

**能不能催？** 能。一天一次，由系统发，比打电话管用，因为会留下记录。

## 处理的时候

**我不该批这份，怎么办？** 退回并写明该谁批，不要转办了事：转办改不了规则，下一份还会到你这里。

**我出差，谁替我？** 在“代理设置”里写起止日期与代理人。代理人批的会写成“代某某”。

> [!NOTE]
> 代理只在期限内有效，到期自动收回，不用回来再改。

## 看不懂的时候

**为什么要我填这么多？** 把用不到的字段告诉流程管理员，见[用联动规则少填字段](article:linked-fields)。`,
  },
}
