import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const operationsArticles: DemoArticle[] = [
  {
    slug: 'before-an-upgrade',
    knowledge_type: 'operations-upgrade',
    title: text('升级前的检查清单', '升級前的檢查清單', 'A checklist before an upgrade'),
    summary: text(
      '备份、空间、版本路径、插件、通知，五项都打勾再动手。',
      '備份、空間、版本路徑、外掛、通知，五項都打勾再動手。',
      'Backup, space, path, extensions, notice: tick all five first.',
    ),
    days_ago: 10,
    read_count: 6920,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 20,
    related: ['notes-server-10-2-3', 'restore-drill'],
    body: text(
      `升级本身通常只要十几分钟，出问题的时间都花在没有准备的地方。动手之前，逐项确认：

## 升级之前

- **备份能恢复。** 不是“有备份”，而是上个月在另一台机器上恢复过，并且登录进去看过。
- **空间够。** 数据库所在磁盘剩余空间不少于数据库大小的 1.5 倍，升级过程会临时占用。
- **版本路径。** 10.0 可以直接到 10.2；9.8 要先到 10.0。发布说明的第一行写着允许的起点。
- **扩展应用。** 在应用商店里按目标版本筛选，标着“未知”的先在测试环境装一遍。
- **通知。** 提前两天发公告，写明开始时间、预计时长、期间能不能登录。

## 升级之后

升级后不要急着宣布完成。用普通账号发起一份请假，用手机批掉，再看一眼门户与推送。这三件事都对，九成的功能就没有问题。

> [!WARNING]
> 需要退回时，先停服务，再恢复备份，最后装回旧版本。顺序反了，旧程序会碰到新的数据结构。`,
      `升級本身通常只要十幾分鐘，出問題的時間都花在沒有準備的地方。動手之前，逐項確認：

## 升級之前

- **備份能還原。** 不是「有備份」，而是上個月在另一台機器上還原過，並且登入進去看過。
- **空間夠。** 資料庫所在磁碟的剩餘空間不少於資料庫大小的 1.5 倍，升級過程會暫時占用。
- **版本路徑。** 10.0 可以直接到 10.2；9.8 要先到 10.0。版本說明的第一行寫著允許的起點。
- **擴充應用。** 在應用商店依目標版本篩選，標著「未知」的先在測試環境裝一遍。
- **通知。** 提前兩天發公告，寫明開始時間、預計時間、期間能不能登入。

## 升級之後

升級後不要急著宣布完成。用一般帳號發起一份請假，用手機核准，再看一眼入口網站與推播。這三件事都對，九成的功能就沒有問題。

> [!WARNING]
> 需要退回時，先停服務，再還原備份，最後裝回舊版本。順序反了，舊程式會碰到新的資料結構。`,
      `An upgrade takes some ten minutes. Trouble comes from what was not prepared. Check each of these first:

## Before

- **The backup restores.** Not “there is one”, but: last month it was restored on another machine and someone signed in.
- **Space.** At least one and a half times the size of the database is free on its disk.
- **The path.** From 10.0 straight to 10.2; from 9.8 to 10.0 first. The first line of the release notes names the versions you may start from.
- **Extensions.** Filter the app store by the new version. Try whatever says “unknown” in the test system.
- **Notice.** Two days ahead: when it starts, how long it takes, whether people can sign in.

## After

Afterwards do not announce the end at once. Request leave with an ordinary account, approve it on a phone, look at the portal and the push message. If these three are right, most of the rest is.

> [!WARNING]
> To go back: stop the service, restore the backup, then install the old version. In another order the old program meets the new tables.`,
    ),
  },
  {
    slug: 'restore-drill',
    knowledge_type: 'operations-backup',
    title: text('每季度一次恢复演练', '每季一次還原演練', 'A restore drill every quarter'),
    summary: text(
      '一小时，一台空机器，一份记录。',
      '一小時，一台空機器，一份紀錄。',
      'One hour, one empty machine, one record.',
    ),
    days_ago: 45,
    read_count: 2510,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 80,
    related: ['before-an-upgrade'],
    history: [
      {
        days_ago: 320,
        note: text('初稿', '初稿', 'First version'),
        sections: 1,
      },
      {
        days_ago: 175,
        note: text('写明验哪三样', '寫明驗哪三樣', 'Names the three checks'),
        sections: 2,
      },
    ],
    note: text('加上记录的写法与清空机器', '加上紀錄的寫法與清空機器', 'How to record it, and emptying the machine'),
    body: text(
      `备份每天都显示完成，并不等于能恢复。演练只需要一小时，请固定在每季度第一个周三下午。

## 怎么做

准备一台空机器，不连正式网络。从备份库取昨天的数据库与附件，按文档一步步恢复，每一步记下用时。文档上没有写、但你做了的事，当场补进去。

## 验三样

恢复以后验三样：随机打开五份流程，看意见与附件是否齐全；查一个昨天新入职的人能否登录；比对流程总数与正式环境相差多少。

## 写成三行

把结果写成三行：恢复用了多久、丢了多长时间的数据、哪一步卡住了。连续四次的记录放在一起，比任何承诺都有说服力。

> [!WARNING]
> 演练结束，把机器清空。里面是真实数据，不要留到下一季。`,
      `備份每天都顯示完成，並不等於能還原。演練只需要一小時，請固定在每季第一個週三下午。

## 怎麼做

準備一台空機器，不連正式網路。從備份庫取昨天的資料庫與附件，依文件一步步還原，每一步記下時間。文件上沒有寫、但你做了的事，當場補進去。

## 驗三樣

還原以後驗三樣：隨機開啟五份流程，看意見與附件是否齊全；查一個昨天新到職的人能否登入；比對流程總數與正式環境差多少。

## 寫成三行

把結果寫成三行：還原花了多久、遺失多長時間的資料、哪一步卡住了。連續四次的紀錄放在一起，比任何承諾都有說服力。

> [!WARNING]
> 演練結束，把機器清空。裡面是真實資料，不要留到下一季。`,
      `A backup that reports “done” each night may still not restore. A drill takes an hour; keep the first Wednesday afternoon of the quarter for it.

## How it is done

Take an empty machine away from the live network. Fetch the database and attachments of yesterday and restore by the book, noting the time of every step. Whatever you did that the book does not say, write in at once.

## Three checks

Check three things: open five flows at random for opinions and attachments; see whether someone who joined yesterday can sign in; compare the number of flows with the live system.

## Three lines to write down

Write three lines: how long it took, how much time was lost, where it got stuck. Four such records in a row say more than any promise.

> [!WARNING]
> Then wipe the machine. It holds real data and should not wait for the next quarter.`,
    ),
  },
  {
    slug: 'verify-a-download',
    knowledge_type: 'operations-security',
    title: text('三步核对安装包', '三步核對安裝檔', 'Verify an installer in three steps'),
    summary: text(
      '下载、计算、比对；差一个字符就不要装。',
      '下載、計算、比對；差一個字元就不要裝。',
      'Download, compute, compare; one character off means do not install.',
    ),
    days_ago: 74,
    read_count: 3342,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 300,
    related: ['before-an-upgrade'],
    body: text(
      `下载页的每个文件旁边都有一串 SHA-256 校验值。它只和文件内容有关：内容差一个字节，校验值就完全不同。核对只要一分钟。

## 三步

第一步，下载文件，同时复制页面上的校验值。请从下载页复制，不要用别人转发的。

第二步，在自己的电脑上计算。Windows 用 \`certutil -hashfile 文件名 SHA256\`，macOS 与 Linux 用 \`shasum -a 256 文件名\`。

第三步，比对两串字符。不用逐个看，把其中一串粘贴到另一串的搜索框里，找得到就是一致。

> [!WARNING]
> 不一致时，先重新下载一次，多数是网络中断造成的。仍不一致，请不要安装，把文件大小与下载时间写在反馈里发给我们。`,
      `下載頁的每個檔案旁邊都有一串 SHA-256 檢查碼。它只和檔案內容有關：內容差一個位元組，檢查碼就完全不同。核對只要一分鐘。

## 三步

第一步，下載檔案，同時複製頁面上的檢查碼。請從下載頁複製，不要用別人轉寄的。

第二步，在自己的電腦上計算。Windows 用 \`certutil -hashfile 檔名 SHA256\`，macOS 與 Linux 用 \`shasum -a 256 檔名\`。

第三步，比對兩串字元。不用逐個看，把其中一串貼到另一串的搜尋框裡，找得到就是一致。

> [!WARNING]
> 不一致時，先重新下載一次，多數是網路中斷造成的。仍不一致，請不要安裝，把檔案大小與下載時間寫在意見回饋裡寄給我們。`,
      `Beside every file on the download page stands a SHA-256 checksum. It depends on the content alone: one byte more or less and it is a different one. Checking takes a minute.

## Three steps

First, download the file and copy the checksum from the page. Copy it from there, not from a message that someone passed on.

Second, compute it on your own computer: \`certutil -hashfile name SHA256\` on Windows, \`shasum -a 256 name\` on macOS and Linux.

Third, compare. No need to read each character: paste one into a search for the other. If it is found, they agree.

> [!WARNING]
> If not, download once more; a broken connection is the usual cause. If they still differ, do not install it, and send us the file size and time in a feedback message.`,
    ),
  },
]
