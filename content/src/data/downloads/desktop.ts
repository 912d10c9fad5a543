import type { WrittenRelease } from '../../kinds.ts'
import { text } from '../text.ts'

export const desktopReleases: WrittenRelease[] = [
  {
    slug: 'desktop-6.4.1',
    product: 'desktop',
    version: '6.4.1',
    days_ago: 9,
    later: ['linux arm64'],
    product_versions: ['10.0', '10.1', '10.2'],
    title: text('桌面端 6.4.1', '桌面端 6.4.1', 'Desktop 6.4.1'),
    summary: text(
      '待办支持按流程分组，批量处理更快；会议提醒不再遮住全屏演示；修复部分高分屏下文字发虚。',
      '待辦可依流程分組，批次處理更快；會議提醒不再遮住全螢幕簡報；修正部分高解析度螢幕文字模糊。',
      'Tasks group by flow for quicker batches; meeting reminders stay off full-screen slides; text is sharp on dense screens.',
    ),
    note: text('稳定版', '穩定版', 'Stable'),
    notes: [
      {
        kind: 'new',
        text: text(
          '待办支持按流程分组，批量处理更快。',
          '待辦可依流程分組，批次處理更快。',
          'Tasks group by flow, so batches go faster.',
        ),
      },
      {
        kind: 'changed',
        text: text(
          '会议提醒不再遮住全屏演示。',
          '會議提醒不再遮住全螢幕簡報。',
          'Meeting reminders stay off full-screen slides.',
        ),
      },
      {
        kind: 'fixed',
        text: text('修复部分高分屏下文字发虚。', '修正部分高解析度螢幕文字模糊。', 'Text is sharp on dense screens.'),
      },
      {
        kind: 'known',
        text: text(
          'Linux 的 ARM64 版本还在验证，暂时停在 6.4.0。',
          'Linux 的 ARM64 版本還在驗證，暫時停在 6.4.0。',
          'Linux on ARM64 is still being tested and stays at 6.4.0 for now.',
        ),
      },
    ],
  },
  {
    slug: 'desktop-6.4.0',
    product: 'desktop',
    version: '6.4.0',
    days_ago: 31,
    product_versions: ['10.0', '10.1', '10.2'],
    title: text('桌面端 6.4.0', '桌面端 6.4.0', 'Desktop 6.4.0'),
    summary: text(
      '文件可直接编辑后存回；消息支持引用回复；启动快了三分之一。',
      '檔案可直接編輯後存回；訊息支援引用回覆；啟動快了三分之一。',
      'Files open, edit and save back; messages can quote; it starts a third faster.',
    ),
    note: text('功能版', '功能版', 'Feature release'),
    notes: [
      {
        kind: 'new',
        text: text(
          '附件在本机打开编辑，保存后自动传回。',
          '附件在本機開啟編輯，儲存後自動傳回。',
          'Attachments open on this computer and go back when saved.',
        ),
      },
      { kind: 'new', text: text('消息可以引用回复。', '訊息可以引用回覆。', 'Messages can be quoted in replies.') },
      {
        kind: 'changed',
        text: text('启动时间缩短三分之一。', '啟動時間縮短三分之一。', 'It starts in two thirds of the time.'),
      },
    ],
  },
  {
    slug: 'desktop-6.3.4',
    product: 'desktop',
    version: '6.3.4',
    days_ago: 65,
    ends_in_days: 150,
    product_versions: ['10.0', '10.1'],
    title: text('桌面端 6.3.4', '桌面端 6.3.4', 'Desktop 6.3.4'),
    summary: text(
      '安全更新：更换了过期的签名证书，建议 6.3 用户尽快升级。',
      '安全性更新：更換了過期的簽章憑證，建議 6.3 使用者儘快升級。',
      'A security update: replaces an expired signing certificate; update soon if you run 6.3.',
    ),
    note: text('安全更新', '安全性更新', 'Security update'),
    notes: [
      {
        kind: 'security',
        text: text(
          '更换了过期的签名证书。旧证书签的安装包仍能运行，但系统会提示来源不明。',
          '更換了過期的簽章憑證。舊憑證簽的安裝檔仍能執行，但系統會提示來源不明。',
          'Replaces an expired signing certificate. Installers signed with the old one still run, but the system warns of an unknown source.',
        ),
      },
      {
        kind: 'fixed',
        text: text(
          '休眠后恢复，消息不再重复提示。',
          '休眠後恢復，訊息不再重複提示。',
          'Messages are not announced again after sleep.',
        ),
      },
    ],
  },
  {
    slug: 'desktop-6.3.0',
    product: 'desktop',
    version: '6.3.0',
    days_ago: 136,
    ends_in_days: 150,
    product_versions: ['10.0', '10.1'],
    title: text('桌面端 6.3.0', '桌面端 6.3.0', 'Desktop 6.3.0'),
    summary: text(
      '新增深色主题；日程支持拖动改期。',
      '新增深色主題；日程可拖曳改期。',
      'A dark theme, and schedule entries that move by dragging.',
    ),
    note: text('功能版', '功能版', 'Feature release'),
    notes: [
      {
        kind: 'new',
        text: text(
          '深色主题，可以跟随系统。',
          '深色主題，可以跟隨系統。',
          'A dark theme, which can follow the system.',
        ),
      },
      {
        kind: 'new',
        text: text('日程拖动就能改期。', '日程拖曳就能改期。', 'Schedule entries move by dragging.'),
      },
    ],
  },
  {
    slug: 'desktop-6.2.2',
    product: 'desktop',
    version: '6.2.2',
    days_ago: 211,
    ends_in_days: 46,
    product_versions: ['9.8', '10.0'],
    title: text('桌面端 6.2.2', '桌面端 6.2.2', 'Desktop 6.2.2'),
    summary: text(
      '最后一个支持 Windows 8.1 的版本。',
      '最後一個支援 Windows 8.1 的版本。',
      'The last release for Windows 8.1.',
    ),
    note: text('维护版', '維護版', 'Maintenance'),
    notes: [
      {
        kind: 'changed',
        text: text(
          '之后的版本需要 Windows 10 及以上。',
          '之後的版本需要 Windows 10 以上。',
          'Later releases need Windows 10 or newer.',
        ),
      },
      {
        kind: 'fixed',
        text: text(
          '修复代理服务器下登录偶尔失败。',
          '修正代理伺服器下登入偶爾失敗。',
          'Signing in behind a proxy no longer fails now and then.',
        ),
      },
    ],
  },
]
