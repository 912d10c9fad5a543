import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenLogin, givenServer } from '../../../test/given.ts'
import { endLogin, followLogin } from '../session/login-end.ts'
import { keepLogin, readLogin } from '../session/session.ts'
import { loginAskedFor, resolveSignInAgain } from '../session/sign-in-again.ts'
import { shownToasts } from '../state/toast.ts'
import { ask } from './ask.ts'
import { quietCaller } from './browser-caller.ts'
import { Failure } from './failure.ts'
import { handleFailure, reportNewRelease, reportOutage } from './failures.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const refused = (code: number, msg: string) => new Failure({ kind: 'refused', status: 200, code, msg })
const texts = () => shownToasts().map(({ kind, text }) => `${kind}: ${text}`)

const ended = { body: { code: 20003, msg: '请登录后继续', data: null } }
const fine = { body: { code: 0, msg: '', data: { list: [] } } }

test.each(['/management/users?page=2', '/project', '/person-center/person-info#connected'])(
  'a quiet call on %s that learns the login is over ends it and leads to the login and back [ACC-07a] [ACC-07b]',
  async (address) => {
    const { address: apiRoot } = await givenServer(ended)
    const { location, documentElement } = await givenBrowser({ address, apiRoot })
    onTestFinished(followLogin())
    keepLogin(givenLogin())

    const calls = [1, 2, 3].map(() => ask(quietCaller(), 'GET /api/notices', { query: {} }).catch(() => null))
    await Promise.all(calls)

    expect(texts()).toEqual(['error: 请登录后继续'])
    expect(readLogin()).toBeNull()
    expect(documentElement.dataset.signed).toBe('out')
    expect(location.assign.mock.calls).toEqual([[`/login?${new URLSearchParams({ return_to: address })}`]])
  },
)

test('on public pages the person stays, and a read is repeated as a visitor [ACC-07a]', async () => {
  const { address: apiRoot, asked } = await givenServer(ended, fine)
  const { location } = await givenBrowser({ address: '/projects-of-others', apiRoot })
  onTestFinished(followLogin())
  keepLogin(givenLogin())

  const answer = await ask(quietCaller(), 'GET /api/announcements')

  expect(answer).toEqual({ list: [] })
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer a-token-of-a-session', undefined])
  expect(readLogin()).toBeNull()
  expect(location.assign).not.toHaveBeenCalled()
})

test('a write is not repeated as a visitor: the person meant to do it under their name [ACC-07a]', async () => {
  const { address: apiRoot, asked } = await givenServer(ended)
  await givenBrowser({ address: '/resource/flow/1', apiRoot })
  keepLogin(givenLogin())

  await expect(ask(quietCaller(), 'POST /api/logout')).rejects.toMatchObject({ code: 20003 })

  expect(asked).toHaveLength(1)
  expect(readLogin()).toBeNull()
})

test('a write that goes out while its person signs in again on the page waits for them, and is done then [ACC-07b]', async () => {
  const { address: apiRoot, asked } = await givenServer(ended, ended, fine, fine)
  await givenBrowser({ address: '/upload-center', apiRoot })
  keepLogin(givenLogin())
  const background = ask(quietCaller(), 'GET /api/announcements')
  await vi.waitFor(() => expect(loginAskedFor()).not.toBeNull())

  const write = ask(quietCaller(), 'POST /api/users/user-name', { body: { user_name: '青禾' } })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  keepLogin(givenLogin({ token: 'newer' }))
  resolveSignInAgain(true)

  await expect(Promise.all([background, write])).resolves.toHaveLength(2)
  const writes = asked.filter(({ method }) => method === 'POST')
  expect(writes.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer newer'])
})

test('an answer to an older login leaves the newer one alone [ACC-07a]', async () => {
  await givenBrowser()
  keepLogin(givenLogin({ token: 'newer' }))

  endLogin('older', '请登录后继续')

  expect(readLogin()?.token).toBe('newer')
  expect(texts()).toEqual([])
})

test('a visitor who is refused on a personal page signs in first [ACC-07b]', async () => {
  const { location } = await givenBrowser({ address: '/project' })

  handleFailure(refused(20003, '请登录后继续'))

  expect(texts()).toEqual(['error: 请登录后继续'])
  expect(location.assign).toHaveBeenCalledWith('/login?return_to=%2Fproject')
})

test('code 20018 shows the message and leads to the page that says what is missing [ERR-01a] [ERR-01b]', async () => {
  const { location } = await givenBrowser({ address: '/resource/flow/9' })

  handleFailure(refused(20018, '内容不存在'))

  expect(texts()).toEqual(['error: 内容不存在'])
  await vi.dynamicImportSettled()
  expect(location.assign).toHaveBeenCalledWith('/errors/not-exsist-resource?missing=resource#/resource/flow/9')
})

test('any other code is an error toast of five seconds in the words of the server [ERR-02]', async () => {
  const { location } = await givenBrowser()

  handleFailure(refused(20001, '有一项不对'))

  expect(texts()).toEqual(['error: 有一项不对'])
  expect(location.assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4_999)
  expect(texts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(texts()).toHaveLength(0)
})

test('a route chunk that fails to load shows for ten seconds that the site was updated', async () => {
  await givenBrowser()

  reportNewRelease()

  vi.advanceTimersByTime(9_999)
  expect(texts()).toEqual(['error: 系统已更新，请刷新页面'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a call whose failures are shown elsewhere shows time-outs and gateways all the same [ERR-03a] [ERR-04a]', async () => {
  await givenBrowser()

  reportOutage(refused(20001, '有一项不对'))
  reportOutage(new Failure({ kind: 'unreachable' }))
  expect(texts()).toEqual([])

  reportOutage(new Failure({ kind: 'timeout' }))
  reportOutage(new Failure({ kind: 'gateway', status: 504, msg: 'Gateway Timeout' }))
  expect(texts()).toEqual(['error: 网络超时，请重试', 'error: 504 Gateway Timeout。服务暂时没有回应，请稍后重试'])
})
