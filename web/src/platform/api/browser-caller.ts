import { failures } from '@atrium/contract/errors'
import { antiForgery } from '@atrium/contract/forgery'
import { requestTimeout } from '@atrium/contract/limits'
import { basePath, mountAnswer } from '../address/base-path.ts'
import { documentLanguage } from '../i18n/document.ts'
import { cookieNamed } from '../i18n/language.ts'
import { signInAgainHere } from '../session/guard.ts'
import { endLogin } from '../session/login-end.ts'
import { readLogin } from '../session/session.ts'
import { askSignInAgain } from '../session/sign-in-again.ts'
import type { ApiCaller, ApiRequest, Transport } from './ask.ts'
import { handleFailure, reportOutage } from './failures.ts'
import { repeatWrites } from './repeat-writes.ts'

/** The person in front of this browser; failures are shown as section 6 of the specification says. */
export function browserCaller(): ApiCaller {
  return { ...quietCaller(), meet: handleFailure }
}

/** The same person, for calls whose failures the asker shows in its own way. A login that is over ends all the same. */
export function quietCaller(carry: Transport = byFetch()): ApiCaller {
  return {
    transport: watchingLogin(overNetwork(carry)),
    language: documentLanguage(),
    token: readLogin()?.token ?? null,
    meet: reportOutage,
  }
}

/**
 * Whatever call learns that the login is over ends it [ACC-07]. A read is then repeated as whoever is there now, usually a
 * visitor. A write is repeated only when its person has signed in again on the page, with the same idempotency key. A call
 * that goes out while the person is being asked has no token yet, and waits for them when it is refused.
 */
function watchingLogin(transport: Transport): Transport {
  return async (outgoing) => {
    const isStartedByPerson = navigator.userActivation?.isActive ?? false
    const { authorization, ...headers } = outgoing.headers
    const asked = authorization === undefined ? askSignInAgain(null) : null
    const answer = await transport(outgoing)
    const message = messageOfEndedLogin(answer.text)
    if (message === null || (authorization === undefined && !asked)) return answer

    const isBack = await (asked ?? endAndAsk(outgoing, message, isStartedByPerson))
    if (outgoing.method !== 'GET' && !isBack) return answer

    const token = readLogin()?.token
    return transport({
      ...outgoing,
      headers: token ? { ...headers, authorization: `Bearer ${token}` } : headers,
      // The person may have taken longer than a request may.
      ...(isBack !== null && { signal: AbortSignal.timeout(requestTimeout.write) }),
    })
  }
}

/** Ends the login; true if its person then signed in again on the page, null where nobody is asked. */
async function endAndAsk({ method, headers }: ApiRequest, message: string, isStartedByPerson: boolean) {
  const ended = readLogin()
  endLogin(headers.authorization?.replace('Bearer ', '') ?? '', message)
  const asks = method !== 'GET' && isStartedByPerson && signInAgainHere() !== 'at_login'
  return askSignInAgain(asks ? ended : null)
}

/** The server's message if its answer is that nobody is signed in, else null. */
export function messageOfEndedLogin(text: string): string | null {
  // Most answers are long and fine: only what may be a refusal is parsed.
  if (!text.includes(`"code":${failures.not_logged_in.code}`)) return null
  try {
    const { code, msg } = JSON.parse(text) as { code: number; msg: string }
    return code === failures.not_logged_in.code ? msg : null
  } catch {
    return null
  }
}

/**
 * A page from a shared cache comes without the cookie, so it is fetched before the first write. A write that looked forged
 * is tried once more with another cookie: another tab may have signed in or out since this one got its own.
 */
function overNetwork(carry: Transport): Transport {
  return async (outgoing) => {
    if (outgoing.method === 'GET') return carry(addressRequest(outgoing))

    if (forgeryCookie() === null) await fetchCookie(outgoing)
    const send = repeatWrites(carry)
    const answer = await send(addressRequest(outgoing))
    if (!isCsrfRejected(answer)) return answer

    await fetchCookie(outgoing)
    return send(addressRequest(outgoing))
  }
}

/** Any read that no cache may keep brings the cookie that fits its login. */
async function fetchCookie({ headers, signal }: ApiRequest) {
  await byFetch()(addressRequest({ method: 'GET', address: '/api/users/mine/infos', headers, signal }))
}

/** Write requests repeat the cookie in a header: only our own pages can read it [ACC-12]. */
function addressRequest(outgoing: ApiRequest): ApiRequest {
  const { method, address, headers } = outgoing
  const forgery = method === 'GET' ? null : forgeryCookie()
  return {
    ...outgoing,
    address: apiRoot() + address,
    headers: forgery ? { ...headers, [antiForgery.header]: forgery } : headers,
  }
}

/** Some questions outlive the page that asks; others are stopped when nobody waits any more. */
export function byFetch({ keepalive = false, stop }: { keepalive?: boolean; stop?: AbortSignal } = {}): Transport {
  return async ({ method, address, headers, body = null, signal }) => {
    const either = stop ? AbortSignal.any([signal, stop]) : signal
    const response = await fetch(address, { method, headers, body, signal: either, keepalive })
    return {
      status: response.status,
      statusText: response.statusText,
      text: mountAnswer(await response.text(), basePath()),
    }
  }
}

function forgeryCookie() {
  const { cookie } = document
  return cookieNamed(antiForgery.secureCookie, cookie) ?? cookieNamed(antiForgery.cookie, cookie)
}

function isCsrfRejected({ status, text }: Awaited<ReturnType<Transport>>) {
  return status === failures.csrf_rejected.status && text.includes(`"code":${failures.csrf_rejected.code}`)
}

/** Empty in production; the host writes it into the page. */
export function apiRoot(): string {
  return document.documentElement.dataset.apiRoot ?? ''
}
