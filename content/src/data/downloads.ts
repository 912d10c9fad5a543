import type { DemoName, DemoProduct } from '../kinds.ts'
import { text } from './text.ts'

export { releases } from './downloads/releases.ts'

export const products: DemoProduct[] = [
  {
    code: 'oa',
    name: text('办公系统', '辦公系統', 'Office system'),
    description: text(
      '服务端、桌面端与移动端组成的一套办公系统。',
      '由伺服器端、桌面端與行動端組成的一套辦公系統。',
      'One office system made of a server, a desktop client and a mobile client.',
    ),
    icon: 'suite',
  },
  {
    code: 'server',
    suite: 'oa',
    name: text('服务端', '伺服器端', 'Server'),
    description: text(
      '装在公司自己的机器上，流程、表单、文档与门户都在这里运行。',
      '安裝在公司自己的機器上，流程、表單、文件與入口網站都在這裡執行。',
      'Runs on your own machines: flows, forms, documents and portals live here.',
    ),
    icon: 'server',
  },
  {
    code: 'desktop',
    suite: 'oa',
    name: text('桌面端', '桌面端', 'Desktop'),
    description: text(
      '待办、消息与会议提醒常驻桌面，文件可直接编辑后存回。',
      '待辦、訊息與會議提醒常駐桌面，檔案可直接編輯後存回。',
      'Tasks, messages and meeting reminders on the desktop; files open, edit and save back.',
    ),
    icon: 'desk',
  },
  {
    code: 'mobile',
    suite: 'oa',
    name: text('移动端', '行動端', 'Mobile'),
    description: text(
      '在手机上审批、打卡与查通讯录，断网时也能看已打开过的单据。',
      '在手機上簽核、打卡與查通訊錄，斷線時也能看已開啟過的單據。',
      'Approve, clock in and look people up on the phone; opened documents stay readable offline.',
    ),
    icon: 'phone',
  },
]

export const platforms: DemoName[] = [
  { code: 'windows', name: text('Windows', 'Windows', 'Windows') },
  { code: 'macos', name: text('macOS', 'macOS', 'macOS') },
  { code: 'linux', name: text('Linux', 'Linux', 'Linux') },
  { code: 'kylin', name: text('麒麟', '麒麟', 'Kylin') },
  { code: 'uos', name: text('统信', '統信', 'UOS') },
  { code: 'ios', name: text('iOS', 'iOS', 'iOS') },
  { code: 'ipados', name: text('iPadOS', 'iPadOS', 'iPadOS') },
  { code: 'android', name: text('Android', 'Android', 'Android') },
  { code: 'harmonyos', name: text('HarmonyOS', 'HarmonyOS', 'HarmonyOS') },
]
