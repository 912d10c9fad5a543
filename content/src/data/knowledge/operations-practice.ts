import type { DemoArticle } from '../../kinds.ts'
import { text } from '../text.ts'

export const operationsPracticeArticles: DemoArticle[] = [
  {
    slug: 'first-installation',
    knowledge_type: 'operations-upgrade',
    title: text('第一次安装：半天装好一套', '第一次安裝：半天裝好一套', 'First installation in half a day'),
    summary: text(
      '先核对环境，再装数据库与服务端，最后导入组织架构。',
      '先核對環境，再裝資料庫與伺服器端，最後匯入組織架構。',
      'Check the environment, install database and server, bring in the organisation.',
    ),
    days_ago: 31,
    read_count: 4120,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 60,
    related: ['before-an-upgrade', 'verify-a-download'],
    body: text(
      `一百人以内，一台 16 GB 内存的服务器就够。按顺序做，半天能用。

## 装之前

| 项目 | 最低 | 建议 |
|---|---|---|
| 内存 | 16 GB | 32 GB |
| 磁盘 | 200 GB | 系统与附件分开两块 |
| 数据库 | 与服务端同机 | 单独一台 |
| 端口 | 443 对内开放 | 443，另留 80 跳转 |

## 五步

1. 核对安装包的签名与校验值。
2. 建一个空数据库和专用账号，字符集 UTF-8。
3. 运行安装程序，填数据库地址与管理员邮箱。
4. 用安装结束时给出的一次性链接登录，改掉管理员密码。
5. 在“组织与权限”里导入部门与人员，先导入一个部门试一遍。

~~~sh
cksum --check SHA256SUMS
./install --database postgresql://oa@db/oa --address https://oa.example.com
~~~

> [!WARNING]
> 装好当天就配置备份，并做一次恢复。没有恢复过的备份不算备份。`,
      `一百人以內，一台 16 GB 記憶體的伺服器就夠。依順序做，半天能用。

## 安裝之前

| 項目 | 最低 | 建議 |
|---|---|---|
| 記憶體 | 16 GB | 32 GB |
| 磁碟 | 200 GB | 系統與附件分開兩顆 |
| 資料庫 | 與伺服器端同機 | 單獨一台 |
| 連接埠 | 443 對內開放 | 443，另留 80 轉址 |

## 五步

1. 核對安裝檔的簽章與校驗值。
2. 建一個空資料庫和專用帳號，字元集 UTF-8。
3. 執行安裝程式，填資料庫位址與管理員電子郵件。
4. 用安裝結束時給出的一次性連結登入，改掉管理員密碼。
5. 在「組織與權限」裡匯入部門與人員，先匯入一個部門試一遍。

~~~sh
cksum --check SHA256SUMS
./install --database postgresql://oa@db/oa --address https://oa.example.com
~~~

> [!WARNING]
> 裝好當天就設定備份，並做一次還原。沒有還原過的備份不算備份。`,
      `Up to a hundred people, one server with 16 GB does. In this order it takes half a day.

## Before

| Item | At least | Better |
|---|---|---|
| Memory | 16 GB | 32 GB |
| Disk | 200 GB | two: system and attachments |
| Database | on the same machine | on its own |
| Ports | 443 inside | 443, and 80 to redirect |

## Five steps

1. Verify signature and checksums of the installer.
2. Make an empty database with its own account, in UTF-8.
3. Run the installer with the address of the database and the administrator’s mail.
4. Sign in with the one-time link it prints and change the password.
5. Import departments and people under “Organisation”, one department first.

~~~sh
cksum --check SHA256SUMS
./install --database postgresql://oa@db/oa --address https://oa.example.com
~~~

> [!WARNING]
> Set up backups on the same day and restore one. A backup that was never restored is none.`,
    ),
  },
  {
    slug: 'attachment-storage',
    knowledge_type: 'operations-backup',
    title: text('附件越来越多，放到哪里', '附件越來越多，放到哪裡', 'Where to keep growing attachments'),
    summary: text(
      '数据库只存编号，文件放对象存储；怎样搬、怎样查漏。',
      '資料庫只存編號，檔案放物件儲存；怎樣搬、怎樣查漏。',
      'Numbers in the database, files in an object store: moving them and finding gaps.',
    ),
    days_ago: 45,
    read_count: 1476,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 95,
    related: ['restore-drill'],
    body: text(
      `用两年以后，附件通常是数据库的二三十倍大。放在本机磁盘，备份一次要一夜；放进对象存储，只备份新增的。

## 搬过去

1. 在“运维 → 存储”登记对象存储，点“测试写入”。
2. 打开“新文件写新库”，旧文件照常可读。
3. 夜里运行“搬运旧文件”，可以暂停，断了接着搬。
4. 全部搬完后，再把本机目录设为只读，留一个月。

## 查漏

| 检查 | 多久一次 |
|---|---|
| 有编号没有文件 | 每周 |
| 有文件没有编号 | 每月，列出后由人删除 |
| 校验值不符 | 每季度抽查百分之一 |

> [!NOTE]
> 备份数据库与对象存储要取同一时刻，否则恢复后会有对不上的附件。`,
      `用兩年以後，附件通常是資料庫的二三十倍大。放在本機磁碟，備份一次要一夜；放進物件儲存，只備份新增的。

## 搬過去

1. 在「維運 → 儲存」登記物件儲存，按「測試寫入」。
2. 開啟「新檔案寫新庫」，舊檔案照常可讀。
3. 夜間執行「搬移舊檔案」，可以暫停，斷了接著搬。
4. 全部搬完後，再把本機目錄設為唯讀，留一個月。

## 查漏

| 檢查 | 多久一次 |
|---|---|
| 有編號沒有檔案 | 每週 |
| 有檔案沒有編號 | 每月，列出後由人刪除 |
| 校驗值不符 | 每季抽查百分之一 |

> [!NOTE]
> 備份資料庫與物件儲存要取同一時刻，否則還原後會有對不上的附件。`,
      `After two years attachments are twenty or thirty times the size of the database. On a local disk one backup takes a night; in an object store only what is new is copied.

## Moving

1. Register the store under “Operations → Storage” and press “Test writing”.
2. Switch on “New files go there”; old ones stay readable.
3. Run “Move old files” at night. It can be paused and goes on where it stopped.
4. When all are moved, make the local folder read-only and keep it a month.

## Looking for gaps

| Check | How often |
|---|---|
| A number without a file | every week |
| A file without a number | every month, deleted by a person |
| Wrong checksum | one in a hundred, every quarter |

> [!NOTE]
> Back up database and store as of the same moment, or restored records miss their files.`,
    ),
  },
  {
    slug: 'sign-in-hardening',
    knowledge_type: 'operations-security',
    title: text('登录加固的七个开关', '登入強化的七個開關', 'Seven switches that harden sign-in'),
    summary: text(
      '每个开关挡住什么、会不会打扰人，从最划算的开始。',
      '每個開關擋住什麼、會不會打擾人，從最划算的開始。',
      'What each one stops, whom it bothers, the best value first.',
    ),
    days_ago: 25,
    read_count: 1938,
    fits: '10.0',
    fits_until: '10.2',
    verify_in_days: 45,
    related: ['d4', 'security-incident-report'],
    body: text(
      `不必一天全开。前三个几乎没有人会察觉，却挡住大半的攻击。

## 从上往下开

| 开关 | 挡住 | 打扰 |
|---|---|---|
| 连错五次锁十五分钟 | 猜密码 | 几乎没有 |
| 拒绝泄露过的密码 | 撞库 | 改密码时 |
| 新设备通知本人 | 被盗后不知情 | 一封邮件 |
| 管理员两步验证 | 管理员被盗 | 管理员每天一次 |
| 全员两步验证 | 账号被盗 | 每人每月一次 |
| 空闲三十分钟退出 | 无人看管的电脑 | 窗口类岗位 |
| 限定来源网络 | 外网登录 | 出差的人 |

## 开了以后看什么

在“日志 → 登录”里每周看三个数：失败最多的账号、失败最多的来源、半夜的成功登录。最后一个最要紧。

> [!TIP]
> 出差的人用短信或扫码补一次验证，比直接拒绝好：拒绝只会让人去借同事的账号。`,
      `不必一天全開。前三個幾乎沒有人會察覺，卻擋住大半的攻擊。

## 由上往下開

| 開關 | 擋住 | 打擾 |
|---|---|---|
| 連錯五次鎖十五分鐘 | 猜密碼 | 幾乎沒有 |
| 拒絕外洩過的密碼 | 撞庫 | 改密碼時 |
| 新裝置通知本人 | 被盜後不知情 | 一封郵件 |
| 管理員兩步驟驗證 | 管理員被盜 | 管理員每天一次 |
| 全員兩步驟驗證 | 帳號被盜 | 每人每月一次 |
| 閒置三十分鐘登出 | 無人看管的電腦 | 櫃台類職位 |
| 限定來源網路 | 外網登入 | 出差的人 |

## 開了以後看什麼

在「日誌 → 登入」裡每週看三個數：失敗最多的帳號、失敗最多的來源、半夜的成功登入。最後一個最要緊。

> [!TIP]
> 出差的人用簡訊或掃碼補一次驗證，比直接拒絕好：拒絕只會讓人去借同事的帳號。`,
      `Not all in one day. Hardly anybody notices the first three, and they stop most attacks.

## From the top

| Switch | Stops | Bothers |
|---|---|---|
| Locked for 15 minutes after five errors | guessing | hardly anybody |
| Leaked passwords refused | stuffing | when passwords change |
| New devices reported | thefts nobody sees | one mail |
| Two steps for administrators | stolen administrators | them, once a day |
| Two steps for everybody | stolen accounts | people, once a month |
| Signed out after 30 idle minutes | unattended computers | counters |
| Known networks only | sign-in from outside | people who travel |

## What to watch

Look at three figures a week under “Logs → Sign-in”: the account that fails most, the address that fails most, and who got in at night. The last one matters most.

> [!TIP]
> Ask travellers for a code instead of refusing them. Refusal only makes people borrow accounts.`,
    ),
  },
]
