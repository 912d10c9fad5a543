import type { Language } from '../languages.ts'
import type { NoticeKind } from './kinds.ts'

/** What a notice says beside the title of what it is about: the same in the portal and in mails, so written once. */
const words: Record<NoticeKind, Record<Language, string>> = {
  resource_new_version: {
    'zh-CN': '有新版本 {version}',
    'zh-TW': '有新版本 {version}',
    en: 'Version {version} is out',
  },
  app_new_version: { 'zh-CN': '有新版本 {version}', 'zh-TW': '有新版本 {version}', en: 'Version {version} is out' },
  resource_deprecated: {
    'zh-CN': '{version} 版不再推荐使用',
    'zh-TW': '{version} 版不再建議使用',
    en: 'Version {version} is no longer recommended',
  },
  resource_withdrawn: {
    'zh-CN': '{version} 版已撤下，请停止使用',
    'zh-TW': '{version} 版已撤下，請停止使用',
    en: 'Version {version} was withdrawn: please stop using it',
  },
  app_deprecated: {
    'zh-CN': '{version} 版不再推荐使用',
    'zh-TW': '{version} 版不再建議使用',
    en: 'Version {version} is no longer recommended',
  },
  app_withdrawn: {
    'zh-CN': '{version} 版已撤下，请停止使用',
    'zh-TW': '{version} 版已撤下，請停止使用',
    en: 'Version {version} was withdrawn: please stop using it',
  },
  submission_published: {
    'zh-CN': '审核通过，{version} 版已发布',
    'zh-TW': '審核通過，{version} 版已發布',
    en: 'Approved: version {version} is published',
  },
  submission_changes_asked: {
    'zh-CN': '审核员希望修改后再提交',
    'zh-TW': '審核員希望修改後再提交',
    en: 'The reviewer asks for changes',
  },
  submission_deprecated: {
    'zh-CN': '{version} 版被标为不再推荐',
    'zh-TW': '{version} 版被標為不再建議',
    en: 'Version {version} was marked as no longer recommended',
  },
  submission_withdrawn: {
    'zh-CN': '上传的版本已被撤下',
    'zh-TW': '上傳的版本已被撤下',
    en: 'The version you uploaded was withdrawn',
  },
  app_submission_published: {
    'zh-CN': '审核通过，{version} 版已上架',
    'zh-TW': '審核通過，{version} 版已上架',
    en: 'Approved: version {version} is in the store',
  },
  app_submission_changes_asked: {
    'zh-CN': '审核员希望修改后再提交',
    'zh-TW': '審核員希望修改後再提交',
    en: 'The reviewer asks for changes',
  },
  app_submission_deprecated: {
    'zh-CN': '{version} 版被标为不再推荐',
    'zh-TW': '{version} 版被標為不再建議',
    en: 'Version {version} was marked as no longer recommended',
  },
  app_submission_withdrawn: {
    'zh-CN': '提交的版本已被下架',
    'zh-TW': '提交的版本已被下架',
    en: 'The version you submitted was withdrawn',
  },
  article_published: {
    'zh-CN': '审核通过，文章已发布',
    'zh-TW': '審核通過，文章已發布',
    en: 'Approved: the article is published',
  },
  article_changes_asked: {
    'zh-CN': '审核员希望修改后再提交',
    'zh-TW': '審核員希望修改後再提交',
    en: 'The reviewer asks for changes',
  },
  article_deprecated: {
    'zh-CN': '文章被标为过时',
    'zh-TW': '文章被標為過時',
    en: 'The article was marked as out of date',
  },
  article_withdrawn: { 'zh-CN': '文章已被撤下', 'zh-TW': '文章已被撤下', en: 'The article was withdrawn' },
  article_verify: {
    'zh-CN': '到了核对的日子（{day}），请确认内容仍然正确',
    'zh-TW': '到了核對的日子（{day}），請確認內容仍然正確',
    en: 'Due to be verified since {day}: is it still correct?',
  },
  feedback_answered: {
    'zh-CN': '意见反馈有了新的回复',
    'zh-TW': '意見回饋有了新的回覆',
    en: 'Your feedback has a new answer',
  },
  feedback_shipped: {
    'zh-CN': '反馈的问题已在 {version} 版中解决',
    'zh-TW': '回饋的問題已在 {version} 版中解決',
    en: 'What you asked for is in version {version}',
  },
  report_acted: {
    'zh-CN': '举报的问题已查实并处理，谢谢',
    'zh-TW': '檢舉的問題已查實並處理，謝謝',
    en: 'What you reported was confirmed and dealt with: thank you',
  },
  report_dismissed: {
    'zh-CN': '举报的问题已查看，未发现需要处理的情况',
    'zh-TW': '檢舉的問題已查看，未發現需要處理的情況',
    en: 'What you reported was looked into: nothing needed to be done',
  },
  project_mention: {
    'zh-CN': '{person}在项目笔记里提到了你',
    'zh-TW': '{person}在專案筆記裡提到了你',
    en: '{person} mentioned you in a note of the project',
  },
  project_invitation: {
    'zh-CN': '{person}邀请你加入项目',
    'zh-TW': '{person}邀請你加入專案',
    en: '{person} invites you to the project',
  },
  installation_accepted: {
    'zh-CN': '安装申请已受理，正在安排',
    'zh-TW': '安裝申請已受理，正在安排',
    en: 'Your request to install it was accepted',
  },
  installation_declined: {
    'zh-CN': '安装申请未通过，点开看原因',
    'zh-TW': '安裝申請未通過，點開看原因',
    en: 'Your request to install it was declined: see why',
  },
  installation_installed: { 'zh-CN': '已安装完成', 'zh-TW': '已安裝完成', en: 'It is installed' },
  staff_message: {
    'zh-CN': '门户管理人员发来的通知',
    'zh-TW': '入口網站管理人員發來的通知',
    en: 'A message from those who run the portal',
  },
  announcement: { 'zh-CN': '新的公告', 'zh-TW': '新的公告', en: 'A new announcement' },
}

/** Where something is gone that a notice was about. */
const gone: Record<Language, string> = {
  'zh-CN': '已移除的内容',
  'zh-TW': '已移除的內容',
  en: 'Something removed since',
}
const unnamedPerson: Record<Language, string> = { 'zh-CN': '有人', 'zh-TW': '有人', en: 'Somebody' }

interface NoticeFacts {
  kind: NoticeKind
  title: string | null
  version: string | null
  person: string | null
  day: string | null
  reason: string | null
}

export function noticeWords(
  language: Language,
  { kind, title, reason, ...facts }: NoticeFacts,
): { title: string; text: string } {
  const values = { ...facts, person: facts.person ?? unnamedPerson[language] }
  const text = words[kind][language].replace(
    /\{(version|person|day)\}/g,
    (_, name: 'version' | 'person' | 'day') => values[name] ?? '',
  )
  return { title: title ?? gone[language], text: reason ? text + (language === 'en' ? ': ' : '：') + reason : text }
}
