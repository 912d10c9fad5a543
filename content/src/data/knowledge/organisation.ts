import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const organisationArticles: DemoArticle[] = [
  {
    slug: 'role-post-or-matrix',
    knowledge_type: 'organisation-roles',
    title: text('角色、岗位与矩阵怎么选', '角色、職位與矩陣怎麼選', 'Role, post or matrix'),
    summary: text(
      '按“换人时改哪里”来选，而不是按“现在是谁”来选。',
      '依「換人時改哪裡」來選，而不是依「現在是誰」來選。',
      'Choose by what you will edit when people change, not by who it is today.',
    ),
    days_ago: 32,
    read_count: 5120,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 150,
    related: ['handler-by-sender-company', 'delegated-administration'],
    body: text(
      `三种方式都能找到处理人，区别在换人的时候改哪里。

## 三种方式

**岗位**跟着组织走。“部门负责人”这样的处理人用岗位：人事调动以后自动换人，流程不用动。

**角色**跟着职责走。“法务专员”“用印管理员”不一定是哪个部门的岗位，用角色，由流程管理员维护成员。

**矩阵**是一张两个维度的表，例如行是公司、列是费用类型，格子里是人。只有当处理人同时取决于两件事时才用它。

## 怎么选

一条经验：如果说得出“某某的上级”，用岗位；说得出“负责某事的人”，用角色；说得出“某公司负责某事的人”，先试角色加范围，不够再用矩阵。

> [!WARNING]
> 直接指定到人只适合试跑。正式发布前，检查会把指定到人的节点列出来，请逐个换掉，或为他设好代理。`,
      `三種方式都能找到處理人，差別在換人的時候改哪裡。

## 三種方式

**職位**跟著組織走。「部門主管」這類處理人用職位：人事異動後自動換人，流程不用動。

**角色**跟著職責走。「法務專員」「用印管理員」不一定是哪個部門的職位，用角色，由流程管理員維護成員。

**矩陣**是一張兩個維度的表，例如列是公司、欄是費用類型，格子裡是人。只有當處理人同時取決於兩件事時才用它。

## 怎麼選

一個經驗：如果說得出「某某的主管」，用職位；說得出「負責某事的人」，用角色；說得出「某公司負責某事的人」，先試角色加範圍，不夠再用矩陣。

> [!WARNING]
> 直接指定到人只適合試跑。正式發布前，檢查會把指定到人的節點列出來，請逐個換掉，或為他設好代理。`,
      `All three find a person. They differ in what you edit when people change.

## Three ways

**Posts** follow the organisation. Use one for “head of department”: after a move the new person is found and the flow stays as it is.

**Roles** follow a duty. “Legal officer” or “seal keeper” may sit in any department; the flow administrator keeps the members.

**A matrix** is a table with two sides, such as company by kind of expense, with a person in each cell. Use it only when the handler depends on two things at once.

## How to choose

A rule of thumb: “the manager of” is a post; “whoever is in charge of” is a role; “whoever is in charge of it in that company” is a role with a scope first, and a matrix if that is not enough.

> [!WARNING]
> Naming a person is for trial runs. The check before release lists such steps: replace each, or give the person a deputy.`,
    ),
  },
  {
    slug: 'delegated-administration',
    knowledge_type: 'organisation-delegation',
    title: text(
      '分级授权：集团管边界，子公司管自己',
      '分級授權：集團管界線，子公司管自己',
      'Delegated rights for a group',
    ),
    summary: text(
      '给子公司管理员一个范围和一张清单，超出的看不见也改不了。',
      '給子公司管理員一個範圍和一張清單，超出的看不到也改不了。',
      'Give a subsidiary administrator a scope and a list; the rest is neither seen nor changed.',
    ),
    days_ago: 60,
    read_count: 2676,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 130,
    related: ['role-post-or-matrix', 'f05'],
    body: text(
      `四十家子公司的人员变动都报到集团来改，一天一百多条，集团成了瓶颈。分级授权把日常工作交回去，只把边界留在集团。

## 一份授权的三部分

一份授权由三部分组成：**范围**，例如某公司及其下级部门；**事项**，例如人员、角色成员、流程的处理人；**期限**，默认一年，到期前一个月提醒续期。

> [!WARNING]
> 不要下放的有三样：组织编码规则、跨公司角色、规则表的阈值。它们一改，影响的不止一家。

## 下放以后看什么

下放以后，集团在“授权日志”里看得到谁改了什么。建议每季度看一次两个数字：没有登录过的子公司管理员，和被退回的改动。`,
      `四十家子公司的人員異動都報到集團來改，一天一百多筆，集團成了瓶頸。分級授權把日常工作交回去，只把界線留在集團。

## 一份授權的三部分

一份授權由三部分組成：**範圍**，例如某公司及其下級部門；**事項**，例如人員、角色成員、流程的處理人；**期限**，預設一年，到期前一個月提醒續期。

> [!WARNING]
> 不要下放的有三樣：組織編碼規則、跨公司角色、規則表的門檻。它們一改，影響的不只一家。

## 下放以後看什麼

下放以後，集團在「授權紀錄」看得到誰改了什麼。建議每季看一次兩個數字：沒有登入過的子公司管理員，和被退回的修改。`,
      `When forty subsidiaries report every move to the group, a hundred changes a day wait at one desk. Delegated rights hand daily work back and keep the limits.

## Three parts of a delegation

A grant has three parts: a **scope**, such as one company and its departments; **matters**, such as people, role members and step handlers; and a **term**, one year unless you say otherwise, with a reminder a month before it ends.

> [!WARNING]
> Keep three things: the rules for organisation codes, roles across companies, and thresholds in rule tables. A change there touches more than one company.

## What to watch afterwards

The grant log shows who changed what. Look at two figures each quarter: administrators who never signed in, and changes that were sent back.`,
    ),
  },
]
