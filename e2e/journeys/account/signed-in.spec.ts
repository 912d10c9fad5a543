import { menus } from '@atrium/contract/access'
import type { Page, Request } from '@playwright/test'
import { enter, givenPerson } from '../../account.ts'
import { givenDocument } from '../../given/document.ts'
import { alive, at, expect, headerOf, isSamePage, markPage, pathOf, test, visit } from '../../journey.ts'
import { handbook } from '../../pdf-document.ts'
import { linkFor, loginKey, readLogin, signIn, signInByLink } from '../../people.ts'
import { withDb } from '../../portal.ts'

/** As if the server had said so just now: within a minute the page does not ask again. */
async function changeLogin(page: Page, change: object) {
  await page.evaluate(
    ([key, change]) => {
      const login = JSON.parse(localStorage.getItem(key) ?? '{}')
      localStorage.setItem(key, JSON.stringify({ ...login, ...change }))
      localStorage.setItem('login_confirmed_at', String(Date.now()))
    },
    [loginKey, change] as const,
  )
}

test('the login is kept in local storage under one key, in its given shape [ACC-01a] [API-02]', async ({ page }) => {
  await signInByLink(page, 'official')

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
  await signInByLink(page, 'administrator')
  const { menus: list, roles } = await readLogin(page)
  expect(roles).toContainEqual({ role_id: 1 })
  for (const id of list ?? []) expect(typeof id).toBe('number')
})

test('a chat-app person signs in like everybody else [GEN-05]', async ({ page }) => {
  await signInByLink(page, 'wechat')

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

  test('an area opens only if its menu is in the list; an absent list opens every area [ACC-03] [RT-01a] [RT-01b]', async ({
    page,
  }) => {
    const document = `/pdf-view/${await givenDocument(handbook(1))}`
    const guardedPages = Object.entries({ ...areas, [document]: menus.resource })
    await enter(page, await givenPerson(), '/')

    for (const [path, menu] of guardedPages) {
      await changeLogin(page, { menus: Object.values(menus).filter((id) => id !== menu) })
      await page.goto(path)
      await page.waitForURL('**/errors/not-allow')
      await expect(page.getByRole('heading', { name: '你还不能访问这里' })).toBeVisible()

      await changeLogin(page, { menus: [menu] })
      await visit(page, path)
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    }
    await changeLogin(page, { menus: null })
    for (const [path] of guardedPages.filter(([path]) => path !== '/management')) {
      await visit(page, path)
      await expect.poll(() => new URL(page.url()).pathname).toBe(path)
    }
  })

  test('client-side navigation is guarded like page loads, without a reload [ACC-03] [RT-01a]', async ({ page }) => {
    await enter(page, await givenPerson(), '/video')
    await markPage(page)
    await headerOf(page).entry('下载').click()
    await page.waitForURL('/download')
    await changeLogin(page, { menus: [menus.download] })

    await page.goBack()

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

  test('a sign-in link is redeemed before the guard runs [ACC-03] [ACC-06]', async ({ page }) => {
    const token = await linkFor('common')

    await page.goto(`/person-center?token=${token}`)

    await page.waitForURL('/person-center')
    await expect(headerOf(page).avatar).toBeVisible()
  })
})

test.describe('what people come for', () => {
  test('visitors browse, and find the ways to sign in and to register [GEN-03a]', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('main').locator('a[href^="/resource/"]').first().click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

    await headerOf(page).header.getByRole('link', { name: '注册' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册')
    await page.getByRole('main').getByRole('link', { name: '登录' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
  })

  test('a signed-in person has a personal centre with uploads, collection, downloads and account [GEN-03b]', async ({
    page,
  }) => {
    await enter(page, await givenPerson(), '/')
    const { avatar, popover } = headerOf(page)

    for (const [name, path] of [
      ['我的上传', '/person-center'],
      ['我的收藏', '/person-center/person-collection'],
      ['我的下载', '/person-center/person-load'],
      ['账号信息', '/person-center/person-info'],
    ] as const) {
      await avatar.click()
      await popover.getByRole('link', { name }).click()
      await expect(page).toHaveURL(path)
      await expect(popover).toBeHidden()
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    }
  })

  test('a signed-in person sends feedback and finds it again [GEN-03c]', async ({ page }) => {
    const text = `导出少了一列 ${crypto.randomUUID().slice(0, 8)}`
    await enter(page, await givenPerson(), '/case')
    const { avatar, popover } = headerOf(page)
    await avatar.click()
    await popover.getByRole('button', { name: '意见反馈' }).click()
    await expect(page.getByRole('dialog').getByRole('toolbar')).toBeVisible()
    await page.getByRole('dialog').getByRole('textbox').fill(text)

    await page.getByRole('dialog').getByRole('button', { name: '提交' }).click()

    await expect(page.getByRole('dialog')).toHaveCount(0)
    await visit(page, '/person-center/person-feedback')
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  })

  test('administrators have a management area, others do not [GEN-03d]', async ({ page }) => {
    await enter(page, await givenPerson({ role_ids: [3] }), '/management')
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()

    await enter(page, await givenPerson(), '/')
    await page.goto('/management')
    await page.waitForURL('**/errors/not-allow')
  })
})

test.describe('menus that lack areas', () => {
  test('header, popover, footer and home offer only what the person can open [HDR-17]', async ({ page }) => {
    const user_id = await givenPerson()
    await withDb((db) =>
      db
        .updateTable('account')
        .set({ own_menus: [10, 13, 16] })
        .where('user_id', '=', user_id)
        .execute(),
    )
    await page.setViewportSize({ width: 1600, height: 900 })
    await enter(page, user_id, '/')

    await expect(headerOf(page).entries).toHaveText([/^下载/, /^应用商店/, /^案例/])
    await expect(headerOf(page).more).toBeHidden()
    for (const path of ['/resource', '/knowledge', '/video', '/project']) {
      await expect(page.locator(`a[href^="${path}"]:visible`)).toHaveCount(0)
    }
    await expect(page.getByRole('contentinfo').getByRole('button', { name: /反馈/ })).toBeHidden()
    await headerOf(page).avatar.click()
    await expect(headerOf(page).popover.getByRole('link')).toHaveText([
      '去设置',
      '我的上传',
      '我的收藏',
      '我的下载',
      '账号信息',
    ])
    await expect(headerOf(page).popover.getByRole('button')).toHaveText(['退出登录'])
  })

  test('below 1280 px two of the offered entries stay, and no empty menu for the rest [HDR-17] [HDR-03]', async ({
    page,
  }) => {
    const user_id = await givenPerson()
    await withDb((db) =>
      db
        .updateTable('account')
        .set({ own_menus: [10, 16] })
        .where('user_id', '=', user_id)
        .execute(),
    )
    await page.setViewportSize({ width: 1100, height: 800 })
    await enter(page, user_id, '/app-store')

    await expect(headerOf(page).entries).toHaveText([/^下载/, /^应用商店/])
    await expect(headerOf(page).more).toBeHidden()
  })

  test.describe('without scripts', () => {
    test.use({ mayPrint: /ERR_FAILED/ })

    test('are right from the first paint on, before any script of ours runs [HDR-17]', async ({ page }) => {
      const user_id = await givenPerson()
      await withDb((db) =>
        db
          .updateTable('account')
          .set({ own_menus: [10, 16] })
          .where('user_id', '=', user_id)
          .execute(),
      )
      await page.setViewportSize({ width: 1600, height: 900 })
      await enter(page, user_id, '/app-store')
      await page.route('**/assets/*.js', (route) => route.abort())

      await page.goto('/app-store')

      await expect(headerOf(page).entries).toHaveText([/^下载/, /^应用商店/])
    })
  })
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
