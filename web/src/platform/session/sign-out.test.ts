import { expect, test } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenLogin, givenServer } from '../../../test/given.ts'
import { keepLogin, readLogin } from './session.ts'
import { signOut } from './sign-out.ts'

const success = { body: { code: 0, msg: '', data: null } }

test('quit login revokes the token, forgets the login and reloads the home page [ACC-05]', async () => {
  const { address: apiRoot, asked } = await givenServer(success)
  const { location } = await givenBrowser({ apiRoot })
  keepLogin(givenLogin({ token: 'mine' }))

  await signOut()

  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/logout'])
  expect(asked[0]?.headers.authorization).toBe('Bearer mine')
  expect(readLogin()).toBeNull()
  expect(location.reload).toHaveBeenCalled()
})

test('quit login on other pages goes home, even when the server fails [ACC-05]', async () => {
  const { address: apiRoot } = await givenServer({ status: 503, body: { code: 20050, msg: '', data: null } })
  const { location } = await givenBrowser({ address: '/person-center', apiRoot })
  keepLogin(givenLogin())

  await signOut()

  expect(readLogin()).toBeNull()
  expect(location.assign).toHaveBeenCalledWith('/')
})
