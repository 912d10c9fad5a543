import type { Language } from '@atrium/contract/languages'
import { useTranslation } from 'react-i18next'
import styles from './language-mark.module.css'

/** How a text of the portal's content is shown to its reader. */
export interface ShownAs {
  language: Language
  converted: boolean
}

/** On cards and in lists: says in a word that a text was not written in the reader's language. */
export function LanguageMark({ shown }: { shown: ShownAs | undefined }) {
  const { t, i18n } = useTranslation('shared')
  if (!shown) return null
  if (shown.converted) {
    return (
      <span className={styles.mark} title={t('written.converted')}>
        {t('written.mark.converted')}
      </span>
    )
  }
  if (shown.language === i18n.language) return null
  return <span className={styles.mark}>{t(`written.mark.${shown.language}`)}</span>
}
