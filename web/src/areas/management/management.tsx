import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { ConfirmDialog } from '../../page/account/confirm-dialog.tsx'
import { Head } from '../../platform/head.tsx'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { usePage } from '../../platform/page.ts'
import type { Route } from './+types/management.ts'
import { guardScreen } from './frame/guard-screen.ts'
import { Navigation } from './frame/navigation.tsx'
import styles from './management.module.css'

export const handle: Handle = { modules: ['management'] }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardScreen]

/** Nothing here is drawn on the server: only the person's own browser knows what they may open. */
export function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

export default function Management() {
  const { t } = useTranslation('management')
  const { platformTitle } = usePage()
  const { pathname } = useLocation()

  return (
    <div className={styles.frame}>
      <Head title={`${t('page.title')} · ${platformTitle}`} hidden />
      <Navigation />
      <main id="main" className={styles.page} key={pathname}>
        <Outlet />
      </main>
      <ConfirmDialog />
    </div>
  )
}

export function HydrateFallback() {
  const { t } = useTranslation('management')
  const { platformTitle } = usePage()

  return (
    <main id="main" className={styles.frame}>
      <Head title={`${t('page.title')} · ${platformTitle}`} hidden />
    </main>
  )
}
