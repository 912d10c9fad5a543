import { requestTimeout } from '@atrium/contract/limits'

/**
 * Ends every request of this page in time, also those of the router and of libraries, which set no limit themselves
 * [ERR-03]. An event stream lasts as long as the page; its reader ends it when it falls silent.
 */
export function limitFetch() {
  const { fetch } = window

  window.fetch = (input, init) => {
    const asked: RequestInit = init ?? (input instanceof Request ? input : {})
    const { method = 'GET', headers, signal } = asked
    if (new Headers(headers).get('accept') === 'text/event-stream') return fetch(input, init)
    const limit = AbortSignal.timeout(method === 'GET' ? requestTimeout.read : requestTimeout.write)
    return fetch(input, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit })
  }
}
