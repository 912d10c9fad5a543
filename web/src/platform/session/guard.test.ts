import { expect, test } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenLogin } from '../../../test/given.ts'
import { guardChild, guardEntry, otherWay } from './guard.ts'
import { keepLogin } from './session.ts'

test.each([
  ['/download', 10],
  ['/resource/flow/7', 11],
  ['/pdf-view/7', 11],
  ['/knowledge', 12],
  ['/case?industry_ids=[1]', 13],
  ['/video', 14],
  ['/project', 15],
  ['/person-center/person-load', 16],
  ['/management', 18],
])('%s opens with menu %d and not without it [ACC-03] [ACC-04] [RT-01a]', (address, menu) => {
  expect(otherWay(address, givenLogin({ menus: [menu] }))).toBeNull()
  expect(otherWay(address, givenLogin({ menus: [17] }))).toBe('/errors/not-allow')
})

test('an absent list allows [ACC-03]', () => {
  expect(otherWay('/resource/flow', givenLogin({ menus: null }))).toBeNull()
  expect(otherWay('/resource/flow', null)).toBeNull()
})

test('areas without a menu id are public', () => {
  const login = givenLogin({ menus: [] })
  for (const address of ['/', '/app-store', '/search?q=x', '/errors', '/login']) {
    expect(otherWay(address, login)).toBeNull()
  }
})

test('a visitor signs in before a personal area, and comes back', () => {
  expect(otherWay('/person-center/person-info?tab=2', null)).toBe(
    '/login?return_to=%2Fperson-center%2Fperson-info%3Ftab%3D2',
  )
})

test('the entry guard runs before the first page, the child guard before every later one [RT-01a]', async () => {
  const { location } = await givenBrowser({ address: '/resource' })
  keepLogin(givenLogin({ menus: [10] }))

  expect(guardEntry()).toBe(false)
  expect(location.replace).toHaveBeenCalledWith('/errors/not-allow')

  expect(() => guardChild({ request: new Request('http://portal/download') })).not.toThrow()
  expect(() => guardChild({ request: new Request('http://portal/case') })).toThrow(
    expect.objectContaining({ status: 302 }),
  )
})
