import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberSearch } from '../../page/search/recent.ts'
import { SearchBox } from '../../page/search/search-box.tsx'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { readLogin } from '../../platform/session/session.ts'
import { Chip } from '../../ui/mark/chip.tsx'
import type { Route } from './+types/search.ts'
import { searchAddress, searchParameters } from './asked.ts'
import { findAll } from './find.ts'
import { Places } from './places.tsx'
import { Results } from './results.tsx'
import styles from './start.module.css'

export const handle: Handle = { modules: ['home_page'], search: false, parameters: searchParameters }

export function loader({ request, context }: Route.LoaderArgs) {
  return findAll(callerOf(context), request)
}

/** The page is drawn for visitors. A member also finds own projects, and only what their menus open. */
export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return readLogin() ? findAll(quietCaller(), request) : serverLoader()
}
clientLoader.hydrate = true as const

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home_page')
  const { platformTitle } = usePage()
  const { asked, found, popular } = loaderData
  const { q } = asked
  const isFound = found !== null && found.total > 0
  useEffect(() => {
    if (isFound) rememberSearch(q)
  }, [q, isFound])

  return (
    <main id="main">
      <Head
        title={`${q ? t('search.title', { words: q }) : t('search.title_empty')} · ${platformTitle}`}
        description={t('search.description')}
        hidden
      />
      {q ? <Results {...loaderData} /> : <Start popular={popular} />}
    </main>
  )
}

/** Before the first word: the box, what many look for, and where things are. */
function Start({ popular }: { popular: string[] }) {
  const { t } = useTranslation('home_page')

  return (
    <>
      <div className={styles.head}>
        <div className="page-width">
          <h1>{t('search.heading')}</h1>
          <SearchBox label={t('search.label')} placeholder={t('search.placeholder')} focused />
          {popular.length > 0 && (
            <div className={styles.popular}>
              <span>{t('search.often')}</span>
              {popular.map((words) => (
                <Chip key={words} to={searchAddress(words)}>
                  {words}
                </Chip>
              ))}
            </div>
          )}
        </div>
      </div>
      <div className="page-width">
        <Places />
      </div>
    </>
  )
}
