import type { Page } from '@playwright/test'
import { readyFilm } from '../given/film.ts'
import { alive, expect, headerOf, isSamePage, markPage, someOf, stopClock, test, visit } from '../journey.ts'
import { send } from '../net/send.ts'
import { signIn } from '../people.ts'

/** Chromium itself prints a line for each answer that is an HTTP error. */
test.use({ mayPrint: /Failed to load resource/, viewport: { width: 1680, height: 900 } })

async function openFeedback(page: Page) {
  await headerOf(page).avatar.click()
  await headerOf(page).popover.getByRole('button', { name: '意见反馈' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('toolbar')).toBeVisible()
  await modal.getByRole('textbox').fill('你好')
  return { modal, send: () => modal.getByRole('button', { name: '提交' }).click() }
}

const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
/** Toasts alone, without what a page says in its own place. */
const toasts = (page: Page) => page.locator('[popover="manual"]')

const gone = '内容不存在或已撤下'

const missingPages = [
  { path: '/resource/flow/999999999', title: '找不到这份资源', browse: '/resource' },
  { path: '/resource/author/999999999', title: '找不到这位作者', browse: '/resource' },
  { path: '/knowledge/article/999999999', title: '找不到这篇文章', browse: '/knowledge' },
  { path: '/knowledge/detail/999999999', title: '找不到这个知识类型', browse: '/knowledge' },
  { path: '/video/999999999', title: '找不到这段视频', browse: '/video' },
  { path: '/case/999999999', title: '找不到这个案例', browse: '/case' },
  { path: '/app-store/999999999', title: '找不到这个应用', browse: '/app-store' },
  { path: '/app-store/publisher/999999999', title: '找不到这家发布者', browse: '/app-store' },
  { path: '/download/no-such-product', title: '找不到这个版本', browse: '/download' },
  { path: `/download/${'a'.repeat(100)}/2.9.0`, title: '找不到这个版本', browse: '/download' },
  { path: '/p/no-such-token', title: '这个分享已失效', browse: '/resource' },
  { path: '/c/no-such-token', title: '这个分享已失效', browse: '/resource' },
  { path: '/pdf-view/999999999', title: '找不到这份文档', browse: '/resource' },
]

for (const { path, title, browse } of someOf(missingPages, 4)) {
  test(`${path} shows the server's message on the page that says what is missing [ERR-01a] [ERR-01b]`, async ({
    page,
  }) => {
    await page.goto(path)

    await page.waitForURL(/\/errors\/not-exsist-resource/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(toast(page, gone)).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href="${browse}"]`).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
  })
}

for (const { path, title, browse } of [
  { path: '/project/999999999', title: '找不到这个项目', browse: '/project' },
  {
    path: '/person-center/person-feedback/999999999',
    title: '找不到这条反馈',
    browse: '/person-center/person-feedback',
  },
]) {
  test(`${path} shows a member the server's message on the page that says what is missing [ERR-01a] [ERR-01b]`, async ({
    page,
  }) => {
    await signIn(page, 'common')

    await page.goto(path)

    await page.waitForURL(/\/errors\/not-exsist-resource/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(toast(page, gone)).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href="${browse}"]`).first()).toBeVisible()
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0)
  })
}

test('a missing page shows the address that was opened, to be put right [ERR-01b]', async ({ page }) => {
  await visit(page, '/resource/flow/999999999')
  const main = page.getByRole('main')
  const { list } = (await (await page.request.get('/api/resources?order_by={"published_at":"desc"}&size=4')).json())
    .data

  await expect(main.getByText('404', { exact: true })).toBeVisible()
  await expect(main.getByRole('article').getByRole('heading')).toHaveText(
    list.map(({ title }: { title: string }) => title),
  )
  await main.getByLabel('你打开的地址').fill(`/resource/${list[0].resource_type}/${list[0].resource_id}`)
  await main.getByRole('button', { name: '再打开一次' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(list[0].title)
})

test('a video that is withdrawn behind an open list shows the message within the page [ERR-01a] [ERR-01b]', async ({
  page,
}) => {
  await visit(page, '/video')
  await markPage(page)
  const link = page.getByRole('main').getByRole('article').getByRole('link').first()
  await page.route(/\/video\/\d+\.data/, (route) => {
    const missing = route
      .request()
      .url()
      .replace(/\/video\/\d+\.data/, '/video/999999999.data')
    return route.continue({ url: missing })
  })

  await link.click()

  await page.waitForURL(/\/errors\/not-exsist-resource\?missing=video/)
  await expect(toast(page, gone)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到这段视频')
  expect(await isSamePage(page)).toBe(true)
})

test("any other code: the server's words for 5 seconds; thanks last as long [ERR-02]", async ({ page }) => {
  await signIn(page, 'common')
  await page.clock.install()
  await visit(page, '/')
  await page.route('**/api/feedbacks', (route) =>
    route.fulfill({ json: { code: 20004, msg: '你还不能提交反馈', data: null } }),
  )
  const { modal, send } = await openFeedback(page)
  await stopClock(page)

  await send()
  await expect(toast(page, '你还不能提交反馈')).toBeVisible()
  await page.clock.runFor(4_900)
  await expect(toast(page, '你还不能提交反馈')).toBeVisible()
  await page.clock.runFor(200)
  await expect(toast(page, '你还不能提交反馈')).toHaveCount(0)

  await page.unroute('**/api/feedbacks')
  await send()
  const thanks = page.getByRole('status').filter({ hasText: '已收到' })
  await expect(thanks).toBeVisible()
  await expect(modal).toHaveCount(0)
  await page.clock.runFor(4_900)
  await expect(thanks).toBeVisible()
  await page.clock.runFor(200)
  await expect(thanks).toHaveCount(0)
})

/** The browser's own time-out signal runs by the real clock; this one runs by the clock of the journey. */
async function withTimeoutsByClock(page: Page) {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

const timedOut = '网络超时，请重试'

test('a write that gets no answer for 300 s says that the network timed out [ERR-03b]', async ({ page }) => {
  await signIn(page, 'common')
  await withTimeoutsByClock(page)
  await page.route('**/api/feedbacks', () => new Promise(() => {}))
  await visit(page, '/')
  const { send } = await openFeedback(page)
  await stopClock(page)

  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/feedbacks'))
  await send()
  await page.clock.runFor(299_900)
  await expect(toast(page, timedOut)).toHaveCount(0)
  await page.clock.runFor(200)
  await gone
  await expect(toast(page, timedOut)).toBeVisible()

  for (const { language, words } of [
    { language: 'zh-TW', words: '網路逾時，請重試' },
    { language: 'en', words: 'The network timed out. Please try again.' },
  ]) {
    const texts = await page.request.get(`/assets/i18n/common/${language}.json`)
    expect((await texts.json()).failure.timeout).toBe(words)
  }
})

test('a read that gets no answer for 200 s says that the network timed out [ERR-03a]', async ({ page }) => {
  await signIn(page, 'common')
  await withTimeoutsByClock(page)
  await visit(page, '/')
  await page.route('**/api/projects?*', () => new Promise(() => {}))
  await stopClock(page)

  const asked = page.waitForRequest('**/api/projects?*')
  await headerOf(page).entry('项目').click()
  await asked
  await page.clock.runFor(199_900)
  await expect(toast(page, timedOut)).toHaveCount(0)
  await page.clock.runFor(200)
  // What is shown instead of the list needs timers of its own.
  await page.clock.resume()

  await expect(toasts(page).getByRole('alert').filter({ hasText: timedOut })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(timedOut)
})

test('a page that gets no answer for 200 s says that the network timed out, and retry opens it [ERR-03c]', async ({
  page,
}) => {
  await withTimeoutsByClock(page)
  await visit(page, '/')
  await page.route(/\/case\.data/, () => new Promise(() => {}))
  await stopClock(page)

  const asked = page.waitForRequest(/\/case\.data/)
  await headerOf(page).entry('案例').click()
  await asked
  await page.clock.runFor(199_900)
  await expect(toast(page, timedOut)).toHaveCount(0)
  await page.clock.runFor(200)
  // What is shown instead of the page needs timers of its own.
  await page.clock.resume()

  await expect(toasts(page).getByRole('alert').filter({ hasText: timedOut })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(timedOut)
  await page.unroute(/\/case\.data/)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('案例')
})

const gateway = { status: 504, body: '<html>gateway</html>' }
const gatewayWords = /504 Gateway Timeout.*重试/

test('a gateway that gives up a write: status, its words, and a hint to retry [ERR-04b]', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, '/')
  await page.route('**/api/feedbacks', (route) => route.fulfill(gateway))
  const { modal, send } = await openFeedback(page)

  await send()

  await expect(toast(page, gatewayWords)).toBeVisible()
  await expect(modal.getByRole('textbox')).toHaveText('你好')
})

test('a gateway that gives up a read: a toast with status, its words, and a hint to retry [ERR-04a]', async ({
  page,
}) => {
  await signIn(page, 'common')
  await visit(page, '/')
  await page.route('**/api/projects?*', (route) => route.fulfill(gateway))

  await headerOf(page).entry('项目').click()

  await expect(toasts(page).getByRole('alert').filter({ hasText: gatewayWords })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(gatewayWords)
})

test('a gateway that gives up a page: a toast with status, its words, and a hint to retry [ERR-04c]', async ({
  page,
}) => {
  await visit(page, '/')
  await page.route(/\/case\.data/, (route) => route.fulfill(gateway))

  await headerOf(page).entry('案例').click()

  await expect(toasts(page).getByRole('alert').filter({ hasText: gatewayWords })).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(gatewayWords)
  await page.unroute(/\/case\.data/)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('案例')
})

test('an area gone with a new release: asks to refresh for 10 s and keeps the page [ERR-05]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await markPage(page)
  await stopClock(page)
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))

  await headerOf(page).entry('视频').click()

  const words = toast(page, '系统已更新，请刷新页面')
  await expect(words).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  await page.clock.runFor(9_900)
  await expect(words).toBeVisible()
  await page.clock.runFor(200)
  await expect(words).toHaveCount(0)
  await expect(headerOf(page).header).toBeVisible()
})

/** Every image of the page is answered 404; what is left of the browser's broken-image box is counted. */
async function withoutImages(page: Page) {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.fulfill({ status: 404, body: 'gone' }) : route.fallback(),
  )
}

const broken = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => image.checkVisibility() && image.complete && image.naturalWidth === 0)
        .length,
  )

test('covers that cannot be loaded give way to the drawing of their type [ERR-07a]', async ({ page }) => {
  await withoutImages(page)

  for (const path of ['/', '/resource', '/video']) {
    await visit(page, path)
    await expect.poll(() => broken(page), path).toBe(0)
    await expect(page.getByRole('main').locator('svg use[href^="/covers/"]').first()).toBeAttached()
  }
})

test('screenshots of an app that cannot be loaded have a placeholder [ERR-07b]', async ({ page, request }) => {
  await withoutImages(page)
  const { data } = await (await request.get('/api/apps?size=24')).json()
  const details = await Promise.all(
    data.list.map(async ({ app_id }: { app_id: number }) => (await request.get(`/api/apps/${app_id}`)).json()),
  )
  const app = details.map((one) => one.data).find(({ screenshots }) => screenshots.length > 0)

  await visit(page, `/app-store/${app.app_id}`)

  const pictures = page.getByRole('main').locator('img[data-missing][data-placeholder="screenshot"]')
  await expect(pictures.first()).toBeVisible()
  await expect(pictures.first()).toHaveAttribute('alt', app.screenshots[0].caption)
  await expect.poll(() => broken(page)).toBe(0)
})

test('pictures of an article that cannot be loaded have a placeholder with their description [ERR-07b]', async ({
  page,
  request,
}) => {
  await withoutImages(page)
  const { data } = await (await request.get('/api/knowledges?size=50')).json()
  const articles = await Promise.all(
    data.list.map(async ({ article_id }: { article_id: number }) =>
      (await request.get(`/api/knowledges/${article_id}`)).json(),
    ),
  )
  const article = articles.map((one) => one.data).find(({ html }) => html.includes('<img'))

  await visit(page, `/knowledge/article/${article.article_id}`)

  const picture = page.getByRole('main').locator('figure img').first()
  await expect(picture).toHaveAttribute('data-missing', '')
  await expect(picture).toHaveAttribute('title', (await picture.getAttribute('alt')) ?? '')
  await expect.poll(() => broken(page)).toBe(0)
})

test('the poster of a video that cannot be loaded has a placeholder [ERR-07b]', async ({ page, request }) => {
  const { video_id } = await readyFilm(request, 'contract-approval-import')
  await withoutImages(page)

  await visit(page, `/video/${video_id}`)

  await expect(page.locator('video')).toHaveAttribute('poster', /^data:image\/svg\+xml/)
  await expect.poll(() => broken(page)).toBe(0)
})

for (const { path, status, title, way } of [
  { path: '/errors', status: 404, title: '找不到这个页面', way: '/' },
  { path: '/errors/not-allow', status: null, title: '你还不能访问这里', way: '/' },
  { path: '/errors/not-exsist-resource', status: 404, title: '找不到这份资源', way: '/search' },
]) {
  test(`${path} says what happened and leads back [RT-02] [ERR-09]`, async ({ page }) => {
    const answer = await page.goto(path)
    if (status) expect(answer?.status()).toBe(status)
    await alive(page)

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(way)
  })
}

test('server messages come in the language of the reader [ERR-09]', async ({ page }) => {
  const messages = await Promise.all(
    ['zh-CN', 'zh-TW', 'en'].map(async (language) => {
      const answer = await page.request.get('/api/users/mine/infos', { headers: { 'accept-language': language } })
      return (await answer.json()).msg as string
    }),
  )
  expect(messages[0]).toMatch(/登录/)
  expect(messages[1]).toMatch(/登入/)
  expect(messages[2]).toMatch(/sign in/i)
})

test('a page that cannot be fetched says so within the page, and retry mends it [ERR-09]', async ({ page }) => {
  await visit(page, '/')
  await page.route(/\/case\.data/, (route) => route.abort())

  await headerOf(page).entry('案例').click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.getByRole('heading', { level: 1 })).toHaveText('页面加载失败')
  await expect(headerOf(page).header).toBeVisible()

  await page.unroute(/\/case\.data/)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(alert).toHaveCount(0)
})

for (const saved of ['%', '%E0%A4%A'])
  test(`a language cookie that cannot be read, “${saved}”, is ignored [I18N-02]`, async ({ request }) => {
    for (const path of ['/', '/resource', '/errors']) {
      const answer = await request.get(path, { headers: { cookie: `current_local=${saved}`, 'accept-language': 'en' } })

      expect(answer.status(), path).toBe(path === '/errors' ? 404 : 200)
      expect(await answer.text(), path).toContain('<html lang="en"')
    }
  })

for (const path of ['//', '///', '//evil.example', '/%0a', '/foo%0d', '/resource/%00', '/%'])
  test(`the address ${path} leads to the page of unknown addresses [RT-08]`, async ({ baseURL }) => {
    const { status, headers } = await send({ method: 'GET', address: path, headers: {}, body: null }, 30_000)

    expect([status, new URL(headers.location ?? '', baseURL).pathname]).toEqual([302, '/errors'])
  })
