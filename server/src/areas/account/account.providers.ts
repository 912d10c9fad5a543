import type { Language } from '@atrium/contract/languages'
import type { Config } from '../../config.ts'

type Houses = Pick<Config, 'WECHAT_APP_ID' | 'OIDC_PROVIDERS'>

const wechat: Record<Language, string> = { 'zh-CN': '微信', 'zh-TW': '微信', en: 'WeChat' }

/** The other houses through which people can sign in now. */
export function offeredTypes({ WECHAT_APP_ID, OIDC_PROVIDERS }: Houses): string[] {
  return [...(WECHAT_APP_ID ? ['wechat'] : []), ...OIDC_PROVIDERS.map(({ id }) => id)]
}

/** What people call the other house. One that is no longer offered keeps at least its id. */
export function providerName({ OIDC_PROVIDERS }: Pick<Houses, 'OIDC_PROVIDERS'>, type: string, language: Language) {
  if (type === 'wechat') return wechat[language]
  return OIDC_PROVIDERS.find(({ id }) => id === type)?.name ?? type
}
