import { menus } from '@atrium/contract/access'
import { tokenHash } from '@atrium/server/platform/http/viewer'
import type { Page, Request } from '@playwright/test'
import { alive, at, expect, headerOf, isSamePage, markPage, pathOf, test, visit } from '../journey.ts'
import { linkFor, loginKey, signIn } from '../people.ts'
import { withDb } from '../portal.ts'

const readLogin = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), loginKey)

async function changeLogin(page: Page, change: object) {
  await page.evaluate(
    ([key, change]) => {
      const login = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...login, ...change }))
    },
    [loginKey, change] as const,
  )
}

/** The session is over on the server; the browser does not know yet. */
async function endLogin(page: Page) {
  const token_hash = tokenHash((await readLogin(page)).token)
  await withDb((db) =>
    db
      .updateTable('session')
      .set({ revoked_at: '2026-01-01T00:00:00Z' })
      .where('token_hash', '=', token_hash)
      .execute(),
  )
}

test('the login is kept in local storage under one key, in its given shape [ACC-01a] [API-02]', async ({ page }) => {
  await signIn(page, 'official')

  expect(await readLogin(page)).toEqual({
    token: expect.stringMatching(/^[\w-]{40,}$/),
    menus: expect.arrayContaining([menus.download, menus.resource, menus.person_center, menus.feedback]),
    user_info: {
      user_name: '云岐',
      mobile: null,
      email: 'yunqi@example.com',
      photo_url: null,
      user_type: 'common_user',
      not_set_password: true,
      bind_mobile: false,
      bind_email: true,
      is_weaver: true,
    },
    roles: expect.any(Array),
  })
  await signIn(page, 'administrator')
  const { menus: list, roles } = await readLogin(page)
  expect(roles).toContainEqual({ role_id: 1 })
  for (const id of list ?? []) expect(typeof id).toBe('number')
})

test('a chat-app person signs in like everybody else [GEN-05]', async ({ page }) => {
  await signIn(page, 'wechat')

  expect((await readLogin(page)).user_info).toMatchObject({ user_name: '半夏', user_type: 'wechat_user' })
  await alive(page)
  await headerOf(page).avatar.click()
  await expect(headerOf(page).popover).toContainText('半夏')
})

test.describe('who may go where', () => {
  const areas = {
    '/download': menus.download,
    '/resource/flow': menus.resource,
    '/knowledge': menus.knowledge,
    '/case': menus.case,
    '/video': menus.video,
    '/project': menus.product,
    '/person-center': menus.person_center,
    '/management': menus.management,
  }

  test('an area opens only if its menu is in the list; an absent list opens every area [ACC-03] [RT-01]', async ({
    page,
  }) => {
    await signIn(page, 'common')

    for (const [path, menu] of Object.entries(areas)) {
      await changeLogin(page, { menus: Object.values(menus).filter((id) => id !== menu) })
      await page.goto(path)
      await page.waitForURL('**/errors/not-allow')
      await expect(page.getByRole('heading', { name: '这扇门没有为你打开' })).toBeVisible()

      await changeLogin(page, { menus: [menu] })
      await visit(page, path)
      await expect(page).toHaveURL(path)
    }
    await changeLogin(page, { menus: null })
    for (const path of Object.keys(areas).filter((path) => path !== '/management')) {
      await visit(page, path)
      await expect(page).toHaveURL(path)
    }
  })

  test('inside the page the child guard closes the same doors, without a reload [ACC-03] [RT-01]', async ({ page }) => {
    await signIn(page, 'common')
    await changeLogin(page, { menus: [menus.download] })
    await visit(page, '/')
    await markPage(page)

    await page.getByRole('contentinfo').getByRole('link', { name: '视频' }).click()

    await page.waitForURL('**/errors/not-allow')
    expect(await isSamePage(page)).toBe(true)
    await expect(headerOf(page).header).toBeVisible()
  })

  test('visitors see the public areas, and sign in for the others', { tag: '@smoke' }, async ({ page }) => {
    for (const path of ['/download', '/app-store', '/resource', '/knowledge', '/case', '/video']) {
      await visit(page, path)
      await expect(page).toHaveURL(at(path))
    }
    for (const path of ['/project', '/person-center/person-load', '/management', '/upload-center']) {
      await page.goto(at(path))
      await page.waitForURL((url) => pathOf(url) === '/login')
      expect(new URL(page.url()).searchParams.get('return_to')).toBe(path)
    }
  })
})

test.describe('a token link', () => {
  test('signs in, and leaves no trace in address, history and Referer [ACC-06] [API-02]', async ({ page }) => {
    const token = await linkFor('common')
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))

    await page.goto(`/video?token=${token}&page=1`)
    await page.waitForURL('/video?page=1')
    await expect(headerOf(page).avatar).toBeVisible()

    const exchanged = requests.filter((request) => request.url().includes('/api/users/mine/infos'))
    expect(exchanged).toHaveLength(1)
    expect(new URL(exchanged[0]?.url() ?? '').searchParams.get('token')).toBe(token)
    for (const request of requests) {
      const { referer = '' } = await request.allHeaders()
      expect(referer, request.url()).not.toContain(token)
    }
    expect((await readLogin(page)).token).not.toBe(token)

    await visit(page, '/case')
    await page.goBack()
    await expect(page).toHaveURL('/video?page=1')
    expect(await page.evaluate(() => document.referrer + JSON.stringify(history.state))).not.toContain(token)
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType('navigation')
          .map(({ name }) => name)
          .join(),
      ),
    ).not.toContain(token)
  })

  test('works once: the second time the same address reloads without it, signed out [ACC-06]', async ({
    page,
    browser,
  }) => {
    const token = await linkFor('common')
    await page.goto(`/download?token=${token}`)
    await expect(headerOf(page).avatar).toBeVisible()

    const stranger = await (await browser.newContext()).newPage()
    const loaded: string[] = []
    stranger.on('request', (request) => request.isNavigationRequest() && loaded.push(new URL(request.url()).search))
    await stranger.goto(new URL(`/download?token=${token}&page=1`, page.url()).href)
    await stranger.waitForURL('**/download?page=1')
    await expect(headerOf(stranger).header.getByRole('link', { name: /注册|Register/ })).toBeVisible()

    await expect.poll(() => loaded).toEqual([`?token=${token}&page=1`, '?page=1'])
    await stranger.waitForFunction((key) => localStorage.getItem(key) === null, loginKey)
    await stranger.context().close()
  })

  for (const { module, path } of [
    { module: 'resource', path: '/resource/flow' },
    { module: 'home', path: '/' },
  ]) {
    test(`from the office product with module ${module} leads to ${path} [ACC-06]`, async ({ page }) => {
      const token = await linkFor('common')

      await page.goto(`/video?token=${token}&cross_source=oa&module_type=${module}`)

      await page.waitForURL(path)
      await expect(headerOf(page).avatar).toBeVisible()
      expect((await readLogin(page)).user_info.user_name).toBe('青禾')
    })
  }

  test('goes before the guard: whoever comes by link is let in first [ACC-03] [ACC-06]', async ({ page }) => {
    const token = await linkFor('common')

    await page.goto(`/person-center?token=${token}`)

    await page.waitForURL('/person-center')
    await expect(headerOf(page).avatar).toBeVisible()
  })
})

test.describe('a login that is over', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'common')
  })

  async function sendFeedback(page: Page) {
    await headerOf(page).avatar.click()
    await headerOf(page).popover.getByRole('button', { name: '意见反馈' }).click()
    await expect(page.getByRole('dialog').getByRole('toolbar')).toBeVisible()
    await page.getByRole('dialog').getByRole('textbox').fill('你好')
    await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()
  }

  test('shows the words of the server and turns the header logged-out [ACC-07]', async ({ page }) => {
    await endLogin(page)
    await visit(page, '/download')

    await sendFeedback(page)

    await expect(page.getByRole('alert')).toContainText(/登录/)
    await expect(headerOf(page).avatar).toBeHidden()
    expect(await readLogin(page)).toBeNull()
    await expect(page).toHaveURL('/download')
  })

  test('on /management it leads to the login page [ACC-07]', async ({ page }) => {
    await endLogin(page)
    await changeLogin(page, { menus: null, roles: [{ role_id: 1 }] })
    await visit(page, '/management')

    await sendFeedback(page)

    await page.waitForURL((url) => url.pathname === '/login')
    await expect(page.getByRole('alert')).toContainText(/登录/)
  })

  for (const path of ['/project', '/person-center', '/person-center/person-info']) {
    test(`${path} finds out by itself and leads to the login page [ACC-07]`, async ({ page }) => {
      await endLogin(page)

      await page.goto(path)

      await page.waitForURL((url) => url.pathname === '/login')
      await expect(page.getByRole('alert').first()).toContainText(/登录/)
    })
  }
})

test('requests carry the login and the language; writes repeat the anti-forgery cookie [ACC-12]', async ({
  page,
  context,
}) => {
  await signIn(page, 'common')
  await visit(page, '/?lang=en')
  const { token } = await readLogin(page)
  const { entry, avatar, popover } = headerOf(page)

  const [read] = await Promise.all([page.waitForRequest('**/api/resources/types'), entry('Resources').hover()])
  expect(await read.headerValue('authorization')).toBe(`Bearer ${token}`)
  expect(await read.headerValue('accept-language')).toBe('en')
  expect(await read.headerValue('x-csrf-token')).toBeNull()

  await page.mouse.move(700, 800)
  await avatar.click()
  await popover.getByRole('button', { name: 'Feedback' }).click()
  await expect(page.getByRole('dialog').getByRole('toolbar')).toBeVisible()
  await page.getByRole('dialog').getByRole('textbox').fill('Hello')
  const [written] = await Promise.all([
    page.waitForRequest('**/api/feedbacks'),
    page.getByRole('dialog').locator('button[type="submit"]').click(),
  ])
  const cookie = (await context.cookies()).find(({ name }) => name === 'atrium_csrf')?.value
  expect(cookie).toMatch(/^[\w-]{22}\.[\w-]{22}\.[\w-]{43}$/)
  expect(await written.headerValue('x-csrf-token')).toBe(cookie)
  expect(await written.headerValue('authorization')).toBe(`Bearer ${token}`)
  expect(await written.headerValue('accept-language')).toBe('en')
  expect((await (await written.response())?.json())?.code).toBe(0)
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
