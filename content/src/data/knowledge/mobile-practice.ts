import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const mobilePracticeArticles: DemoArticle[] = [
  {
    slug: 'approve-on-the-phone',
    knowledge_type: 'mobile-layout',
    title: text('在手机上一分钟批完', '在手機上一分鐘核完', 'Approve on the phone in a minute'),
    summary: text(
      '把决定需要的五个字段放在第一屏，其余收起来。',
      '把決定需要的五個欄位放在第一個畫面，其餘收起來。',
      'Put the five fields a decision needs first and fold the rest.',
    ),
    days_ago: 19,
    read_count: 2604,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 60,
    related: ['forms-on-small-screens', 'business-trip'],
    body: text(
      `领导在电梯里批单子，只看第一屏。第一屏放错了，不是退回就是乱批。

## 第一屏放什么

1. 是什么事：标题与金额。
2. 谁提的，前面谁批过、说了什么。
3. 与规则的差别：超标、超期、没有比价。
4. 附件的第一页。
5. 同意、退回两个按钮，固定在底部。

## 怎样设置

在流程的“手机审批卡片”里选择字段，最多五个。差别一栏可以用公式：total > budget_left 时显示“超出额度”。

- 长文本只显示三行，点开看全部。
- 明细表显示合计与行数。
- 附件直接预览，不必下载。

> [!NOTE]
> 退回必须写一句话。常用的三句可以预先设好，点一下就填上。`,
      `主管在電梯裡核單據，只看第一個畫面。第一個畫面放錯了，不是退回就是亂核。

## 第一個畫面放什麼

1. 是什麼事：標題與金額。
2. 誰提的，前面誰核過、說了什麼。
3. 與規則的差別：超標、逾期、沒有比價。
4. 附件的第一頁。
5. 同意、退回兩個按鈕，固定在底部。

## 怎樣設定

在流程的「手機簽核卡片」裡選擇欄位，最多五個。差別一欄可以用公式：total > budget_left 時顯示「超出額度」。

- 長文字只顯示三行，點開看全部。
- 明細表顯示合計與列數。
- 附件直接預覽，不必下載。

> [!NOTE]
> 退回必須寫一句話。常用的三句可以預先設好，點一下就填上。`,
      `Managers approve in the lift and see the first screen only. If it shows the wrong things, they return it or sign blindly.

## What belongs there

1. The matter: title and amount.
2. Who asked, who approved before, and what they said.
3. What differs from the rules: over budget, late, no quotes.
4. The first page of the attachment.
5. Approve and return, fixed at the foot.

## Setting it up

Choose up to five fields under “Phone card” of the flow. Differences can be a formula: total > budget_left shows “Above budget”.

- Long texts show three lines and open on a tap.
- Tables show their total and number of rows.
- Attachments open in place.

> [!NOTE]
> A return needs a sentence. Prepare the usual three, and one tap fills it in.`,
    ),
  },
  {
    slug: 'offline-forms',
    knowledge_type: 'mobile-layout',
    title: text('没有信号时也能填单', '沒有訊號時也能填單', 'Filling in forms without a signal'),
    summary: text(
      '地下室、仓库、田间：先存在手机里，有信号再提交。',
      '地下室、倉庫、田間：先存在手機裡，有訊號再送出。',
      'Basements, warehouses, fields: kept on the phone, sent when there is a signal.',
    ),
    days_ago: 41,
    read_count: 1388,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 90,
    related: ['u9', 'safety-inspections'],
    body: text(
      `巡检和过磅常常在没有信号的地方。打开“离线填写”，单子先存在手机里。

## 打开以后

| 能用 | 不能用 |
|---|---|
| 文本、数字、日期、选项 | 选人与选部门（只能选最近用过的） |
| 拍照，最多二十张 | 实时查余额 |
| 行内计算与合计 | 查重复单号 |

每台手机最多存五十张未提交的单子，七天没有提交会提醒本人与班组长。

## 冲突

提交时服务端会重新校验。编号重复的由系统换成新号，并在单子上留下原号；余额不足的会退回草稿，写明原因。

> [!WARNING]
> 退出登录会清掉未提交的单子，退出前系统会列出来让你确认。`,
      `巡檢和過磅常常在沒有訊號的地方。開啟「離線填寫」，單據先存在手機裡。

## 開啟以後

| 能用 | 不能用 |
|---|---|
| 文字、數字、日期、選項 | 選人與選部門（只能選最近用過的） |
| 拍照，最多二十張 | 即時查餘額 |
| 列內計算與加總 | 查重複單號 |

每支手機最多存五十張未送出的單據，七天沒有送出會提醒本人與班組長。

## 衝突

送出時伺服器端會重新檢核。編號重複的由系統換成新號，並在單據上留下原號；餘額不足的會退回草稿，寫明原因。

> [!WARNING]
> 登出會清掉未送出的單據，登出前系統會列出來讓你確認。`,
      `Inspections and weighing often happen where there is no signal. Switch on “Offline” and the form waits on the phone.

## What works

| Works | Does not |
|---|---|
| Text, numbers, dates, choices | Picking people, except recent ones |
| Photos, twenty at most | Looking up balances |
| Sums in rows and below | Finding duplicate numbers |

A phone keeps fifty forms. After seven days without sending, the person and the shift leader are reminded.

## Conflicts

The server checks again when a form is sent. A number that was taken is replaced and the old one noted; a balance that is too low turns the form into a draft that says why.

> [!WARNING]
> Signing out removes unsent forms. They are listed first, for you to confirm.`,
    ),
  },
  {
    slug: 'scan-to-fill',
    knowledge_type: 'mobile-layout',
    title: text('扫一扫，代替手工输入', '掃一掃，代替手動輸入', 'Scan instead of typing'),
    summary: text(
      '资产编号、车牌、发票与访客码，四种扫法各放在哪个字段。',
      '財產編號、車牌、發票與訪客碼，四種掃法各放在哪個欄位。',
      'Asset tags, number plates, invoices and visitor passes.',
    ),
    days_ago: 50,
    read_count: 1210,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 110,
    related: ['asset-requisition', 'visitor-parking'],
    body: text(
      `十二位的资产编号，手敲一次错一次。能扫的字段都该带一个扫码按钮。

## 四种扫法

| 扫什么 | 得到什么 | 字段设置 |
|---|---|---|
| 条码与二维码 | 编号 | 文本，打开“扫码” |
| 车牌 | 号码 | 文本，识别类型选车牌 |
| 发票 | 代码、金额、日期 | 附件，打开“识别填充” |
| 访客码 | 预约单 | 关联表单 |

## 不让扫错

给字段加上格式校验，扫到别的码会当场提示，不会填进去。一次要扫几十件时打开“连续扫码”：每扫一件加一行，重复的震动提示。

> [!TIP]
> 仓库光线暗，在扫码页右上角打开手电筒；标签贴在同一个位置，比什么都快。`,
      `十二位的財產編號，手動打一次錯一次。能掃的欄位都該有一個掃碼按鈕。

## 四種掃法

| 掃什麼 | 得到什麼 | 欄位設定 |
|---|---|---|
| 條碼與 QR 碼 | 編號 | 文字，開啟「掃碼」 |
| 車牌 | 號碼 | 文字，辨識類型選車牌 |
| 發票 | 號碼、金額、日期 | 附件，開啟「辨識填入」 |
| 訪客碼 | 預約單 | 關聯表單 |

## 不讓掃錯

給欄位加上格式檢核，掃到別的碼會當場提示，不會填進去。一次要掃幾十件時開啟「連續掃碼」：每掃一件加一列，重複的震動提示。

> [!TIP]
> 倉庫光線暗，在掃碼頁右上角開啟手電筒；標籤貼在同一個位置，比什麼都快。`,
      `Twelve digits of an asset tag are typed wrong as often as right. Whatever can be scanned should have a button for it.

## Four kinds

| Scan | Gives | Field setting |
|---|---|---|
| Bar codes, QR codes | the number | text, “Scan” on |
| Number plates | the plate | text, recognise as plate |
| Invoices | number, amount, date | attachment, “Read and fill” on |
| Visitor passes | the booking | linked form |

## So that nothing else is scanned

Give the field a pattern: another code is refused on the spot. For dozens of things, “Keep scanning” adds a row for each and vibrates for what it had already.

> [!TIP]
> Warehouses are dark: there is a torch at the top right. And labels in the same place help most.`,
    ),
  },
  {
    slug: 'quiet-hours',
    knowledge_type: 'mobile-push',
    title: text(
      '免打扰：哪些消息可以等到早上',
      '勿擾時段：哪些訊息可以等到早上',
      'Quiet hours: what can wait until morning',
    ),
    summary: text(
      '按消息种类设时段，紧急的仍然响，其余合并成一条。',
      '依訊息種類設時段，緊急的仍然響，其餘合併成一則。',
      'Hours by kind of message: urgent ones still ring, the rest become one.',
    ),
    days_ago: 23,
    read_count: 1822,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 70,
    related: ['push-does-not-arrive', 'weekend-duty'],
    body: text(
      `半夜被一条“某某赞了你的知识”吵醒的人，第二天就会关掉全部推送。分清楚轻重，大家才愿意开着。

## 三档

| 档 | 例子 | 夜间 |
|---|---|---|
| 紧急 | 安全事件、值班来电 | 照常响 |
| 待办 | 审批、催办 | 早上八点合并成一条 |
| 知会 | 抄送、评论、公告 | 只进消息列表 |

时段由公司统一给出默认值，个人可以收紧，不能把“紧急”关掉。

## 节假日与倒班

免打扰按年历与班次走：调休上班的周六按工作日算；夜班的人，免打扰在白天。班次取自排班表，不用每个人自己改。

> [!TIP]
> 给“紧急”定一张清单，超过五种，就没有紧急可言了。`,
      `半夜被一則「某某讚了你的知識」吵醒的人，第二天就會關掉全部推播。分清楚輕重，大家才願意開著。

## 三級

| 級別 | 例子 | 夜間 |
|---|---|---|
| 緊急 | 安全事件、值班來電 | 照常響 |
| 待辦 | 簽核、催辦 | 早上八點合併成一則 |
| 知會 | 副本、評論、公告 | 只進訊息清單 |

時段由公司統一給出預設值，個人可以收緊，不能把「緊急」關掉。

## 假日與輪班

勿擾時段依年曆與班次走：補班的週六按工作日算；夜班的人，勿擾時段在白天。班次取自班表，不用每個人自己改。

> [!TIP]
> 給「緊急」定一張清單，超過五種，就沒有緊急可言了。`,
      `Whoever is woken because somebody liked an article switches everything off the next day. Sort messages, and people leave them on.

## Three levels

| Level | Such as | At night |
|---|---|---|
| Urgent | security incidents, duty calls | rings as ever |
| Tasks | approvals, reminders | one message at eight |
| For information | copies, comments, notices | in the list only |

The company sets the hours; people can tighten them but not silence what is urgent.

## Holidays and shifts

Quiet hours follow the calendar and the rota: a Saturday that is worked counts as a weekday, and night shifts are quiet by day. Nobody has to change it by hand.

> [!TIP]
> Write down what is urgent. With more than five kinds, nothing is.`,
    ),
  },
]
