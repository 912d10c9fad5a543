import type { Language } from '@atrium/contract/languages'
import { createAccount } from '@atrium/server/areas/account/account.create'
import { openLink } from '@atrium/server/areas/account/account.service'
import type { Page } from '@playwright/test'
import { alive } from './journey.ts'
import { freshEmail } from './messages.ts'
import { loginKey } from './people.ts'
import { withDb } from './portal.ts'
import { wordsOf } from './words.ts'

export const info = '/person-center/person-info'
export const password = 'bamboo-42-lake'

/** Somebody with an account of their own, so that journeys do not meet. */
export async function givenPerson(details: Partial<Parameters<typeof createAccount>[1]> = {}): Promise<number> {
  return withDb((db) =>
    db.transaction().execute((tx) => createAccount(tx, { user_name: '听松', email: freshEmail(), ...details })),
  )
}

/** Disconnects these people of other providers from every account. */
export async function removeIdentities(...names: string[]) {
  await withDb((db) => db.deleteFrom('identity').where('name', 'in', names).execute())
}

export async function enter(page: Page, user_id: number, path = info) {
  const token = await withDb((db) => openLink(db, user_id))
  await page.goto(`${path}?token=${token}`)
  await page.waitForURL(path)
  await alive(page)
}

/** As if the person had signed in some hours ago. */
export async function letTimePass(user_id: number) {
  await withDb((db) =>
    db.updateTable('session').set({ confirmed_at: '2026-01-01T00:00:00Z' }).where('user_id', '=', user_id).execute(),
  )
}

/** The page of account information, as people call its parts. */
export function accountOf(page: Page, language: Language = 'zh-CN') {
  const translate = wordsOf(language)
  const section = (name: string) =>
    page.getByRole('region', { name: translate(`person_center:info.${name}`), exact: true })
  const row = (of: string, label: string) => section(of).getByRole('group', { name: label, exact: true })
  const dialog = page.getByRole('dialog')
  return {
    translate,
    section,
    row,
    dialog,
    person: (name: string) => row('profile', translate(`person_center:profile.${name}`)),
    way: (name: string) => row('signing-in', translate(`person_center:signing_in.${name}`)),
    button: (name: `person_center:${string}` | `authorization:${string}`, values?: Record<string, string>) =>
      dialog.getByRole('button', { name: translate(name, values), exact: true }),
    code: dialog.locator('input[autocomplete="one-time-code"]'),
    send: dialog.getByRole('button', { name: translate('shared:code.send') }),
    reminder: page.getByText(translate('person_center:signing_in.reminder')),
    toast: (name: `person_center:${string}` | `authorization:${string}`, values?: Record<string, string>) =>
      page.getByRole('status').filter({ hasText: translate(name, values) }),
  }
}

export const keptLogin = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), loginKey)
