import type { JudgedRow } from './row.ts'

/** Versions, names of files and platforms, and the codes of standards. */
export const numbers: JudgedRow[] = [
  ['10.2.3', 'server-10.2.3 notes-server-10-2-3'],
  ['服务端 10.2.3', 'server-10.2.3 notes-server-10-2-3'],
  ['server 10.2.3', 'server-10.2.3 notes-server-10-2-3'],
  ['v10.1.6', 'server-10.1.6'],
  ['10.2', 'server-10.2.3 server-10.2.0 notes-server-10-2-3', '', 'before-an-upgrade server-10.0.9'],
  ['10.2 补丁', 'notes-server-10-2-3 server-10.2.3'],
  ['9.8', 'server-9.8.12', 'mobile-7.9.5', 'before-an-upgrade'],
  ['9.8.12', 'server-9.8.12'],
  ['6.4.1', 'desktop-6.4.1'],
  ['桌面端 6.3.4', 'desktop-6.3.4'],
  ['8.1', 'mobile-8.1 notes-mobile-8-1', '', 'desktop-6.2.2'],
  ['移动端 8.0', 'mobile-8.0', 'mobile-8.0.2'],
  ['10.0.9', 'server-10.0.9'],
  ['mobile 7.9.5', 'mobile-7.9.5'],
  ['Windows 8.1', 'desktop-6.2.2'],
  ['atrium-server-10.2.3-linux-arm64.tar.gz', 'server-10.2.3'],
  ['atrium-desktop-6.4.1-x64.exe', 'desktop-6.4.1'],
  ['apk', 'mobile-8.1', 'mobile-8.0.2 mobile-8.0', 'mobile-7.9.5 mobile-7.9'],
  ['loongarch64', 'server-10.2.3', 'server-10.2.0 server-10.1.6', 'server-10.0.9 server-9.8.12'],
  ['HarmonyOS', 'mobile-8.1', 'mobile-8.0.2 mobile-8.0', 'mobile-7.9.5 mobile-7.9'],
  ['麒麟', 'server-10.2.3 desktop-6.4.1', 'server-10.2.0 server-10.1.6 desktop-6.4.0', 'server-10.0.9 desktop-6.3.4'],
  ['SHA-256', 'verify-a-download'],
  ['SAML 2.0', 'one-sign-on'],
  ['24 小时', 'deadlines-and-holidays time-limits-reminders', 'hetong-7'],
]
