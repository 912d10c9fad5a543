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
  bind: { 'zh-CN': '绑定邮箱', 'zh-TW': '綁定信箱', en: 'bind this address' },
  confirm: { 'zh-CN': '确认身份', 'zh-TW': '確認身分', en: 'confirm that it is you' },
}

export const texts: Record<MessageTemplate, Record<Language, MessageText>> = {
  code: {
    'zh-CN': {
      subject: '{brand}验证码：{code}',
      paragraphs: [
        '您正在{brand}进行“{purpose}”操作，验证码是：',
        '{code}',
        '十分钟内有效，只能使用一次。请勿告诉任何人，我们的工作人员也不会向您索要。',
        '如果不是您本人操作，请忽略这封邮件。',
      ],
    },
    'zh-TW': {
      subject: '{brand}驗證碼：{code}',
      paragraphs: [
        '您正在{brand}進行「{purpose}」操作，驗證碼是：',
        '{code}',
        '十分鐘內有效，只能使用一次。請勿告訴任何人，我們的工作人員也不會向您索取。',
        '如果不是您本人操作，請忽略這封郵件。',
      ],
    },
    en: {
      subject: '{code} is your {brand} code',
      paragraphs: [
        'Enter this code at {brand} to {purpose}:',
        '{code}',
        'It works once, within ten minutes. Tell it to nobody; our staff will never ask for it.',
        'If you did not ask for it, you can ignore this mail.',
      ],
    },
  },
  password_changed: {
    'zh-CN': {
      subject: '您的{brand}密码已更改',
      paragraphs: [
        '您的{brand}账号刚刚设置了新密码，其他设备上的登录均已退出。',
        '如果不是您本人操作，请立即用“忘记密码”重新设置： {login}',
      ],
    },
    'zh-TW': {
      subject: '您的{brand}密碼已變更',
      paragraphs: [
        '您的{brand}帳號剛剛設定了新密碼，其他裝置上的登入均已登出。',
        '如果不是您本人操作，請立即用「忘記密碼」重新設定： {login}',
      ],
    },
    en: {
      subject: 'Your {brand} password was changed',
      paragraphs: [
        'A new password was set for your {brand} account, and every other device was signed out.',
        'If that was not you, set another one at once with “Forgotten password”: {login}',
      ],
    },
  },
  password_reset: {
    'zh-CN': {
      subject: '您的{brand}密码已被重置',
      paragraphs: [
        '管理人员重置了您的{brand}密码，所有设备上的登录均已退出。',
        '请用验证码登录，或用“忘记密码”设置新密码： {login}',
        '如果您没有请管理人员这样做，请与他们联系。',
      ],
    },
    'zh-TW': {
      subject: '您的{brand}密碼已被重設',
      paragraphs: [
        '管理人員重設了您的{brand}密碼，所有裝置上的登入均已登出。',
        '請用驗證碼登入，或用「忘記密碼」設定新密碼： {login}',
        '如果您沒有請管理人員這樣做，請與他們聯絡。',
      ],
    },
    en: {
      subject: 'Your {brand} password was reset',
      paragraphs: [
        'Those who run {brand} reset your password, and every device was signed out.',
        'Sign in with a code, or set a new password with “Forgotten password”: {login}',
        'If you did not ask for this, please get in touch with them.',
      ],
    },
  },
  account_opened: {
    'zh-CN': {
      subject: '您的{brand}账号已开通',
      paragraphs: [
        '管理人员为您开通了{brand}账号。',
        '用这个邮箱收到的验证码即可登录，登录后可以设置密码： {login}',
        '如果您不需要这个账号，忽略这封邮件即可。',
      ],
    },
    'zh-TW': {
      subject: '您的{brand}帳號已開通',
      paragraphs: [
        '管理人員為您開通了{brand}帳號。',
        '用這個信箱收到的驗證碼即可登入，登入後可以設定密碼： {login}',
        '如果您不需要這個帳號，忽略這封郵件即可。',
      ],
    },
    en: {
      subject: 'Your {brand} account is open',
      paragraphs: [
        'Those who run {brand} opened an account for you.',
        'Sign in with a code sent to this address; then you can set a password: {login}',
        'If you do not need it, you can ignore this mail.',
      ],
    },
  },
  sign_in_changed: {
    'zh-CN': {
      subject: '您的{brand}登录方式有变动',
      paragraphs: [
        '您的{brand}账号刚刚绑定或解绑了一种登录方式。',
        '请在个人中心查看现有的登录方式，如果不是您本人操作，请立即更改密码： {person_info}',
      ],
    },
    'zh-TW': {
      subject: '您的{brand}登入方式有變動',
      paragraphs: [
        '您的{brand}帳號剛剛綁定或解除綁定了一種登入方式。',
        '請在個人中心查看現有的登入方式，如果不是您本人操作，請立即變更密碼： {person_info}',
      ],
    },
    en: {
      subject: 'The ways into your {brand} account have changed',
      paragraphs: [
        'A way to sign in to your {brand} account was added or removed.',
        'You see the present ones in your personal centre. If that was not you, change your password at once: {person_info}',
      ],
    },
  },
  export_ready: {
    'zh-CN': {
      subject: '您的{brand}个人数据已备好',
      paragraphs: ['您要求导出的个人数据已经备好，七天内可以在个人中心下载： {person_info}', '七天后文件会被删除。'],
    },
    'zh-TW': {
      subject: '您的{brand}個人資料已備妥',
      paragraphs: ['您要求匯出的個人資料已經備妥，七天內可以在個人中心下載： {person_info}', '七天後檔案會被刪除。'],
    },
    en: {
      subject: 'Your data from {brand} is ready',
      paragraphs: [
        'The export of your data that you asked for is ready. For seven days you can download it in your personal centre: {person_info}',
        'After that it is deleted.',
      ],
    },
  },
  erasure_asked: {
    'zh-CN': {
      subject: '您的{brand}账号将被注销',
      paragraphs: [
        '您要求注销{brand}账号。账号和个人数据将在 {erase_at} 之后删除，无法恢复。',
        '在此之前，登录后可以在个人中心撤销： {person_info}',
        '如果不是您本人操作，请立即登录撤销并更改密码。',
      ],
    },
    'zh-TW': {
      subject: '您的{brand}帳號將被註銷',
      paragraphs: [
        '您要求註銷{brand}帳號。帳號和個人資料將在 {erase_at} 之後刪除，無法復原。',
        '在此之前，登入後可以在個人中心撤銷： {person_info}',
        '如果不是您本人操作，請立即登入撤銷並變更密碼。',
      ],
    },
    en: {
      subject: 'Your {brand} account will be erased',
      paragraphs: [
        'You asked for the erasure of your {brand} account. After {erase_at} the account and your personal data are gone for good.',
        'Until then you can sign in and change your mind in your personal centre: {person_info}',
        'If that was not you, sign in, keep the account, and change your password at once.',
      ],
    },
  },
  erased: {
    'zh-CN': {
      subject: '您的{brand}账号已注销',
      paragraphs: ['您的{brand}账号和个人数据已经删除。这是我们发给您的最后一封邮件。'],
    },
    'zh-TW': {
      subject: '您的{brand}帳號已註銷',
      paragraphs: ['您的{brand}帳號和個人資料已經刪除。這是我們寄給您的最後一封郵件。'],
    },
    en: {
      subject: 'Your {brand} account is erased',
      paragraphs: ['Your {brand} account and your personal data are gone. This is the last mail you get from us.'],
    },
  },
  /** Holds nothing that the inviting person typed: whoever gets it knows neither them nor the portal yet. */
  project_invited: {
    'zh-CN': {
      subject: '有人邀请您加入{brand}的一个项目',
      paragraphs: [
        '有人在{brand}邀请您加入一个项目。用这个邮箱登录或注册，就能在“项目”里看到邀请： {projects}',
        '邀请三十天内有效。如果您不认识邀请您的人，请忽略这封邮件。',
      ],
    },
    'zh-TW': {
      subject: '有人邀請您加入{brand}的一個專案',
      paragraphs: [
        '有人在{brand}邀請您加入一個專案。用這個信箱登入或註冊，就能在「專案」裡看到邀請： {projects}',
        '邀請三十天內有效。如果您不認識邀請您的人，請忽略這封郵件。',
      ],
    },
    en: {
      subject: 'You are invited to a project at {brand}',
      paragraphs: [
        'Somebody invited you to a project at {brand}. Sign in or register with this address to see the invitation: {projects}',
        'The invitation is good for thirty days. If you do not know who invited you, you can ignore this mail.',
      ],
    },
  },
}
