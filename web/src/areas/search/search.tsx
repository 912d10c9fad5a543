import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import { Glyph } from '../../ui/glyph.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import type { Route } from './+types/search.ts'
import styles from './search.module.css'

export const handle: Handle = { search: false }

const areas = ['knowledge', 'case', 'video', 'app-store', 'download'] as const

export function loader({ request }: Route.LoaderArgs) {
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 200) ?? ''
  return { words }
}

/** Says plainly what can be found where, as long as there is no index to ask. */
export default function Search({ loaderData: { words } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { platformTitle } = usePage()

  return (
    <main id="main">
      <Head title={`${t('search_page.title')} · ${platformTitle}`} hidden />
      <div className={styles.head}>
        <div className="page-width">
          <h1>{t('search_page.heading')}</h1>
          <SearchBox
            key={words}
            action="/search"
            name="q"
            label={t('header.search')}
            placeholder={t('search_page.placeholder')}
            value={words}
          />
          <p>{words ? t('search_page.soon', { words }) : t('search_page.soon_empty')}</p>
        </div>
      </div>
      <ul className={`page-width ${styles.places}`}>
        {resourceTypes.map((type) => (
          <li key={type}>
            <Link to={`/resource/${type}`} data-type={type}>
              <Glyph type={type} size={22} />
              {t(`type.${type}.name`)}
            </Link>
          </li>
        ))}
        {areas.map((area) => (
          <li key={area}>
            <Link to={`/${area}`}>{t(`area.${area}`)}</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
