import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import type { Handle } from './platform/i18n/preloads.tsx'
import { NonceContext } from './platform/page/nonce.ts'
import { pageContext } from './platform/page/page-context.ts'

// The host fills the context; it must be the very object the loaders read.
export { pageContext }

const patience = 5_000

/** The whole page at once: it is kept for a second for everybody who asks for the same address. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { i18n, nonce } = loadContext.get(pageContext)
  headers.set('content-type', 'text/html; charset=utf-8')

  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <I18nextProvider i18n={i18n}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </I18nextProvider>
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(giveUp)
          const page = new PassThrough()
          text(page).then(resolve, reject)
          pipe(page)
        },
        onShellError: reject,
        onError: (error) => loadContext.get(pageContext).report(error),
      },
    )
    const giveUp = setTimeout(abort, patience)
  })
  return new Response(html, { status: ownStatus(routerContext) ?? status, headers })
}

/** The page of a missing address is a page like others in the browser; only its own address answers 404. */
function ownStatus({ routeModules, staticHandlerContext }: EntryContext): number | undefined {
  const innermost = staticHandlerContext.matches.at(-1)?.route.id
  return innermost ? (routeModules[innermost]?.handle as Handle | undefined)?.status : undefined
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (!request.signal.aborted) context.get(pageContext).report(error)
}
