import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { BrandLogo } from '../../page/brand-logo.tsx'
import { LanguageSelect } from '../../page/language-select.tsx'
import { usePage } from '../../platform/page/page.ts'
import styles from './hall.module.css'
import { HallElevation } from './hall-elevation.tsx'

/** Introduction on the left, form on the right; browsing without signing in is always offered. */
export function Hall({ children, forMembers = false }: { children: ReactNode; forMembers?: boolean }) {
  const { t } = useTranslation('login')
  const { now, platformTitle } = usePage()

  return (
    <div className={styles.login}>
      <div className={styles.hall}>
        <HallElevation />
      </div>
      <div className={styles.side}>
        <header>
          <Link className={styles.brand} to="/">
            <BrandLogo />
            <b>{platformTitle}</b>
            <i>{t('common:brand.tagline')}</i>
          </Link>
          <LanguageSelect />
        </header>
        <main id="main" data-for={forMembers ? 'members' : 'visitors'}>
          {children}
        </main>
        <footer>
          <span>{t('common:footer.copyright', { year: now.slice(0, 4), title: platformTitle })}</span>
          <Link to="/agreement/privacy">{t('common:agreement.privacy')}</Link>
          <Link to="/agreement/terms">{t('common:agreement.terms')}</Link>
          <Link className={styles.around} to="/">
            {t('page.look_around')}
          </Link>
        </footer>
      </div>
    </div>
  )
}
