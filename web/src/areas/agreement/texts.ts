import type { AgreementName } from '@atrium/contract/agreement'
import type { Language } from '@atrium/contract/languages'
import type { AgreementText } from './text.ts'
import { privacy as englishPrivacy } from './texts/privacy.en.ts'
import { privacy as simplifiedPrivacy } from './texts/privacy.zh-CN.ts'
import { privacy as traditionalPrivacy } from './texts/privacy.zh-TW.ts'
import { terms as englishTerms } from './texts/terms.en.ts'
import { terms as simplifiedTerms } from './texts/terms.zh-CN.ts'
import { terms as traditionalTerms } from './texts/terms.zh-TW.ts'

/** Only the loader reads them: nobody downloads a text they did not ask for. */
export const texts: Record<AgreementName, Record<Language, AgreementText>> = {
  terms: { 'zh-CN': simplifiedTerms, 'zh-TW': traditionalTerms, en: englishTerms },
  privacy: { 'zh-CN': simplifiedPrivacy, 'zh-TW': traditionalPrivacy, en: englishPrivacy },
}
