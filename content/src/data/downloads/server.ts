import type { WrittenRelease } from '../../kinds.ts'
import { text } from '../text.ts'

export const serverReleases: WrittenRelease[] = [
  {
    slug: 'server-10.2.3',
    product: 'server',
    version: '10.2.3',
    days_ago: 9,
    product_versions: [],
    title: text('服务端 10.2.3', '伺服器端 10.2.3', 'Server 10.2.3'),
    summary: text(
      '修复会签节点在退回后重复提醒的问题；节假日不再计入时限；身份源同步失败时给出原因。升级约 8 分钟，不需要停用在途流程。',
      '修正會簽節點退回後重複提醒的問題；假日不再計入時限；身分來源同步失敗時說明原因。升級約 8 分鐘，不需停用進行中的流程。',
      'Fixes repeated reminders after a returned countersign, leaves holidays out of deadlines, and says why an identity sync failed. Takes about 8 minutes; running flows keep going.',
    ),
    note: text('补丁包', '修補套件', 'Patch'),
    notes: [
      {
        kind: 'fixed',
        text: text(
          '会签被退回后，已经处理过的人不再收到提醒。',
          '會簽被退回後，已經處理過的人不再收到提醒。',
          'After a countersign is returned, people who have already acted are no longer reminded.',
        ),
      },
      {
        kind: 'fixed',
        text: text(
          '办理时限跳过节假日，调休的工作日照常计入。',
          '辦理時限略過假日，補班日照常計入。',
          'Deadlines skip holidays and count working days that were moved.',
        ),
      },
      {
        kind: 'changed',
        text: text(
          '身份源同步失败时，写明是哪一条记录、因为什么。',
          '身分來源同步失敗時，寫明是哪一筆記錄、因為什麼。',
          'A failed identity sync names the record and the reason.',
        ),
      },
      {
        kind: 'known',
        text: text(
          '从 10.0 直接升级时，门户的自定义图标要重新上传一次。',
          '從 10.0 直接升級時，入口網站的自訂圖示要重新上傳一次。',
          'When upgrading straight from 10.0, custom portal icons have to be uploaded once more.',
        ),
      },
    ],
  },
  {
    slug: 'server-10.2.0',
    product: 'server',
    version: '10.2.0',
    days_ago: 66,
    product_versions: [],
    title: text('服务端 10.2.0', '伺服器端 10.2.0', 'Server 10.2.0'),
    summary: text(
      '流程规则改为规则表，金额分级不必再改流程图；表单新增三种联动；门户支持按角色分版面。升级前请先备份数据库。',
      '流程規則改為規則表，金額分級不必再改流程圖；表單新增三種連動；入口網站支援依角色分版面。升級前請先備份資料庫。',
      'Flow rules become tables, so amount tiers need no new diagram; three kinds of linked fields; portal layouts by role. Back up the database first.',
    ),
    note: text('功能版', '功能版', 'Feature release'),
    notes: [
      {
        kind: 'new',
        text: text(
          '流程规则写成规则表，调整金额分级不用再改流程图。',
          '流程規則寫成規則表，調整金額分級不用再改流程圖。',
          'Flow rules are tables: changing amount tiers needs no change to the diagram.',
        ),
      },
      {
        kind: 'new',
        text: text(
          '表单多了三种联动：按部门、按金额、按明细合计。',
          '表單多了三種連動：依部門、依金額、依明細合計。',
          'Forms link fields in three more ways: by department, by amount, by the total of a detail table.',
        ),
      },
      {
        kind: 'new',
        text: text(
          '门户按角色给出不同版面。',
          '入口網站依角色給出不同版面。',
          'Portals show a different layout for each role.',
        ),
      },
      {
        kind: 'changed',
        text: text(
          '升级会改动数据库结构，开始前请先备份。',
          '升級會變更資料庫結構，開始前請先備份。',
          'The upgrade changes the database schema. Back up before you begin.',
        ),
      },
    ],
  },
  {
    slug: 'server-10.1.6',
    product: 'server',
    version: '10.1.6',
    days_ago: 129,
    product_versions: [],
    ends_in_days: 240,
    title: text('服务端 10.1.6', '伺服器端 10.1.6', 'Server 10.1.6'),
    summary: text(
      '更换过期的签名证书，收紧附件上传的类型检查。10.1 用户请在两周内完成升级。',
      '更換過期的簽章憑證，收緊附件上傳的類型檢查。10.1 使用者請在兩週內完成升級。',
      'Replaces an expired signing certificate and tightens checks on uploaded files. If you run 10.1, update within two weeks.',
    ),
    note: text('安全更新', '安全性更新', 'Security update'),
    notes: [
      {
        kind: 'security',
        text: text(
          '更换了即将过期的签名证书。',
          '更換了即將過期的簽章憑證。',
          'Replaces a signing certificate that was about to expire.',
        ),
      },
      {
        kind: 'security',
        text: text(
          '附件按内容判断类型，不再相信文件名。',
          '附件依內容判斷類型，不再相信檔名。',
          'Attachments are recognised by their content, no longer by their name.',
        ),
      },
      {
        kind: 'fixed',
        text: text(
          '大附件上传中断后可以接着传。',
          '大附件上傳中斷後可以接續上傳。',
          'Large attachments resume after an interrupted upload.',
        ),
      },
    ],
  },
  {
    slug: 'server-10.0.9',
    product: 'server',
    version: '10.0.9',
    days_ago: 214,
    product_versions: [],
    ends_in_days: 47,
    title: text('服务端 10.0.9', '伺服器端 10.0.9', 'Server 10.0.9'),
    summary: text(
      '10.0 的最后一个维护版：补齐安全更新，之后请升级到 10.1 或 10.2。',
      '10.0 的最後一個維護版：補齊安全性更新，之後請升級到 10.1 或 10.2。',
      'The last maintenance release of 10.0, with all security updates. Move on to 10.1 or 10.2 afterwards.',
    ),
    note: text('维护版', '維護版', 'Maintenance'),
    notes: [
      {
        kind: 'security',
        text: text(
          '包含到发布当日为止的全部安全更新。',
          '包含到發布當日為止的全部安全性更新。',
          'Holds every security update up to the day of release.',
        ),
      },
      {
        kind: 'changed',
        text: text(
          '管理后台会提前三个月提示维护到期。',
          '管理後台會提前三個月提示維護到期。',
          'The management area warns three months before maintenance ends.',
        ),
      },
    ],
  },
  {
    slug: 'server-9.8.12',
    product: 'server',
    version: '9.8.12',
    days_ago: 402,
    product_versions: [],
    ends_in_days: -37,
    title: text('服务端 9.8.12', '伺服器端 9.8.12', 'Server 9.8.12'),
    summary: text(
      '9.8 的最后一版，只供升级中转使用：从 9.8 升级到 10.1 之前，请先装这一版。',
      '9.8 的最後一版，只供升級中繼使用：從 9.8 升級到 10.1 之前，請先安裝這一版。',
      'The last 9.8, kept as a stepping stone: install it before going from 9.8 to 10.1.',
    ),
    note: text('维护版', '維護版', 'Maintenance'),
    notes: [
      {
        kind: 'changed',
        text: text(
          '升级到 10.1 所需的数据检查已经内置。',
          '升級到 10.1 所需的資料檢查已經內建。',
          'The data checks needed for 10.1 are built in.',
        ),
      },
      {
        kind: 'fixed',
        text: text(
          '修复归档任务在月底重复执行。',
          '修正歸檔工作在月底重複執行。',
          'The archiving job no longer runs twice at the end of a month.',
        ),
      },
    ],
  },
]
