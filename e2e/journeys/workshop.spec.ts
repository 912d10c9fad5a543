import { alive, expect, headerOf, stopClock, test, visit } from '../journey.ts'
import { workshopAddress } from '../portal.ts'

/** Components by themselves, in the demo area of a house that is not in production. */
test.use({ baseURL: workshopAddress })

test('a page can hide the header [HDR-13]', async ({ page }) => {
  await visit(page, '/demo/bare')
  await expect(page.getByRole('heading', { name: '没有页头的页面' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)

  await page.getByRole('link', { name: '回到一页纸' }).click()
  await expect(headerOf(page).header).toBeVisible()
})

test('the full-page spinner shows after 50 ms, with its tip, and goes as gently [HDR-13]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/demo/toast')
  await stopClock(page)
  const spinners = page.getByRole('status').filter({ hasText: '正在打包' })
  await expect(spinners).toHaveCount(1)

  await page.getByRole('button', { name: '整页等待两秒' }).click()
  await page.clock.runFor(45)
  await expect(spinners).toHaveCount(1)
  await page.clock.runFor(10)
  await expect(spinners).toHaveCount(2)

  const cover = await spinners.last().locator('..').boundingBox()
  expect(cover).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 })
  await page.clock.runFor(2_100)
  await expect(spinners).toHaveCount(1)
})

test('work under 50 ms never shows the spinner [HDR-13]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/demo/toast')
  await stopClock(page)
  const before = await page.getByRole('status').count()

  await page.getByRole('button', { name: '不到 50 毫秒，不显示' }).click()
  for (let passed = 0; passed < 200; passed += 10) {
    await page.clock.runFor(10)
    expect(await page.getByRole('status').count()).toBe(before)
  }
})

test('a tooltip opens after 0.15 s and closes after 0.1 s [HDR-16]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/demo/button')
  await stopClock(page)
  const tooltip = page.getByRole('tooltip', { includeHidden: true }).filter({ hasText: '复制链接' })
  const isOpen = () => tooltip.evaluate((element) => element.matches(':popover-open'))

  await page.getByRole('button', { name: '复制', exact: true }).hover()
  await page.clock.runFor(140)
  expect(await isOpen()).toBe(false)
  await page.clock.runFor(20)
  expect(await isOpen()).toBe(true)
  await page.clock.runFor(10_000)
  expect(await isOpen()).toBe(true)

  await page.mouse.move(20, 880)
  await page.clock.runFor(90)
  expect(await isOpen()).toBe(true)
  await page.clock.runFor(20)
  expect(await isOpen()).toBe(false)
})

test('a spinner in a page turns at once [HDR-16]', async ({ page }) => {
  await page.goto('/demo/toast')

  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  await alive(page)
})

test('dialogs are 850 wide; × and Escape close them, the mask does not', async ({ page }) => {
  await visit(page, '/demo/dialog')
  await page.getByRole('button', { name: '打开弹窗' }).click()
  const dialog = page.getByRole('dialog')
  expect((await dialog.boundingBox())?.width).toBe(850)

  await page.mouse.click(30, 30)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '打开弹窗' })).toBeFocused()
})

test.describe('a picture that cannot be loaded', () => {
  test.use({ mayPrint: /Failed to load resource.*404/ })

  test('gives way to the drawing of its type [ERR-07]', async ({ page }) => {
    await page.route('**/no-such-picture.png', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await visit(page, '/demo/cover')

    await expect(page.locator('svg use[href="/covers/portal/s1.svg#cover"]').first()).toBeVisible()
    await expect(page.locator('img[src*="no-such-picture"]')).toHaveCount(0)
  })
})
