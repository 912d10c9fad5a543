import type { Language } from '@atrium/contract/languages'
import { type NoticeTopic, topicOf } from '@atrium/contract/notice/kinds'
import type { NoticeView } from '@atrium/contract/notice/notice'
import { noticeWords } from '@atrium/contract/notice/texts'
import type { NoticeReport } from '../message/message.report.ts'

type NoticeLetterTexts = Record<Language, string>

/** In the order of a digest: what people must act on first. */
const topics: Record<NoticeTopic, NoticeLetterTexts> = {
  withdrawn: { 'zh-CN': '撤下与停用', 'zh-TW': '撤下與停用', en: 'Withdrawn or deprecated' },
  new_version: { 'zh-CN': '新版本', 'zh-TW': '新版本', en: 'New versions' },
  upload: { 'zh-CN': '上传与文章', 'zh-TW': '上傳與文章', en: 'Uploads and articles' },
  feedback: { 'zh-CN': '意见反馈', 'zh-TW': '意見回饋', en: 'Feedback' },
  project: { 'zh-CN': '项目', 'zh-TW': '專案', en: 'Projects' },
  installation: { 'zh-CN': '安装申请', 'zh-TW': '安裝申請', en: 'Installation requests' },
  portal: { 'zh-CN': '管理员消息', 'zh-TW': '管理員訊息', en: 'From administrators' },
  announcement: { 'zh-CN': '公告', 'zh-TW': '公告', en: 'Announcements' },
}
const digestOrder = Object.keys(topics) as NoticeTopic[]
const digestSubject: NoticeLetterTexts = {
  'zh-CN': '通知摘要：{count} 条新通知',
  'zh-TW': '通知摘要：{count} 則新通知',
  en: 'Your daily digest: new notifications: {count}',
}
const view: NoticeLetterTexts = { 'zh-CN': '查看详情', 'zh-TW': '查看詳情', en: 'View details' }
const viewAll: NoticeLetterTexts = { 'zh-CN': '查看全部通知', 'zh-TW': '查看全部通知', en: 'View all notifications' }
const viewMore: NoticeLetterTexts = {
  'zh-CN': '还有 {count} 条，查看全部',
  'zh-TW': '還有 {count} 則，查看全部',
  en: 'View all ({count} more)',
}
const choose: NoticeLetterTexts = {
  'zh-CN': '管理通知设置',
  'zh-TW': '管理通知設定',
  en: 'Manage notification settings',
}
const stop: NoticeLetterTexts = {
  'zh-CN': '退订“{topic}”邮件',
  'zh-TW': '退訂「{topic}」電子郵件',
  en: 'Unsubscribe from “{topic}”',
}
const stopDaily: NoticeLetterTexts = {
  'zh-CN': '退订通知摘要',
  'zh-TW': '退訂通知摘要',
  en: 'Unsubscribe from the daily digest',
}

/** One notice, one letter. */
export function noticeLetter(notice: NoticeView, language: Language, unsubscribe: string): NoticeReport {
  const { title, text } = noticeWords(language, notice)
  const colon = language === 'en' ? ': ' : '：'
  const topic = topics[topicOf(notice.kind)][language]
  return {
    subject: `${title}${colon}${text}`,
    heading: title,
    lead: text,
    quote: notice.quote,
    groups: [],
    onward: { text: view[language], address: notice.address },
    closing: closing(language, stop[language].replace('{topic}', topic), unsubscribe),
    unsubscribe,
  }
}

/** The notices of a day by topic, newest first within each; `count` may exceed the number of listed notices. */
export function digestLetter(
  notices: NoticeView[],
  count: number,
  language: Language,
  unsubscribe: string,
): NoticeReport {
  const groups = digestOrder.flatMap((topic) => {
    const mine = notices.filter(({ kind }) => topicOf(kind) === topic)
    const entries = mine.map((notice) => ({
      ...noticeWords(language, notice),
      quote: notice.quote,
      address: notice.address,
    }))
    return entries.length > 0 ? [{ heading: topics[topic][language], entries }] : []
  })
  const left = count - notices.length
  const subject = counted(digestSubject, language, count)
  return {
    subject,
    heading: subject,
    lead: null,
    quote: null,
    groups,
    onward: {
      text: left > 0 ? counted(viewMore, language, left) : viewAll[language],
      address: '/person-center/person-notice',
    },
    closing: closing(language, stopDaily[language], unsubscribe),
    unsubscribe,
  }
}

function closing(language: Language, stopping: string, unsubscribe: string) {
  return [
    { text: choose[language], address: '/person-center/person-notice/settings' },
    { text: stopping, address: unsubscribe },
  ]
}

function counted(words: NoticeLetterTexts, language: Language, count: number): string {
  return words[language].replace('{count}', new Intl.NumberFormat(language).format(count))
}
