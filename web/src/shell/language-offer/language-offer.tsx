import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useQuery } from '../../platform/api/use-query.ts'
import { chooseLanguage, saveLanguage } from '../../platform/i18n/document.ts'
import { usePage } from '../../platform/page/page.ts'
import { Button } from '../../ui/form/button.tsx'
import { CloseIcon, GlobeIcon } from '../../ui/icon/home-icons.tsx'
import styles from './language-offer.module.css'

/** The language of the place somebody seems to be in, offered in that language. Saying no is a choice, too [API-05]. */
export default function LanguageOffer() {
  const { t } = useTranslation('shared')
  const { language, languages } = usePage()
  const [isDeclined, setDeclined] = useState(false)
  const offered = useQuery('GET /api/users/ip/info', isDeclined ? null : {}).data?.language ?? null

  if (offered === null || offered === language || !languages.includes(offered)) return null
  return (
    <aside className={styles.bar} lang={offered} aria-label={t(`language_offer.${offered}.label`)}>
      <div className={`page-width ${styles.inner}`}>
        <GlobeIcon size={18} />
        <p>{t(`language_offer.${offered}.text`)}</p>
        <Button size="small" onClick={() => chooseLanguage(offered)}>
          {t(`language_offer.${offered}.accept`)}
        </Button>
        <button
          type="button"
          aria-label={t(`language_offer.${offered}.decline`)}
          onClick={() => {
            saveLanguage(language)
            setDeclined(true)
          }}
        >
          <CloseIcon size={18} />
        </button>
      </div>
    </aside>
  )
}
