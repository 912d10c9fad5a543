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
  csrf_rejected: {
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
    'zh-CN': '内容不存在或已下架。可以回到列表看看别的',
    'zh-TW': '內容不存在或已下架。可以回到列表看看其他的',
    en: 'This content does not exist or was withdrawn. Go back to the list to see others.',
  },
  unknown_call: {
    'zh-CN': '没有这个接口。请查看接口文档',
    'zh-TW': '沒有這個介面。請查看介面文件',
    en: 'There is no such call. Please see the reference.',
  },
  wrong_credentials: {
    'zh-CN': '账号或密码不对。可以改用验证码登录，或找回密码',
    'zh-TW': '帳號或密碼不對。可以改用驗證碼登入，或找回密碼',
    en: 'The account or the password is not right. You can sign in with a code instead, or reset the password.',
  },
  wrong_code: {
    'zh-CN': '验证码不对或已失效。请核对，或重新获取一个',
    'zh-TW': '驗證碼不對或已失效。請核對，或重新取得一個',
    en: 'The code is wrong or no longer valid. Check it, or get a new one.',
  },
  challenge_needed: {
    'zh-CN': '尝试次数较多，需要先完成一次安全验证',
    'zh-TW': '嘗試次數較多，需要先完成一次安全驗證',
    en: 'There were many tries from here. A short security check is needed first.',
  },
  confirm_needed: {
    'zh-CN': '为了安全，请先确认是你本人',
    'zh-TW': '為了安全，請先確認是你本人',
    en: 'For your safety, please confirm first that it is you.',
  },
  last_way_in: {
    'zh-CN': '这是你唯一的登录方式。请先绑定另一种，再解除它',
    'zh-TW': '這是你唯一的登入方式。請先綁定另一種，再解除它',
    en: 'This is your only way to sign in. Add another one before you remove it.',
  },
  common_password: {
    'zh-CN': '这个密码太常见，很容易被猜到。请换一个',
    'zh-TW': '這個密碼太常見，很容易被猜到。請換一個',
    en: 'This password is a common one and easy to guess. Please choose another.',
  },
  provider_refused: {
    'zh-CN': '对方没有确认你的登录。请重试，或改用其他方式',
    'zh-TW': '對方沒有確認你的登入。請重試，或改用其他方式',
    en: 'The other site did not confirm your sign-in. Try again, or use another way.',
  },
  number_not_served: {
    'zh-CN': '暂时不能向这个号码发送短信。请检查号码，或改用邮箱',
    'zh-TW': '暫時不能向這個號碼傳送簡訊。請檢查號碼，或改用電子郵件',
    en: 'We cannot send messages to this number. Check it, or use an email address.',
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
  no_room: {
    'zh-CN': '你的空间不够了。删除不再需要的文件后再上传',
    'zh-TW': '你的空間不夠了。刪除不再需要的檔案後再上傳',
    en: 'Your room for files is used up. Remove files you no longer need, then upload again.',
  },
  last_administrator: {
    'zh-CN': '这样就没有人能管理用户和角色了。请先让另一位管理员拥有这两个页面',
    'zh-TW': '這樣就沒有人能管理使用者和角色了。請先讓另一位管理員擁有這兩個頁面',
    en: 'Nobody could manage users and roles any more. Give another administrator both screens first.',
  },
  already_done: {
    'zh-CN': '这一步之前已经完成。请刷新页面查看结果',
    'zh-TW': '這一步之前已經完成。請重新整理頁面查看結果',
    en: 'This was already done. Reload the page to see the result.',
  },
  own_submission: {
    'zh-CN': '不能发布自己提交的内容，请由其他审核人员审核',
    'zh-TW': '不能發布自己提交的內容，請由其他審核人員審核',
    en: 'You can’t publish your own submission. Ask another reviewer to approve it.',
  },
  draft_open: {
    'zh-CN': '这篇文章有一份正在写的草稿。请先发布或丢弃草稿，再采纳这份投稿',
    'zh-TW': '這篇文章有一份正在寫的草稿。請先發布或捨棄草稿，再採納這份投稿',
    en: 'This article has a draft in progress. Publish or discard the draft first, then accept the proposal.',
  },
  unavailable: {
    'zh-CN': '服务暂时不可用，正在恢复。请稍后再试',
    'zh-TW': '服務暫時無法使用，正在恢復。請稍後再試',
    en: 'The service is not available just now and is recovering. Please try again shortly.',
  },
}
