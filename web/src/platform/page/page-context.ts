import { failures } from '@atrium/contract/errors'
import { isLanguage, type Language } from '@atrium/contract/languages'
import type { i18n } from 'i18next'
import { createContext, data, type RouterContextProvider, redirect } from 'react-router'
import type { ApiCaller, Transport } from '../api/ask.ts'
import type { Failure } from '../api/failure.ts'
import { missingAddress } from './missing.ts'

/** What the host knows about one page request; loaders and the renderer read it from the router's context. */
export interface PageContext {
  transport: Transport
  language: Language
  i18n: i18n
  translationVersion: string
  apiRoot: string
  /** The path the portal is mounted under, or an empty text. */
  basePath: string
  nonce: string
  /** The address people reach the portal at, for canonical links. */
  origin: string
  production: boolean
  officeSite: string | null
  /** On offer; the default language is always among them. */
  languages: readonly Language[]
  /** The path and query that was asked for. */
  path: string
  /** The server's own message for what does not exist, for the page that stands in its place. */
  notFoundMessage: string
  /** Ties the page to its lines in the log. */
  request_id: string
  /** A part of the page is missing for now: the page is shown, but not kept. */
  misses: () => void
  /** Into the server's log, with the request's id. */
  report: (error: unknown) => void
}

export const pageContext = createContext<PageContext>()

/** Pages are rendered for a visitor: the person's own part is asked by the browser. */
export function callerOf(context: Readonly<RouterContextProvider>): ApiCaller {
  const { transport, language, misses, ...page } = context.get(pageContext)

  return {
    transport,
    language,
    meet(failure) {
      if (failure.kind !== 'refused' || failure.status >= 500) misses()
      answerInstead(failure, page)
    },
  }
}

/** For the page of one item: `?language=` shows its content in that language and leaves the page around it as it is. */
export function contentCallerOf(context: Readonly<RouterContextProvider>, request: Request): ApiCaller {
  const wanted = new URL(request.url).searchParams.get('language')
  const caller = callerOf(context)
  return isLanguage(wanted) ? { ...caller, language: wanted } : caller
}

/**
 * What a page answers when a call it needs has failed; the router carries it to the error boundary. Nothing can stand at an
 * address that the call does not even understand.
 */
function answerInstead(
  { code, status, kind, msg, request_id }: Failure,
  page: Pick<PageContext, 'path' | 'request_id'>,
): never {
  if (code === failures.not_found.code || code === failures.invalid_input.code)
    throw redirect(missingAddress(page.path))
  const body = { code, kind, msg, request_id: request_id ?? page.request_id }
  throw data(body, { status: statusOf[kind] ?? (status >= 400 ? status : 400) })
}

/** For what was refused the status of the call counts. */
const statusOf: Partial<Record<Failure['kind'], number>> = { timeout: 504, unreachable: 503, gateway: 503 }
