import { ask } from '../../platform/api/ask.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { callerOf } from '../../platform/page/page-context.ts'
import type { Route } from './+types/home.ts'
import { HomeView } from './home-view.tsx'
import { loadHome } from './load-home.ts'

export const handle: Handle = { modules: ['home_page'], search: false, footer: 'full' }

export function loader({ context }: Route.LoaderArgs) {
  const caller = callerOf(context)
  return loadHome(caller, ask(caller, 'GET /api/home-page'))
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />
}
