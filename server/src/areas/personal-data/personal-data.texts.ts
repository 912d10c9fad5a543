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
  'zh-CN': `我们保存的关于您的全部数据

每个文件是 JSON 格式的文本，用任何文本编辑器都能打开。时间均为协调世界时（UTC）。

account.json     账号信息
roles.json       角色
identities.json  绑定的第三方账号
agreements.json  您同意过的协议、版本和时间
sessions.json    登录过的设备
sign-ins.json    登录记录
messages.json    发给您的短信和邮件（地址已打码，内容不保存）
feedback.json    您提交的意见反馈
uploads.json     您上传的内容
files.json       您上传的文件；文件本身在 files 文件夹里，超过 4 GB 时只放较新的
submissions.json 您的草稿和投稿，以及它们的状态
app-submissions.json 您的应用草稿和提交，以及它们的状态
review-messages.json 您写给审核员或作者的留言
publisher.json   您作为应用发布者的资料
installations.json 您申请安装的应用和处理结果
downloads.json   您下载过的资源
ratings.json     您的评分和评论
collection.json  您的收藏
opinions.json    您对知识文章的评价
articles.json    您写过的知识文章
videos-watched.json 您看过的视频和看到的位置
reports.json     您举报过的问题
notices.json     您收到的通知
notice-settings.json 您选择的通知方式
projects.json 您参与的项目
project-notes.json 您写的项目笔记
list-views.json 您在管理后台保存的列表视图
environment.json 您填写的运行环境
exports.json     数据导出记录

密码、验证码和登录凭证只以散列值保存，无法还原，因此不在其中。
`,
  'zh-TW': `我們保存的關於您的全部資料

每個檔案是 JSON 格式的文字，用任何文字編輯器都能開啟。時間均為世界協調時間（UTC）。

account.json     帳號資訊
roles.json       角色
identities.json  綁定的第三方帳號
agreements.json  您同意過的協議、版本和時間
sessions.json    登入過的裝置
sign-ins.json    登入記錄
messages.json    寄給您的簡訊和郵件（地址已遮蔽，內容不保存）
feedback.json    您提交的意見回饋
uploads.json     您上傳的內容
files.json       您上傳的檔案；檔案本身在 files 資料夾裡，超過 4 GB 時只放較新的
submissions.json 您的草稿和投稿，以及它們的狀態
app-submissions.json 您的應用草稿和提交，以及它們的狀態
review-messages.json 您寫給審核員或作者的留言
publisher.json   您作為應用發布者的資料
installations.json 您申請安裝的應用和處理結果
downloads.json   您下載過的資源
ratings.json     您的評分和評論
collection.json  您的收藏
opinions.json    您對知識文章的評價
articles.json    您寫過的知識文章
videos-watched.json 您看過的影片和看到的位置
reports.json     您檢舉過的問題
notices.json     您收到的通知
notice-settings.json 您選擇的通知方式
projects.json 您參與的專案
project-notes.json 您寫的專案筆記
list-views.json 您在管理後台儲存的清單檢視
environment.json 您填寫的執行環境
exports.json     資料匯出記錄

密碼、驗證碼和登入憑證只以雜湊值保存，無法還原，因此不在其中。
`,
  en: `Everything we keep about you

Each file is text in the JSON format, which any text editor opens. Times are in UTC.

account.json     your account
roles.json       your roles
identities.json  outside accounts you connected
agreements.json  what you agreed to, which version and when
sessions.json    devices you signed in with
sign-ins.json    the log of your sign-ins
messages.json    text messages and mails sent to you (addresses masked, contents not kept)
feedback.json    feedback you gave
uploads.json     what you uploaded
files.json       your uploaded files; the files themselves are in the folder files, beyond 4 GB only the newer ones
submissions.json your drafts and what you handed in, with their states
app-submissions.json your apps, drafts and handed in, with their states
review-messages.json what you wrote to reviewers or authors
publisher.json   what you say about yourself as a publisher of apps
installations.json apps you asked to have installed, and what became of it
downloads.json   resources you downloaded
ratings.json     your ratings and what you wrote with them
collection.json  what you collected
opinions.json    whether articles helped you, and why not
articles.json    articles you wrote
videos-watched.json the videos you watched, and how far
reports.json     problems you reported
notices.json     notices you received
notice-settings.json how you want to be told
projects.json projects you are in
project-notes.json notes you wrote in projects
list-views.json views of management lists that you kept
environment.json what you run the product on
exports.json     exports of your data

Passwords, codes and sign-in tokens are kept as hashes only, from which nobody can restore them; they are not here.
`,
}
