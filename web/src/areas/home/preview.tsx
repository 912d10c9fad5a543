import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/api/ask.ts'
import { browserCaller } from '../../platform/api/browser-caller.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import type { Route } from './+types/preview.ts'
import { HomeView } from './home-view.tsx'
import { loadHome } from './load-home.ts'
import styles from './preview.module.css'

export const handle: Handle = { modules: ['home_page', 'management'], search: false, footer: 'full' }

/** The home page as staff will have it: at a moment, and with a block that nobody else sees yet. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const fields = new URL(request.url).searchParams
  const [at, block] = [fields.get('at'), Number(fields.get('block'))]
  const caller = browserCaller()
  const query = { ...(at && { at }), ...(block > 0 && { home_block_id: block }) }
  return loadHome(caller, ask(caller, 'GET /api/management/home-page/preview', { query }))
}
clientLoader.hydrate = true as const

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('management')

  return (
    <>
      <aside className={`page-width ${styles.note}`}>
        <CallOut>{t('home_page.preview_note')}</CallOut>
      </aside>
      <HomeView home={loaderData} />
    </>
  )
}

export function HydrateFallback() {
  const { t } = useTranslation('management')
  return (
    <main id="main">
      <Head title={t('home_page.preview')} hidden />
    </main>
  )
}
