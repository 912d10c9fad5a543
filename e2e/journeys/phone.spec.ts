import type { Page } from '@playwright/test'
import { expect, headerOf, hurried, test, visit } from '../journey.ts'
import { everyPublicPage } from '../pages.ts'
import { loginKey, signIn } from '../people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test.describe('on a phone no page is wider than the screen', () => {
  test.use({ mayPrint: /status of 404 .*\/errors/ })

  // English is longer.
  for (const language of hurried ? ['en'] : ['zh-CN', 'en']) {
    test(`in ${language} [HDR-14]`, async ({ page }) => {
      for (const path of await everyPublicPage()) {
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
        expect(await widthOf(page), path).toBe(390)
      }
    })
  }

  test('down to 320 px and up to 767 px [HDR-14]', async ({ page }) => {
    for (const width of [320, 360, 767]) {
      await page.setViewportSize({ width, height: 844 })
      for (const path of ['/', '/resource', '/case', '/errors']) {
        await page.goto(path)
        expect(await widthOf(page), `${path} at ${width}`).toBe(width)
      }
    }
  })
})

test('the header keeps logo, search and menu; the menu holds everything else', async ({ page }) => {
  await visit(page, '/')
  const { header, bar } = headerOf(page)
  expect((await header.boundingBox())?.height).toBe(60)
  await expect(bar).toBeHidden()
  await expect(header.getByRole('link', { name: '搜索', exact: true })).toBeVisible()

  await header.getByRole('button', { name: '菜单' }).tap()
  const menu = page.getByRole('dialog', { name: '菜单' })
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    /下载/,
    /应用商店/,
    /资源/,
    /知识库/,
    /案例/,
    /视频/,
    /项目/,
  ])
  await expect(menu.getByRole('link', { name: '登录', exact: true })).toBeVisible()

  await menu.getByRole('link', { name: /案例/ }).tap()
  await expect(page).toHaveURL('/case')
  await expect(menu).toHaveCount(0)
})

test('what a finger touches is at least 44 px high', async ({ page }) => {
  await visit(page, '/')
  await headerOf(page).header.getByRole('button', { name: '菜单' }).tap()
  const menu = page.getByRole('dialog', { name: '菜单' })
  await expect(menu).toBeVisible()

  const heights = await menu
    .locator('a:visible, button:visible')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)))
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)
})

test('a signed-in person finds everything of the popover in the menu, and the way out [HDR-08b]', async ({ page }) => {
  await signIn(page, 'administrator')
  await visit(page, '/')
  await headerOf(page).header.getByRole('button', { name: '菜单' }).tap()
  const menu = page.getByRole('dialog', { name: '菜单' })

  await expect(menu.getByText('beichuang@example.com')).toBeVisible()
  await expect(menu.getByRole('listitem')).toHaveText([
    '我的上传',
    '我的收藏',
    '我的下载',
    '账号信息',
    '意见反馈',
    '管理后台',
  ])
  await menu.getByRole('button', { name: '意见反馈' }).tap()
  const feedback = page.getByRole('dialog')
  await expect(feedback.getByRole('toolbar')).toBeVisible()
  await feedback.getByRole('textbox').tap()
  await page.keyboard.press('Escape')
  await expect(feedback).toHaveCount(0)

  await headerOf(page).header.getByRole('button', { name: '菜单' }).tap()
  await Promise.all([page.waitForEvent('load'), menu.getByRole('button', { name: '退出登录' }).tap()])
  expect(await page.evaluate((key) => localStorage.getItem(key), loginKey)).toBeNull()
})
