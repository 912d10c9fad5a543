import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../accessibility.ts'
import { expect, headerOf, hurried, test, visit } from '../journey.ts'
import { everyPublicPage, everySignedInPage } from '../pages.ts'
import { signIn } from '../people.ts'

/** Longer words can hide something; which colours they have is seen once. */
const languages = [
  { language: 'zh-CN', expectNone: expectNoA11yViolationsInBothThemes, when: 'in light and dark theme' },
  { language: 'en', expectNone: expectNoA11yViolations, when: 'in light theme' },
]

test.use({ mayPrint: /status of 404 .*\/errors/, reducedMotion: 'reduce' })

for (const { language, expectNone, when } of hurried ? languages.slice(0, 1) : languages) {
  test(`public pages have no accessibility violations ${when}, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const path of await everyPublicPage()) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expectNone(page)
    }
  })

  test(`pages of signed-in members have no accessibility violations ${when}, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    await signIn(page, 'administrator')
    for (const path of await everySignedInPage()) {
      await visit(page, `${path}?lang=${language}`)
      // They are drawn once their data are there.
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await expectNone(page)
    }
  })
}

test('panels, popover and feedback modal have no accessibility violations in light or dark theme', async ({ page }) => {
  await signIn(page, 'administrator')
  await visit(page, '/')
  await page.setViewportSize({ width: 1680, height: 900 })
  const { entry, more, panel, avatar, popover } = headerOf(page)

  for (const name of ['资源', '知识库', '案例']) {
    await entry(name).hover()
    await expect(panel.getByRole('link').first()).toBeVisible()
    await expectNoA11yViolationsInBothThemes(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await more.hover()
  await expect(panel.getByRole('link').first()).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
  await page.mouse.move(640, 880)

  await avatar.click()
  await expect(popover).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
  await popover.getByRole('button', { name: '意见反馈' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
})

test('the phone layout and its menu have no accessibility violations in light or dark theme', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await expectNoA11yViolationsInBothThemes(page)
  await headerOf(page).header.getByRole('button', { name: '菜单' }).click()
  await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
})

test('every stop of the keyboard on the home page can be seen', async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('main')
  const stops = await main.locator('a[href], button, input, select').count()
  await page.getByRole('combobox', { name: '搜索全站' }).focus()

  for (let stop = 0; stop < Math.min(stops, 30); stop++) {
    await page.keyboard.press('Tab')
    const seen = await page.evaluate(() => {
      const element = document.activeElement
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const inside = element.querySelector('*')
      const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
      return ring || boxShadow !== 'none' || (inside !== null && getComputedStyle(inside).outlineStyle !== 'none')
    })
    expect(seen, await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))).toBe(true)
  }
})
