import { type Language, languages } from '@atrium/contract/languages'
import { usePage } from '../../../platform/page/page.ts'

/** A text in the reader's language, else the first there is: what the drawer of a record is called. */
export function useTextIn() {
  const { language } = usePage()
  return (texts: Partial<Record<Language, string>>): string =>
    texts[language] || languages.map((one) => texts[one]).find(Boolean) || ''
}
