import { menus } from '@atrium/contract/access'
import { resourceTypes } from '@atrium/contract/resource-types'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { openFeedback } from '../../platform/state/feedback.ts'
import { BrandMark } from '../../ui/mark/brand-mark.tsx'
import { AgreementLinks } from './agreement-links.tsx'
import { Copyright } from './copyright.tsx'
import styles from './footer.module.css'
import { LanguageLinks } from './language-links.tsx'

/** The full site index of the home page; other pages have the small footer. */
export function Footer() {
  const { t } = useTranslation()

  return (
    <footer className={styles.footer}>
      <div className={`page-width ${styles.columns}`}>
        <div className={styles.promise}>
          <BrandMark size={36} />
          <p>{t('footer.promise')}</p>
        </div>
        <Column title={t('footer.library')} menu={menus.resource}>
          {resourceTypes.map((type) => (
            <Link key={type} to={`/resource/${type}`}>
              {t(`type.${type}.name`)}
            </Link>
          ))}
        </Column>
        <Column title={t('footer.learn')}>
          <Link to="/knowledge" data-menu={menus.knowledge}>
            {t('footer.knowledge')}
          </Link>
          <Link to="/case" data-menu={menus.case}>
            {t('footer.cases')}
          </Link>
          <Link to="/video" data-menu={menus.video}>
            {t('footer.videos')}
          </Link>
          <Link to="/download" data-menu={menus.download}>
            {t('footer.releases')}
          </Link>
        </Column>
        <Column title={t('footer.get')}>
          <Link to="/download" data-menu={menus.download}>
            {t('area.download')}
          </Link>
          <Link to="/app-store">{t('area.app-store')}</Link>
          <Link to="/project" data-menu={menus.product}>
            {t('area.project')}
          </Link>
        </Column>
        <Column title={t('footer.help')}>
          <button type="button" data-menu={menus.feedback} onClick={openFeedback}>
            {t('footer.feedback')}
          </button>
          <Link to="/upload-center" data-menu={menus.person_center}>
            {t('footer.upload')}
          </Link>
        </Column>
      </div>
      <div className={`page-width ${styles.last}`}>
        <span className={styles.house}>
          <Copyright />
          <AgreementLinks />
        </span>
        <span className={styles.languages}>
          <LanguageLinks />
        </span>
      </div>
    </footer>
  )
}

function Column({ title, menu, children }: { title: string; menu?: number; children: ReactNode }) {
  return (
    <div className={styles.column} data-menu={menu}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}
