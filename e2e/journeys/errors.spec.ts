import type { Page } from '@playwright/test'
import { alive, expect, headerOf, isSamePage, markPage, stopClock, test, visit } from '../journey.ts'
import { signIn } from '../people.ts'

/** Chromium itself prints a line for each answer that is an HTTP error. */
test.use({ mayPrint: /Failed to load resource/ })

async function openFeedback(page: Page) {
  await headerOf(page).avatar.click()
  await headerOf(page).popover.getByRole('button', { name: '意见反馈' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('toolbar')).toBeVisible()
  await modal.getByRole('textbox').fill('你好')
  return { modal, send: () => modal.getByRole('button', { name: '提交' }).click() }
}

const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

test('what no longer exists: the message is shown and leads to its page [ERR-01]', async ({ page }) => {
  await signIn(page, 'common')
  await alive(page)
  await page.route('**/api/feedbacks', (route) =>
    route.fulfill({ json: { code: 20018, msg: '这份资源不在了', data: null } }),
  )
  const { send } = await openFeedback(page)

  await send()

  await expect(toast(page, '这份资源不在了')).toBeVisible()
  await expect(page).toHaveURL('/errors/not-exsist-resource')
})

test('an item that does not exist, by its address: the same page [ERR-01]', async ({ page }) => {
  await page.goto('/resource/flow/999999999')

  await page.waitForURL('**/errors/not-exsist-resource')
  await expect(page.getByRole('heading', { name: '这份资源不在了' })).toBeVisible()
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

test('a write that gets no answer for 300 s says that the network timed out [ERR-03]', async ({ page }) => {
  await signIn(page, 'common')
  await page.clock.install()
  // The browser's own time-out signal runs by the real clock; this one runs by the clock of the journey.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
  await page.route('**/api/feedbacks', () => new Promise(() => {}))
  await visit(page, '/')
  const { send } = await openFeedback(page)
  await stopClock(page)

  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/feedbacks'))
  await send()
  await page.clock.runFor(299_900)
  await expect(toast(page, '网络超时，请重试')).toHaveCount(0)
  await page.clock.runFor(200)
  await gone
  await expect(toast(page, '网络超时，请重试')).toBeVisible()

  for (const { language, words } of [
    { language: 'zh-TW', words: '網路逾時，請重試' },
    { language: 'en', words: 'The network timed out. Please try again.' },
  ]) {
    const texts = await page.request.get(`/assets/i18n/common/${language}.json`)
    expect((await texts.json()).failure.timeout).toBe(words)
  }
})

test('a gateway that gives up: status, its words, and a hint to retry [ERR-04]', async ({ page }) => {
  await signIn(page, 'common')
  await alive(page)
  await page.route('**/api/feedbacks', (route) => route.fulfill({ status: 504, body: '<html>gateway</html>' }))
  const { modal, send } = await openFeedback(page)

  await send()

  await expect(toast(page, /504 Gateway Timeout.*重试/)).toBeVisible()
  await expect(modal.getByRole('textbox')).toHaveText('你好')
})

test('an area gone with a new release: asks to refresh for 10 s and keeps the page [ERR-05]', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1680, height: 900 })
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

test('an avatar that cannot be loaded gives way to the first character [ERR-07]', async ({ page }) => {
  await signIn(page, 'common')
  await page.evaluate(() => {
    const login = JSON.parse(localStorage.getItem('login_info') ?? '')
    login.user_info.photo_url = '/assets/nobody.png'
    localStorage.setItem('login_info', JSON.stringify(login))
  })

  await visit(page, '/')

  await expect(headerOf(page).avatar).toHaveText('青')
  await expect(headerOf(page).avatar.locator('img')).toHaveCount(0)
})

for (const { path, status, title, way } of [
  { path: '/errors', status: 404, title: '再往上没有了', way: '/' },
  { path: '/errors/not-allow', status: null, title: '这扇门没有为你打开', way: '/' },
  { path: '/errors/not-exsist-resource', status: 404, title: '这份资源不在了', way: '/search' },
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
  const said = await Promise.all(
    ['zh-CN', 'zh-TW', 'en'].map(async (language) => {
      const answer = await page.request.get('/api/users/mine/infos', { headers: { 'accept-language': language } })
      return (await answer.json()).msg as string
    }),
  )
  expect(said[0]).toMatch(/登录/)
  expect(said[1]).toMatch(/登入/)
  expect(said[2]).toMatch(/sign in/i)
})

test('a page that cannot be fetched says so within the page, and retry mends it [ERR-09]', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  await visit(page, '/')
  await page.route(/\/case\.data/, (route) => route.abort())

  await headerOf(page).entry('案例').click()
  const told = page.getByRole('main').getByRole('alert')
  await expect(told.getByRole('heading', { level: 1 })).toHaveText('这一页没能打开')
  await expect(headerOf(page).header).toBeVisible()

  await page.unroute(/\/case\.data/)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(told).toHaveCount(0)
})
