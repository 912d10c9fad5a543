import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const documentLookArticles: DemoArticle[] = [
  {
    slug: 'seal-in-its-place',
    knowledge_type: 'documents-layout',
    title: text('印章盖在哪里', '印章蓋在哪裡', 'Where a seal belongs'),
    summary: text(
      '居中下压日期，不压正文，不单独成页。',
      '置中下壓日期，不壓內文，不單獨成頁。',
      'Centred on the date, clear of the text, never on a page of its own.',
    ),
    days_ago: 43,
    read_count: 2566,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 240,
    related: ['v8', 'b3', 'f03'],
    body: text(
      `电子印章和手工盖章遵守同一套规矩。系统按下面的数字自动放，放不下时会提示，而不是硬盖上去。

## 位置

| 情形 | 印章在哪里 |
|---|---|
| 单位行文 | 成文日期右空四字；印章居中，下压日期 |
| 联合行文 | 一排最多三个，互不相交，最后一个压日期 |
| 不盖章的文件 | 署名与日期照旧，注明“此件不盖章” |

> [!WARNING]
> 日期落到下一页时，正文至少带过去两行。只有一枚章的空白页，任何人都可以在上面加字。

## 谁能盖

- 印章由专人保管，平台上的印章同样有“保管人”。
- 用印要有签发单；没有签发单，按钮不出现。
- 每一次用印都有序号，打印件右下角的小字就是。

[用印申请与归还登记](resource:f03)

## 怎样验

打开文件，点印章，看“签名有效”与用印时间。文件在用印之后被改过哪怕一个字，都会显示“已变动”。

[红头文件：套红与印章](video:v8)`,
      `電子印章和手動用印遵守同一套規矩。系統依下面的數字自動放，放不下時會提示，而不是硬蓋上去。

## 位置

| 情形 | 印章在哪裡 |
|---|---|
| 單一機關行文 | 成文日期右空四字；印章置中，下壓日期 |
| 聯合行文 | 一排最多三個，互不相交，最後一個壓日期 |
| 不用印的文件 | 署名與日期照舊，註明「本件不用印」 |

> [!WARNING]
> 日期落到下一頁時，內文至少帶過去兩行。只有一枚章的空白頁，任何人都可以在上面加字。

## 誰能蓋

- 印章由專人保管，平台上的印章同樣有「保管人」。
- 用印要有簽發單；沒有簽發單，按鈕不出現。
- 每一次用印都有序號，列印件右下角的小字就是。

[用印申請與歸還登記](resource:f03)

## 怎樣驗

開啟檔案，點印章，看「簽章有效」與用印時間。檔案在用印之後被改過哪怕一個字，都會顯示「已變動」。

[紅頭文件：套紅與印章](video:v8)`,
      `An electronic seal follows the rules of a stamp. The system places it by the numbers below, and says so when there is no room instead of stamping anyway.

## Its place

| Case | Where the seal goes |
|---|---|
| one issuing body | centred on the date and set low; four characters free at the right |
| several together | three in a row at most, not touching; the last on the date |
| no seal | name and date as usual, with a line that says so |

> [!WARNING]
> If the date falls on the next page, take at least two lines of text along. On a blank page with a seal anybody can write anything.

## Who may use it

- A seal has a keeper, also on the platform.
- It needs a signed order; without one there is no button.
- Every use has a number: the small print at the bottom right.

[Seal request and return log](resource:f03)

## How to check

Open the file, select the seal, and read “signature valid” and the time. If a single character was changed afterwards, it says “altered”.

[Red letterhead and seals](video:v8)`,
    ),
  },
  {
    slug: 'styles-not-manual-formatting',
    knowledge_type: 'documents-layout',
    title: text('用样式，不用手工排版', '用樣式，不用手動排版', 'Styles instead of manual formatting'),
    summary: text(
      '六个样式写九成文件；改一处，全公司一起变。',
      '六個樣式寫九成文件；改一處，全公司一起變。',
      'Six styles for nine papers in ten; change one place and all follow.',
    ),
    days_ago: 46,
    read_count: 2231,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 210,
    related: ['one-document-style', 'policy-styles', 'g2'],
    body: text(
      `“黑体三号加粗居中”是一句手工指令，“一级标题”是一个名字。写名字，长什么样由样式集决定。

[一次定好全公司的文档样式](video:one-document-style)

## 六个够用

| 样式 | 用在哪里 | 字体与字号 |
|---|---|---|
| 一级标题 | 章 | 黑体三号 |
| 二级标题 | 节 | 楷体三号 |
| 三级标题 | 条 | 仿宋三号加粗 |
| 正文 | 其余一切 | 仿宋三号，行距 28 磅 |
| 表格文字 | 表内 | 宋体五号 |
| 图注 | 图下、表上 | 宋体小五 |

## 编号交给样式

手打的“一、”“（一）”看起来一样，删一节就全错了。让样式编号，目录、交叉引用也跟着对。

> [!TIP]
> 从别处粘贴时选“只保留文字”，再套样式。带格式粘贴会把别人的样式也带进来。

## 把旧文件换过来

1. 打开旧文件，附加公司模板。
2. 选中一个手工标题，用“选择格式相似的文本”，一次选中全部。
3. 套上“一级标题”。正文同理。

网页上的样式集写成 CSS，同样只认名字：

~~~css
.heading-1 {
  font: 700 22px/1.4 "Noto Sans CJK SC", sans-serif;
  margin-block: 1.5em 0.5em;
}
~~~`,
      `「黑體三號加粗置中」是一句手動指令，「一級標題」是一個名字。寫名字，長什麼樣由樣式集決定。

[一次訂好全公司的文件樣式](video:one-document-style)

## 六個夠用

| 樣式 | 用在哪裡 | 字型與字級 |
|---|---|---|
| 一級標題 | 章 | 黑體三號 |
| 二級標題 | 節 | 楷體三號 |
| 三級標題 | 條 | 仿宋三號加粗 |
| 內文 | 其餘一切 | 仿宋三號，行距 28 點 |
| 表格文字 | 表內 | 宋體五號 |
| 圖說 | 圖下、表上 | 宋體小五 |

## 編號交給樣式

手打的「一、」「（一）」看起來一樣，刪一節就全錯了。讓樣式編號，目錄、交互參照也跟著對。

> [!TIP]
> 從別處貼上時選「只保留文字」，再套樣式。帶格式貼上會把別人的樣式也帶進來。

## 把舊檔案換過來

1. 開啟舊檔案，附加公司範本。
2. 選取一個手動標題，用「選取格式相似的文字」，一次選取全部。
3. 套上「一級標題」。內文同理。

網頁上的樣式集寫成 CSS，同樣只認名字：

~~~css
.heading-1 {
  font: 700 22px/1.4 "Noto Sans CJK TC", sans-serif;
  margin-block: 1.5em 0.5em;
}
~~~`,
      `“Bold, 16 points, centred” is an instruction; “heading 1” is a name. Write names, and let the style set decide what they look like.

[One document style for the whole company](video:one-document-style)

## Six are enough

| Style | For | Face and size |
|---|---|---|
| Heading 1 | chapters | sans, 16 pt |
| Heading 2 | sections | script, 16 pt |
| Heading 3 | paragraphs | text face, 16 pt bold |
| Text | everything else | text face, 16 pt on 28 |
| Table text | inside tables | serif, 10.5 pt |
| Caption | below figures, above tables | serif, 9 pt |

## Leave numbers to styles

Typed numbers look the same until a section goes; then all are wrong. Numbered by style, contents and references stay right, too.

> [!TIP]
> Paste as “text only”, then apply a style. Pasting with formatting brings other people's styles along.

## Bring old papers over

1. Open the paper and attach the company template.
2. Select one manual heading, then “select text with similar formatting”.
3. Apply “Heading 1”. Do the same with the text.

A style set for web pages is CSS, and knows names only, too:

~~~css
.heading-1 {
  font: 700 22px/1.4 "Noto Sans", sans-serif;
  margin-block: 1.5em 0.5em;
}
~~~`,
    ),
  },
]
