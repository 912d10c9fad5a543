import { expect, test } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenLogin, givenServer } from '../../../test/given.ts'
import { readLogin } from './session.ts'
import { followTokenLink } from './token-link.ts'
import { carriesSecret } from './token-link-address.ts'

const success = { body: { code: 0, msg: '', data: givenLogin({ token: 'a-session' }) } }

test('a token link signs the person in and leaves the address bar and the history [ACC-06]', async () => {
  const { address: apiRoot, asked } = await givenServer(success)
  const { history, location } = await givenBrowser({ address: '/case?token=once&page=2', apiRoot })

  const goesOn = await followTokenLink()

  expect(asked[0]?.url).toBe('/api/users/mine/infos?token=once')
  expect(String(history.replaceState.mock.calls[0]?.[2])).toBe('http://portal/case?page=2')
  expect(readLogin()?.token).toBe('a-session')
  expect(goesOn).toBe(true)
  expect(location.replace).not.toHaveBeenCalled()
})

test.each([
  ['/?token=once&cross_source=oa&module_type=resource', '/resource/flow'],
  ['/case?token=once&cross_source=oa', '/'],
])('from the office product %s leads to %s [ACC-06]', async (address, destination) => {
  const { address: apiRoot } = await givenServer(success)
  const { location } = await givenBrowser({ address, apiRoot })

  expect(await followTokenLink()).toBe(false)

  expect(location.replace).toHaveBeenCalledWith(destination)
})

test('a token that does not open reloads the same address without it [ACC-06]', async () => {
  const { address: apiRoot } = await givenServer({ body: { code: 20003, msg: '链接已失效', data: null } })
  const { history, location } = await givenBrowser({ address: '/case?token=old&page=2', apiRoot })

  expect(await followTokenLink()).toBe(false)

  expect(readLogin()).toBeNull()
  expect(String(history.replaceState.mock.calls[0]?.[2])).toBe('http://portal/case?page=2')
  expect(location.reload).toHaveBeenCalled()
})

test('a token link and the OAuth return address are secret, other addresses are not [ACC-06] [RT-13]', () => {
  expect(carriesSecret('/case?token=once')).toBe(true)
  expect(carriesSecret('/authorization/callback/wechat?code=a&state=b')).toBe(true)
  expect(carriesSecret('/p/2345ABCD')).toBe(true)
  expect(carriesSecret('/c/2345ABCD')).toBe(true)
  expect(carriesSecret('/authorization')).toBe(false)
  expect(carriesSecret('/case?page=2')).toBe(false)
})
