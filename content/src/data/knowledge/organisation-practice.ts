import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const organisationPracticeArticles: DemoArticle[] = [
  {
    slug: 'role-check',
    knowledge_type: 'organisation-roles',
    title: text('角色体检：找出没有人的角色', '角色健檢：找出沒有人的角色', 'Role check: find roles without people'),
    summary: text(
      '流程卡住，多半是角色空了。每晚一张清单，每周十分钟看完。',
      '流程卡住，多半是角色空了。每晚一張清單，每週十分鐘看完。',
      'Stuck flows mostly wait for an empty role. One list a night, ten minutes a week.',
    ),
    days_ago: 33,
    read_count: 2890,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 70,
    related: ['handler-by-sender-company', 'f05'],
    body: text(
      `流程停在某一步没人处理，十次有八次是那个角色没有人，或者唯一的人在休假。

## 体检看什么

| 结果 | 意味着 | 怎么办 |
|---|---|---|
| 没有人 | 流程一到就停 | 当天指定 |
| 只有一个人 | 休假就停 | 加一人或设代理 |
| 人已停用 | 待办没人看得到 | 移交待办，换人 |
| 三十天没用过 | 可能已经不需要 | 问流程负责人 |

清单每晚两点生成，在“组织与权限 → 角色体检”里，也可以订阅到邮箱。

## 让空缺不再出现

- 每个岗位角色至少两个人。
- 离职与调岗流程里加一步“移交角色”，没移交完不能归档。
- 重要流程设“兜底处理人”：角色空了，先给他。

> [!TIP]
> 上线新流程之前先跑一遍体检，比上线之后接电话省事。`,
      `流程停在某一步沒人處理，十次有八次是那個角色沒有人，或者唯一的人在休假。

## 健檢看什麼

| 結果 | 意味著 | 怎麼辦 |
|---|---|---|
| 沒有人 | 流程一到就停 | 當天指定 |
| 只有一個人 | 休假就停 | 加一人或設代理 |
| 人已停用 | 待辦沒人看得到 | 移交待辦，換人 |
| 三十天沒用過 | 可能已經不需要 | 問流程負責人 |

清單每晚兩點產生，在「組織與權限 → 角色健檢」裡，也可以訂閱到電子郵件。

## 讓空缺不再出現

- 每個職位角色至少兩個人。
- 離職與調職流程裡加一步「移交角色」，沒移交完不能歸檔。
- 重要流程設「備援處理人」：角色空了，先給他。

> [!TIP]
> 上線新流程之前先跑一遍健檢，比上線之後接電話省事。`,
      `When a flow stops and nobody acts, eight times out of ten the role has no people, or its only one is on leave.

## What it finds

| Result | Means | Do |
|---|---|---|
| Nobody | flows stop on arrival | name somebody today |
| One person | leave stops them | add one, or a stand-in |
| Disabled account | tasks nobody sees | hand over, replace |
| Unused for 30 days | perhaps not needed | ask the owner |

The list is made at two every night, under “Organisation → Role check”, and can be sent by mail.

## So that gaps do not come back

- At least two people for every post.
- Let the leaving flow have a step “Hand over roles”, and file nothing before it is done.
- Give important flows a fallback: an empty role goes to that person first.

> [!TIP]
> Run the check before you release a new flow. It saves the calls afterwards.`,
    ),
  },
  {
    slug: 'leaver-rights',
    knowledge_type: 'organisation-delegation',
    title: text('离职与调岗：权限怎样收回', '離職與調職：權限怎樣收回', 'Leaving and moving: taking rights back'),
    summary: text(
      '账号停用只是第一步，待办、代理、共享与接口各查一遍。',
      '停用帳號只是第一步，待辦、代理、共用與介面各查一遍。',
      'Disabling the account is only the first step.',
    ),
    days_ago: 26,
    read_count: 1534,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 60,
    related: ['onboarding-sheet'],
    body: text(
      `停用账号之后，人登录不了，但他名下的待办、代理和共享还在。按下面的清单走一遍，十分钟。

## 当天要做

1. 停用账号，所有登录设备随之下线。
2. 待办转给接手人：在“移交”里一次选完，在途流程不会中断。
3. 撤掉他作为代理人的设置，以及别人代理他的设置。
4. 他创建的接口密钥全部作废，换成接手人的。

## 一周内要查

| 查什么 | 在哪里 |
|---|---|
| 他是唯一成员的角色 | 角色体检 |
| 他共享给外部的链接 | 文件 → 共享记录 |
| 他订阅的定时报表 | 报表 → 订阅 |

> [!NOTE]
> 调岗也走同一张清单，只是账号不停用：先收回旧岗位的角色，再给新岗位的。`,
      `停用帳號之後，人登入不了，但他名下的待辦、代理和共用還在。依下面的清單走一遍，十分鐘。

## 當天要做

1. 停用帳號，所有登入裝置隨之登出。
2. 待辦轉給接手人：在「移交」裡一次選完，進行中的流程不會中斷。
3. 撤掉他作為代理人的設定，以及別人代理他的設定。
4. 他建立的介面金鑰全部作廢，換成接手人的。

## 一週內要查

| 查什麼 | 在哪裡 |
|---|---|
| 他是唯一成員的角色 | 角色健檢 |
| 他共用給外部的連結 | 檔案 → 共用紀錄 |
| 他訂閱的定時報表 | 報表 → 訂閱 |

> [!NOTE]
> 調職也走同一張清單，只是帳號不停用：先收回舊職位的角色，再給新職位的。`,
      `A disabled account cannot sign in, but its tasks, stand-ins and shares are still there. This list takes ten minutes.

## On the day

1. Disable the account; all its devices are signed out.
2. Hand over the tasks: “Hand over” takes them all at once, and running flows go on.
3. Remove the person as a stand-in, and the stand-ins of the person.
4. Revoke the API keys they made and issue new ones to the successor.

## Within a week

| Look for | Where |
|---|---|
| Roles with nobody else | Role check |
| Links shared with outsiders | Files → Shares |
| Reports they subscribed to | Reports → Subscriptions |

> [!NOTE]
> Use the same list for a move, without disabling the account: take the old roles first, then give the new ones.`,
    ),
  },
]
