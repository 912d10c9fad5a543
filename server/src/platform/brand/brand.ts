import { defaultLanguage, type Language } from '@atrium/contract/languages'
import type { Config } from '../../config.ts'

type BrandConfig = Pick<Config, `BRAND_NAME_${'ZH_CN' | 'ZH_TW' | 'EN'}`>

/** What the environment calls the portal. */
export function brandName(config: BrandConfig, language: Language): string {
  const names = { 'zh-CN': config.BRAND_NAME_ZH_CN, 'zh-TW': config.BRAND_NAME_ZH_TW, en: config.BRAND_NAME_EN }
  const ours = { 'zh-CN': '中庭', 'zh-TW': '中庭', en: 'Atrium' }
  return names[language] ?? names[defaultLanguage] ?? ours[language]
}
