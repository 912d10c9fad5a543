import type { Page } from '@playwright/test'
import { hold } from '../hold.ts'
import { expect, headerOf, stopClock, test, visit } from '../journey.ts'
import { signIn } from '../people.ts'

test.use({ viewport: { width: 1680, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const spinner = (page: Page) => page.getByRole('status').filter({ hasText: '正在打开…' })
const overlay = (page: Page) => spinner(page).locator('[popover]')
const bar = (page: Page) => page.locator('[popover][aria-hidden="true"]:popover-open')

test('a page that takes longer than 50 ms shows the full-page spinner with its tip [HDR-13b]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  const release = await hold(page, /\/case\.data/)
  await stopClock(page)

  await headerOf(page).entry('案例').click()
  await page.clock.runFor(45)
  await expect(overlay(page)).toHaveCount(0)
  await page.clock.runFor(10)
  await expect(overlay(page)).toBeVisible()
  expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 1680, height: 900 })
  await expect(overlay(page)).toHaveCSS('background-color', /\/ 0\.72\)$/)

  release()
  await page.waitForURL('/case')
  // The answer arrives by the real clock, and the spinner goes 50 ms later by the other one.
  await expect(async () => {
    await page.clock.runFor(60)
    expect(await overlay(page).count()).toBe(0)
  }).toPass()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('案例')
})

test('one can go elsewhere while a page is on its way [HDR-13b]', async ({ page }) => {
  await visit(page, '/')
  const releaseCase = await hold(page, /\/case\.data/)
  const releaseVideo = await hold(page, /\/video\.data/)
  await headerOf(page).entry('案例').click()
  await expect(overlay(page)).toBeVisible()

  await headerOf(page).entry('视频').click()
  await expect(overlay(page)).toBeVisible()
  releaseVideo()

  await page.waitForURL('/video')
  await expect(overlay(page)).toHaveCount(0)
  releaseCase()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('视频')
})

test('back and forward show the spinner, too [HDR-13b]', async ({ page }) => {
  await visit(page, '/case')
  await headerOf(page).entry('视频').click()
  await page.waitForURL('/video')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('视频')
  const releaseCase = await hold(page, /\/case\.data/)
  const releaseVideo = await hold(page, /\/video\.data/)

  await page.evaluate(() => history.back())
  await expect(overlay(page)).toBeVisible()
  releaseCase()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('案例')
  await expect(overlay(page)).toHaveCount(0)

  await page.evaluate(() => history.forward())
  await expect(overlay(page)).toBeVisible()
  releaseVideo()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('视频')
  await expect(overlay(page)).toHaveCount(0)
})

test('a page of the signed-in area shows the spinner while its calls are on their way [HDR-13b]', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, '/person-center')
  const release = await hold(page, /person-info.*\.js$/)

  await page.locator('a[href="/person-center/person-info"]:visible').first().click()

  await expect(overlay(page)).toBeVisible()
  release()
  await page.waitForURL('/person-center/person-info')
  await expect(overlay(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the spinner shows while the menu is still open [HDR-13b]', async ({ page }) => {
    await visit(page, '/')
    const release = await hold(page, /\/case\.data/)
    await headerOf(page).header.getByRole('button', { name: '菜单' }).click()

    await page.getByRole('dialog').getByRole('link', { name: '案例' }).click()

    await expect(page.locator('[popover]').filter({ hasText: '正在打开…' })).toBeVisible()
    release()
    await page.waitForURL('/case')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the spinner and the bar stand still [HDR-13b] [HDR-13c]', async ({ page }) => {
    await visit(page, '/case')
    const animated = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((one) => one.playState === 'running' && one.effect?.getTiming().iterations === Infinity).length,
      )
    const releaseCase = await hold(page, /\/case\.data/)
    await main(page).getByRole('link', { name: '阅读最多' }).click()
    await expect(bar(page)).toBeVisible()
    expect(await animated()).toBe(0)
    releaseCase()
    await page.waitForURL(/order=read/)

    const releaseVideo = await hold(page, /\/video\.data/)
    await headerOf(page).entry('视频').click()
    await expect(overlay(page)).toBeVisible()
    expect(await animated()).toBe(0)
    releaseVideo()
  })
})

test.describe('a page that cannot be had', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('takes the spinner away and says so [HDR-13b]', async ({ page }) => {
    await visit(page, '/')
    const failed = Promise.withResolvers<void>()
    await page.route(/\/case\.data/, async (route) => {
      await failed.promise
      await route.abort()
    })
    await headerOf(page).entry('案例').click()
    await expect(overlay(page)).toBeVisible()

    failed.resolve()

    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('页面加载失败')
    await expect(overlay(page)).toHaveCount(0)
  })

  test('takes the spinner away when its script is gone [HDR-13b] [ERR-05]', async ({ page }) => {
    await visit(page, '/')
    const failed = Promise.withResolvers<void>()
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await failed.promise
      await route.fulfill({ status: 404, body: 'gone' })
    })
    await headerOf(page).entry('视频').click()
    await expect(overlay(page)).toBeVisible()

    failed.resolve()

    await expect(page.getByRole('alert').filter({ hasText: '系统已更新' })).toBeVisible()
    await expect(overlay(page)).toHaveCount(0)
  })
})

for (const { path, click, arrived } of [
  { path: '/case', click: '阅读最多', arrived: /\/case\?order=read/ },
  { path: '/resource/flow', click: '下一页', arrived: /\/resource\/flow\?page=2/ },
]) {
  test(`${path}: another order or page marks the page as busy and keeps it readable [HDR-13c]`, async ({ page }) => {
    await visit(page, path)
    const release = await hold(page, /\.data\?/)
    const first = await main(page).getByRole('article').first().textContent()

    await main(page).getByRole('link', { name: click }).first().click()

    await expect(main(page)).toHaveAttribute('aria-busy', 'true')
    await expect(bar(page)).toBeVisible()
    await expect(overlay(page)).toHaveCount(0)
    await expect(main(page).getByRole('article').first()).toHaveText(first ?? '')
    release()
    await page.waitForURL(arrived)
    await expect(main(page)).not.toHaveAttribute('aria-busy')
    await expect(bar(page)).toHaveCount(0)
  })
}

test('a filter of a management list marks the page as busy [HDR-13c]', async ({ page }) => {
  await signIn(page, 'administrator')
  await visit(page, '/management/users')
  await expect(main(page).getByRole('row').nth(1)).toBeVisible()
  const release = await hold(page, /\/api\/management\/users\?/)

  await main(page).getByRole('searchbox').fill('青禾')
  await main(page).getByRole('searchbox').press('Enter')

  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  await expect(bar(page)).toBeVisible()
  release()
  await expect(main(page)).not.toHaveAttribute('aria-busy')
})

test('a page in the middle of signing in hides the header [HDR-13a]', async ({ page }) => {
  await visit(page, '/authorization/callback/wechat?error=access_denied')

  await expect(main(page)).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await main(page).getByRole('link').first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/authorization'))
})

test('a spinner within a page turns at once [HDR-16]', async ({ page }) => {
  await page.clock.install()
  const release = await hold(page, /\/api\//)
  await page.goto('/authorization/callback/wechat?code=any&state=any', { waitUntil: 'commit' })

  await expect(main(page).getByRole('status')).toBeVisible()
  release()
})

test('a tooltip opens after 0.15 s and closes after 0.1 s [HDR-16]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  await stopClock(page)
  const { header } = headerOf(page)
  const tooltip = header.getByRole('tooltip', { includeHidden: true }).first()
  const isOpen = () => tooltip.evaluate((element) => element.matches(':popover-open'))

  await header.getByRole('button', { name: '切换主题' }).hover()
  await page.clock.runFor(140)
  expect(await isOpen()).toBe(false)
  // The pointer arrives with a frame, and frames go by the real clock: a busy machine may be late.
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await isOpen()).toBe(true)
  }).toPass()
  await page.clock.runFor(10_000)
  expect(await isOpen()).toBe(true)

  await page.mouse.move(20, 880)
  await page.clock.runFor(90)
  expect(await isOpen()).toBe(true)
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await isOpen()).toBe(false)
  }).toPass()
})
