import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const integrationPracticeArticles: DemoArticle[] = [
  {
    slug: 'api-keys',
    knowledge_type: 'integration-interfaces',
    title: text('接口密钥：申请、轮换与限流', '介面金鑰：申請、輪替與限流', 'API keys: issue, rotate, limit'),
    summary: text(
      '一个系统一把密钥，只给要用的权限，九十天换一次。',
      '一個系統一把金鑰，只給要用的權限，九十天換一次。',
      'One key for one system, only the rights it needs, a new one every ninety days.',
    ),
    days_ago: 21,
    read_count: 2467,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 60,
    related: ['call-the-open-interface', 'data-push-retries'],
    body: text(
      `接口密钥等于一个不会休假的用户。给少了，系统跑不通；给多了，丢了就麻烦。

## 申请

在“集成 → 接口密钥”新建：写明系统名称、负责人与用途，勾选需要的权限。密钥只显示一次，请当场放进对方系统的密钥库，不要用邮件发。

## 轮换

每把密钥可以同时有两个有效值。先生成新值，对方换好以后，再停用旧值，中间不会断。

~~~http
GET /api/flows?state=running HTTP/1.1
Authorization: Bearer <key>
~~~

## 限流

| 类型 | 每分钟 | 超出时 |
|---|---|---|
| 查询 | 600 次 | 返回 429，附重试秒数 |
| 写入 | 120 次 | 返回 429，附重试秒数 |
| 文件 | 30 次 | 排队，最长 60 秒 |

> [!WARNING]
> 收到 429 请按返回的秒数等待。立刻重试只会让等待更久。`,
      `介面金鑰等於一個不會休假的使用者。給少了，系統跑不通；給多了，遺失就麻煩。

## 申請

在「整合 → 介面金鑰」新增：寫明系統名稱、負責人與用途，勾選需要的權限。金鑰只顯示一次，請當場放進對方系統的金鑰庫，不要用郵件寄。

## 輪替

每把金鑰可以同時有兩個有效值。先產生新值，對方換好以後，再停用舊值，中間不會斷。

~~~http
GET /api/flows?state=running HTTP/1.1
Authorization: Bearer <key>
~~~

## 限流

| 類型 | 每分鐘 | 超出時 |
|---|---|---|
| 查詢 | 600 次 | 回傳 429，附重試秒數 |
| 寫入 | 120 次 | 回傳 429，附重試秒數 |
| 檔案 | 30 次 | 排隊，最長 60 秒 |

> [!WARNING]
> 收到 429 請依回傳的秒數等待。立刻重試只會讓等待更久。`,
      `An API key is a user who never takes leave. With too few rights the system fails; with too many, a lost key hurts.

## Issue

Under “Integration → API keys”, name the system, its owner and the purpose, and tick the rights it needs. The key is shown once: put it into the secret store of the other system at once, never into a mail.

## Rotate

A key may have two valid values. Make the new one, let the other side change, then disable the old one. Nothing breaks in between.

~~~http
GET /api/flows?state=running HTTP/1.1
Authorization: Bearer <key>
~~~

## Limits

| Kind | A minute | Above that |
|---|---|---|
| Reading | 600 | 429, with seconds to wait |
| Writing | 120 | 429, with seconds to wait |
| Files | 30 | queued, 60 seconds at most |

> [!WARNING]
> After a 429, wait as long as it says. Trying again at once only makes it longer.`,
    ),
  },
  {
    slug: 'data-push-retries',
    knowledge_type: 'integration-interfaces',
    title: text('数据推送：失败以后会怎样', '資料推送：失敗以後會怎樣', 'Webhooks: what happens after a failure'),
    summary: text(
      '推送会重试五次，可能重复到达；用编号去重就不会记两遍。',
      '推送會重試五次，可能重複到達；用編號去重就不會記兩遍。',
      'Five retries, so a message may arrive twice. Its number tells.',
    ),
    days_ago: 34,
    read_count: 1281,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 75,
    related: ['api-keys'],
    body: text(
      `流程走完，系统把结果推送到你的地址。对方没有在 10 秒内返回 2xx，就算失败。

## 重试

| 第几次 | 隔多久 |
|---|---|
| 1 | 30 秒 |
| 2 | 2 分钟 |
| 3 | 10 分钟 |
| 4 | 1 小时 |
| 5 | 6 小时 |

五次都失败，推送停下，负责人收到通知，在“推送记录”里可以手动再发。

## 去重与验签

同一件事可能到达两次：对方收到了，但回得太慢。每次推送都带编号，收到先查编号，处理过就直接返回 200。

签名在请求头里，用约定的密钥对正文做 HMAC-SHA256，比对一致再处理。

> [!TIP]
> 先返回 200，再放进自己的队列慢慢处理，就几乎不会超时。`,
      `流程走完，系統把結果推送到你的位址。對方沒有在 10 秒內回傳 2xx，就算失敗。

## 重試

| 第幾次 | 隔多久 |
|---|---|
| 1 | 30 秒 |
| 2 | 2 分鐘 |
| 3 | 10 分鐘 |
| 4 | 1 小時 |
| 5 | 6 小時 |

五次都失敗，推送停下，負責人收到通知，在「推送紀錄」裡可以手動再送。

## 去重與驗簽

同一件事可能到達兩次：對方收到了，但回得太慢。每次推送都有編號，收到先查編號，處理過就直接回傳 200。

簽章在請求標頭裡，用約定的金鑰對本文做 HMAC-SHA256，比對一致再處理。

> [!TIP]
> 先回傳 200，再放進自己的佇列慢慢處理，就幾乎不會逾時。`,
      `When a flow ends, the result is sent to your address. No 2xx within ten seconds counts as a failure.

## Retries

| Attempt | After |
|---|---|
| 1 | 30 seconds |
| 2 | 2 minutes |
| 3 | 10 minutes |
| 4 | 1 hour |
| 5 | 6 hours |

After five failures it stops, the owner is notified, and the message can be sent again from “Deliveries”.

## Duplicates and signatures

The same event may arrive twice, when your answer was too slow. Every message has a number: look it up first, and answer 200 if you had it.

The signature is in a header: HMAC-SHA256 over the body with the agreed secret. Compare before you process.

> [!TIP]
> Answer 200 first and work from a queue of your own, and you will hardly ever time out.`,
    ),
  },
  {
    slug: 'ldap-field-mapping',
    knowledge_type: 'integration-identity',
    title: text('身份源字段对照：少同步一点', '身分來源欄位對照：少同步一點', 'Mapping directory fields: sync less'),
    summary: text(
      '只同步五个字段，其余在办公系统里维护，冲突最少。',
      '只同步五個欄位，其餘在辦公系統裡維護，衝突最少。',
      'Sync five fields, keep the rest here, and conflicts become rare.',
    ),
    days_ago: 47,
    read_count: 1119,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 100,
    related: ['sync-people-from-directory'],
    body: text(
      `同步的字段越多，两边打架的机会越多。先从最少的开始。

## 建议的对照

| 办公系统 | 目录属性 | 说明 |
|---|---|---|
| 工号 | employeeNumber | 唯一，永不复用 |
| 姓名 | displayName | 改名随目录 |
| 邮箱 | mail | 用于通知与找回 |
| 部门 | department | 按编码匹配，不按名称 |
| 状态 | userAccountControl | 停用即停用 |

## 冲突怎么办

同步前会列出将要改变的每一行。部门找不到时不会新建，人会停在“待分配”，由人事指定。

- 工号为空的行跳过并记录。
- 两行同一工号的，两行都跳过。
- 一次停用超过一成的人，同步自动暂停，等人确认。

> [!WARNING]
> 第一次同步请在夜里做，并先用“只看不改”跑一遍。`,
      `同步的欄位越多，兩邊衝突的機會越多。先從最少的開始。

## 建議的對照

| 辦公系統 | 目錄屬性 | 說明 |
|---|---|---|
| 員工編號 | employeeNumber | 唯一，不重複使用 |
| 姓名 | displayName | 改名隨目錄 |
| 電子郵件 | mail | 用於通知與找回 |
| 部門 | department | 依代碼比對，不依名稱 |
| 狀態 | userAccountControl | 停用即停用 |

## 衝突怎麼辦

同步前會列出將要改變的每一列。部門找不到時不會新增，人會停在「待分配」，由人事指定。

- 員工編號為空的列略過並記錄。
- 兩列同一編號的，兩列都略過。
- 一次停用超過一成的人，同步自動暫停，等人確認。

> [!WARNING]
> 第一次同步請在夜間進行，並先用「只看不改」跑一遍。`,
      `The more fields are synchronised, the more often both sides disagree. Begin with few.

## A mapping to start with

| Here | Directory | Note |
|---|---|---|
| Staff number | employeeNumber | unique, never reused |
| Name | displayName | follows the directory |
| Mail | mail | for notices and recovery |
| Department | department | matched by code, not by name |
| State | userAccountControl | disabled there, disabled here |

## Conflicts

Every row that would change is listed before it does. An unknown department is not created: the person waits under “To be assigned” for HR.

- Rows without a staff number are skipped and logged.
- Two rows with one number: both are skipped.
- If one sync would disable more than a tenth, it pauses until somebody confirms.

> [!WARNING]
> Run the first one at night, and once as “look only” before.`,
    ),
  },
  {
    slug: 'single-sign-on-checklist',
    knowledge_type: 'integration-identity',
    title: text('单点登录上线清单', '單一登入上線清單', 'Going live with single sign-on'),
    summary: text(
      '留一条本地登录的后路，先让十个人用一周，再切全员。',
      '留一條本機登入的後路，先讓十個人用一週，再切全員。',
      'Keep a local way in, try it with ten people, then switch everybody.',
    ),
    days_ago: 29,
    read_count: 1706,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 65,
    related: ['ldap-field-mapping', 'd4'],
    body: text(
      `单点登录出问题，全公司都进不来。下面的顺序保证任何一步都能退回。

## 上线之前

1. 留两个本地管理员账号，密码放进保险柜，每季度试一次。
2. 在身份提供方登记回调地址，测试与正式各一个。
3. 约定用哪个字段认人：推荐工号，不推荐邮箱。
4. 核对两边的时钟，相差超过一分钟会登录失败。

## 切换

先给十个人打开，用一周；再按部门放开；最后在登录页把单点登录设为默认，账号密码入口留一个月。

| 现象 | 多半是 |
|---|---|
| 登录后又回到登录页 | 回调地址不一致 |
| 提示没有此用户 | 对应字段为空 |
| 偶尔失败，重试又好 | 两边时钟有偏差 |

> [!NOTE]
> 证书到期前三十天会通知管理员。换证书时两张可以同时有效。`,
      `單一登入出問題，全公司都進不來。下面的順序保證任何一步都能退回。

## 上線之前

1. 留兩個本機管理員帳號，密碼放進保險櫃，每季試一次。
2. 在身分提供者登記回呼位址，測試與正式各一個。
3. 約定用哪個欄位認人：建議員工編號，不建議電子郵件。
4. 核對兩邊的時鐘，相差超過一分鐘會登入失敗。

## 切換

先給十個人開啟，用一週；再依部門開放；最後在登入頁把單一登入設為預設，帳號密碼入口留一個月。

| 現象 | 多半是 |
|---|---|
| 登入後又回到登入頁 | 回呼位址不一致 |
| 提示沒有此使用者 | 對應欄位為空 |
| 偶爾失敗，重試又好 | 兩邊時鐘有偏差 |

> [!NOTE]
> 憑證到期前三十天會通知管理員。換憑證時兩張可以同時有效。`,
      `If single sign-on fails, nobody gets in. In this order every step can be undone.

## Before

1. Keep two local administrators, passwords in the safe, tried every quarter.
2. Register the callback addresses at the provider, one for testing, one for production.
3. Agree which field identifies people: staff number rather than mail.
4. Compare the clocks; more than a minute apart and sign-in fails.

## Switching

Ten people for a week, then department by department, then make it the default on the sign-in page. Keep the password for another month.

| You see | Mostly |
|---|---|
| Back on the sign-in page | callback address differs |
| No such user | the field is empty |
| Fails now and then | clocks drift apart |

> [!NOTE]
> Administrators are told thirty days before a certificate ends. Two may be valid while you change.`,
    ),
  },
]
