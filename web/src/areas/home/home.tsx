import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/ask.ts'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { orNull } from '../../platform/or-null.ts'
import { usePage } from '../../platform/page.ts'
import { callerOf } from '../../platform/page-context.ts'
import type { Route } from './+types/home.ts'
import { Cases } from './cases.tsx'
import { Downloads } from './downloads.tsx'
import { Hero } from './hero.tsx'
import { Knowledge } from './knowledge.tsx'
import { News } from './news.tsx'
import { Rankings } from './rankings.tsx'
import { Videos } from './videos.tsx'

export const handle: Handle = { modules: ['home_page'], search: false, footer: 'full' }

/** All sections are asked for at once, and each may fail alone: the rest of the page stands. */
export async function loader({ context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  const [website, types, newest, rankings, knowledge, cases, videos, releases, apps] = await Promise.all([
    orNull(ask(caller, 'GET /api/website')),
    orNull(ask(caller, 'GET /api/resources/types')),
    orNull(ask(caller, 'GET /api/resources', { query: { order_by: { published_at: 'desc' }, size: 5 } })),
    orNull(ask(caller, 'GET /api/rankings')),
    orNull(ask(caller, 'GET /api/knowledges/types', { query: { parent_id: null } })),
    orNull(ask(caller, 'GET /api/cases', { query: { size: 3 } })),
    orNull(ask(caller, 'GET /api/videos', { query: { size: 3 } })),
    orNull(ask(caller, 'GET /api/releases')),
    orNull(ask(caller, 'GET /api/apps', { query: { size: 1 } })),
  ])
  return { website, types, newest, rankings, knowledge, cases, videos, releases, app_total: apps?.total ?? null }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('home_page')
  const { origin, platformTitle } = usePage()
  const { website, types, newest, rankings, knowledge, cases, videos, releases, app_total } = loaderData

  return (
    <main id="main">
      <Head
        title={t('meta.title', { title: platformTitle })}
        description={t('meta.description')}
        jsonLd={websiteWithSearch(platformTitle, origin)}
      />
      <Hero types={types} searches={website?.hot_searches ?? []} />
      <News found={newest} />
      <Rankings found={rankings} />
      <Knowledge found={knowledge} />
      <Cases found={cases} />
      <Videos found={videos} />
      <Downloads found={releases} appTotal={app_total} />
    </main>
  )
}

/** Search engines may offer our search box on their own page. */
function websiteWithSearch(name: string, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
