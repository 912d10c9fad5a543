import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf, pageContext } from '../../platform/page/page-context.ts'
import type { Route } from './+types/home.ts'
import { HomeView } from './home-view.tsx'
import { tryParameter } from './live.tsx'
import { loadHome } from './load-home.ts'

export const handle: Handle = { modules: ['home_page'], parameters: [tryParameter], search: false, footer: 'full' }

export async function loader({ context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  const home = await loadHome(caller, ask(caller, 'GET /api/home-page'))
  return { home, site: websiteWithSearch(context.get(pageContext).origin) }
}

/** Another trial is in the page already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get(tryParameter) === nextUrl.searchParams.get(tryParameter) && defaultShouldRevalidate
}

/** Search engines may offer our search box on their own page. Described by the server alone: browsers need no code for it. */
function websiteWithSearch(origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />
}
