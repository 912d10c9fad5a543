import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const releaseNoteArticles: DemoArticle[] = [
  {
    slug: 'notes-server-10-2-3',
    knowledge_type: 'release-notes-server',
    title: text('服务端 10.2.3 补丁包', '伺服器端 10.2.3 修補套件', 'Server 10.2.3 patch'),
    summary: text(
      '修复三个问题，升级约 8 分钟，在途流程不受影响。',
      '修正三個問題，升級約 8 分鐘，進行中的流程不受影響。',
      'Three fixes, about 8 minutes, running flows are not affected.',
    ),
    days_ago: 9,
    read_count: 5316,
    fits: '10.2',
    fits_until: '10.2',
    related: ['before-an-upgrade', 'company-calendar-first'],
    body: text(
      `可从 10.2.0、10.2.1、10.2.2 直接升级。10.1 请先升级到 10.2.0。

**修复**

- 会签节点被退回后再次提交，已经同意的人会重复收到提醒。现在只提醒还没有处理的人。
- 按工作时间计时的节点把法定节假日算了进去。现在从公司年历读取，已经在计时的单据会重新计算。
- 身份源同步失败时只显示“失败”。现在写明是哪一条记录、什么原因。

**你要做的**

升级前备份数据库。升级过程约 8 分钟，期间可以查看，不能提交。升级后到“公司年历”确认今年的节假日已经填好，否则计时按周一到周五处理。

桌面端与移动端不必同时升级。`,
      `可從 10.2.0、10.2.1、10.2.2 直接升級。10.1 請先升級到 10.2.0。

**修正**

- 會簽節點被退回後再次送出，已經同意的人會重複收到提醒。現在只提醒還沒有處理的人。
- 依工作時間計時的節點把國定假日算了進去。現在從公司年曆讀取，正在計時的單據會重新計算。
- 身分來源同步失敗時只顯示「失敗」。現在寫明是哪一筆紀錄、什麼原因。

**你要做的**

升級前備份資料庫。升級過程約 8 分鐘，期間可以檢視，不能送出。升級後到「公司年曆」確認今年的假日已經填好，否則計時依週一到週五處理。

桌面端與行動端不必同時升級。`,
      `Upgrade straight from 10.2.0, 10.2.1 or 10.2.2. From 10.1 go to 10.2.0 first.

**Fixed**

- After a countersign was returned and sent again, people who had agreed were reminded once more. Now only those who have not acted are.
- Steps counted by working time included public holidays. They now read the company calendar, also for documents already being counted.
- A failed identity sync only said “failed”. It now names the entry and the reason.

**What you need to do**

Back up the database. The upgrade takes about 8 minutes, during which people can read but not send. Afterwards see that this year's holidays are in the company calendar; without them Monday to Friday counts as working time.

Desktop and mobile need not be updated at the same time.`,
    ),
  },
  {
    slug: 'notes-mobile-8-1',
    knowledge_type: 'release-notes-clients',
    title: text('移动端 8.1', '行動端 8.1', 'Mobile 8.1'),
    summary: text(
      '滑动看下一份、离线提交、推送隐藏金额。',
      '滑動看下一份、離線送出、推播隱藏金額。',
      'Swipe to the next, send from offline, hide amounts in push messages.',
    ),
    days_ago: 18,
    read_count: 3098,
    fits: '10.0',
    fits_until: '10.2',
    related: ['push-does-not-arrive', 'forms-on-small-screens'],
    body: text(
      `适配服务端 10.0 及以上。从应用市场升级，或由管理员在“移动管理”里推送。

**新增**

- 审批页左右滑动看下一份，处理完自动到下一份，列表位置不变。
- 没有网络时填的表单存在手机里，联网后按填写顺序提交。提交失败会留在“待提交”，不会丢。
- 推送内容可以隐藏金额与对方名称，由管理员统一设置。

**你要做的**

如果公司限制了手机存储，请为应用留出 200 MB，离线表单与附件存在其中。隐藏金额默认关闭，财务类流程建议打开。

这是支持上一代系统的最后一个版本，下一版的最低要求会在发布前两个月公布。`,
      `適用伺服器端 10.0 及以上。從應用程式市集升級，或由管理員在「行動管理」推送。

**新增**

- 簽核頁左右滑動看下一份，處理完自動到下一份，清單位置不變。
- 沒有網路時填的表單存在手機裡，連線後依填寫順序送出。送出失敗會留在「待送出」，不會遺失。
- 推播內容可以隱藏金額與對方名稱，由管理員統一設定。

**你要做的**

如果公司限制了手機儲存空間，請為應用程式留出 200 MB，離線表單與附件存在其中。隱藏金額預設關閉，財務類流程建議開啟。

這是支援上一代系統的最後一個版本，下一版的最低需求會在發布前兩個月公布。`,
      `For server 10.0 and above. Update from the app market, or let an administrator push it.

**New**

- Swipe left and right between approvals. After one is done the next opens, and the list keeps its place.
- Forms filled in without a network wait on the phone and are sent in order later. One that fails stays under “To be sent”; nothing is lost.
- Push messages can hide amounts and the other party. Administrators set this for everyone.

**What you need to do**

Where storage is limited leave 200 MB for the app; offline forms and files are kept there. Hiding amounts is off to begin with: switch it on for finance flows.

This is the last version for the previous generation of systems. The next minimum will be announced two months ahead.`,
    ),
  },
]
