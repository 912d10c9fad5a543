import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const portalPracticeArticles: DemoArticle[] = [
  {
    slug: 'widgets-by-role',
    knowledge_type: 'portal-pages',
    title: text('同一页，不同的人看到不同内容', '同一頁，不同的人看到不同內容', 'One page, different people'),
    summary: text(
      '用角色显示组件，不必给每个部门做一页。',
      '用角色顯示元件，不必給每個部門做一頁。',
      'Show widgets by role instead of building a page for every department.',
    ),
    days_ago: 32,
    read_count: 2213,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 75,
    related: ['m2', 'team-home', 'what-goes-on-a-home-page'],
    body: text(
      `十个部门做十个首页，半年后只有两个还在更新。做一页，让组件按角色出现。

## 怎样分

| 组件 | 谁看到 |
|---|---|
| 公告、待办、日程 | 所有人 |
| 经营指标 | 负责人 |
| 薪酬与编制 | 人事与负责人 |
| 系统状态 | IT 与管理员 |

组件没有指定角色，就是所有人都能看。指定了两个角色，有其中一个就能看。

## 看不到时空着吗

不会。后面的组件会补上来，版面不留洞。设计时请用“以某人身份预览”把每个角色看一遍，重点看最少权限的人那一页是不是太空。

> [!TIP]
> 给负责人的数字放在最右，普通员工那里正好由日程补位。`,
      `十個部門做十個首頁，半年後只有兩個還在更新。做一頁，讓元件依角色出現。

## 怎樣分

| 元件 | 誰看到 |
|---|---|
| 公告、待辦、行程 | 所有人 |
| 經營指標 | 主管 |
| 薪資與編制 | 人事與主管 |
| 系統狀態 | IT 與管理員 |

元件沒有指定角色，就是所有人都能看。指定了兩個角色，有其中一個就能看。

## 看不到時空著嗎

不會。後面的元件會補上來，版面不留洞。設計時請用「以某人身分預覽」把每個角色看一遍，重點看權限最少的人那一頁是不是太空。

> [!TIP]
> 給主管的數字放在最右，一般同仁那裡剛好由行程補位。`,
      `Ten departments build ten pages, and half a year later two are still kept up. Build one and let widgets appear by role.

## Who sees what

| Widget | For |
|---|---|
| Notices, tasks, dates | everybody |
| Business figures | managers |
| Pay and posts | HR and managers |
| System state | IT and administrators |

A widget without a role is for everybody. With two roles, having one of them is enough.

## Does it leave a hole?

No. Those that follow move up. Use “View as” for every role while you design, above all for people with the fewest rights: is their page too empty?

> [!TIP]
> Put the figures for managers on the far right; for others the dates take their place.`,
    ),
  },
  {
    slug: 'wall-screens',
    knowledge_type: 'portal-pages',
    title: text('把门户放上大屏', '把入口網站放上大螢幕', 'Putting a portal on the wall'),
    summary: text(
      '字号、对比、刷新与断网，四件事决定三米外看不看得清。',
      '字級、對比、更新與斷線，四件事決定三公尺外看不看得清楚。',
      'Type size, contrast, refresh and lost networks decide what can be read from three metres.',
    ),
    days_ago: 39,
    read_count: 1187,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 85,
    related: ['shift-board', 'duty-board'],
    body: text(
      `大屏不是放大的首页。没有人会去点它，也没有人会站着读十行字。

## 四条规矩

1. 一屏不超过五块，每块一个数字或五行字。
2. 三米外要看清，正文不小于屏高的四十分之一。
3. 深底浅字，对比不低于七比一，红色只用于要人动手的事。
4. 六十秒刷新一次，不用滚动字幕。

## 断网与值守

| 情形 | 屏上显示 |
|---|---|
| 断网一分钟内 | 照旧，不打扰 |
| 断网超过一分钟 | 留最后一屏，右上角写时间 |
| 数据源停了 | 该块变灰，写“数据截止” |

用只读的展示账号登录，给它看得到的组件，别的一概没有。

> [!TIP]
> 每天凌晨四点自动重新载入一次，屏幕开一个月也不会卡。`,
      `大螢幕不是放大的首頁。沒有人會去點它，也沒有人會站著讀十行字。

## 四條規矩

1. 一個畫面不超過五塊，每塊一個數字或五行字。
2. 三公尺外要看清，內文不小於螢幕高的四十分之一。
3. 深底淺字，對比不低於七比一，紅色只用於要人動手的事。
4. 六十秒更新一次，不用跑馬燈。

## 斷線與值守

| 情形 | 螢幕上顯示 |
|---|---|
| 斷線一分鐘內 | 照舊，不打擾 |
| 斷線超過一分鐘 | 留最後一個畫面，右上角寫時間 |
| 資料來源停了 | 該塊變灰，寫「資料截至」 |

用唯讀的展示帳號登入，給它看得到的元件，別的一概沒有。

> [!TIP]
> 每天凌晨四點自動重新載入一次，螢幕開一個月也不會卡。`,
      `A wall screen is not a large home page. Nobody clicks it, and nobody stands and reads ten lines.

## Four rules

1. Five blocks at most, each with one figure or five lines.
2. Readable from three metres: text no smaller than a fortieth of the height.
3. Light on dark, contrast of seven to one; red only where somebody must act.
4. Refresh every minute; no scrolling text.

## Without a network

| Situation | On the screen |
|---|---|
| Less than a minute | as before |
| More than a minute | the last picture, with its time |
| A source stopped | that block turns grey, “data as of” |

Sign in with a read-only display account that sees these widgets and nothing else.

> [!TIP]
> Let it load again at four every morning, and it will run for a month.`,
    ),
  },
  {
    slug: 'brand-colours',
    knowledge_type: 'portal-sign-in',
    title: text('换成自己的品牌色', '換成自己的品牌色', 'Using your own brand colour'),
    summary: text(
      '只给一个主色，其余由系统推算；对比不够时它会告诉你。',
      '只給一個主色，其餘由系統推算；對比不夠時它會告訴你。',
      'Give one colour; the rest is derived, and you are told when contrast is too low.',
    ),
    days_ago: 48,
    read_count: 1065,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 100,
    related: ['change-the-sign-in-page', 'knowledge-base-styles'],
    body: text(
      `品牌手册里的颜色是给印刷用的，直接放到按钮上，白字常常看不清。

## 一个主色，四种用法

| 用在 | 由主色得到 |
|---|---|
| 按钮与链接 | 主色，必要时调深 |
| 选中与底色 | 主色的浅色，约一成 |
| 深色主题 | 主色提亮，饱和度降低 |
| 图表 | 主色加三个相邻色 |

在“门户 → 主题”里填主色，右边立即显示按钮、链接与表格。对比低于 4.5 时会提示，并给出最接近的可用颜色。

## 不要做的

- 不要用红色做主色：错误提示也是红的。
- 不要给每个门户各定一个主色，登录页与门户应当一致。
- 不要在图片上直接压字，压字处要有底。

> [!NOTE]
> 改主色不影响已经发出的邮件与 PDF。`,
      `品牌手冊裡的顏色是給印刷用的，直接放到按鈕上，白字常常看不清楚。

## 一個主色，四種用法

| 用在 | 由主色得到 |
|---|---|
| 按鈕與連結 | 主色，必要時調深 |
| 選取與底色 | 主色的淺色，約一成 |
| 深色主題 | 主色提亮，飽和度降低 |
| 圖表 | 主色加三個相鄰色 |

在「入口網站 → 主題」裡填主色，右邊立即顯示按鈕、連結與表格。對比低於 4.5 時會提示，並給出最接近的可用顏色。

## 不要做的

- 不要用紅色做主色：錯誤提示也是紅的。
- 不要給每個入口網站各定一個主色，登入頁與入口網站應該一致。
- 不要在圖片上直接壓字，壓字處要有底。

> [!NOTE]
> 改主色不影響已經發出的郵件與 PDF。`,
      `Colours in a brand manual are made for print. On a button, white letters are often hard to read.

## One colour, four uses

| Used for | Derived as |
|---|---|
| Buttons and links | the colour, darker if needed |
| Selection and tints | a tenth of it |
| Dark theme | lighter, less saturated |
| Charts | the colour and three neighbours |

Enter it under “Portals → Theme”, and buttons, links and tables show at once. Below a contrast of 4.5 you are told, and offered the nearest colour that works.

## What to avoid

- Red as the main colour: errors are red too.
- A different colour for every portal; sign-in page and portals should agree.
- Words straight on a picture; give them a ground.

> [!NOTE]
> Mails and PDFs already sent keep their colour.`,
    ),
  },
  {
    slug: 'sign-in-page-for-shared-computers',
    knowledge_type: 'portal-sign-in',
    title: text('多人共用的电脑怎样登录', '多人共用的電腦怎樣登入', 'Signing in on shared computers'),
    summary: text(
      '护士站、门卫与车间：刷卡进、短时退、不留痕迹。',
      '護理站、警衛室與廠區：刷卡進、短時登出、不留痕跡。',
      'Wards, gates and workshops: badge in, short sessions, nothing left behind.',
    ),
    days_ago: 27,
    read_count: 1251,
    fits: '10.1',
    fits_until: '10.2',
    verify_in_days: 60,
    related: ['hospital-sign-in', 'kiosk-sign-in'],
    body: text(
      `一台电脑一天有几十人用，谁都懒得退出。下一个人办的事，就记到上一个人名下了。

## 三项设置

1. 登录方式用刷卡或扫码，不用记住密码。
2. 空闲三分钟锁屏，十分钟退出，草稿自动保存到本人名下。
3. 关掉“记住我”、浏览器自动填充与最近打开。

## 交接班的时候

| 情形 | 怎么做 |
|---|---|
| 单子填到一半 | 存草稿，接班的人另开一张 |
| 要留给下一班 | 写进交接班记录，不要留着登录 |
| 忘了退出 | 接班人刷卡，前一人自动退出 |

登录页选“院区”或“窗口”那样的大字版式，离开提醒放在最显眼处。

> [!WARNING]
> 公用账号查不到是谁办的。再急也不要建，给临时人员发临时卡。`,
      `一台電腦一天有幾十人用，誰都懶得登出。下一個人辦的事，就記到上一個人名下了。

## 三項設定

1. 登入方式用刷卡或掃碼，不用記住密碼。
2. 閒置三分鐘鎖定，十分鐘登出，草稿自動存到本人名下。
3. 關掉「記住我」、瀏覽器自動填入與最近開啟。

## 交班的時候

| 情形 | 怎麼做 |
|---|---|
| 單據填到一半 | 存草稿，接班的人另開一張 |
| 要留給下一班 | 寫進交班紀錄，不要留著登入 |
| 忘了登出 | 接班人刷卡，前一人自動登出 |

登入頁選「院區」或「窗口」那樣的大字版面，離開提醒放在最顯眼處。

> [!WARNING]
> 公用帳號查不到是誰辦的。再急也不要建，給臨時人員發臨時卡。`,
      `Dozens of people use one computer a day and nobody signs out. What the next one does is recorded under the name of the last.

## Three settings

1. Sign in by badge or code; no passwords to remember.
2. Lock after three idle minutes, sign out after ten, and keep drafts with their owner.
3. Switch off “Remember me”, autofill and recent items.

## At the handover

| Situation | Do |
|---|---|
| A form half filled in | save the draft; the next one opens another |
| Something for the next shift | write it into the handover record |
| Forgot to sign out | the next badge signs the last person out |

Choose a page with large type, such as the hospital or the counter one, and put the reminder where it is seen.

> [!WARNING]
> A shared account never tells who did it. Make none, however urgent: give temporary staff a temporary badge.`,
    ),
  },
]
