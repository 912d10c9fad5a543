import type { Language } from '@atrium/contract/languages'
import { portalDay } from '../../platform/portal-day.ts'

/** With the portal's day, which the page names, too. */
export function fileName(language: Language, created_at: string): string {
  const names: Record<Language, string> = { 'zh-CN': '我的数据', 'zh-TW': '我的資料', en: 'my-data' }
  return `${names[language]}-${portalDay(new Date(created_at))}.zip`
}

/** What lies in the zip, for a person who opens it without knowing JSON. */
export function readMe(language: Language): string {
  return texts[language]
}

const texts: Record<Language, string> = {
  'zh-CN': `我们保存的与你有关的全部数据

每个文件都是 JSON 文本，用任何文本编辑器都能打开。时间均为协调世界时（UTC）。

account.json     账号信息
roles.json       角色
identities.json  关联账号
agreements.json  同意过的条款、版本和时间
sessions.json    登录设备
sign-ins.json    登录记录
messages.json    发给你的短信和邮件（地址已打码，不保存内容）
feedback.json    意见反馈
uploads.json     你的上传
files.json       你上传的文件；文件本身在 files 文件夹里，超过 4 GB 时只放较新的
submissions.json 你的草稿和投稿，以及各自的状态
app-submissions.json 你的应用草稿和投稿，以及各自的状态
review-messages.json 你写给审核员或作者的留言
publisher.json   你的应用发布者资料
installations.json 你的安装申请和处理结果
downloads.json   你下载过的资源
ratings.json     你的评价
collection.json  你的收藏
opinions.json    你对文章的反馈（是否有用）
articles.json    你写的文章
videos-watched.json 你看过的视频和观看进度
reports.json     你的举报
notices.json     你收到的通知
notice-settings.json 你的通知设置
projects.json    你参与的项目
project-notes.json 你写的项目笔记
list-views.json  你在管理后台保存的列表视图
hidden-work.json 你在管理概览中隐藏的待办
list-layouts.json  你在管理后台安排的列表列
environment.json 你的环境
exports.json     个人数据导出记录

密码、验证码和登录凭证只保存散列值，无法还原，因此不在其中。
`,
  'zh-TW': `我們保存的與你有關的全部資料

每個檔案都是 JSON 文字檔，用任何文字編輯器都能開啟。時間均為世界協調時間（UTC）。

account.json     帳號資訊
roles.json       角色
identities.json  關聯帳號
agreements.json  同意過的條款、版本和時間
sessions.json    登入裝置
sign-ins.json    登入紀錄
messages.json    寄給你的簡訊和電子郵件（地址已遮蔽，不保存內容）
feedback.json    意見回饋
uploads.json     你的上傳
files.json       你上傳的檔案；檔案本身在 files 資料夾裡，超過 4 GB 時只放較新的
submissions.json 你的草稿和投稿，以及各自的狀態
app-submissions.json 你的應用草稿和投稿，以及各自的狀態
review-messages.json 你寫給審核員或作者的留言
publisher.json   你的應用發布者資料
installations.json 你的安裝申請和處理結果
downloads.json   你下載過的資源
ratings.json     你的評價
collection.json  你的收藏
opinions.json    你對文章的回饋（是否有用）
articles.json    你寫的文章
videos-watched.json 你看過的影片和觀看進度
reports.json     你的檢舉
notices.json     你收到的通知
notice-settings.json 你的通知設定
projects.json    你參與的專案
project-notes.json 你寫的專案筆記
list-views.json  你在管理後台儲存的清單檢視
hidden-work.json 你在管理概覽中隱藏的待辦
list-layouts.json  你在管理後台安排的清單欄位
environment.json 你的環境
exports.json     個人資料匯出紀錄

密碼、驗證碼和登入憑證只保存雜湊值，無法還原，因此不在其中。
`,
  en: `Everything we keep about you

Each file is JSON, which you can open in any text editor. All times are in UTC.

account.json     your account
roles.json       your roles
identities.json  your connected accounts
agreements.json  what you agreed to, with version and date
sessions.json    your sessions
sign-ins.json    your sign-in history
messages.json    text messages and emails sent to you (addresses masked, content not kept)
feedback.json    your feedback
uploads.json     your uploads
files.json       your uploaded files; the files themselves are in the files folder, only the newest if they exceed 4 GB
submissions.json your drafts and submissions, with their status
app-submissions.json your app drafts and submissions, with their status
review-messages.json messages you wrote to reviewers or authors
publisher.json   your app publisher profile
installations.json your installation requests and their outcome
downloads.json   resources you downloaded
ratings.json     your ratings
collection.json  your saved items
opinions.json    whether articles helped you, and why not
articles.json    articles you wrote
videos-watched.json videos you watched, and how far
reports.json     your reports of abuse
notices.json     notifications you received
notice-settings.json your notification settings
projects.json    projects you’re a member of
project-notes.json notes you wrote in projects
list-views.json  list views you saved in management
hidden-work.json work you hid on the management overview
list-layouts.json  how you arranged the columns of lists in management
environment.json your setup
exports.json     your personal data exports

Passwords, verification codes and sign-in tokens are stored only as hashes that can’t be reversed, so they aren’t included.
`,
}
