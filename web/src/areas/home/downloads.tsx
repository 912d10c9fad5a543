import { menus } from '@atrium/contract/access'
import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../platform/format/format.ts'
import { usePage } from '../../platform/page/page.ts'
import { AppIcon, BoxIcon, DesktopIcon, PhoneIcon, ServerIcon } from '../../ui/icon/home-icons.tsx'
import styles from './downloads.module.css'

const icons = { suite: BoxIcon, server: ServerIcon, desk: DesktopIcon, phone: PhoneIcon }

type HomeReleasePage = Answer<'GET /api/releases'>
type HomeRelease = HomeReleasePage['list'][number]

interface DownloadsProps {
  found: HomeReleasePage | null
  appTotal: number | null
}

/** The last strip: what to install. Places whose call failed are left out. */
export function Downloads({ found, appTotal }: DownloadsProps) {
  const { t } = useTranslation('home_page')
  const { language, now } = usePage()

  /** One platform needs no name; then the kind of release and its date say more. */
  const noteOf = ({ platforms, note, published_at }: HomeRelease) =>
    platforms.length > 1
      ? platforms.map(({ platform_name }) => platform_name).join(t('downloads.comma'))
      : `${note} · ${formatDate(published_at, now, language)}`

  return (
    <section className={`page-width ${styles.downloads}`} aria-label={t('downloads.label')}>
      <ul>
        {found?.list.slice(0, 3).map((release) => {
          const Icon = icons[release.icon]
          return (
            <li key={release.release_id} data-menu={menus.download}>
              <Link to={`/download/${release.product_code}`}>
                <Icon size={24} />
                <b>{`${release.product_name} ${release.version}`}</b>
                <small>{noteOf(release)}</small>
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
