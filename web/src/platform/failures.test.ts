import { afterEach, expect, test, vi } from 'vitest'
import { givenBrowser } from '../../test/browser.ts'
import { givenLogin } from '../../test/given.ts'
import { Failure } from './failure.ts'
import { meetFailure, meetNewRelease, meetOutage } from './failures.ts'
import { keepLogin, readLogin } from './session.ts'
import { shownToasts } from './toast.ts'

vi.useFakeTimers()
afterEach(() => vi.runAllTimers())

const refused = (code: number, msg: string) => new Failure({ kind: 'refused', status: 200, code, msg })
const texts = () => shownToasts().map(({ kind, text }) => `${kind}: ${text}`)

test.each(['/management/users', '/project', '/person-center/person-info'])(
  'not logged in on %s: the message, the header turns logged-out, and the way leads to the login [ACC-07]',
  async (address) => {
    const { location, documentElement } = await givenBrowser({ address })
    keepLogin(givenLogin())

    meetFailure(refused(20003, '请登录后继续'))

    expect(texts()).toEqual(['error: 请登录后继续'])
    expect(readLogin()).toBeNull()
    expect(documentElement.dataset.signed).toBe('out')
    expect(location.assign).toHaveBeenCalledWith('/login')
  },
)

test('not logged in elsewhere: the person stays where they are [ACC-07]', async () => {
  const { location } = await givenBrowser({ address: '/projects-of-others' })
  keepLogin(givenLogin())

  meetFailure(refused(20003, '请登录后继续'))

  expect(readLogin()).toBeNull()
  expect(location.assign).not.toHaveBeenCalled()
})

test('code 20018 shows the message and leads to the page that says what is missing [ERR-01a] [ERR-01b]', async () => {
  const { location } = await givenBrowser({ address: '/resource/flow/9' })

  meetFailure(refused(20018, '内容不存在'))

  expect(texts()).toEqual(['error: 内容不存在'])
  await vi.dynamicImportSettled()
  expect(location.assign).toHaveBeenCalledWith('/errors/not-exsist-resource?missing=resource')
})

test('any other code is an error toast of five seconds in the words of the server [ERR-02]', async () => {
  const { location } = await givenBrowser()

  meetFailure(refused(20001, '有一项不对'))

  expect(texts()).toEqual(['error: 有一项不对'])
  expect(location.assign).not.toHaveBeenCalled()
  vi.advanceTimersByTime(4_999)
  expect(texts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(texts()).toHaveLength(0)
})

test('an area that fails to load says for ten seconds that the site was updated', async () => {
  await givenBrowser()

  meetNewRelease()

  vi.advanceTimersByTime(9_999)
  expect(texts()).toEqual(['error: 系统已更新，请刷新页面'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('a call whose failures are shown elsewhere shows time-outs and gateways all the same [ERR-03a] [ERR-04a]', async () => {
  await givenBrowser()

  meetOutage(refused(20001, '有一项不对'))
  meetOutage(new Failure({ kind: 'unreachable' }))
  expect(texts()).toEqual([])

  meetOutage(new Failure({ kind: 'timeout' }))
  meetOutage(new Failure({ kind: 'gateway', status: 504, msg: 'Gateway Timeout' }))
  expect(texts()).toEqual(['error: 网络超时，请重试', 'error: 504 Gateway Timeout。服务暂时没有回应，请稍后重试'])
})
