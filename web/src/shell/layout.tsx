import { lazy, type ReactNode, Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import type { Handle } from '../platform/i18n/preloads.tsx'
import { usePage } from '../platform/page/page.ts'
import { guardChild } from '../platform/session/guard.ts'
import { useSignInAsked } from '../platform/session/sign-in-again.ts'
import type { Route } from './+types/layout.ts'
import { ErrorScreen } from './error-boundary.tsx'
import { Feedback } from './feedback/feedback.tsx'
import { Footer } from './footer/footer.tsx'
import { SmallFooter } from './footer/small-footer.tsx'
import { Header } from './header/header.tsx'
import { useLanguageUnknown } from './language-offer/use-language-unknown.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [guardChild]

const Announcements = lazy(() => import('./announcements/announcements.tsx'))
const SignInDialog = lazy(() => import('./account/sign-in-dialog.tsx'))
const LanguageOffer = lazy(() => import('./language-offer/language-offer.tsx'))

/** Header, page and footer of all areas; a page may hide the header [HDR-13]. */
export default function Layout() {
  return (
    <House>
      <Outlet />
    </House>
  )
}

/** A page that fails takes only its own place: the header still leads elsewhere. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <House>
      <ErrorScreen error={error} />
    </House>
  )
}

function House({ children }: { children: ReactNode }) {
  const { header = true, search = true, footer = 'line' } = useHandle()
  const announced = usePage().announcementIds.length > 0
  const endedLogin = useSignInAsked()
  const languageUnknown = useLanguageUnknown()

  return (
    <>
      {header && <Header search={search} />}
      {header && languageUnknown && (
        <Suspense>
          <LanguageOffer />
        </Suspense>
      )}
      {header && announced && (
        <Suspense>
          <Announcements />
        </Suspense>
      )}
      {children}
      {header && footer === 'full' && <Footer />}
      {header && footer === 'line' && <SmallFooter />}
      <Feedback />
      {endedLogin && (
        <Suspense>
          <SignInDialog before={endedLogin} />
        </Suspense>
      )}
    </>
  )
}

/** What the routes say about themselves; the innermost has the last word. */
function useHandle(): Handle {
  return Object.assign({}, ...useMatches().map(({ handle }) => handle))
}
