import { readFileSync } from 'node:fs'
import type { Language } from '@atrium/contract/languages'
import { createAccount } from '@atrium/server/areas/account/account.create'
import { hashPassword } from '@atrium/server/areas/account/account.password'
import type { Page } from '@playwright/test'
import { expect, headerOf } from './journey.ts'
import { loginKey } from './people.ts'
import { withDb } from './portal.ts'

export const password = 'bamboo-42-lake'

/** What the screens say in a language: `translate('login', 'page', 'register')`. */
export function wordsOf(language: Language) {
  const files = new Map<string, Record<string, Record<string, string>>>()

  return (module: string, screen: string, name: string): string => {
    const file =
      files.get(module) ?? JSON.parse(readFileSync(`web/public/assets/i18n/${module}/${language}.json`, 'utf8'))
    files.set(module, file)
    const words = file[screen]?.[name]
    if (!words) throw new Error(`no words for ${module}:${screen}.${name}`)
    return words.trim()
  }
}

/** The login page, as people call its parts. */
export function signInForm(page: Page, language: Language = 'zh-CN') {
  const translate = wordsOf(language)
  const main = page.getByRole('main')
  const field = (name: string) => main.getByLabel(name, { exact: true })
  return {
    translate,
    heading: main.getByRole('heading', { level: 1 }),
    account: main.locator('input[autocomplete="username"]'),
    password: main.locator('input[autocomplete="current-password"]'),
    newPassword: main.locator('input[autocomplete="new-password"]'),
    code: main.locator('input[autocomplete="one-time-code"]'),
    send: main.getByRole('button', {
      name: new RegExp(`${translate('shared', 'code', 'send')}|${translate('shared', 'code', 'again')}`),
    }),
    submit: main.locator('button[type="submit"]'),
    agree: main.getByRole('checkbox', { name: new RegExp(translate('common', 'agreement', 'terms')) }),
    name: main.locator('input[autocomplete="nickname"]'),
    company: field(translate('login', 'field', 'company_name')),
    dial: main.getByLabel(translate('shared', 'dial_code', 'label')),
    message: main.getByRole('alert'),
    tab: (way: 'password' | 'code' | 'scan') =>
      main.getByRole('tab', { name: translate('login', 'way', way), exact: true }),
    button: (name: string) => main.getByRole('button', { name }),
    link: (name: string) => main.getByRole('link', { name }),
  }
}

/** Somebody with an account and a password. */
export async function givenMember(address: { email: string } | { mobile: string }) {
  const password_hash = await hashPassword(password)
  const stored = 'mobile' in address ? { mobile: `+86${address.mobile}` } : address
  await withDb((db) =>
    db.transaction().execute((tx) => createAccount(tx, { user_name: '临风', password_hash, ...stored })),
  )
}

export async function expectSignedIn(page: Page, who: Record<string, unknown>, at = '/') {
  await expect(page).toHaveURL(at)
  await expect(headerOf(page).avatar).toBeVisible()
  const login = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), loginKey)
  expect(Object.keys(login).sort()).toEqual(['menus', 'roles', 'token', 'user_info'])
  expect(login.user_info).toMatchObject(who)
}

/** Newcomers are asked who they are and what they run; they need not say. */
export async function skipWelcome(page: Page, language: Language = 'zh-CN') {
  await page.waitForURL(/\/login\/welcome/)
  const name = wordsOf(language)('login', 'welcome', 'skip')
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
}

/** The popover closes when a page is arrived at: who presses while that still goes on presses again. */
export async function quit(page: Page, language: Language) {
  const { avatar, popover } = headerOf(page)
  const out = popover.getByRole('button', { name: wordsOf(language)('common', 'account', 'quit') })
  await expect(async () => {
    if (await out.isHidden()) await avatar.click()
    await out.click({ timeout: 2_000 })
  }).toPass()
  await expect(avatar).toBeHidden()
  await page.waitForFunction((key) => localStorage.getItem(key) === null, loginKey)
}
