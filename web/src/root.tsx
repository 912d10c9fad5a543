import './styles/tokens.css'
import './styles/base.css'
import './styles/hues.css'
import type { Answer } from '@atrium/contract/calls'
import { type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunction } from 'react-router'
import type { Route } from './+types/root.ts'
import { ask } from './platform/api/ask.ts'
import { TranslationPreloads } from './platform/i18n/preloads.tsx'
import { BeforePaint, marksBeforePaint } from './platform/page/before-paint.tsx'
import { limitsStyle } from './platform/page/limits.css.ts'
import { useNavigationFromOutside } from './platform/page/navigation.ts'
import { useNonce } from './platform/page/nonce.ts'
import { ownBrand, type PageData, type SiteBrand, usePage } from './platform/page/page.ts'
import { callerOf, pageContext } from './platform/page/page-context.ts'
import { followLogin } from './platform/session/login-end.ts'
import { menuStyle } from './platform/session/menu-style.ts'
import { accentStyle } from './platform/theme/accent.ts'
import { ErrorScreen } from './shell/error-boundary.tsx'
import { collapseStyle, menuWithoutHost } from './shell/header/entries.ts'
import { Progress } from './shell/progress.tsx'
import { Toasts } from './shell/toasts.tsx'

export async function loader({ context }: Route.LoaderArgs): Promise<PageData> {
  const page = context.get(pageContext)
  const { language, translationVersion, apiRoot, basePath, origin, production } = page
  // Fall back to defaults if the site settings cannot be loaded.
  const website = await ask(callerOf(context), 'GET /api/website').catch(() => null)
  return {
    language,
    translationVersion,
    apiRoot,
    basePath,
    origin,
    production,
    platformTitle: website?.platform_title ?? page.i18n.t('common:brand.name'),
    officeSite: website?.office_site ?? page.officeSite,
    brand: website ? brandOf(website.brand) : ownBrand,
    languages: website?.languages ?? page.languages,
    menuItems: website?.menu_items ?? menuWithoutHost(page.i18n),
    announcementIds: website?.announcement_ids ?? [],
    now: currentMinute(),
  }
}

/** To the minute, so that a page that has not changed is rendered into the same bytes. */
function currentMinute(): string {
  const minute = 60_000
  return new Date(Math.floor(Date.now() / minute) * minute).toISOString()
}

/** Only the host derives the colours: browsers get them as a style sheet. */
function brandOf({ logo, logo_dark, favicon, accent }: Answer<'GET /api/website'>['brand']): SiteBrand {
  return { logo, logoDark: logo_dark, favicon, accentStyle: accentStyle(accent) }
}

const goodFor = 10 * 60_000
let loadedAt = Date.now()

/** Root data is reused for a while; then the next navigation reloads it, so that `now` stays current. */
export const shouldRevalidate: ShouldRevalidateFunction = () => {
  if (Date.now() - loadedAt < goodFor) return false
  loadedAt = Date.now()
  return true
}

export function Layout({ children }: { children: ReactNode }) {
  const { language, translationVersion, apiRoot, basePath, brand } = usePage()
  const nonce = useNonce()

  return (
    <html
      lang={language}
      data-translations={translationVersion}
      data-api-root={apiRoot}
      data-base-path={basePath || undefined}
      {...marksBeforePaint()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {brand.favicon ? (
          <link rel="icon" href={brand.favicon} />
        ) : (
          <link rel="icon" type="image/svg+xml" href={`${basePath}/favicon.svg`} />
        )}
        <BeforePaint nonce={nonce} />
        <style nonce={nonce} suppressHydrationWarning>
          {limitsStyle() + collapseStyle() + menuStyle() + brand.accentStyle}
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
  useNavigationFromOutside()
  useEffect(followLogin, [])

  return (
    <Shown>
      <Outlet />
    </Shown>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shown>
      <ErrorScreen error={error} />
    </Shown>
  )
}

function Shown({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toasts />
      <Progress />
    </>
  )
}
