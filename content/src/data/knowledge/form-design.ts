import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const formDesignArticles: DemoArticle[] = [
  {
    slug: 'linked-fields',
    knowledge_type: 'form-rules',
    title: text('用联动规则少填字段', '用連動規則少填欄位', 'Fewer fields with linked rules'),
    summary: text(
      '能算的不填，能查的不填，用不到的不出现。',
      '能算的不填，能查的不填，用不到的不出現。',
      'What can be worked out or looked up is not asked; what is not needed does not appear.',
    ),
    days_ago: 17,
    read_count: 6544,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 85,
    related: ['v5', 'expense-claim', 'detail-table-totals'],
    body: text(
      `一张表单该有多少字段，不看需要多少数据，看需要人填多少。先把字段分成三类：系统知道的、能算出来的、只有填表人知道的。只有第三类该留给人。

## 三类字段

**能查的不填。** 申请人、部门、公司与联系电话从通讯录带入，设为只读。选了合同编号，对方名称、金额与签约日期就从合同台账带出来。

**能算的不填。** 时长由起止时间算，合计由明细算，大写金额由小写算。公式写在字段上，不写在脚本里，这样移动端与打印版式也会一致。

**用不到的不出现。** 选“国内出差”时不显示护照号。显示条件写在被显示的字段上，而不是写在触发的字段上；日后删掉触发字段时，检查会提示哪里还在用它。

> [!WARNING]
> 隐藏的字段默认不提交。如果后续节点要用它的值，请勾选“隐藏时保留”。

[用联动规则少填一半字段](video:v5)

[费用报销单](resource:expense-claim)`,
      `一張表單該有多少欄位，不看需要多少資料，看需要人填多少。先把欄位分成三類：系統知道的、能算出來的、只有填表人知道的。只有第三類該留給人。

## 三類欄位

**能查的不填。** 申請人、部門、公司與聯絡電話從通訊錄帶入，設為唯讀。選了合約編號，對方名稱、金額與簽約日期就從合約台帳帶出來。

**能算的不填。** 時數由起訖時間計算，合計由明細計算，大寫金額由小寫轉換。公式寫在欄位上，不寫在指令碼裡，這樣行動端與列印版式也會一致。

**用不到的不出現。** 選「國內出差」時不顯示護照號碼。顯示條件寫在被顯示的欄位上，而不是寫在觸發的欄位上；日後刪除觸發欄位時，檢查會提示哪裡還在用它。

> [!WARNING]
> 隱藏的欄位預設不送出。如果後續節點要用它的值，請勾選「隱藏時保留」。

[用連動規則少填一半欄位](video:v5)

[費用報支單](resource:expense-claim)`,
      `How long a form should be depends on what people must type, not on what data you need. Sort the fields: what the system knows, what can be worked out, and what only the person knows. Only the last belongs to them.

## Three kinds of fields

**Look it up.** Name, department, company and phone come from the directory and are read-only. Choose a contract number, and the other party, amount and date come from the ledger.

**Work it out.** Duration from start and end, totals from the detail table, amounts in words from figures. Put formulas on fields, not in scripts, so that phones and prints agree.

**Hide it.** No passport number for a domestic trip. Write the condition on the field that appears, not on the one that triggers it; when the trigger is removed later, the check says who still needs it.

> [!WARNING]
> Hidden fields are not sent. If a later step needs the value, tick “Keep when hidden”.

[Halve your fields with linked rules](video:v5)

[Expense claim form](resource:expense-claim)`,
    ),
  },
  {
    slug: 'detail-table-totals',
    knowledge_type: 'form-fields',
    title: text('明细表：合计、校验与导入', '明細表：合計、檢核與匯入', 'Detail tables: totals, checks and import'),
    summary: text(
      '一行一笔，合计自动算；超过二十行时让人从表格粘贴。',
      '一列一筆，合計自動計算；超過二十列時讓人從試算表貼上。',
      'One row per entry, totals calculated; above twenty rows let people paste.',
    ),
    days_ago: 40,
    read_count: 3718,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 170,
    related: ['expense-claim', 'purchase-request'],
    body: text(
      `明细表适合“同样的几项，重复多次”：报销的每张票、采购的每种货、出差的每一天。如果每行的字段并不相同，请拆成两张明细表。

## 合计

合计写成公式：在主表加一个数字字段，公式填 \`sum(明细.金额)\`，小数位数与明细一致。四舍五入只在最后一步做，否则分项相加会和合计差一分钱。

## 校验

校验分两层。行内校验只看这一行，例如“金额大于零”；整表校验看所有行，例如“同一张票号不能出现两次”。提示里写出行号，填表人才找得到。

## 行数多的时候

超过二十行时，打开“允许粘贴”。从电子表格复制的区域会按列对应，对不上的列会先问一遍，不会默默丢掉。

> [!TIP]
> 打印时，长明细会自动分页并重复表头。请在打印版式里预览一份五十行的样例。`,
      `明細表適合「同樣的幾項，重複多次」：報支的每張票、採購的每種貨、出差的每一天。如果每列的欄位並不相同，請拆成兩張明細表。

## 合計

合計寫成公式：在主表加一個數字欄位，公式填 \`sum(明細.金額)\`，小數位數與明細一致。四捨五入只在最後一步做，否則分項相加會和合計差一分錢。

## 檢核

檢核分兩層。列內檢核只看這一列，例如「金額大於零」；整表檢核看所有列，例如「同一張票號不能出現兩次」。提示裡寫出列號，填表人才找得到。

## 列數多的時候

超過二十列時，開啟「允許貼上」。從試算表複製的範圍會依欄對應，對不上的欄會先問一遍，不會默默丟掉。

> [!TIP]
> 列印時，長明細會自動分頁並重複表頭。請在列印版式裡預覽一份五十列的樣本。`,
      `A detail table fits the same few things many times: receipts of a claim, goods of an order, days of a trip. If rows need different fields, make two tables.

## Totals

Write the total as a formula: add a number field to the form with \`sum(detail.amount)\` and the same decimals. Round in the last step only, or the parts will differ from the total by a cent.

## Checks

Checks come in two layers. A row check looks at one row, such as “amount above zero”; a table check looks at all, such as “no receipt number twice”. Name the row in the message, so that people can find it.

## When there are many rows

Above twenty rows switch on “Allow pasting”. A range copied from a spreadsheet is matched by column; a column without a match is asked about, never dropped in silence.

> [!TIP]
> In print, long tables break across pages with their head repeated. Preview a sample of fifty rows.`,
    ),
  },
  {
    slug: 'print-on-one-page',
    knowledge_type: 'form-print',
    title: text('打印版式：一页放得下', '列印版式：一頁放得下', 'Print layout that fits one page'),
    summary: text(
      '先定纸张与边距，再排字段；审批意见放最后，留出盖章处。',
      '先定紙張與邊界，再排欄位；簽核意見放最後，留出用印處。',
      'Paper and margins first, then fields; opinions last, with room for the seal.',
    ),
    days_ago: 56,
    read_count: 2890,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 220,
    related: ['expense-claim', 'seal-in-its-place'],
    body: text(
      `屏幕上的表单可以很长，打印出来最好是一页。打印版式和填写版式是分开的，改一个不影响另一个。

## 先定纸张

先定纸张与边距。A4 竖放，上下 20 毫米、左右 18 毫米，装订的一侧加 5 毫米。边距定了再排字段，反过来做会一直返工。

## 打印什么

只打印看得懂的内容：附件只列文件名，选项只打印选中的，空字段可以整行不打印。

## 意见与盖章处

审批意见放在最后，按时间排列，每条含姓名、意见与时间。盖章处留出 45 毫米见方的空白，并勾选“不与文字重叠”，意见变长时它会整体下移。

> [!TIP]
> 最后用内容最多的一份单据试打。如果正好多出两行，先缩小行高，再缩小字号，字号不要小于 9 磅。

印章本身怎样放，见[印章盖在哪里](article:seal-in-its-place)。`,
      `螢幕上的表單可以很長，列印出來最好是一頁。列印版式和填寫版式是分開的，改一個不影響另一個。

## 先訂紙張

先定紙張與邊界。A4 直式，上下 20 公釐、左右 18 公釐，裝訂的一側加 5 公釐。邊界定了再排欄位，反過來做會一直重來。

## 列印什麼

只列印看得懂的內容：附件只列檔名，選項只印選取的，空欄位可以整列不印。

## 意見與用印處

簽核意見放在最後，依時間排列，每條含姓名、意見與時間。用印處留出 45 公釐見方的空白，並勾選「不與文字重疊」，意見變長時它會整體下移。

> [!TIP]
> 最後用內容最多的一份單據試印。如果剛好多出兩列，先縮小列高，再縮小字級，字級不要小於 9 點。

印章本身怎樣放，見[印章蓋在哪裡](article:seal-in-its-place)。`,
      `A form can be long on screen and should be one page on paper. The print layout is separate: changing one leaves the other alone.

## Paper first

Settle paper and margins first. A4 upright, 20 mm above and below, 18 mm at the sides, 5 mm more where it is bound. Placing fields before margins means doing it twice.

## What to print

Print what a reader can use: names of attachments, only the options that were chosen, no rows for empty fields.

## Opinions and room for the seal

Opinions come last, by time, each with name, text and moment. Leave 45 mm square for the seal and tick “Never over text”; it moves down as opinions grow.

> [!TIP]
> Try it with the fullest document you have. If two lines run over, reduce the row height first and the type second, never below 9 points.

Where the seal itself goes: [where a seal belongs](article:seal-in-its-place).`,
    ),
  },
]
