import { hashPassword } from '@atrium/server/areas/account/account.password'
import { tokenHash } from '@atrium/server/platform/http/viewer'
import type { Page } from '@playwright/test'
import { enter, givenPerson, password } from '../../account.ts'
import { expect, headerOf, someOf, test, visit } from '../../journey.ts'
import { freshEmail } from '../../messages.ts'
import { readLogin, signIn } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { signInForm } from '../../sign-in-page.ts'

/** The session is over on the server; the browser does not know yet. */
async function endLogin(page: Page) {
  await endSession((await readLogin(page)).token)
}

/** The same while no page of the portal is open: one that is open may learn of it first, and show the message itself. */
async function endLoginElsewhere(page: Page) {
  const { token } = await readLogin(page)
  await page.goto('about:blank')
  await endSession(token)
}

async function endSession(token: string) {
  await withDb((db) =>
    db
      .updateTable('session')
      .set({ revoked_at: '2026-01-01T00:00:00Z' })
      .where('token_hash', '=', tokenHash(token))
      .execute(),
  )
}

test.describe('a login that is over', () => {
  const alerts = (page: Page) => page.getByRole('alert').filter({ hasText: '登录已过期' })
  const downloadCall = /\/api\/resources\/\d+\/download$/

  for (const path of someOf(['/', '/resource', '/video', '/download', '/app-store', '/case'], 2)) {
    test(`is ended by what ${path} asks by itself, with the server's message [ACC-07a]`, async ({ page }) => {
      await enter(page, await givenPerson(), '/agreement/terms')
      await endLoginElsewhere(page)

      await page.goto(path, { waitUntil: 'commit' })

      await expect(alerts(page)).toHaveCount(1)
      await expect(headerOf(page).avatar).toBeHidden()
      await expect(headerOf(page).header.getByRole('link', { name: '注册' })).toBeVisible()
      expect(await readLogin(page)).toBeNull()
      await expect(page).toHaveURL(path)
    })
  }

  test('ends in every tab, and each says so once [ACC-07a]', async ({ page, context }) => {
    const other = await context.newPage()
    await enter(page, await givenPerson(), '/agreement/terms')
    await visit(other, '/agreement/privacy')
    await expect(headerOf(other).avatar).toBeVisible()
    await endLogin(page)

    await headerOf(page).entry('资源').click()

    for (const tab of [page, other]) {
      await expect(alerts(tab)).toHaveCount(1)
      await expect(headerOf(tab).avatar).toBeHidden()
    }
    await expect(other).toHaveURL('/agreement/privacy')
  })

  test('a download after the account changed is not made for the other person without asking [ACC-07a]', async ({
    page,
  }) => {
    await enter(page, await givenPerson(), '/resource/form')
    await page.getByRole('main').locator('a[href^="/resource/form/"]').first().click()
    const download = page
      .getByRole('main')
      .getByRole('button', { name: /^下载\s*v/ })
      .first()
    await expect(download).toBeVisible()
    // It ends at this very call: earlier, another call of the page could learn of it first.
    await page.route(
      downloadCall,
      async (route) => {
        await endLogin(page)
        await route.continue()
      },
      { times: 1 },
    )

    const [refused] = await Promise.all([page.waitForResponse(downloadCall), download.click()])

    expect((await refused.json()).code).toBe(20003)
    await expect(alerts(page)).toHaveCount(1)
    await expect(headerOf(page).avatar).toBeHidden()
    await page.getByRole('dialog').getByRole('button', { name: '暂不登录' }).click()
    const [anew] = await Promise.all([page.waitForResponse(downloadCall), download.click()])
    expect((await anew.json()).code).toBe(0)
  })

  for (const path of someOf(['/project?page=1', '/person-center/person-load', '/person-center/person-info'], 1)) {
    test(`on ${path} leads to the login and, signed in again, back there [ACC-07b]`, async ({ page }) => {
      const email = freshEmail()
      const password_hash = await hashPassword(password)
      await enter(page, await givenPerson({ email, password_hash }), '/agreement/terms')
      await endLoginElsewhere(page)

      await page.goto(path, { waitUntil: 'commit' })

      await page.waitForURL(`/login?${new URLSearchParams({ return_to: path })}`)
      await expect(alerts(page)).toHaveCount(1)
      await signInAgain(page, email)
      await expect(page).toHaveURL(path)
      await expect(headerOf(page).avatar).toBeVisible()
    })
  }

  test('on an open screen of management leads to the login and back [ACC-07b]', async ({ page }) => {
    const path = '/management/users?keyword=no-one'
    const email = freshEmail()
    const password_hash = await hashPassword(password)
    await enter(page, await givenPerson({ email, password_hash, role_ids: [3] }), '/agreement/terms')
    await visit(page, path)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('no-one')
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await endLogin(page)

    await page.getByRole('main').getByRole('searchbox').fill('somebody')
    await page.keyboard.press('Enter')

    await page.waitForURL((url) => url.pathname === '/login')
    expect(new URL(page.url()).searchParams.get('return_to')).toMatch(/^\/management\/users\?keyword=/)
    await expect(alerts(page)).toHaveCount(1)
    await signInAgain(page, email)
    await expect(page).toHaveURL(/\/management\/users\?keyword=/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })

  async function signInAgain(page: Page, email: string) {
    const { account, password: secret, submit } = signInForm(page)
    await account.fill(email)
    await secret.fill(password)
    await submit.click()
  }
})

test.describe('a change of the account reaches an open browser', () => {
  test('a name, and a role that opens management; without it management is left [ACC-07c] [HDR-10]', async ({
    page,
    context,
  }) => {
    const user_id = await givenPerson()
    await enter(page, user_id, '/case')
    const other = await context.newPage()
    await visit(other, '/video')
    await expect(headerOf(other).avatar).toHaveText('听')

    await withDb(async (db) => {
      await db.updateTable('account').set({ user_name: '晚晴' }).where('user_id', '=', user_id).execute()
      await db.insertInto('account_role').values({ user_id, role_id: 3 }).execute()
    })

    for (const tab of [page, other]) await expect(headerOf(tab).avatar).toHaveText('晚')
    await headerOf(page).avatar.click()
    await headerOf(page).popover.getByRole('link', { name: '管理后台' }).click()
    await page.waitForURL('/management')

    await withDb((db) =>
      db.deleteFrom('account_role').where('user_id', '=', user_id).where('role_id', '=', 3).execute(),
    )

    await page.waitForURL('**/errors/not-allow')
    await headerOf(page).avatar.click()
    await expect(headerOf(page).popover.getByRole('link', { name: '账号信息' })).toBeVisible()
    await expect(headerOf(page).popover.getByRole('link', { name: '管理后台' })).toHaveCount(0)
  })

  test('also one that came while no page was open [ACC-07c]', async ({ page }) => {
    const user_id = await givenPerson()
    await enter(page, user_id, '/case')
    await page.goto('about:blank')
    await withDb((db) => db.updateTable('account').set({ user_name: '晚晴' }).where('user_id', '=', user_id).execute())
    await page.goto('/robots.txt')
    await page.evaluate(() => localStorage.setItem('login_confirmed_at', String(Date.now() - 61_000)))

    await visit(page, '/case')

    await expect(headerOf(page).avatar).toHaveText('晚')
  })
})

test('signing out in one tab signs out the others', async ({ page, context }) => {
  await signIn(page, 'common')
  const other = await context.newPage()
  await visit(other, '/video')
  await expect(headerOf(other).avatar).toBeVisible()

  await visit(page, '/case')
  await headerOf(page).avatar.click()
  await headerOf(page).popover.getByRole('button', { name: '退出登录' }).click()

  await expect(headerOf(other).avatar).toBeHidden()
  await expect(headerOf(other).header.getByRole('link', { name: '注册' })).toBeVisible()
})
