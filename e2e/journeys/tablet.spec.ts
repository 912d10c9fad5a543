import type { Page } from '@playwright/test'
import { expect, headerOf, hurried, test, visit } from '../journey.ts'
import { everyPublicPage, everySignedInPage } from '../pages.ts'
import { signIn } from '../people.ts'

const height = 1_112
const pointed = { viewport: { width: 834, height }, hasTouch: true, isMobile: true }

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

const inLanguage = (paths: string[], language: string) =>
  paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)

async function expectNoSidewaysScrolling(page: Page, paths: string[], width: number) {
  await page.setViewportSize({ width, height })
  for (const path of paths) {
    await page.goto(path)
    expect(await widthOf(page), `${path} at ${width}`).toBeLessThanOrEqual(width)
  }
}

test.describe('on a tablet held upright', () => {
  test.use({ ...pointed, mayPrint: /status of 404 .*\/errors/ })

  // English is longer.
  for (const language of hurried ? ['en'] : ['zh-TW', 'en']) {
    test(`no public page scrolls sideways in ${language} [HDR-19]`, async ({ page }) => {
      await expectNoSidewaysScrolling(page, inLanguage(await everyPublicPage(), language), 834)
    })
  }

  test('no page of members scrolls sideways [HDR-19]', async ({ page }) => {
    await signIn(page, 'administrator')

    await expectNoSidewaysScrolling(page, inLanguage(await everySignedInPage(), 'en'), 834)
  })

  test('from 768 to 1019 px the page is as wide as the screen [HDR-19]', async ({ page }) => {
    for (const width of [768, 1_019]) {
      await expectNoSidewaysScrolling(page, ['/', '/resource', '/knowledge?lang=en', '/case', '/errors'], width)
    }
  })

  test('filters are a sheet that says how much it leaves, two areas stay in the header [HDR-19]', async ({ page }) => {
    await visit(page, '/resource/flow')
    const main = page.getByRole('main')
    const filters = main.getByRole('form', { name: '筛选' })
    await expect(headerOf(page).entries).toHaveCount(2)
    await expect(headerOf(page).header.getByRole('link', { name: /搜索/ })).toBeVisible()
    await expect(filters).toBeHidden()

    await main.getByText('筛选', { exact: true }).first().tap()
    await filters.getByRole('checkbox', { name: /^官方/ }).tap()
    await page.waitForURL(/source=official/)
    await main.getByText(/^查看 \d+ 条结果$/).tap()

    await expect(filters).toBeHidden()
  })
})

test.describe('with a mouse', () => {
  test.use({ viewport: { width: 834, height } })

  test('the minimum width stays [HDR-14]', async ({ page }) => {
    await page.goto('/')

    expect(await widthOf(page)).toBe(1_020)
  })
})
