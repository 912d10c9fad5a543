import { failures } from '@atrium/contract/errors'
import { toastDuration } from '@atrium/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenLogin } from '../../../test/given.ts'
import { keepLogin, readLogin } from '../session/session.ts'
import { listenOn } from './listen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a closed stream is reopened from the last notice on, and the token is never in the address', async () => {
  const { asked, stop } = await listening([events('id: 7\nevent: notice\ndata: {}\n\n'), events('')])

  await vi.advanceTimersByTimeAsync(3_000)
  stop()

  expect(asked.map(({ last }) => last)).toEqual(['0', '7'])
  expect(asked.map(({ address }) => address)).toEqual(['/api/notices/live', '/api/notices/live'])
  expect(asked[0]?.authorization).toMatch(/^Bearer ./)
})

test('a stream that is open again is reported, the first one is not [PRJ-01]', async () => {
  const { reopened, stop } = await listening([events(''), events('')])
  expect(reopened).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(4_000)
  stop()

  expect(reopened).toHaveBeenCalledOnce()
})

test('a client without a last notice gets new notices only', async () => {
  const { asked, stop } = await listening([events('')], null)

  stop()

  expect(asked.map(({ last }) => last)).toEqual([undefined])
})

test('the retry delay of the server is honoured', async () => {
  const { asked, stop } = await listening([events('retry: 400\n\n'), events('')])

  await vi.advanceTimersByTimeAsync(500)
  stop()

  expect(asked).toHaveLength(2)
})

test('the reconnect delay grows while the server does not answer', async () => {
  const { asked, stop } = await listening(
    Array.from({ length: 20 }, () => () => Promise.reject(new TypeError('Failed to fetch'))),
  )

  await vi.advanceTimersByTimeAsync(120_000)
  const inTwoMinutes = asked.length
  await vi.advanceTimersByTimeAsync(120_000)
  stop()

  expect(inTwoMinutes).toBeLessThan(10)
  expect(asked.length).toBeGreaterThan(inTwoMinutes)
})

test('a silent stream is closed and reopened', async () => {
  const { asked, stop } = await listening([silent, events('')])

  await vi.advanceTimersByTimeAsync(44_000)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(6_000)
  stop()

  expect(asked).toHaveLength(2)
})

test('a stream that is refused ends the login, and is not asked for again [ACC-07a]', async () => {
  const { asked, ended } = await listening([
    async () => Response.json({ code: failures.not_logged_in.code, msg: '请登录', data: null }),
  ])

  await ended
  // The toast that says so must not outlive this test.
  await vi.advanceTimersByTimeAsync(toastDuration.usual)

  expect(asked).toHaveLength(1)
  expect(readLogin()).toBeNull()
})

type StreamAnswer = (signal: AbortSignal) => Promise<Response>

function events(text: string): StreamAnswer {
  return async () => new Response(text, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
}

/** Open, and nothing ever comes. */
const silent: StreamAnswer = async (signal) => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => signal.addEventListener('abort', () => controller.error(signal.reason)),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function listening(answers: StreamAnswer[], from: number | null = 0) {
  const { documentElement } = await givenBrowser()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement, cookie: '' }))
  keepLogin(givenLogin({}))
  const asked: { address: string; last: string | undefined; authorization: string }[] = []
  vi.stubGlobal('fetch', (address: string, { headers, signal }: RequestInit) => {
    const sent = headers as Record<string, string>
    asked.push({ address, last: sent['last-event-id'], authorization: sent.authorization ?? '' })
    const answer = answers.shift() ?? silent
    return answer(signal as AbortSignal)
  })
  const stopped = new AbortController()
  let last = from
  const reopened = vi.fn()
  const ended = listenOn({
    last: () => last,
    reopened,
    hear: ({ id }) => {
      last = Number(id)
    },
    signal: stopped.signal,
  })
  return { asked, ended, reopened, stop: () => stopped.abort() }
}
