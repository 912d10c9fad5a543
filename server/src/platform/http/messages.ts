import type { FailureName } from '@atrium/contract/errors'
import type { Language } from '@atrium/contract/languages'

/** What happened, and what to do next. */
export const messages: Record<FailureName, Record<Language, string>> = {
  internal: {
    'zh-CN': '服务器出错，问题已记录。请稍后再试',
    'zh-TW': '伺服器發生錯誤，問題已記錄。請稍後再試',
    en: 'Something went wrong on our side. We’ve logged it. Please try again later.',
  },
  invalid_input: {
    'zh-CN': '有内容填写有误，请检查后再提交',
    'zh-TW': '有內容填寫有誤，請檢查後再送出',
    en: 'Something you entered isn’t valid. Check it and try again.',
  },
  not_logged_in: {
    'zh-CN': '你还没有登录，或登录已过期。请登录后继续',
    'zh-TW': '你尚未登入，或登入已過期。請登入後繼續',
    en: 'You’re not signed in, or your session has expired. Sign in to continue.',
  },
  not_allowed: {
    'zh-CN': '你没有访问权限。如有需要，请联系管理员',
    'zh-TW': '你沒有存取權限。如有需要，請聯絡管理員',
    en: 'You don’t have access to this. If you need it, ask an administrator.',
  },
  csrf_rejected: {
    'zh-CN': '无法确认请求来自本站。请刷新页面后重试',
    'zh-TW': '無法確認請求來自本站。請重新整理後再試',
    en: 'We couldn’t confirm that this request came from our site. Reload the page and try again.',
  },
  conflict: {
    'zh-CN': '内容已被他人修改或已经存在。请刷新后重试',
    'zh-TW': '內容已被他人修改或已經存在。請重新整理後再試',
    en: 'This has changed in the meantime or already exists. Reload the page and try again.',
  },
  too_large: {
    'zh-CN': '提交的内容太大。请精简后再提交',
    'zh-TW': '送出的內容太大。請精簡後再送出',
    en: 'That’s too large to send. Make it smaller and try again.',
  },
  not_found: {
    'zh-CN': '内容不存在或已撤下。可以返回列表看看别的',
    'zh-TW': '內容不存在或已撤下。可以返回清單看看其他的',
    en: 'This doesn’t exist or has been withdrawn. Go back to the list to find something else.',
  },
  unknown_call: {
    'zh-CN': '没有这个接口。请查看接口文档',
    'zh-TW': '沒有這個 API。請查看 API 文件',
    en: 'There’s no such endpoint. See the API reference.',
  },
  wrong_credentials: {
    'zh-CN': '账号或密码不对。可以改用验证码登录，或找回密码',
    'zh-TW': '帳號或密碼不對。可以改用驗證碼登入，或找回密碼',
    en: 'The account or password is incorrect. You can sign in with a verification code instead, or reset your password.',
  },
  wrong_code: {
    'zh-CN': '验证码不对或已失效。请核对，或重新获取一个',
    'zh-TW': '驗證碼不對或已失效。請核對，或重新取得一個',
    en: 'The verification code is incorrect or has expired. Check it or get a new one.',
  },
  challenge_needed: {
    'zh-CN': '尝试次数过多，请先完成安全验证',
    'zh-TW': '嘗試次數過多，請先完成安全驗證',
    en: 'Too many attempts. Complete a quick security check first.',
  },
  confirm_needed: {
    'zh-CN': '为了账号安全，请先确认是你本人',
    'zh-TW': '為了帳號安全，請先確認是你本人',
    en: 'To keep your account safe, confirm it’s you first.',
  },
  last_way_in: {
    'zh-CN': '这是你唯一的登录方式。请先绑定另一种再解绑',
    'zh-TW': '這是你唯一的登入方式。請先綁定另一種再解除綁定',
    en: 'This is your only sign-in method. Add another one before you remove it.',
  },
  common_password: {
    'zh-CN': '这个密码太常见，很容易被猜到。请换一个',
    'zh-TW': '這個密碼太常見，很容易被猜到。請換一個',
    en: 'This password is too common and easy to guess. Choose another one.',
  },
  provider_refused: {
    'zh-CN': '对方没有确认你的登录。请重试，或改用其他方式',
    'zh-TW': '對方沒有確認你的登入。請重試，或改用其他方式',
    en: 'The other site didn’t confirm your sign-in. Try again, or use another sign-in method.',
  },
  number_not_served: {
    'zh-CN': '暂时无法向这个号码发送短信。请检查号码，或改用邮箱',
    'zh-TW': '暫時無法向這個號碼傳送簡訊。請檢查號碼，或改用電子郵件',
    en: 'We can’t send text messages to this number right now. Check it, or use an email address.',
  },
  too_many_requests: {
    'zh-CN': '操作太频繁。请稍后再试',
    'zh-TW': '操作太頻繁。請稍後再試',
    en: 'Too many requests. Wait a moment and try again.',
  },
  too_slow: {
    'zh-CN': '网络超时，请重试',
    'zh-TW': '網路逾時，請重試',
    en: 'The network timed out. Please try again.',
  },
  no_room: {
    'zh-CN': '空间不足。请删除不需要的文件后再上传',
    'zh-TW': '空間不足。請刪除不需要的檔案後再上傳',
    en: 'You’re out of storage space. Delete files you no longer need, then upload again.',
  },
  last_administrator: {
    'zh-CN': '至少要保留一位超级管理员。请先把这个角色给另一个人',
    'zh-TW': '至少要保留一位超級管理員。請先把這個角色給另一個人',
    en: 'At least one super administrator must remain. Give someone else that role first.',
  },
  already_done: {
    'zh-CN': '这一步已经完成。请刷新页面查看结果',
    'zh-TW': '這一步已經完成。請重新整理頁面查看結果',
    en: 'This has already been done. Reload the page to see the result.',
  },
  own_submission: {
    'zh-CN': '不能发布自己提交的内容，请其他审核员审核',
    'zh-TW': '不能發布自己提交的內容，請其他審核員審核',
    en: 'You can’t publish your own submission. Ask another reviewer to approve it.',
  },
  claimed_by_colleague: {
    'zh-CN': '另一位审核员正在审核这份内容。接过来之后才能处理',
    'zh-TW': '另一位審核員正在審核這份內容。接過來之後才能處理',
    en: 'Another reviewer has claimed this. Take it over before you decide.',
  },
  checks_not_passed: {
    'zh-CN': '自动检查没有全部通过，请打开单独审核',
    'zh-TW': '自動檢查沒有全部通過，請打開單獨審核',
    en: 'Not every automatic check has passed. Open it and review it by itself.',
  },
  draft_open: {
    'zh-CN': '这篇文章有未发布的草稿。请先发布或放弃草稿，再采纳投稿',
    'zh-TW': '這篇文章有未發布的草稿。請先發布或捨棄草稿，再採納投稿',
    en: 'This article has a draft in progress. Publish or discard the draft first, then accept the proposal.',
  },
  view_only: {
    'zh-CN': '你的角色在这个页面只能查看，不能修改。需要修改时，请联系负责角色与权限的同事',
    'zh-TW': '你的角色在這個頁面只能查看，不能修改。需要修改時，請聯絡負責角色與權限的同事',
    en: 'Your role can view this page but not change anything on it. If you need to, ask whoever manages roles.',
  },
  beyond_own_rights: {
    'zh-CN': '不能授予自己没有的权限。请只勾选自己能打开并能修改的页面',
    'zh-TW': '不能授予自己沒有的權限。請只勾選自己能打開並能修改的頁面',
    en: 'You can’t grant rights you don’t have. Choose only pages that you can open and change yourself.',
  },
  role_in_use: {
    'zh-CN': '还有人在使用这个角色。请先为他们换一个角色，再删除',
    'zh-TW': '還有人在使用這個角色。請先為他們換一個角色，再刪除',
    en: 'People still have this role. Give them another one first, then delete it.',
  },
  duties_combined: {
    'zh-CN': '三员分立：同一个人或同一个角色不能同时拥有系统、安全、审计中两类职责的页面。请分给不同的人或角色',
    'zh-TW': '三員分立：同一個人或同一個角色不能同時擁有系統、安全、稽核中兩類職責的頁面。請分給不同的人或角色',
    en: 'Duties are separated: no person and no role can combine pages of system, security and audit administration. Give them to different people or roles.',
  },
  duties_separated: {
    'zh-CN': '三员分立已启用：没有超级管理员，三个角色的页面也不能修改。恢复或结束由运维在服务器的命令行执行',
    'zh-TW': '三員分立已啟用：沒有超級管理員，三個角色的頁面也不能修改。恢復或結束由維運在伺服器的命令列執行',
    en: 'Duties are separated: there is no super administrator, and the pages of the three roles can’t be changed. Only an operator can recover or end this, on the server’s command line.',
  },
  last_duty_holder: {
    'zh-CN': '三员分立期间，系统管理员、安全管理员、安全审计员各要保留至少一位。请先把这个角色给另一个人',
    'zh-TW': '三員分立期間，系統管理員、安全管理員、安全稽核員各要保留至少一位。請先把這個角色給另一個人',
    en: 'While duties are separated, each of the three roles needs at least one person. Give someone else the role first.',
  },
  viewing_as_role: {
    'zh-CN': '你正在以角色查看，不能修改任何内容。请先退出查看（按 Esc），再操作',
    'zh-TW': '你正在以角色檢視，不能修改任何內容。請先結束檢視（按 Esc），再操作',
    en: 'You’re viewing as a role, so nothing can be changed. Leave the view first (press Esc), then try again.',
  },
  approval_in_effect: {
    'zh-CN': '通过已经生效，不能再撤销。需要收回时，请把这个版本撤下并说明原因',
    'zh-TW': '核准已經生效，不能再復原。需要收回時，請把這個版本撤下並說明原因',
    en: 'The approval has taken effect and can no longer be undone. To take it back, withdraw the version and give a reason.',
  },
  unavailable: {
    'zh-CN': '服务暂时不可用，正在恢复。请稍后再试',
    'zh-TW': '服務暫時無法使用，正在恢復。請稍後再試',
    en: 'The service is temporarily unavailable. Please try again in a moment.',
  },
}
