import './styles/tokens.css'
import './styles/base.css'
import './styles/hues.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router'
import type { Route } from './+types/root.ts'
import { BeforePaint } from './platform/before-paint.tsx'
import { TranslationPreloads } from './platform/i18n/preloads.tsx'
import { limitsStyle } from './platform/limits.css.ts'
import { useNonce } from './platform/nonce.ts'
import { type Page, usePage } from './platform/page.ts'
import { pageContext } from './platform/page-context.ts'
import { ErrorScreen } from './shell/error-boundary.tsx'

export function loader({ context }: Route.LoaderArgs): Page {
  const { language, translationVersion, apiRoot, origin, production, officeSite } = context.get(pageContext)
  return { language, translationVersion, apiRoot, origin, production, officeSite, now: new Date().toISOString() }
}

/** What the host told the first page stays true while the tab is open. */
export const shouldRevalidate: ShouldRevalidateFunction = () => false

export function Layout({ children }: { children: ReactNode }) {
  const { language, translationVersion, apiRoot } = usePage()
  const nonce = useNonce()

  return (
    <html lang={language} data-translations={translationVersion} data-api-root={apiRoot} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <BeforePaint nonce={nonce} />
        <style nonce={nonce} suppressHydrationWarning>
          {limitsStyle()}
        </style>
        <Meta />
        <Links nonce="" />
        <TranslationPreloads />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
