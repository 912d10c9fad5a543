import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AppIcon, BoxIcon, DesktopIcon, PhoneIcon, ServerIcon } from '../../ui/icon/area.tsx'
import styles from './downloads.module.css'

const icons = { suite: BoxIcon, server: ServerIcon, desk: DesktopIcon, phone: PhoneIcon }

interface DownloadsProps {
  found: Answer<'GET /api/releases'> | null
  appTotal: number | null
}

/** The last strip: what to install. Places whose call failed are left out. */
export function Downloads({ found, appTotal }: DownloadsProps) {
  const { t } = useTranslation('home_page')

  return (
    <section className={`page-width ${styles.downloads}`} aria-label={t('downloads.label')}>
      <ul>
        {found?.list.slice(0, 3).map((release) => {
          const Icon = icons[release.icon]
          return (
            <li key={release.release_id}>
              <Link to="/download">
                <Icon size={24} />
                <b>{`${release.product_name} ${release.version}`}</b>
                <small>{release.note}</small>
              </Link>
            </li>
          )
        })}
        <li>
          <Link to="/app-store">
            <AppIcon size={24} />
            <b>{t('downloads.apps')}</b>
            {appTotal !== null && <small>{t('common:count.apps', { count: appTotal })}</small>}
          </Link>
        </li>
      </ul>
    </section>
  )
}
