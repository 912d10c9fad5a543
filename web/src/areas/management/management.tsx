import { holdsScreen } from '@atrium/contract/management'
import { useTranslation } from 'react-i18next'
import { Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Answered } from '../../page/account/answered.tsx'
import { ConfirmDialog } from '../../page/account/confirm-dialog.tsx'
import { settleCall } from '../../page/account/settle-call.ts'
import { formatNumber } from '../../platform/format/format.ts'
import type { Handle } from '../../platform/i18n/preloads.tsx'
import { Head } from '../../platform/page/head.tsx'
import { usePage } from '../../platform/page/page.ts'
import { readLogin } from '../../platform/session/session.ts'
import type { Route } from './+types/management.ts'
import { guardScreen } from './frame/guard-screen.ts'
import { Navigation } from './frame/navigation.tsx'
import { Shortcuts } from './frame/shortcuts.tsx'
import styles from './management.module.css'
import { ApprovalToasts } from './review/approval-toast.tsx'

export const handle: Handle = { modules: ['management'] }

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardScreen]

/** Nothing here is drawn on the server: only the person's own browser knows what they may open. */
export function clientLoader() {
  const reviews = holdsScreen(readLogin()?.menus, 'review')
  return { waiting: reviews ? settleCall('GET /api/management/reviews/count') : null }
}
clientLoader.hydrate = true as const

/** From screen to screen the number follows what was done there. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname
}

export default function Management({ loaderData: { waiting } }: Route.ComponentProps) {
  const { t } = useTranslation('management')
  const { platformTitle } = usePage()
  const { pathname } = useLocation()

  return (
    <div className={styles.frame}>
      <Head title={`${t('page.title')} · ${platformTitle}`} hidden />
      <Navigation
        waiting={
          <Answered answer={waiting} waiting={null} failed={null}>
            {({ total }) =>
              total > 0 && (
                <em>
                  {formatNumber(total)}
                  <span className="visually-hidden">{t('review.badge')}</span>
                </em>
              )
            }
          </Answered>
        }
      />
      <main id="main" className={styles.page} key={pathname}>
        <Outlet />
      </main>
      <ConfirmDialog />
      <ApprovalToasts />
      <Shortcuts />
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
