import { failures } from '@atrium/contract/errors'
import { antiForgery } from '@atrium/contract/forgery'
import type { Caller, Outgoing, Transport } from './ask.ts'
import { basePath, mountAnswer } from './base-path.ts'
import { meetFailure, meetOutage } from './failures.ts'
import { documentLanguage } from './i18n/document.ts'
import { cookieNamed } from './i18n/language.ts'
import { readLogin } from './session.ts'

/** The person in front of this browser; failures are shown as section 6 of the specification says. */
export function browserCaller(): Caller {
  return { ...quietCaller(), meet: meetFailure }
}

/** The same person, for calls whose failures the asker shows in its own way. */
export function quietCaller(carry: Transport = byFetch()): Caller {
  const token = readLogin()?.token ?? null
  return { transport: overNetwork(carry), language: documentLanguage(), token, meet: meetOutage }
}

/**
 * A write that looked forged is tried once more, after a read that brings a fitting cookie: another tab may have signed
 * in or out since this one got its own.
 */
function overNetwork(carry: Transport): Transport {
  return async (outgoing) => {
    const answer = await carry(addressed(outgoing))
    if (outgoing.method === 'GET' || !looksForged(answer)) return answer

    const { headers, signal } = outgoing
    await byFetch()(addressed({ method: 'GET', address: '/api/users/mine/infos', headers, signal }))
    return carry(addressed(outgoing))
  }
}

/** Write requests repeat the cookie in a header: only our own pages can read it [ACC-12]. */
function addressed(outgoing: Outgoing): Outgoing {
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

function looksForged({ status, text }: Awaited<ReturnType<Transport>>) {
  return status === failures.forged.status && text.includes(`"code":${failures.forged.code}`)
}

/** Empty in production; the host writes it into the page. */
export function apiRoot(): string {
  return document.documentElement.dataset.apiRoot ?? ''
}
