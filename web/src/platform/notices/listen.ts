import type { Language } from '@atrium/contract/languages'
import { apiRoot, messageOfEndedLogin, quietCaller } from '../api/browser-caller.ts'
import { endLogin } from '../session/login-end.ts'
import { readEvents, type StreamEvent } from './event-stream.ts'

/** The server says every twenty seconds that it is there; who hears nothing for longer listens to a dead line. */
const silence = 45_000
const longestWait = 60_000

interface ListenOptions {
  /** The number of the last notice known. Without one, only new notices are delivered. */
  last: () => number | null
  hear: (event: StreamEvent) => void
  /** The stream is open again after it was lost. */
  reopened?: () => void
  signal: AbortSignal
}

/** Listens until it is stopped or the login ends; after a lost connection it resumes from the last notice. */
export async function listenOn({ last, hear, reopened, signal }: ListenOptions): Promise<void> {
  let retry = 2_000
  let failed = 0
  let isFirst = true

  while (!signal.aborted) {
    const outcome = await listenOnce()
    if (outcome === 'signed_out') return
    failed = outcome === 'heard' ? 0 : failed + 1
    // Not all browsers at the same moment, and ever more patiently while nobody answers.
    await pause(Math.min(longestWait, retry * 2 ** failed) * (0.5 + Math.random() / 2), signal)
  }

  async function listenOnce(): Promise<'heard' | 'failed' | 'signed_out'> {
    const dead = new AbortController()
    let timer = setTimeout(() => dead.abort(), silence)
    let heard = false
    try {
      const { language, token } = quietCaller()
      if (!token) return 'signed_out'
      const response = await open(last(), { language, token, signal: AbortSignal.any([signal, dead.signal]) })
      if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        const message = messageOfEndedLogin(await response.text())
        if (message === null) return 'failed'
        endLogin(token, message)
        return 'signed_out'
      }
      if (!isFirst) reopened?.()
      isFirst = false
      await readEvents(response.body, {
        event: hear,
        retry: (milliseconds) => {
          retry = milliseconds
        },
        alive() {
          heard = true
          clearTimeout(timer)
          timer = setTimeout(() => dead.abort(), silence)
        },
      })
    } catch {
      // The connection was lost: the next one delivers what was missed.
    } finally {
      clearTimeout(timer)
    }
    return heard ? 'heard' : 'failed'
  }
}

interface StreamViewer {
  language: Language
  token: string
  signal: AbortSignal
}

function open(last: number | null, { language, token, signal }: StreamViewer): Promise<Response> {
  return fetch(`${apiRoot()}/api/notices/live`, {
    headers: {
      accept: 'text/event-stream',
      'accept-language': language,
      authorization: `Bearer ${token}`,
      ...(last !== null && { 'last-event-id': String(last) }),
    },
    cache: 'no-store',
    signal,
  })
}

/** Ends early when the network or the window is back: then somebody looks. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const end = () => {
      over.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end, { signal: over.signal })
    window.addEventListener('online', end, { signal: over.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: over.signal,
    })
  })
}
