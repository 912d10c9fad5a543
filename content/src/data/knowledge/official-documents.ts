import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const officialDocumentArticles: DemoArticle[] = [
  {
    slug: 'letterhead-layout',
    knowledge_type: 'documents-layout',
    title: text(
      '红头文件：版心、套红与清样',
      '紅頭文件：版心、套紅與清稿',
      'Red letterhead: text area, overlay, proof',
    ),
    summary: text(
      '版心定死，套红后加，清样与正式件分开存。',
      '版心固定，套紅後加，清稿與正式文分開存。',
      'Fix the text area, add the letterhead last, keep proof and final apart.',
    ),
    days_ago: 15,
    read_count: 4087,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 260,
    related: ['b3', 'v8', 'seal-in-its-place'],
    body: text(
      `红头文件最容易错的不是红头，是版心。先在样式里把一页 22 行、每行 28 字定死，正文怎么改都不会跑版。

## 红头与红线

红头、红线与发文字号放在模板的页眉区，正文从红线以下开始。发文机关名称长短不一，用“分散对齐”到固定宽度，不要靠空格。

## 清样与正式件

起草与核稿阶段看到的是清样：没有红头、没有印章，页脚写“清样，不作为正式文件”。签发通过以后，系统用同一份正文生成正式件，加上红头、文号与印章。

两份都要保存。清样带着全部修改痕迹，正式件只有定稿。查“谁改了这一句”看清样，对外发送用正式件。

> [!TIP]
> 打印前用“版面检查”看三处：最后一页是否只剩落款；附件说明与附件标题是否一致；印章是否压住成文日期。

[红头文件：套红与印章](video:v8)

[公司红头文件（下行文）](resource:b3)`,
      `紅頭文件最容易錯的不是紅頭，是版心。先在樣式裡把一頁 22 行、每行 28 字固定下來，內文怎麼改都不會跑版。

## 紅頭與紅線

紅頭、紅線與發文字號放在範本的頁首區，內文從紅線以下開始。發文機關名稱長短不一，用「分散對齊」到固定寬度，不要靠空格。

## 清稿與正式文

起草與核稿階段看到的是清稿：沒有紅頭、沒有印章，頁尾寫「清稿，不作為正式文件」。決行以後，系統用同一份內文產生正式文，加上紅頭、文號與印章。

兩份都要保存。清稿帶著全部修改痕跡，正式文只有定稿。查「誰改了這一句」看清稿，對外發送用正式文。

> [!TIP]
> 列印前用「版面檢查」看三處：最後一頁是否只剩署名；附件說明與附件標題是否一致；印章是否壓住發文日期。

[紅頭文件：套紅與印章](video:v8)

[公司紅頭文件（下行文）](resource:b3)`,
      `What goes wrong in a letterhead paper is rarely the letterhead; it is the text area. Fix 22 lines of 28 characters in the styles and edits will not shift the page.

## Head and red line

Letterhead, red line and number belong in the head of the template; text begins below the line. Names differ in length: spread them over a fixed width instead of typing spaces.

## Proof and final copy

Drafting and checking show the proof: no letterhead, no seal, and a foot that says it is not the final paper. Once signed, the system makes the final copy from the same text with letterhead, number and seal.

Keep both. The proof holds every change; the final copy holds the agreed text. Ask the proof who changed a sentence, and send the final copy out.

> [!TIP]
> Before printing let “Check layout” look at three places: whether the last page holds only the signature, whether the annex list matches the annexes, and whether the seal covers the date.

[Red letterhead and seals](video:v8)

[Company document with red letterhead](resource:b3)`,
    ),
  },
  {
    slug: 'file-when-flow-ends',
    knowledge_type: 'documents-archive',
    title: text('流程结束自动归档', '流程結束自動歸檔', 'File papers when a flow ends'),
    summary: text(
      '什么算材料、怎么命名、存多久，三件事定好就能自动。',
      '什麼算資料、怎麼命名、存多久，三件事定好就能自動。',
      'What belongs, how it is named, how long it is kept: settle three things and filing is automatic.',
    ),
    days_ago: 50,
    read_count: 2266,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 125,
    related: ['g1', 'b3'],
    body: text(
      `归档靠人工，年底总会缺几份。把它接在流程最后一个节点上，结束就封包，没有“忘记”这回事。

## 三个决定

**什么算材料。** 正式件、清样、审批单、附件四类，按类勾选。聊天记录与草稿不进档案。

**怎么命名。** 用变量拼出来，例如“全宗号-年度-机构-文号”。命名规则只改一处，已经封好的包不重命名，避免和纸质目录对不上。

**存多久。** 按文种设定保管期限：永久、三十年、十年。到期前半年生成鉴定清单，由档案员逐条确认，系统不会自己删除。

> [!NOTE]
> 封包时会计算每个文件的校验值，写进清单并签名。以后任何时候都能验证：包里的文件和封存那天一样。`,
      `歸檔靠人工，年底總會缺幾份。把它接在流程最後一個節點上，結束就封裝，沒有「忘記」這回事。

## 三個決定

**什麼算資料。** 正式文、清稿、簽核單、附件四類，依類勾選。聊天紀錄與草稿不進檔案。

**怎麼命名。** 用變數組成，例如「全宗號-年度-機構-文號」。命名規則只改一處，已經封好的不重新命名，避免和紙本目錄對不上。

**存多久。** 依文別設定保存期限：永久、三十年、十年。到期前半年產生鑑定清單，由檔案人員逐筆確認，系統不會自己刪除。

> [!NOTE]
> 封裝時會計算每個檔案的檢查碼，寫進清單並簽章。以後任何時候都能驗證：裡面的檔案和封存那天一樣。`,
      `Filed by hand, a few papers are always missing at the year end. Put filing on the last step of the flow: when it ends, the package is sealed.

## Three decisions

**What belongs.** Final copy, proof, approval sheet, attachments: tick the kinds you want. Chats and drafts stay out.

**How it is named.** Put the name together from variables, such as fonds, year, office, number. Change the rule in one place; packages already sealed keep their names, so that they match the printed list.

**How long it is kept.** By kind of paper: for ever, thirty years, ten. Half a year before the end a list is made for the archivist to confirm. Nothing is deleted automatically.

> [!NOTE]
> The checksum of every file goes into a signed list. At any time later you can prove that the files are those of the day.`,
    ),
  },
]
