import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenLogin, givenServer } from '../../../test/given.ts'
import { inProcess } from '../host/in-process.ts'
import { keepLogin } from '../session/session.ts'
import { type ApiCaller, ask, type Transport } from './ask.ts'
import { quietCaller } from './browser-caller.ts'
import { Failure } from './failure.ts'
import { failureText } from './failures.ts'

afterEach(() => vi.restoreAllMocks())

const asking = (transport: Transport): ApiCaller => ({ transport, language: 'zh-CN' })
const failureOf = (answer: Promise<unknown>) => answer.catch((failure: Failure) => failure) as Promise<Failure>

test('all requests carry the token and the language, and writes repeat the anti-forgery cookie [ACC-12]', async () => {
  const { address, asked } = await givenServer({ body: { code: 0, msg: '', data: null } })
  await givenBrowser({ apiRoot: address, cookie: 'current_local=zh-CN; atrium_csrf=a-secret' })
  keepLogin(givenLogin({ token: 'my-token' }))

  await ask(quietCaller(), 'GET /api/website')
  await ask(quietCaller(), 'POST /api/logout')

  const [read, write] = asked.map(({ headers }) => headers)
  for (const headers of [read, write]) {
    expect(headers).toMatchObject({ authorization: 'Bearer my-token', 'accept-language': 'zh-CN' })
  }
  expect(read).not.toHaveProperty('x-csrf-token')
  expect(write).toHaveProperty('x-csrf-token', 'a-secret')
})

test('under https the cookie that no neighbour can plant is the one that is repeated [ACC-12]', async () => {
  const { address, asked } = await givenServer({ body: { code: 0, msg: '', data: null } })
  await givenBrowser({ apiRoot: address, cookie: 'atrium_csrf=planted; __Host-atrium_csrf=ours' })

  await ask(quietCaller(), 'POST /api/logout')

  expect(asked[0]?.headers).toHaveProperty('x-csrf-token', 'ours')
})

test('a write that is taken for forged fetches a fitting cookie and is tried once more', async () => {
  const rejected = { status: 403, body: { code: 20005, msg: '', data: null } }
  const { address, asked } = await givenServer(rejected, rejected, { body: { code: 0, msg: '', data: null } })
  await givenBrowser({ apiRoot: address, cookie: 'atrium_csrf=of-an-older-session' })
  keepLogin(givenLogin({ token: 'my-token' }))

  await ask(quietCaller(), 'POST /api/users/user-name', { body: { user_name: '青禾' } })

  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/users/user-name',
    'GET /api/users/mine/infos',
    'POST /api/users/user-name',
  ])
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(Array(3).fill('Bearer my-token'))
  expect(asked[2]?.body).toEqual({ user_name: '青禾' })
})

test('a write from a page that came without the cookie fetches it first [ACC-12]', async () => {
  const { address, asked } = await givenServer({ body: { code: 0, msg: '', data: null } })
  await givenBrowser({ apiRoot: address, cookie: '' })
  const realFetch = fetch
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const response = await realFetch(url, options)
    if (options.method === 'GET') Object.assign(document, { cookie: 'atrium_csrf=fetched' })
    return response
  })

  await ask(quietCaller(), 'POST /api/logout')

  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /api/users/mine/infos', 'POST /api/logout'])
  expect(asked[1]?.headers).toHaveProperty('x-csrf-token', 'fetched')
})

test('a write that fails the CSRF check twice fails', async () => {
  const { address, asked } = await givenServer({ status: 403, body: { code: 20005, msg: '', data: null } })
  await givenBrowser({ apiRoot: address })

  const failure = await failureOf(ask(quietCaller(), 'POST /api/logout'))

  expect(failure.code).toBe(20005)
  expect(asked).toHaveLength(3)
})

test('parameters go into the path, and objects into the query as JSON text', async () => {
  const { app, asked } = await givenServer({ body: { code: 0, msg: '', data: { list: [], total: 0 } } })
  const caller = asking(inProcess(app, ''))

  await ask(caller, 'GET /api/resources', { query: { search: { resource_type: 'flow' }, page: 2 } })
  await ask(caller, 'GET /api/resources/{resource_id}', { params: { resource_id: 7 } })

  expect(asked[0]?.query).toEqual({ search: '{"resource_type":"flow"}', page: '2' })
  expect(asked[1]?.url).toBe('/api/resources/7')
})

test('a code that is not zero is a failure in the words of the server', async () => {
  const { app } = await givenServer({ body: { code: 20001, msg: '有一项不对', data: { request_id: 'r-1' } } })

  const failure = await failureOf(ask(asking(inProcess(app, '')), 'GET /api/website'))

  expect(failure).toBeInstanceOf(Failure)
  expect(failure).toMatchObject({ kind: 'refused', code: 20001, msg: '有一项不对', request_id: 'r-1' })
})

test('a read may take 200 seconds and a write 300, then the network has timed out [ERR-03a] [ERR-03b]', async () => {
  await givenBrowser()
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const late: Transport = async () => {
    throw new DOMException('too late', 'TimeoutError')
  }

  const failure = await failureOf(ask(asking(late), 'GET /api/website'))
  await failureOf(ask(asking(late), 'POST /api/logout'))

  expect(timeout.mock.calls).toEqual([[200_000], [300_000]])
  expect(failureText(failure)).toBe('网络超时，请重试')
})

test('HTTP 504 shows its status, its text and what to do [ERR-04a]', async () => {
  await givenBrowser()
  const { app } = await givenServer({ status: 504, body: '<html>upstream</html>' })

  const failure = await failureOf(ask(asking(inProcess(app, '')), 'GET /api/website'))

  expect(failureText(failure)).toMatch(/504 Gateway Timeout.*重试/)
})

test('a page waits for a slow server and aborts requests past the limit [ERR-03c]', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const never = { inject: () => new Promise(() => {}) } as unknown as Parameters<typeof inProcess>[0]

  const failed = vi.fn<(failure: Failure) => void>()
  failureOf(ask(asking(inProcess(never, '')), 'GET /api/website')).then(failed)
  await vi.advanceTimersByTimeAsync(14_900)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)

  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }))
})
