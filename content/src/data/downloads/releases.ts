import type { DemoRelease } from '../../kinds.ts'
import { text } from '../text.ts'

export const releases: DemoRelease[] = [
  {
    slug: 'server-10.2.3',
    product: 'server',
    version: '10.2.3',
    title: text('服务端 10.2.3', '伺服器端 10.2.3', 'Server 10.2.3'),
    summary: text(
      '修复会签节点在退回后重复提醒的问题；节假日不再计入时限；身份源同步失败时给出原因。升级约 8 分钟，不需要停用在途流程。',
      '修正會簽節點退回後重複提醒的問題；假日不再計入時限；身分來源同步失敗時說明原因。升級約 8 分鐘，不需停用進行中的流程。',
      'Fixes repeated reminders after a returned countersign, leaves holidays out of deadlines, and says why an identity sync failed. Takes about 8 minutes; running flows keep going.',
    ),
    note: text('补丁包', '修補套件', 'Patch'),
    days_ago: 9,
    files: [
      { platform: 'windows', file_name: 'atrium-server-10.2.3-windows-x64.zip' },
      { platform: 'linux', file_name: 'atrium-server-10.2.3-linux-x64.tar.gz' },
    ],
  },
  {
    slug: 'server-10.2.0',
    product: 'server',
    version: '10.2.0',
    title: text('服务端 10.2.0', '伺服器端 10.2.0', 'Server 10.2.0'),
    summary: text(
      '流程规则改为规则表，金额分级不必再改流程图；表单新增三种联动；门户支持按角色分版面。升级前请先备份数据库。',
      '流程規則改為規則表，金額分級不必再改流程圖；表單新增三種連動；入口網站支援依角色分版面。升級前請先備份資料庫。',
      'Flow rules become tables, so amount tiers need no new diagram; three kinds of linked fields; portal layouts by role. Back up the database first.',
    ),
    note: text('功能版', '功能版', 'Feature release'),
    days_ago: 66,
    files: [
      { platform: 'windows', file_name: 'atrium-server-10.2.0-windows-x64.zip' },
      { platform: 'linux', file_name: 'atrium-server-10.2.0-linux-x64.tar.gz' },
    ],
  },
  {
    slug: 'server-10.1.6',
    product: 'server',
    version: '10.1.6',
    title: text('服务端 10.1.6', '伺服器端 10.1.6', 'Server 10.1.6'),
    summary: text(
      '更换过期的签名证书，收紧附件上传的类型检查。10.1 用户请在两周内完成升级。',
      '更換過期的簽章憑證，收緊附件上傳的類型檢查。10.1 使用者請在兩週內完成升級。',
      'Replaces an expired signing certificate and tightens checks on uploaded files. If you run 10.1, update within two weeks.',
    ),
    note: text('安全更新', '安全性更新', 'Security update'),
    days_ago: 129,
    files: [
      { platform: 'windows', file_name: 'atrium-server-10.1.6-windows-x64.zip' },
      { platform: 'linux', file_name: 'atrium-server-10.1.6-linux-x64.tar.gz' },
    ],
  },
  {
    slug: 'desktop-6.4',
    product: 'desktop',
    version: '6.4',
    title: text('桌面端 6.4', '桌面端 6.4', 'Desktop 6.4'),
    summary: text(
      '待办支持按流程分组，批量处理更快；会议提醒不再遮住全屏演示；修复部分高分屏下文字发虚。',
      '待辦可依流程分組，批次處理更快；會議提醒不再遮住全螢幕簡報；修正部分高解析度螢幕文字模糊。',
      'Tasks group by flow for quicker batches; meeting reminders stay off full-screen slides; text is sharp on dense screens.',
    ),
    note: text('稳定版', '穩定版', 'Stable'),
    days_ago: 9,
    files: [
      { platform: 'windows', file_name: 'atrium-desktop-6.4-x64.exe' },
      { platform: 'macos', file_name: 'atrium-desktop-6.4-universal.dmg' },
      { platform: 'linux', file_name: 'atrium-desktop-6.4-amd64.deb' },
    ],
  },
  {
    slug: 'desktop-6.3.4',
    product: 'desktop',
    version: '6.3.4',
    title: text('桌面端 6.3.4', '桌面端 6.3.4', 'Desktop 6.3.4'),
    summary: text(
      '更换了过期的签名证书，建议 6.3 用户尽快升级。',
      '更換了過期的簽章憑證，建議 6.3 使用者儘快升級。',
      'Replaces an expired signing certificate; update soon if you run 6.3.',
    ),
    note: text('安全更新', '安全性更新', 'Security update'),
    days_ago: 65,
    files: [
      { platform: 'windows', file_name: 'atrium-desktop-6.3.4-x64.exe' },
      { platform: 'macos', file_name: 'atrium-desktop-6.3.4-universal.dmg' },
      { platform: 'linux', file_name: 'atrium-desktop-6.3.4-amd64.deb' },
    ],
  },
  {
    slug: 'desktop-6.3',
    product: 'desktop',
    version: '6.3',
    title: text('桌面端 6.3', '桌面端 6.3', 'Desktop 6.3'),
    summary: text(
      '新增深色主题；日程支持拖动改期。',
      '新增深色主題；日程可拖曳改期。',
      'A dark theme, and schedule entries that move by dragging.',
    ),
    note: text('功能版', '功能版', 'Feature release'),
    days_ago: 136,
    files: [
      { platform: 'windows', file_name: 'atrium-desktop-6.3-x64.exe' },
      { platform: 'macos', file_name: 'atrium-desktop-6.3-universal.dmg' },
      { platform: 'linux', file_name: 'atrium-desktop-6.3-amd64.deb' },
    ],
  },
  {
    slug: 'mobile-8.1',
    product: 'mobile',
    version: '8.1',
    title: text('移动端 8.1', '行動端 8.1', 'Mobile 8.1'),
    summary: text(
      '审批页可左右滑动看下一份；离线时填的表单联网后自动提交；推送内容可以隐藏金额。',
      '簽核頁可左右滑動看下一份；離線時填的表單連線後自動送出；推播內容可以隱藏金額。',
      'Swipe to the next approval; forms filled offline are sent when you are back; push messages can hide amounts.',
    ),
    note: text('稳定版', '穩定版', 'Stable'),
    days_ago: 18,
    files: [
      { platform: 'ios', file_name: 'atrium-mobile-8.1-ios.ipa' },
      { platform: 'android', file_name: 'atrium-mobile-8.1-android.apk' },
      { platform: 'harmonyos', file_name: 'atrium-mobile-8.1-harmonyos.hap' },
    ],
  },
  {
    slug: 'mobile-8.0.2',
    product: 'mobile',
    version: '8.0.2',
    title: text('移动端 8.0.2', '行動端 8.0.2', 'Mobile 8.0.2'),
    summary: text(
      '修复个别机型拍照上传后方向不对；通讯录搜索支持拼音首字母。',
      '修正部分機型拍照上傳後方向不對；通訊錄搜尋支援拼音首字母。',
      'Photos keep their orientation on every phone; the directory can be searched by initials.',
    ),
    note: text('补丁包', '修補套件', 'Patch'),
    days_ago: 74,
    files: [
      { platform: 'ios', file_name: 'atrium-mobile-8.0.2-ios.ipa' },
      { platform: 'android', file_name: 'atrium-mobile-8.0.2-android.apk' },
      { platform: 'harmonyos', file_name: 'atrium-mobile-8.0.2-harmonyos.hap' },
    ],
  },
  {
    slug: 'mobile-8.0',
    product: 'mobile',
    version: '8.0',
    title: text('移动端 8.0', '行動端 8.0', 'Mobile 8.0'),
    summary: text(
      '全新的首页与待办；字号随系统设置变化；支持折叠屏双栏。',
      '全新的首頁與待辦；字級隨系統設定變化；支援摺疊螢幕雙欄。',
      'New home and task pages; type follows the system size; two columns on folding phones.',
    ),
    note: text('功能版', '功能版', 'Feature release'),
    days_ago: 151,
    files: [
      { platform: 'ios', file_name: 'atrium-mobile-8.0-ios.ipa' },
      { platform: 'android', file_name: 'atrium-mobile-8.0-android.apk' },
      { platform: 'harmonyos', file_name: 'atrium-mobile-8.0-harmonyos.hap' },
    ],
  },
]
