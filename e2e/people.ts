import { openLink } from '@atrium/server/areas/account/account.service'
import type { Page } from '@playwright/test'
import { basePath, withDb } from './portal.ts'

/** People of the demo content, by the part they play. */
const addresses = {
  common: 'qinghe@example.com',
  administrator: 'beichuang@example.com',
  official: 'yunqi@example.com',
  wechat: 'banxia@example.com',
} as const
export type Person = keyof typeof addresses

/** Where the browser keeps the login [ACC-01]. */
export const loginKey = 'login_info'

/** From now on this browser is that person's; it has opened no page of the portal yet. */
export async function signIn(page: Page, person: Person) {
  await signInAs(page, await userIdOf(person))
}

/** The same for any account. Answers the token of the session. */
export async function signInAs(page: Page, user_id: number): Promise<string> {
  const link = await withDb((db) => openLink(db, user_id))
  const answer = await page.request.get(`${basePath}/api/users/mine/infos?token=${link}`)
  const { data } = await answer.json()
  if (page.url() === 'about:blank') await page.goto(`${basePath}/robots.txt`)
  await page.evaluate(([key, login]) => localStorage.setItem(key, login), [loginKey, JSON.stringify(data)] as const)
  return data.token
}

/** Signs a person in the way a link from the office product does. A link works once, so each call makes a new one. */
export async function signInByLink(page: Page, person: Person) {
  const token = await linkFor(person)
  await page.goto(`${basePath}/?token=${token}`)
  await page.waitForURL((url) => !url.searchParams.has('token'))
  await page.waitForFunction(([key, email]) => localStorage.getItem(key)?.includes(email), [
    loginKey,
    addresses[person],
  ] as const)
}

export async function linkFor(person: Person): Promise<string> {
  const user_id = await userIdOf(person)
  return withDb((db) => openLink(db, user_id))
}

export async function userIdOf(person: Person): Promise<number> {
  const { user_id } = await withDb((db) =>
    db.selectFrom('account').select('user_id').where('email', '=', addresses[person]).executeTakeFirstOrThrow(),
  )
  return user_id
}

/** What the page keeps of the login, or null. */
export function readLogin(page: Page) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), loginKey)
}
