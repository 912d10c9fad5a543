import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const portalArticles: DemoArticle[] = [
  {
    slug: 'what-goes-on-a-home-page',
    knowledge_type: 'portal-pages',
    title: text('部门主页该放什么', '部門首頁該放什麼', 'What belongs on a department home'),
    summary: text(
      '从访客最常问的三个问题开始，不从组件列表开始。',
      '從訪客最常問的三個問題開始，不從元件清單開始。',
      'Begin with the three questions visitors ask, not with the list of widgets.',
    ),
    days_ago: 30,
    read_count: 3654,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 115,
    related: ['v3', 'team-home', 'k5'],
    body: text(
      `多数部门主页没有人看，因为它回答的是“我们是谁”，而来的人想问的是“这件事找谁、怎么办、要多久”。

## 先听问题

先收集问题。翻一翻过去一个月部门收到的消息，把问得最多的三个写下来。行政部通常是用车、会议室与证明；法务部是合同到哪了、模板在哪、谁有空。

## 再放组件

每个问题用一个组件回答，放在第一屏。其余的，例如部门介绍、组织架构与荣誉，放在下面，或者干脆不放。

给每个组件指定负责人与更新周期。超过周期没有更新，编辑时会看到提醒；连续两个周期没有更新，建议撤下来。

> [!TIP]
> 最后看两个宽度：1280 像素的笔记本，和手机。手机上只保留前四个组件，顺序按重要程度排。

[一分钟看懂部门主页怎么搭](video:v3)`,
      `多數部門首頁沒有人看，因為它回答的是「我們是誰」，而來的人想問的是「這件事找誰、怎麼辦、要多久」。

## 先聽問題

先收集問題。翻一翻過去一個月部門收到的訊息，把問得最多的三個寫下來。總務部通常是用車、會議室與證明；法務部是合約到哪了、範本在哪、誰有空。

## 再放元件

每個問題用一個元件回答，放在第一個畫面。其餘的，例如部門介紹、組織架構與榮譽，放在下面，或者乾脆不放。

為每個元件指定負責人與更新週期。超過週期沒有更新，編輯時會看到提醒；連續兩個週期沒有更新，建議撤下來。

> [!TIP]
> 最後看兩個寬度：1280 像素的筆電，和手機。手機上只保留前四個元件，順序依重要程度排列。

[一分鐘看懂部門首頁怎麼做](video:v3)`,
      `Most department pages are not read, because they say who we are, while visitors ask whom to see, how it is done and how long it takes.

## Questions first

Collect questions first. Go through last month's messages and write down the three asked most. For office services that is cars, rooms and certificates; for legal it is where a contract is, where the templates are and who has time.

## Then widgets

Answer each with one widget on the first screen. The rest, such as the history and the chart of the department, goes below or away.

Give every widget an owner and a rhythm. A late one shows a reminder in the editor; after two rhythms without change, take it down.

> [!TIP]
> Then look at two widths: a laptop of 1280 pixels and a phone. Keep the first four widgets on the phone, by importance.

[A department home in one minute](video:v3)`,
    ),
  },
  {
    slug: 'change-the-sign-in-page',
    knowledge_type: 'portal-sign-in',
    title: text('换一张登录页', '換一張登入頁', 'Change the sign-in page'),
    summary: text(
      '五个槽位、三种语言、一个生效时间。',
      '五個插槽、三種語言、一個生效時間。',
      'Five slots, three languages, one moment to start.',
    ),
    days_ago: 65,
    read_count: 2972,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 145,
    related: ['v6', 'd4', 'bilingual-sign-in'],
    body: text(
      `登录页资源是一个 ZIP，里面有页面、素材和一份槽位说明。槽位是允许你改的地方：标志、背景、标题、副标题、页脚，其余不能动，登录表单由系统自己放进去。

## 导入以后

导入以后先不要启用。在预览里依次看三种语言，英文标题通常长出四成，看会不会换行；再看 1366、1920 与手机三种宽度。

背景图请压到 300 KB 以内。早上八点半所有人同时打开，它是当天第一份被下载几千次的文件。

## 启用

启用时选一个生效时间，例如下周一零点。旧页面保留 30 天，随时可以换回来。

> [!WARNING]
> 出于安全，登录页里的脚本一律不运行，外部地址一律不访问。需要统计访问量，请看管理后台的报表。

[换一张登录页要几步](video:v6)

[晨光：极简登录页](resource:d4)`,
      `登入頁資源是一個 ZIP，裡面有頁面、素材和一份插槽說明。插槽是允許你改的地方：標誌、背景、標題、副標題、頁尾，其餘不能動，登入表單由系統自己放進去。

## 匯入以後

匯入以後先不要啟用。在預覽裡依序看三種語言，英文標題通常長出四成，看會不會換行；再看 1366、1920 與手機三種寬度。

背景圖請壓到 300 KB 以內。早上八點半所有人同時開啟，它是當天第一份被下載幾千次的檔案。

## 啟用

啟用時選一個生效時間，例如下週一零點。舊頁面保留 30 天，隨時可以換回來。

> [!WARNING]
> 為了安全，登入頁裡的指令碼一律不執行，外部網址一律不連線。需要統計瀏覽量，請看管理後台的報表。

[換一張登入頁要幾步](video:v6)

[晨光：極簡登入頁](resource:d4)`,
      `A sign-in page is a ZIP with the page, its pictures and a list of slots. Slots are what you may change: logo, background, title, subtitle and foot. The rest is fixed, and the system puts in the form itself.

## After the import

Do not switch it on right after import. Look at all three languages in the preview: English titles are some 40% longer. Then look at 1366 and 1920 pixels and at a phone.

Keep the background below 300 kB. At half past eight everyone opens it: it is the first file of the day to be fetched thousands of times.

## Switch it on

Choose when it starts, such as midnight before Monday. The old page is kept for 30 days and can come back at any time.

> [!WARNING]
> For safety no script in a sign-in page is run and no outside address is called. Visits are in the reports of the management area.

[Changing the sign-in page](video:v6)

[Dawn, a plain sign-in page](resource:d4)`,
    ),
  },
]
