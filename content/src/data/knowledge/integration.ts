import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const integrationArticles: DemoArticle[] = [
  {
    slug: 'sync-people-from-directory',
    knowledge_type: 'integration-identity',
    title: text('从企业目录同步人员', '從企業目錄同步人員', 'Bring people over from a directory'),
    summary: text(
      '先对上唯一编号，再对部门，最后才是姓名与手机。',
      '先對上唯一編號，再對部門，最後才是姓名與手機。',
      'Match the unique number first, departments next, names and phones last.',
    ),
    days_ago: 22,
    read_count: 4411,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 25,
    related: ['f05', 'onboarding-sheet'],
    body: text(
      `同步出错，九成是因为用姓名或邮箱当主键：有人重名，有人改了邮箱，于是一个人变成两个。开始之前，先确定一个永不变化的编号，通常是工号。

## 第一次：只看不改

第一次同步请用“只看不改”。结果分三栏：新增、变更、停用。停用一栏要特别看，突然多出几百人，多半是目录那边换了分支。

部门先于人员。部门的上下级对不上时，人员会落到“待分配”，不会丢，也不会自动建部门。

> [!WARNING]
> 设好上限：一次停用超过总人数的 5% 就暂停并通知管理员。这个数字救过不少人的周一早晨。

## 之后

之后每小时同步一次。失败时保留上一次的结果，日志里写明是哪一条、为什么。`,
      `同步出錯，九成是因為用姓名或電子郵件當主鍵：有人同名，有人換了信箱，於是一個人變成兩個。開始之前，先確定一個永不改變的編號，通常是員工編號。

## 第一次：只看不改

第一次同步請用「只看不改」。結果分三欄：新增、變更、停用。停用一欄要特別看，突然多出幾百人，多半是目錄那邊換了分支。

部門先於人員。部門的上下級對不上時，人員會落到「待分配」，不會遺失，也不會自動建立部門。

> [!WARNING]
> 設好上限：一次停用超過總人數的 5% 就暫停並通知管理員。這個數字救過不少人的週一早晨。

## 之後

之後每小時同步一次。失敗時保留上一次的結果，紀錄裡寫明是哪一筆、為什麼。`,
      `Most sync trouble comes from using a name or an address as the key: two people share a name, one changes address, and one person becomes two. Settle on a number that never changes, usually the staff number.

## First run: look, do not touch

Run the first sync as “look only”. It shows who is new, changed and disabled. Read the last list with care: hundreds at once usually mean that the directory branch was moved.

Departments come before people. Where a parent is missing, people land in “unassigned”: nobody is lost and no department is invented.

> [!WARNING]
> Set a limit: pause and tell an administrator when more than 5% would be disabled at once. That figure has saved many Monday mornings.

## From then on

After that it runs every hour. A failure keeps the last result, and the log says which entry and why.`,
    ),
  },
  {
    slug: 'call-the-open-interface',
    knowledge_type: 'integration-interfaces',
    title: text('从外部系统发起流程', '從外部系統發起流程', 'Start a flow from another system'),
    summary: text(
      '申请凭据、取字段清单、发起、查结果，四步走通。',
      '申請憑證、取得欄位清單、發起、查結果，四步走通。',
      'Get credentials, read the field list, start, ask for the result.',
    ),
    days_ago: 43,
    read_count: 3307,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 95,
    related: ['automatic-steps', 'leave-request'],
    history: [
      {
        days_ago: 210,
        note: text('初稿', '初稿', 'First version'),
        sections: 0,
      },
      {
        days_ago: 122,
        note: text('补上请求的例子', '補上請求的範例', 'Adds an example of a request'),
        sections: 1,
      },
    ],
    note: text('写明哪些错误可以重试', '寫明哪些錯誤可以重試', 'Says which errors may be retried'),
    body: text(
      `仓库系统到货以后要自动发起验收流程，这类需求用开放接口完成，分四步。

1. 在“集成”里为仓库系统建一个应用，得到编号与密钥。密钥只显示一次，请存进对方的密钥库，不要写进代码。
2. 读取目标流程的字段清单。清单里有字段名、类型、是否必填；流程换版本后清单可能变化，请按版本读取。
3. 提交字段值发起流程。每次请求带一个由你生成的唯一编号，网络重试时用同一个编号，就不会发起两份。
4. 查询结果，或登记一个回调地址。回调失败会按 1、5、30 分钟重试，之后进入待处理列表。

## 一个请求的样子

~~~bash
curl https://portal.example.com/api/flows/acceptance/documents \\
  -H "Authorization: Bearer $KEY" \\
  -H "Idempotency-Key: warehouse-2026-11-02-0417" \\
  -d '{ "supplier": "S-2041", "lines": [{ "item": "A-77", "count": 120 }] }'
~~~

## 出错的时候

错误分两种：参数不对返回 4 开头的状态码，不要重试；服务忙返回 503 与等待秒数，按它说的时间再试。

> [!TIP]
> 上线前在测试环境用真实的最大单据跑一遍，尤其是附件。单个附件超过 200 MB 时请用分片上传。`,
      `倉庫系統到貨以後要自動發起驗收流程，這類需求用開放介面完成，分四步。

1. 在「整合」裡為倉庫系統建立一個應用，得到編號與金鑰。金鑰只顯示一次，請存進對方的金鑰庫，不要寫進程式碼。
2. 讀取目標流程的欄位清單。清單裡有欄位名稱、類型、是否必填；流程換版本後清單可能改變，請依版本讀取。
3. 送出欄位值發起流程。每次請求帶一個由你產生的唯一編號，網路重試時用同一個編號，就不會發起兩份。
4. 查詢結果，或登記一個回呼網址。回呼失敗會依 1、5、30 分鐘重試，之後進入待處理清單。

## 一個請求的樣子

~~~bash
curl https://portal.example.com/api/flows/acceptance/documents \\
  -H "Authorization: Bearer $KEY" \\
  -H "Idempotency-Key: warehouse-2026-11-02-0417" \\
  -d '{ "supplier": "S-2041", "lines": [{ "item": "A-77", "count": 120 }] }'
~~~

## 出錯的時候

錯誤分兩種：參數不對傳回 4 開頭的狀態碼，不要重試；服務忙碌傳回 503 與等待秒數，依它說的時間再試。

> [!TIP]
> 上線前在測試環境用真實的最大單據跑一遍，尤其是附件。單一附件超過 200 MB 時請用分段上傳。`,
      `When goods arrive, the warehouse system should start an acceptance flow. That takes four steps with the open interface.

1. Under “Integration” create an application for the warehouse. Its key is shown once: keep it in a key store, never in code.
2. Read the field list of the flow: names, types, which are required. It may change with a version, so read it per version.
3. Send the values. Add a unique number of your own to each request and repeat it on retries, so that nothing is started twice.
4. Ask for the result, or register a callback address. A failed callback is tried again after 1, 5 and 30 minutes and then listed for someone to look at.

## What a request looks like

~~~bash
curl https://portal.example.com/api/flows/acceptance/documents \\
  -H "Authorization: Bearer $KEY" \\
  -H "Idempotency-Key: warehouse-2026-11-02-0417" \\
  -d '{ "supplier": "S-2041", "lines": [{ "item": "A-77", "count": 120 }] }'
~~~

## When something goes wrong

Errors come in two kinds. A status beginning with 4 means that the request is wrong: do not retry. 503 means busy, with the seconds to wait.

> [!TIP]
> Before release run the largest real document in the test system, attachments above all. Send files above 200 MB in parts.`,
    ),
  },
]
