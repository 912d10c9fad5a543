import { defaultLanguage, type Language } from '@atrium/contract/languages'
import type { Config } from '../../config.ts'
import type { Db } from '../../platform/db/db.ts'

type ProviderConfig = Pick<Config, 'WECHAT_APP_ID' | 'OIDC_PROVIDERS'>

interface SignInOption {
  type: string
  name: string
}

const wechat: Record<Language, string> = { 'zh-CN': '微信', 'zh-TW': '微信', en: 'WeChat' }

/** Providers offered for sign-in now: those of the environment, then those added by staff. */
export async function offeredHouses(db: Db, config: ProviderConfig, language: Language): Promise<SignInOption[]> {
  const added = await db
    .selectFrom('provider')
    .select(['code as type', 'name'])
    .where('is_on', '=', true)
    .orderBy('provider_id')
    .execute()
  const configured = config.OIDC_PROVIDERS.map(({ id, name }) => ({ type: id, name }))
  return [
    ...(config.WECHAT_APP_ID ? [{ type: 'wechat', name: wechat[language] }] : []),
    ...configured,
    // One that came into the environment since goes before its namesake.
    ...added.filter(({ type }) => !configured.some((one) => one.type === type)),
  ]
}

export async function offeredTypes(db: Db, config: ProviderConfig): Promise<string[]> {
  return (await offeredHouses(db, config, defaultLanguage)).map(({ type }) => type)
}

/** Display names of providers. One that was removed is shown by its id. */
export async function providerNames(db: Db, { OIDC_PROVIDERS }: ProviderConfig, language: Language) {
  const added = await db.selectFrom('provider').select(['code', 'name']).execute()
  const names = new Map([
    ...added.map(({ code, name }) => [code, name] as const),
    ...OIDC_PROVIDERS.map(({ id, name }) => [id, name] as const),
    ['wechat', wechat[language]] as const,
  ])
  return (type: string) => names.get(type) ?? type
}
