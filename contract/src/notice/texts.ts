import type { Language } from '../languages.ts'
import type { NoticeKind } from './kinds.ts'

const commented: Record<Language, string> = {
  'zh-CN': '审核员留言',
  'zh-TW': '審核員留言',
  en: 'The reviewer sent you a message',
}
const replied: Record<Language, string> = {
  'zh-CN': '{person}回复了审核意见',
  'zh-TW': '{person}回覆了審核意見',
  en: '{person} replied to the review',
}

/** What a notice says beside the title of what it is about: the same in the portal and in mails, so written once. */
const words: Record<NoticeKind, Record<Language, string>> = {
  resource_new_version: {
    'zh-CN': '有新版本 {version}',
    'zh-TW': '有新版本 {version}',
    en: 'Version {version} is available',
  },
  app_new_version: {
    'zh-CN': '有新版本 {version}',
    'zh-TW': '有新版本 {version}',
    en: 'Version {version} is available',
  },
  resource_deprecated: {
    'zh-CN': '{version} 版已停用，不再推荐使用',
    'zh-TW': '{version} 版已停用，不再建議使用',
    en: 'Version {version} is deprecated and no longer recommended',
  },
  resource_withdrawn: {
    'zh-CN': '{version} 版已撤下，请停止使用',
    'zh-TW': '{version} 版已撤下，請停止使用',
    en: 'Version {version} was withdrawn. Please stop using it.',
  },
  app_deprecated: {
    'zh-CN': '{version} 版已停用，不再推荐使用',
    'zh-TW': '{version} 版已停用，不再建議使用',
    en: 'Version {version} is deprecated and no longer recommended',
  },
  app_withdrawn: {
    'zh-CN': '{version} 版已撤下，请停止使用',
    'zh-TW': '{version} 版已撤下，請停止使用',
    en: 'Version {version} was withdrawn. Please stop using it.',
  },
  submission_published: {
    'zh-CN': '审核通过，{version} 版已发布',
    'zh-TW': '審核通過，{version} 版已發布',
    en: 'Approved: version {version} is now public',
  },
  submission_changes_asked: {
    'zh-CN': '请按审核意见修改后重新提交',
    'zh-TW': '請依審核意見修改後重新提交',
    en: 'The reviewer requested changes',
  },
  submission_deprecated: {
    'zh-CN': '{version} 版已停用',
    'zh-TW': '{version} 版已停用',
    en: 'Version {version} was marked as deprecated',
  },
  submission_withdrawn: {
    'zh-CN': '上传的版本已被撤下',
    'zh-TW': '上傳的版本已被撤下',
    en: 'The version you uploaded was withdrawn',
  },
  submission_commented: commented,
  submission_replied: replied,
  app_submission_published: {
    'zh-CN': '审核通过，{version} 版已上架',
    'zh-TW': '審核通過，{version} 版已上架',
    en: 'Approved: version {version} is now in the app store',
  },
  app_submission_changes_asked: {
    'zh-CN': '请按审核意见修改后重新提交',
    'zh-TW': '請依審核意見修改後重新提交',
    en: 'The reviewer requested changes',
  },
  app_submission_deprecated: {
    'zh-CN': '{version} 版已停用',
    'zh-TW': '{version} 版已停用',
    en: 'Version {version} was marked as deprecated',
  },
  app_submission_withdrawn: {
    'zh-CN': '提交的版本已被撤下',
    'zh-TW': '提交的版本已被撤下',
    en: 'The version you submitted was withdrawn',
  },
  app_submission_commented: commented,
  app_submission_replied: replied,
  article_published: {
    'zh-CN': '审核通过，文章已发布',
    'zh-TW': '審核通過，文章已發布',
    en: 'Approved: the article is now public',
  },
  article_changes_asked: {
    'zh-CN': '请按审核意见修改后重新提交',
    'zh-TW': '請依審核意見修改後重新提交',
    en: 'The reviewer requested changes',
  },
  article_deprecated: {
    'zh-CN': '文章已停用',
    'zh-TW': '文章已停用',
    en: 'The article was marked as deprecated',
  },
  article_withdrawn: { 'zh-CN': '文章已被撤下', 'zh-TW': '文章已被撤下', en: 'The article was withdrawn' },
  article_commented: commented,
  article_replied: replied,
  article_verify: {
    'zh-CN': '已到核对日期（{day}），请确认内容仍然正确',
    'zh-TW': '已到核對日期（{day}），請確認內容仍然正確',
    en: 'Due for verification on {day}. Please check that it’s still correct.',
  },
  feedback_answered: {
    'zh-CN': '意见反馈有新回复',
    'zh-TW': '意見回饋有新回覆',
    en: 'You have a reply to your feedback',
  },
  feedback_shipped: {
    'zh-CN': '反馈的问题已在 {version} 版解决',
    'zh-TW': '回饋的問題已在 {version} 版解決',
    en: 'Your feedback is resolved in version {version}',
  },
  report_acted: {
    'zh-CN': '你举报的问题已核实处理，感谢',
    'zh-TW': '你檢舉的問題已核實處理，感謝',
    en: 'We confirmed your report and took action. Thank you.',
  },
  report_dismissed: {
    'zh-CN': '你举报的问题已核查，未发现违规',
    'zh-TW': '你檢舉的問題已核查，未發現違規',
    en: 'We looked into your report and found nothing that needs action.',
  },
  project_mention: {
    'zh-CN': '{person}在项目笔记里提到了你',
    'zh-TW': '{person}在專案筆記裡提到了你',
    en: '{person} mentioned you in a project note',
  },
  project_invitation: {
    'zh-CN': '{person}邀请你加入项目',
    'zh-TW': '{person}邀請你加入專案',
    en: '{person} invited you to the project',
  },
  installation_accepted: {
    'zh-CN': '安装申请已受理，正在安排',
    'zh-TW': '安裝申請已受理，正在安排',
    en: 'Your installation request was accepted',
  },
  installation_declined: {
    'zh-CN': '安装申请未通过，请查看原因',
    'zh-TW': '安裝申請未通過，請查看原因',
    en: 'Your installation request was declined. Open it to see why.',
  },
  installation_installed: { 'zh-CN': '已安装', 'zh-TW': '已安裝', en: 'Installed' },
  staff_message: {
    'zh-CN': '管理员发来的消息',
    'zh-TW': '管理員傳來的訊息',
    en: 'A message from an administrator',
  },
  announcement: { 'zh-CN': '新公告', 'zh-TW': '新公告', en: 'New announcement' },
}

/** Where something is gone that a notice was about. */
const gone: Record<Language, string> = {
  'zh-CN': '已移除的内容',
  'zh-TW': '已移除的內容',
  en: 'Removed content',
}
const unnamedPerson: Record<Language, string> = { 'zh-CN': '有人', 'zh-TW': '有人', en: 'Someone' }

interface NoticeFacts {
  kind: NoticeKind
  title: string | null
  version: string | null
  person: string | null
  day: string | null
}

export function noticeWords(
  language: Language,
  { kind, title, ...facts }: NoticeFacts,
): { title: string; text: string } {
  const values = { ...facts, person: facts.person ?? unnamedPerson[language] }
  const text = words[kind][language].replace(
    /\{(version|person|day)\}/g,
    (_, name: 'version' | 'person' | 'day') => values[name] ?? '',
  )
  return { title: title ?? gone[language], text }
}
