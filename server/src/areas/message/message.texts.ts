import type { Language } from '@atrium/contract/languages'
import { z } from 'zod'

/** What is said to people. The values each asks for stand beside it. */
export const messageTemplateSchema = z.enum([
  'code',
  'password_changed',
  'password_reset',
  'account_opened',
  'sign_in_changed',
  'export_ready',
  'erasure_asked',
  'erased',
  'project_invited',
])
export type MessageTemplate = z.output<typeof messageTemplateSchema>

interface MessageText {
  subject: string
  paragraphs: readonly string[]
}

export const purposes: Record<string, Record<Language, string>> & { confirm: Record<Language, string> } = {
  login: { 'zh-CN': '登录', 'zh-TW': '登入', en: 'sign in' },
  register: { 'zh-CN': '注册', 'zh-TW': '註冊', en: 'register' },
  password: { 'zh-CN': '重设密码', 'zh-TW': '重設密碼', en: 'set a new password' },
  bind: { 'zh-CN': '绑定邮箱', 'zh-TW': '綁定電子郵件', en: 'add this address to your account' },
  confirm: { 'zh-CN': '确认身份', 'zh-TW': '確認身分', en: 'confirm it’s you' },
}

export const texts: Record<MessageTemplate, Record<Language, MessageText>> = {
  code: {
    'zh-CN': {
      subject: '{brand}验证码：{code}',
      paragraphs: [
        '你在{brand}{purpose}的验证码是：',
        '{code}',
        '十分钟内有效，只能用一次。请勿告诉任何人，我们的工作人员也不会向你索要。',
        '如果不是你本人操作，请忽略这封邮件。',
      ],
    },
    'zh-TW': {
      subject: '{brand}驗證碼：{code}',
      paragraphs: [
        '你在{brand}{purpose}的驗證碼是：',
        '{code}',
        '十分鐘內有效，只能用一次。請勿告訴任何人，我們的工作人員也不會向你索取。',
        '如果不是你本人操作，請忽略這封郵件。',
      ],
    },
    en: {
      subject: '{code} is your {brand} verification code',
      paragraphs: [
        'Enter this code at {brand} to {purpose}:',
        '{code}',
        'It expires in ten minutes and works once. Don’t share it with anyone. Our staff will never ask for it.',
        'If you didn’t request this code, you can ignore this email.',
      ],
    },
  },
  password_changed: {
    'zh-CN': {
      subject: '你的{brand}密码已更改',
      paragraphs: [
        '你的{brand}账号刚刚设置了新密码，其他设备都已退出登录。',
        '如果不是你本人操作，请立即用“忘记密码”重新设置： {login}',
      ],
    },
    'zh-TW': {
      subject: '你的{brand}密碼已變更',
      paragraphs: [
        '你的{brand}帳號剛剛設定了新密碼，其他裝置都已登出。',
        '如果不是你本人操作，請立即用「忘記密碼」重新設定： {login}',
      ],
    },
    en: {
      subject: 'Your {brand} password was changed',
      paragraphs: [
        'The password for your {brand} account was just changed, and your other devices were signed out.',
        'If this wasn’t you, reset it right away with “Forgot password?”: {login}',
      ],
    },
  },
  password_reset: {
    'zh-CN': {
      subject: '你的{brand}密码已被重置',
      paragraphs: [
        '管理员重置了你的{brand}密码，所有设备都已退出登录。',
        '请用验证码登录，或用“忘记密码”设置新密码： {login}',
        '如果不是你要求的，请联系管理员。',
      ],
    },
    'zh-TW': {
      subject: '你的{brand}密碼已被重設',
      paragraphs: [
        '管理員重設了你的{brand}密碼，所有裝置都已登出。',
        '請用驗證碼登入，或用「忘記密碼」設定新密碼： {login}',
        '如果不是你要求的，請聯絡管理員。',
      ],
    },
    en: {
      subject: 'Your {brand} password was reset',
      paragraphs: [
        'An administrator reset your {brand} password, and all your devices were signed out.',
        'Sign in with a verification code, or set a new password with “Forgot password?”: {login}',
        'If you didn’t ask for this, contact your administrator.',
      ],
    },
  },
  account_opened: {
    'zh-CN': {
      subject: '你的{brand}账号已开通',
      paragraphs: [
        '管理员为你开通了{brand}账号。',
        '用这个邮箱收到的验证码即可登录，登录后可以设置密码： {login}',
        '如果不需要这个账号，忽略这封邮件即可。',
      ],
    },
    'zh-TW': {
      subject: '你的{brand}帳號已開通',
      paragraphs: [
        '管理員為你開通了{brand}帳號。',
        '用這個電子郵件地址收到的驗證碼即可登入，登入後可以設定密碼： {login}',
        '如果不需要這個帳號，忽略這封郵件即可。',
      ],
    },
    en: {
      subject: 'Your {brand} account is ready',
      paragraphs: [
        'An administrator created a {brand} account for you.',
        'Sign in with a verification code sent to this address. You can set a password afterwards: {login}',
        'If you don’t need the account, you can ignore this email.',
      ],
    },
  },
  sign_in_changed: {
    'zh-CN': {
      subject: '你的{brand}登录方式有变动',
      paragraphs: [
        '你的{brand}账号刚刚绑定或解绑了一种登录方式。',
        '请在个人中心查看现有的登录方式。如果不是你本人操作，请立即更改密码： {person_info}',
      ],
    },
    'zh-TW': {
      subject: '你的{brand}登入方式有變動',
      paragraphs: [
        '你的{brand}帳號剛剛綁定或解除綁定了一種登入方式。',
        '請在個人中心查看現有的登入方式。如果不是你本人操作，請立即變更密碼： {person_info}',
      ],
    },
    en: {
      subject: 'Your {brand} sign-in methods have changed',
      paragraphs: [
        'A sign-in method was just added to or removed from your {brand} account.',
        'Check your sign-in methods in your personal centre. If this wasn’t you, change your password right away: {person_info}',
      ],
    },
  },
  export_ready: {
    'zh-CN': {
      subject: '你的{brand}个人数据已可下载',
      paragraphs: ['你申请导出的个人数据已经生成，七天内可以在个人中心下载： {person_info}', '七天后文件会自动删除。'],
    },
    'zh-TW': {
      subject: '你的{brand}個人資料已可下載',
      paragraphs: ['你申請匯出的個人資料已經產生，七天內可以在個人中心下載： {person_info}', '七天後檔案會自動刪除。'],
    },
    en: {
      subject: 'Your {brand} personal data is ready to download',
      paragraphs: [
        'The personal data you requested is ready. You can download it in your personal centre for seven days: {person_info}',
        'After that, the file will be deleted.',
      ],
    },
  },
  erasure_asked: {
    'zh-CN': {
      subject: '你的{brand}账号将被注销',
      paragraphs: [
        '你申请了注销{brand}账号。账号和个人数据将在 {erase_at} 之后删除，无法恢复。',
        '在此之前，登录后可以在个人中心取消： {person_info}',
        '如果不是你本人操作，请立即登录取消，并更改密码。',
      ],
    },
    'zh-TW': {
      subject: '你的{brand}帳號將被註銷',
      paragraphs: [
        '你申請了註銷{brand}帳號。帳號和個人資料將在 {erase_at} 之後刪除，無法復原。',
        '在此之前，登入後可以在個人中心取消： {person_info}',
        '如果不是你本人操作，請立即登入取消，並變更密碼。',
      ],
    },
    en: {
      subject: 'Your {brand} account will be deleted',
      paragraphs: [
        'You asked us to delete your {brand} account. Your account and personal data will be deleted after {erase_at}. This can’t be undone.',
        'Until then, you can sign in and cancel in your personal centre: {person_info}',
        'If this wasn’t you, sign in and cancel right away, then change your password.',
      ],
    },
  },
  erased: {
    'zh-CN': {
      subject: '你的{brand}账号已注销',
      paragraphs: ['你的{brand}账号和个人数据已经删除。这是我们发给你的最后一封邮件。'],
    },
    'zh-TW': {
      subject: '你的{brand}帳號已註銷',
      paragraphs: ['你的{brand}帳號和個人資料已經刪除。這是我們寄給你的最後一封郵件。'],
    },
    en: {
      subject: 'Your {brand} account has been deleted',
      paragraphs: [
        'Your {brand} account and personal data have been deleted. This is the last email you’ll get from us.',
      ],
    },
  },
  /** Holds nothing that the inviting person typed: whoever gets it knows neither them nor the portal yet. */
  project_invited: {
    'zh-CN': {
      subject: '有人邀请你加入{brand}的项目',
      paragraphs: [
        '有人在{brand}邀请你加入一个项目。用这个邮箱登录或注册后，就能在“项目”里看到邀请： {projects}',
        '邀请三十天内有效。如果不认识邀请你的人，请忽略这封邮件。',
      ],
    },
    'zh-TW': {
      subject: '有人邀請你加入{brand}的專案',
      paragraphs: [
        '有人在{brand}邀請你加入一個專案。用這個電子郵件地址登入或註冊後，就能在「專案」裡看到邀請： {projects}',
        '邀請三十天內有效。如果不認識邀請你的人，請忽略這封郵件。',
      ],
    },
    en: {
      subject: 'You’ve been invited to a project at {brand}',
      paragraphs: [
        'Someone invited you to a project at {brand}. Sign in or register with this address to see the invitation: {projects}',
        'The invitation expires in thirty days. If you don’t know who invited you, you can ignore this email.',
      ],
    },
  },
}
