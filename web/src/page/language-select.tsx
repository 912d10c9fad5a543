import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import { chooseLanguage } from '../platform/i18n/document.ts'
import { usePage } from '../platform/page/page.ts'
import { ChevronDownIcon, GlobeIcon } from '../ui/icon/home-icons.tsx'
import { languageNames } from './language-names.ts'
import styles from './language-select.module.css'

/** Changing it saves the choice and reloads the page [HDR-12]. */
export function LanguageSelect() {
  const { t } = useTranslation()
  const { language, languages } = usePage()

  return (
    <label className={styles.language}>
      <GlobeIcon size={18} />
      <select
        aria-label={t('header.language')}
        value={language}
        onChange={({ target }) => chooseLanguage(target.value as Language)}
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={14} />
    </label>
  )
}
