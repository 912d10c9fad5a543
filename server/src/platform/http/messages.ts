import type { FailureName } from '@atrium/contract/errors'
import type { Language } from '@atrium/contract/languages'

/** What happened, and what to do next. */
export const messages: Record<FailureName, Record<Language, string>> = {
  internal: {
    'zh-CN': '服务器出错了，问题已记录。请稍后再试',
    'zh-TW': '伺服器發生錯誤，問題已記錄。請稍後再試',
    en: 'Something failed on our side and was recorded. Please try again later.',
  },
  invalid_input: {
    'zh-CN': '有一项内容填写不正确，请检查后再提交',
    'zh-TW': '有一項內容填寫不正確，請檢查後再送出',
    en: 'One entry is not right. Please check it and send again.',
  },
  not_logged_in: {
    'zh-CN': '你还没有登录，或登录已过期。请登录后继续',
    'zh-TW': '你尚未登入，或登入已過期。請登入後繼續',
    en: 'You are not signed in, or your sign-in has expired. Sign in to continue.',
  },
  not_allowed: {
    'zh-CN': '这扇门没有为你打开。需要时请联系管理员',
    'zh-TW': '這扇門沒有為你打開。需要時請聯絡管理員',
    en: 'This door is not open to you. Ask an administrator if you need it.',
  },
  forged: {
    'zh-CN': '无法确认请求来自本站。请刷新页面后重试',
    'zh-TW': '無法確認請求來自本站。請重新整理後再試',
    en: 'We could not tell that this request came from our page. Reload the page and try again.',
  },
  conflict: {
    'zh-CN': '内容已被改动或已经存在。请刷新后再操作',
    'zh-TW': '內容已被更動或已經存在。請重新整理後再操作',
    en: 'This was changed or exists already. Reload and try again.',
  },
  too_large: {
    'zh-CN': '提交的内容太大。请缩小后再提交',
    'zh-TW': '送出的內容太大。請縮小後再送出',
    en: 'What you sent is too large. Make it smaller and send again.',
  },
  not_found: {
    'zh-CN': '这份资源不在了。可以回到列表看看别的',
    'zh-TW': '這份資源不在了。可以回到列表看看其他的',
    en: 'This item is no longer here. Go back to the list to see others.',
  },
  unknown_call: {
    'zh-CN': '没有这个接口。请查看接口文档',
    'zh-TW': '沒有這個介面。請查看介面文件',
    en: 'There is no such call. Please see the reference.',
  },
  too_many_requests: {
    'zh-CN': '操作太频繁了。请稍等片刻再试',
    'zh-TW': '操作太頻繁了。請稍候再試',
    en: 'That was too often. Please wait a moment and try again.',
  },
  too_slow: {
    'zh-CN': '网络超时，请重试',
    'zh-TW': '網路逾時，請重試',
    en: 'The network timed out. Please try again.',
  },
  unavailable: {
    'zh-CN': '服务暂时不可用，正在恢复。请稍后再试',
    'zh-TW': '服務暫時無法使用，正在恢復。請稍後再試',
    en: 'The service is not available just now and is recovering. Please try again shortly.',
  },
}
