import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const documentsPracticeArticles: DemoArticle[] = [
  {
    slug: 'incoming-documents-on-time',
    knowledge_type: 'documents-archive',
    title: text('收文不超期：登记、拟办、催办', '收文不逾期：登記、擬辦、催辦', 'Handling incoming documents on time'),
    summary: text(
      '期限从登记那一刻算，主办协办分开计，催办分三次。',
      '期限從登記那一刻算，主辦協辦分開計，催辦分三次。',
      'The clock starts at registration, units count apart, three reminders.',
    ),
    days_ago: 22,
    read_count: 1760,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 65,
    related: ['incoming-document', 'incoming-register', 'incoming-sheet'],
    body: text(
      `超期的收文，多半不是没人办，是没人知道期限在哪一天。把期限写进登记单，后面的事系统来做。

## 期限怎样定

| 紧急程度 | 拟办 | 办结 |
|---|---|---|
| 特急 | 2 小时 | 1 天 |
| 加急 | 4 小时 | 3 天 |
| 平件 | 8 小时 | 5 天 |

来文写明期限的，以来文为准。节假日不计，特急除外。

## 催办三次

1. 到期前一天提醒承办人。
2. 到期当天提醒承办人与部门负责人。
3. 超期第二天列入公文中心的“超期未办”，由办公室过问。

> [!NOTE]
> 协办单位晚了，主办单位可以先写办理结果，注明“待某部门补充”，不必整件拖着。`,
      `逾期的收文，多半不是沒人辦，是沒人知道期限在哪一天。把期限寫進登記單，後面的事系統來做。

## 期限怎樣定

| 速別 | 擬辦 | 辦結 |
|---|---|---|
| 最速件 | 2 小時 | 1 天 |
| 速件 | 4 小時 | 3 天 |
| 普通件 | 8 小時 | 5 天 |

來文寫明期限的，以來文為準。假日不計，最速件除外。

## 催辦三次

1. 到期前一天提醒承辦人。
2. 到期當天提醒承辦人與部門主管。
3. 逾期第二天列入公文中心的「逾期未辦」，由秘書室過問。

> [!NOTE]
> 協辦單位晚了，主辦單位可以先寫辦理結果，註明「待某部門補充」，不必整件拖著。`,
      `Overdue papers are seldom forgotten; nobody knew the day they were due. Write it into the register, and the system does the rest.

## How long

| Urgency | Proposal | Settled |
|---|---|---|
| Most urgent | 2 hours | 1 day |
| Urgent | 4 hours | 3 days |
| Ordinary | 8 hours | 5 days |

A date in the paper itself comes first. Holidays do not count, except for the most urgent.

## Three reminders

1. The day before, to whoever handles it.
2. On the day, to them and the head of department.
3. Two days late, it appears as overdue in the document centre, and the office asks.

> [!NOTE]
> When an assisting unit is late, the lead unit may write the result and note what is to follow, so that the whole paper does not wait.`,
    ),
  },
  {
    slug: 'disclosure-step-by-step',
    knowledge_type: 'documents-archive',
    title: text('政务公开：从审查到上网', '資訊公開：從審查到上網', 'Public disclosure, from review to the web'),
    summary: text(
      '哪些要公开、谁来审、怎样隐去个人信息、上网后看什么。',
      '哪些要公開、誰來審、怎樣遮蔽個人資料、上網後看什麼。',
      'What to publish, who reviews, how to remove personal data, what to check online.',
    ),
    days_ago: 17,
    read_count: 1342,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 55,
    related: ['disclosure-release', 'disclosure-review', 'disclosure-calendar'],
    body: text(
      `公开是常态，不公开是例外。难的不是公开，是公开之前把不该出现的内容去掉。

## 三道审查

1. 科室看内容：是否属实，附件是否齐全。
2. 保密专员看秘密：国家秘密、商业秘密、个人信息。
3. 法制人员看依据：公开方式与期限是否合规。

## 隐去个人信息

| 内容 | 处理 |
|---|---|
| 身份证号、手机号 | 中间改为星号 |
| 住址 | 写到街道 |
| 未成年人姓名 | 只留姓 |
| 扫描件里的签名 | 重新导出，不要盖色块 |

盖色块的 PDF 常常能复制出底下的文字。用“导出公开版”，系统会删掉文字再生成。

> [!WARNING]
> 上网之后当天复核一遍：页面打得开、附件下得来、搜索得到。撤下比发布难得多。`,
      `公開是常態，不公開是例外。難的不是公開，是公開之前把不該出現的內容去掉。

## 三道審查

1. 承辦單位看內容：是否屬實，附件是否齊全。
2. 保密承辦人看秘密：國家機密、營業秘密、個人資料。
3. 法制人員看依據：公開方式與期限是否合規。

## 遮蔽個人資料

| 內容 | 處理 |
|---|---|
| 身分證字號、手機號碼 | 中間改為星號 |
| 住址 | 寫到街道 |
| 未成年人姓名 | 只留姓 |
| 掃描檔裡的簽名 | 重新匯出，不要蓋色塊 |

蓋色塊的 PDF 常常能複製出底下的文字。用「匯出公開版」，系統會刪掉文字再產生。

> [!WARNING]
> 上網之後當天複核一遍：頁面打得開、附件下載得到、搜尋得到。撤下比發布難得多。`,
      `Publishing is the rule and withholding the exception. The hard part is removing what must not be seen.

## Three reviews

1. The unit looks at the content: is it true, are the files complete?
2. The secrecy officer looks for state secrets, trade secrets and personal data.
3. Legal looks at the grounds: the way and the time of publication.

## Removing personal data

| What | How |
|---|---|
| Identity and phone numbers | stars in the middle |
| Addresses | down to the street |
| Names of minors | family name only |
| Signatures in scans | export again, no black boxes |

Text under a black box in a PDF can often be copied. “Export for publication” removes the text before it makes the file.

> [!WARNING]
> Check on the same day that the page opens, files download and search finds it. Taking down is harder than publishing.`,
    ),
  },
]
