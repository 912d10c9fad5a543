import { roleType } from '@atrium/contract/access'
import { expect, test } from 'vitest'
import { givenBrowser } from '../../../test/browser.ts'
import { givenLogin } from '../../../test/given.ts'
import { isBound, needsPassword } from './person.ts'
import { forgetLogin, keepLogin, loginKey, readLogin } from './session.ts'

test('the login is kept under one key: token, menus, user information, roles [ACC-01a]', async () => {
  const { documentElement } = await givenBrowser()
  const login = givenLogin({ menus: [10, 11], roles: [{ role_id: 2 }] })

  keepLogin(login)

  expect(JSON.parse(localStorage.getItem(loginKey) ?? '')).toEqual(login)
  expect(readLogin()).toEqual(login)
  expect(readLogin()).toBe(readLogin())
  expect(documentElement.dataset.signed).toBe('in')
  forgetLogin()
  expect(readLogin()).toBeNull()
})

test('a malformed stored login counts as none', async () => {
  await givenBrowser()

  for (const text of ['', 'nonsense', '{}', 'null', '"text"']) {
    localStorage.setItem(loginKey, text)
    expect(readLogin()).toBeNull()
  }
})

test('role type is management if any role has role_id 1, otherwise common [ACC-02]', () => {
  expect(roleType([{ role_id: 2 }, { role_id: 1 }])).toBe('management')
  expect(roleType([{ role_id: 2 }])).toBe('common')
  expect(roleType([])).toBe('common')
})

test('the reminder asks people with an email and no password [ACC-08]', () => {
  expect(needsPassword({ email: 'qinghe@example.com', not_set_password: true })).toBe(true)
  expect(needsPassword({ email: null, not_set_password: true })).toBe(false)
  expect(needsPassword({ email: 'qinghe@example.com', not_set_password: false })).toBe(false)
})

test('a mobile or an email is enough to be bound [ACC-09]', () => {
  expect(isBound({ bind_mobile: true, bind_email: false })).toBe(true)
  expect(isBound({ bind_mobile: false, bind_email: true })).toBe(true)
  expect(isBound({ bind_mobile: false, bind_email: false })).toBe(false)
})
