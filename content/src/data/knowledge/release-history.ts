import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const releaseHistoryArticles: DemoArticle[] = [
  {
    slug: 'notes-server-10-2-0',
    knowledge_type: 'release-notes-server',
    title: text(
      '服务端 10.2：规则表与按角色的门户',
      '伺服器端 10.2：規則表與依角色的入口網站',
      'Server 10.2: rule tables and portals by role',
    ),
    summary: text(
      '金额分级写成表，改规则不用改流程图；升级会改数据库结构。',
      '金額分級寫成表，改規則不用改流程圖；升級會變更資料庫結構。',
      'Amount tiers become a table; the upgrade changes the database.',
    ),
    days_ago: 66,
    read_count: 6842,
    fits: '10.2',
    fits_until: '10.2',
    related: ['before-an-upgrade', 'amount-tier-rules', 'notes-server-10-2-3'],
    body: text(
      `10.2 是功能版。10.1 可以直接升级，10.0 请先升级到 10.1.6。

**新功能**

- 流程规则写成规则表：金额分级、币种与部门各占一行，改规则不动流程图，也不影响在途单据。
- 表单多了三种联动：按部门、按金额、按明细合计。
- 门户按角色给出不同版面，一页可以顶十页。

**升级前**

| 检查 | 要求 |
|---|---|
| 数据库空间 | 剩余不少于已用的三成 |
| 自定义图标 | 从 10.0 来的要重新上传一次 |
| 停机 | 约 25 分钟，期间可以查看 |

升级会改动数据库结构，退回只能靠备份。`,
      `10.2 是功能版。10.1 可以直接升級，10.0 請先升級到 10.1.6。

**新功能**

- 流程規則寫成規則表：金額分級、幣別與部門各占一列，改規則不動流程圖，也不影響進行中的單據。
- 表單多了三種連動：依部門、依金額、依明細合計。
- 入口網站依角色給出不同版面，一頁可以抵十頁。

**升級前**

| 檢查 | 要求 |
|---|---|
| 資料庫空間 | 剩餘不少於已用的三成 |
| 自訂圖示 | 從 10.0 來的要重新上傳一次 |
| 停機 | 約 25 分鐘，期間可以檢視 |

升級會變更資料庫結構，退回只能靠備份。`,
      `10.2 is a feature release. Upgrade from 10.1; from 10.0 go to 10.1.6 first.

**New**

- Rules of flows are a table: one row for each tier, currency or department. Changing it leaves the diagram and running cases alone.
- Three more links between fields: by department, by amount, by the total of a table.
- Portals by role: one page does the work of ten.

**Before the upgrade**

| Check | Needed |
|---|---|
| Database space | a third of what is used, free |
| Custom icons | upload once more when coming from 10.0 |
| Downtime | about 25 minutes; people can read |

The upgrade changes the structure of the database: the only way back is a backup.`,
    ),
  },
  {
    slug: 'notes-server-10-1-6',
    knowledge_type: 'release-notes-server',
    title: text('服务端 10.1.6 安全更新', '伺服器端 10.1.6 安全性更新', 'Server 10.1.6 security update'),
    summary: text(
      '更换签名证书，附件按内容判断类型；请在两周内升级。',
      '更換簽章憑證，附件依內容判斷類型；請在兩週內升級。',
      'A new signing certificate and stricter file types; upgrade within two weeks.',
    ),
    days_ago: 129,
    read_count: 4205,
    fits: '10.1',
    fits_until: '10.1',
    related: ['verify-a-download', 'sign-in-hardening'],
    body: text(
      `所有 10.1 用户都应当升级，约 10 分钟，不改数据库结构。

**修复**

- 更换了即将过期的签名证书。旧证书签的安装包校验值不变，但会提示来源不明。
- 附件按内容判断类型，不再相信文件名：改名为图片的程序会被拒绝。
- 导出的表格里以等号开头的内容按文本写入，打开时不会被当成公式。

**你要做的**

1. 升级后在“日志 → 上传”看三天，是否有正常文件被拒绝。
2. 自己做的集成若上传特殊格式，请联系支持人员登记类型。`,
      `所有 10.1 使用者都應該升級，約 10 分鐘，不變更資料庫結構。

**修正**

- 更換了即將過期的簽章憑證。舊憑證簽的安裝檔校驗值不變，但會提示來源不明。
- 附件依內容判斷類型，不再相信檔名：改名為圖片的程式會被拒絕。
- 匯出的試算表裡以等號開頭的內容依文字寫入，開啟時不會被當成公式。

**你要做的**

1. 升級後在「日誌 → 上傳」看三天，是否有正常檔案被拒絕。
2. 自己做的整合若上傳特殊格式，請聯絡支援人員登記類型。`,
      `Everybody on 10.1 should upgrade. It takes about 10 minutes and leaves the database as it is.

**Fixed**

- The signing certificate, which was about to expire, was replaced. Checksums of older installers stay the same, but the system calls their source unknown.
- Attachments are judged by their content, not by their name: a program renamed to a picture is refused.
- Exported cells that begin with an equals sign are written as text, so nothing runs when they are opened.

**What you need to do**

1. For three days look at “Logs → Uploads”: was a proper file refused?
2. If an integration of yours uploads a special format, have support register it.`,
    ),
  },
  {
    slug: 'notes-desktop-6-4',
    knowledge_type: 'release-notes-clients',
    title: text('桌面端 6.4：附件就地编辑', '桌面端 6.4：附件就地編輯', 'Desktop 6.4: edit attachments in place'),
    summary: text(
      '附件在本机打开，保存自动传回；待办按流程分组。',
      '附件在本機開啟，儲存自動傳回；待辦依流程分組。',
      'Attachments open on your machine and return on saving; tasks are grouped by flow.',
    ),
    days_ago: 30,
    read_count: 2318,
    fits: '10.0',
    fits_until: '10.2',
    related: ['notes-server-10-2-0'],
    body: text(
      `6.4.0 带来新功能，6.4.1 修复其中的问题。直接装 6.4.1 即可。

**新功能**

- 附件在本机程序里打开，保存后自动传回，旧的一份留在历史里。
- 消息可以引用回复。
- 待办按流程分组，同一流程的可以一起处理。

**修复**

- 会议提醒不再遮住全屏演示。
- 高分屏下文字不再发虚。
- 启动时间缩短三分之一。

**注意**

Linux 的 ARM64 版本还在验证，暂时停在 6.4.0。Windows 7 与 8 已不再支持，请留在 6.2.2。`,
      `6.4.0 帶來新功能，6.4.1 修正其中的問題。直接安裝 6.4.1 即可。

**新功能**

- 附件在本機程式裡開啟，儲存後自動傳回，舊的一份留在歷史裡。
- 訊息可以引用回覆。
- 待辦依流程分組，同一流程的可以一起處理。

**修正**

- 會議提醒不再遮住全螢幕簡報。
- 高解析度螢幕上文字不再模糊。
- 啟動時間縮短三分之一。

**注意**

Linux 的 ARM64 版本還在驗證，暫時停在 6.4.0。Windows 7 與 8 已不再支援，請留在 6.2.2。`,
      `6.4.0 brought what is new and 6.4.1 mends it. Install 6.4.1 straight away.

**New**

- Attachments open in your own program and return when saved; the former one stays in the history.
- Messages can be quoted in replies.
- Tasks are grouped by flow and can be handled together.

**Fixed**

- Meeting reminders no longer cover a full-screen presentation.
- Text is sharp on dense screens.
- It starts in two thirds of the time.

**Note**

ARM64 for Linux is still being verified and stays at 6.4.0. Windows 7 and 8 are no longer supported: stay with 6.2.2.`,
    ),
  },
  {
    slug: 'notes-mobile-8-0',
    knowledge_type: 'release-notes-clients',
    title: text(
      '移动端 8.0：新首页与折叠屏',
      '行動端 8.0：新首頁與摺疊螢幕',
      'Mobile 8.0: a new home and folding phones',
    ),
    summary: text(
      '首页先放待办，字号随系统，折叠屏分两栏。',
      '首頁先放待辦，字級隨系統，摺疊螢幕分兩欄。',
      'Tasks first, type as your system has it, two columns when unfolded.',
    ),
    days_ago: 151,
    read_count: 3127,
    fits: '10.0',
    fits_until: '10.2',
    related: ['notes-mobile-8-1', 'approve-on-the-phone'],
    body: text(
      `需要服务端 10.0 及以上。手机系统低于 iOS 16、Android 9 的请留在 7.9.5。

**新功能**

- 首页先放待办与日程，常用入口在拇指够得到的地方。
- 字号跟随系统设置，最大时也不截断。
- 折叠屏展开后分两栏：左边列表，右边内容。
- 会议扫码签到，语音消息可以转成文字。

**变化**

| 以前 | 现在 |
|---|---|
| 通讯录在底栏 | 移到首页搜索框 |
| 消息与待办混排 | 分成两页 |
| 左滑删除 | 长按选择后删除 |

升级后第一次打开会重新登录一次，请先确认大家记得密码或绑好了扫码。`,
      `需要伺服器端 10.0 以上。手機系統低於 iOS 16、Android 9 的請留在 7.9.5。

**新功能**

- 首頁先放待辦與行程，常用入口在拇指碰得到的地方。
- 字級跟隨系統設定，最大時也不截斷。
- 摺疊螢幕展開後分兩欄：左邊清單，右邊內容。
- 會議掃碼簽到，語音訊息可以轉成文字。

**變化**

| 以前 | 現在 |
|---|---|
| 通訊錄在底欄 | 移到首頁搜尋框 |
| 訊息與待辦混排 | 分成兩頁 |
| 左滑刪除 | 長按選取後刪除 |

升級後第一次開啟會重新登入一次，請先確認大家記得密碼或綁好了掃碼。`,
      `Needs server 10.0. Phones below iOS 16 or Android 9 stay with 7.9.5.

**New**

- Home begins with tasks and dates; shortcuts are within reach of the thumb.
- Type follows the system and is never cut, even at its largest.
- Unfolded phones show two columns: the list and what is open.
- Check in to meetings by code; voice messages become text.

**Changed**

| Before | Now |
|---|---|
| Contacts in the bar | in the search box on home |
| Messages and tasks mixed | two pages |
| Swipe to delete | press long, choose, delete |

People sign in once more after the update: make sure they know their password or have a code set up.`,
    ),
  },
]
