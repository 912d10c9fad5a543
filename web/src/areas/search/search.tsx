import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { rememberSearch } from '../../page/search/recent.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { callerOf } from '../../platform/page/page-context.ts'
import { readLogin } from '../../platform/session/session.ts'
import type { Route } from './+types/search.ts'
import { findAll } from './find.ts'
import { Results } from './results.tsx'
import { Start } from './start.tsx'

export const handle: Handle = { modules: ['home_page'], search: false }

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
