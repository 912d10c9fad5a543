import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useAddressFields } from '../platform/address/address.ts'
import { usePage } from '../platform/page/page.ts'
import type { ShownAs } from '../ui/mark/language-mark.tsx'
import styles from './language-note.module.css'

/** On the page of an item: why its text is not as its author wrote it, or not in the reader's language, and the way to the other. */
export function LanguageNote({ shown }: { shown: ShownAs }) {
  const { t } = useTranslation('shared')
  const { language: reader } = usePage()
  if (shown.converted) {
    return (
      <p className={styles.note} lang={reader}>
        {t('written.converted')}
        <InLanguage language={reader === 'zh-TW' ? 'zh-CN' : 'zh-TW'}>{t('written.see_original')}</InLanguage>
      </p>
    )
  }
  if (shown.language === reader) return null
  const isOtherScript = shown.language !== 'en' && reader !== 'en'
  return (
    <p className={styles.note} lang={reader}>
      {isOtherScript ? t('written.original') : t(`written.only.${shown.language}`)}
      {isOtherScript && <InLanguage language={null}>{t('written.see_own_script')}</InLanguage>}
    </p>
  )
}

/** The same page with its content in one language; null is what the reader gets by default. */
function InLanguage({ language, children }: { language: string | null; children: string }) {
  const { pathname } = useLocation()
  const query = new URLSearchParams(useAddressFields())
  if (language) query.set('language', language)
  else query.delete('language')
  return (
    <Link to={{ pathname, search: query.toString() }} preventScrollReset>
      {children}
    </Link>
  )
}
