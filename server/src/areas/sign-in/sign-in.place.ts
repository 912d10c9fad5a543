import type { Language } from '@atrium/contract/languages'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import type { GeoLocator } from '../../platform/place/places.ts'

interface SignInPlace {
  country: string | null
  dial_code: string
  language: Language
}

/** What a newcomer would probably choose: the page chooses it beforehand, and the person may change it. */
export function readPlace(places: GeoLocator, ip: string, preferred: Language): SignInPlace {
  const country = places.countryOf(ip)
  return { country, dial_code: dialCodeOf(country), language: languageOf(country, preferred) }
}

/** Most people here are on the mainland, so that is the default for unknown places. */
function dialCodeOf(country: string | null): string {
  return country !== null && isSupportedCountry(country) ? getCountryCallingCode(country) : '86'
}

/** Singapore reads both scripts: the language of the browser decides, as for unknown places. */
function languageOf(country: string | null, preferred: Language): Language {
  if (country === null || country === 'SG') return preferred
  if (country === 'CN') return 'zh-CN'
  return ['TW', 'HK', 'MO'].includes(country) ? 'zh-TW' : 'en'
}
