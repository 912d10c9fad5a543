import type { Language } from '@atrium/contract/languages'
import type { Notice } from '@atrium/contract/notice'
import { type NoticeTopic, topicNames, topicOf } from '@atrium/contract/notice-kinds'
import { noticeWords } from '@atrium/contract/notice-words'
import type { Report } from '../message/message.report.ts'

type Words = Record<Language, string>

const headings: Record<NoticeTopic, Words> = {
  withdrawn: { 'zh-CN': '撤下与不再推荐', 'zh-TW': '撤下與不再建議', en: 'Withdrawn or no longer recommended' },
  new_version: { 'zh-CN': '新版本', 'zh-TW': '新版本', en: 'New versions' },
  upload: { 'zh-CN': '上传与文章', 'zh-TW': '上傳與文章', en: 'Uploads and articles' },
  feedback: { 'zh-CN': '意见反馈', 'zh-TW': '意見回饋', en: 'Feedback' },
  project: { 'zh-CN': '项目', 'zh-TW': '專案', en: 'Projects' },
  installation: { 'zh-CN': '应用安装', 'zh-TW': '應用程式安裝', en: 'Installations' },
}
const digestSubject: Words = {
  'zh-CN': '今天的通知：{count} 条',
  'zh-TW': '今天的通知：{count} 則',
  en: 'Your notices today: {count}',
}
const more: Words = {
  'zh-CN': '还有 {count} 条，到个人中心查看',
  'zh-TW': '還有 {count} 則，到個人中心查看',
  en: '{count} more in your personal centre',
}
const choose: Words = { 'zh-CN': '选择接收哪些通知', 'zh-TW': '選擇接收哪些通知', en: 'Choose what you are told' }
const stop: Words = { 'zh-CN': '不再接收这类邮件', 'zh-TW': '不再接收這類郵件', en: 'Stop mails like this one' }

const settingsAddress = '/person-center/person-notice/settings'

/** One notice, one letter. */
export function noticeLetter(notice: Notice, language: Language, unsubscribe: string): Report {
  const { title, text } = noticeWords(language, notice)
  const colon = language === 'en' ? ': ' : '：'
  return {
    subject: `${title}${colon}${text}`,
    groups: [{ heading: null, entries: [{ title, text, address: notice.address }] }],
    closing: closing(language, unsubscribe),
    unsubscribe,
  }
}

/** The notices of a day by topic, newest first within each; `count` may be more than are told one by one. */
export function digestLetter(notices: Notice[], count: number, language: Language, unsubscribe: string): Report {
  const groups = topicNames.flatMap((topic) => {
    const mine = notices.filter(({ kind }) => topicOf(kind) === topic)
    const entries = mine.map((notice) => ({ ...noticeWords(language, notice), address: notice.address }))
    return entries.length > 0 ? [{ heading: headings[topic][language], entries }] : []
  })
  const left = count - notices.length
  const rest = left > 0 ? [{ text: counted(more, language, left), address: '/person-center/person-notice' }] : []
  return {
    subject: counted(digestSubject, language, count),
    groups,
    closing: [...rest, ...closing(language, unsubscribe)],
    unsubscribe,
  }
}

function closing(language: Language, unsubscribe: string) {
  return [
    { text: choose[language], address: settingsAddress },
    { text: stop[language], address: unsubscribe },
  ]
}

function counted(words: Words, language: Language, count: number): string {
  return words[language].replace('{count}', new Intl.NumberFormat(language).format(count))
}
