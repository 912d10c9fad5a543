import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const formPracticeArticles: DemoArticle[] = [
  {
    slug: 'choose-field-types',
    knowledge_type: 'form-fields',
    title: text('字段类型选错了会怎样', '欄位類型選錯了會怎樣', 'Choosing the right field type'),
    summary: text(
      '类型决定键盘、校验、统计与搜索，上线以后很难再改。',
      '類型決定鍵盤、檢核、統計與搜尋，上線以後很難再改。',
      'The type decides keyboard, checks, reports and search, and is hard to change later.',
    ),
    days_ago: 37,
    read_count: 3318,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 80,
    related: ['detail-table-totals', 'linked-fields', 'office-supplies'],
    body: text(
      `把金额做成文本，表单照样能填，但合计算不出、报表排不了序、手机弹不出数字键盘。选类型时多想一分钟，能省以后一个月。

## 五个常见选择

| 要填的是 | 用 | 不要用 |
|---|---|---|
| 金额 | 金额，两位小数 | 文本 |
| 部门、人员 | 组织选择器 | 文本 |
| 三五种固定答案 | 单选 | 下拉或文本 |
| 起止时间 | 两个日期时间 | 一个文本 |
| 合同编号 | 文本加格式校验 | 数字 |

编号用数字会丢掉前面的零；单选不超过五项时直接铺开，多了才收成下拉。

## 已经选错了

字段不能直接改类型。新建一个正确的字段，旧字段设为隐藏，再用“数据迁移”把历史数据复制过去；转不了的行会列出来，由人处理。

> [!WARNING]
> 字段编码一旦被流程条件引用，删掉它流程就无法判断。删除前先看“被谁引用”。`,
      `把金額做成文字，表單照樣能填，但合計算不出、報表排不了序、手機叫不出數字鍵盤。選類型時多想一分鐘，能省以後一個月。

## 五個常見選擇

| 要填的是 | 用 | 不要用 |
|---|---|---|
| 金額 | 金額，兩位小數 | 文字 |
| 部門、人員 | 組織選擇器 | 文字 |
| 三五種固定答案 | 單選 | 下拉或文字 |
| 起訖時間 | 兩個日期時間 | 一個文字 |
| 合約編號 | 文字加格式檢核 | 數字 |

編號用數字會遺失前面的零；單選不超過五項時直接攤開，多了才收成下拉。

## 已經選錯了

欄位不能直接改類型。新增一個正確的欄位，舊欄位設為隱藏，再用「資料移轉」把歷史資料複製過去；轉不了的列會列出來，由人處理。

> [!WARNING]
> 欄位代碼一旦被流程條件引用，刪掉它流程就無法判斷。刪除前先看「被誰引用」。`,
      `An amount in a text field can be typed all right, but it cannot be added up or sorted, and phones offer the wrong keyboard. One minute of thought saves a month.

## Five usual choices

| To be filled in | Use | Not |
|---|---|---|
| Amounts | money, two decimals | text |
| Departments, people | the organisation picker | text |
| Three to five fixed answers | radio buttons | a list or text |
| From and to | two date-times | one text |
| Contract numbers | text with a pattern | number |

A number drops leading zeros. Lay out up to five options; fold more into a list.

## When it is wrong already

A field cannot change its type. Add the right one, hide the old one and copy the values with “Move data”; rows that cannot be converted are listed for somebody to look at.

> [!WARNING]
> Conditions of flows refer to field codes. Look at “Used by” before you delete a field.`,
    ),
  },
  {
    slug: 'validation-messages',
    knowledge_type: 'form-rules',
    title: text('写得出原因的校验', '寫得出原因的檢核', 'Checks that say what is wrong'),
    summary: text(
      '能不让人填错，就不要等填错再提示；提示要说清怎么改。',
      '能不讓人填錯，就不要等填錯再提示；提示要說清怎麼改。',
      'Prevent the error if you can; otherwise say how to put it right.',
    ),
    days_ago: 44,
    read_count: 1972,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 95,
    related: ['linked-fields', 'leave-request'],
    body: text(
      `“格式不正确”是没有用的提示。填表人需要知道哪里不对、正确的是什么样。

## 先预防

1. 金额、日期、电话选对字段类型，键盘和格式就定了。
2. 只有几种答案的，用选项，不用文本。
3. 有默认值的先填上：申请日期、部门、币种。

## 再校验

| 情形 | 提示这样写 |
|---|---|
| 结束早于开始 | 结束时间要晚于开始时间 |
| 超出余额 | 年假只剩 5 天，本次申请 6 天 |
| 缺少附件 | 病假请附诊断证明，可以拍照 |

会挡住提交的校验只用于真正不能通过的错误。“可能不对”的情况用提醒，让人说明原因后继续。

> [!TIP]
> 上线一周后看“填写统计”里哪个字段报错最多，那一条的说明多半没写清楚。`,
      `「格式不正確」是沒有用的提示。填表人需要知道哪裡不對、正確的是什麼樣。

## 先預防

1. 金額、日期、電話選對欄位類型，鍵盤和格式就定了。
2. 只有幾種答案的，用選項，不用文字。
3. 有預設值的先填上：申請日期、部門、幣別。

## 再檢核

| 情形 | 提示這樣寫 |
|---|---|
| 結束早於開始 | 結束時間要晚於開始時間 |
| 超出餘額 | 特休只剩 5 天，本次申請 6 天 |
| 缺少附件 | 病假請附診斷證明，可以拍照 |

會擋住送出的檢核只用於真正不能通過的錯誤。「可能不對」的情況用提醒，讓人說明原因後繼續。

> [!TIP]
> 上線一週後看「填寫統計」裡哪個欄位報錯最多，那一條的說明多半沒寫清楚。`,
      `“Wrong format” helps nobody. People need to know what is wrong and what right looks like.

## Prevent first

1. The right field type for amounts, dates and phones settles keyboard and format.
2. Offer choices where only a few answers are possible.
3. Fill in what is known: date, department, currency.

## Then check

| Situation | Say |
|---|---|
| End before start | The end must be later than the start |
| Above the balance | 5 days of leave are left; you asked for 6 |
| Attachment missing | Sick leave needs a note; a photo will do |

Block sending only for errors that cannot stand. For what is merely unusual, warn and let people give a reason.

> [!TIP]
> After a week, look up which field fails most under “Filling statistics”. Its explanation is probably unclear.`,
    ),
  },
  {
    slug: 'change-a-live-form',
    knowledge_type: 'form-rules',
    title: text('改一张正在用的表单', '修改一張使用中的表單', 'Changing a form that is in use'),
    summary: text(
      '在途的单子用旧版，新发起的用新版；加字段容易，删字段要三步。',
      '進行中的單據用舊版，新發起的用新版；加欄位容易，刪欄位要三步。',
      'Running cases keep the old version. Adding is easy, removing takes three steps.',
    ),
    days_ago: 58,
    read_count: 1645,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 120,
    related: ['running-flows-after-change', 'expense-claim'],
    body: text(
      `表单发布后就有了版本号。已经发起的单子一直用发起时的版本，不会因为你改了表单而变样。

## 哪些改动可以直接做

- 改标题、说明、选项文字与排列顺序。
- 新增不必填的字段。
- 放宽校验，比如字数上限由 80 改为 200。

## 哪些要分步做

| 想做 | 分成三步 |
|---|---|
| 删一个字段 | 隐藏，等在途办完，再删 |
| 字段改为必填 | 先提醒两周，再改必填 |
| 选项少一个 | 停用该项，历史数据保留 |

发布前点“与上一版比较”，看一眼流程里有没有环节引用了被动过的字段。

> [!TIP]
> 月初发布，月末对账：不要在月结那三天换报销单。`,
      `表單發布後就有了版本號。已經發起的單據一直用發起時的版本，不會因為你改了表單而變樣。

## 哪些修改可以直接做

- 改標題、說明、選項文字與排列順序。
- 新增不必填的欄位。
- 放寬檢核，例如字數上限由 80 改為 200。

## 哪些要分步做

| 想做 | 分成三步 |
|---|---|
| 刪一個欄位 | 隱藏，等進行中的辦完，再刪 |
| 欄位改為必填 | 先提醒兩週，再改必填 |
| 選項少一個 | 停用該項，歷史資料保留 |

發布前按「與上一版比較」，看一眼流程裡有沒有關卡引用了被改過的欄位。

> [!TIP]
> 月初發布，月底對帳：不要在月結那三天換報支單。`,
      `A published form has a version. Whatever was started keeps the version it was started with and does not change under people’s hands.

## What you can change at once

- Titles, explanations, wording of options and their order.
- New fields that need not be filled in.
- Looser checks, such as 200 characters instead of 80.

## What takes steps

| To do | In three steps |
|---|---|
| Remove a field | hide it, let running cases end, remove it |
| Make a field required | warn for two weeks, then require it |
| Drop an option | disable it; old records keep it |

Before publishing, press “Compare with the last version” and see whether a step of a flow uses a field you touched.

> [!TIP]
> Publish at the beginning of a month, and never change the expense form during closing.`,
    ),
  },
]
