import { menus } from '@atrium/contract/access'
import { useTranslation } from 'react-i18next'
import { openFeedback } from '../../platform/state/feedback.ts'
import { BrandMark } from '../../ui/mark/brand-mark.tsx'
import { AgreementLinks } from './agreement-links.tsx'
import { Copyright } from './copyright.tsx'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'

export function SmallFooter() {
  const { t } = useTranslation()

  return (
    <footer className={styles.small}>
      <div className="page-width">
        <BrandMark size={22} />
        <Copyright />
        <button type="button" data-menu={menus.feedback} onClick={openFeedback}>
          {t('account.feedback')}
        </button>
        <AgreementLinks />
        <span className={styles.languages}>
          <LanguageLinks />
        </span>
      </div>
    </footer>
  )
}
