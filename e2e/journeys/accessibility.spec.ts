import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { alive, expect, headerOf, test, visit } from '../journey.ts'
import { everyPublicPage, everySignedInPage } from '../pages.ts'
import { signIn } from '../people.ts'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Longer words can hide something; which colours they have is seen once. */
const languages: { language: string; looks: readonly Theme[]; when: string }[] = [
  { language: 'zh-CN', looks: themes, when: 'by day and by night' },
  { language: 'en', looks: ['light'], when: 'by day' },
]

test.use({ mayPrint: /status of 404 .*\/errors/, reducedMotion: 'reduce' })

for (const { language, looks, when } of languages) {
  test(`no violation on any page, ${when}, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const path of await everyPublicPage()) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      await expectNoViolation(page, path, looks)
    }
  })

  test(`no violation on the pages of signed-in people, ${when}, in ${language}`, async ({ page }) => {
    test.setTimeout(300_000)
    await signIn(page, 'administrator')
    for (const path of await everySignedInPage()) {
      await visit(page, `${path}?lang=${language}`)
      await expectNoViolation(page, path, looks)
    }
  })
}

test('no violation with a panel, the popover or the feedback modal open, by day and by night', async ({ page }) => {
  test.slow()
  await signIn(page, 'administrator')
  await alive(page)
  await page.setViewportSize({ width: 1680, height: 900 })
  const { entry, more, panel, avatar, popover } = headerOf(page)

  for (const name of ['资源', '知识库', '案例']) {
    await entry(name).hover()
    await expect(panel.getByRole('link').first()).toBeVisible()
    await expectNoViolation(page, name)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await more.hover()
  await expect(panel.getByRole('link').first()).toBeVisible()
  await expectNoViolation(page, '更多')
  await page.mouse.move(640, 880)

  await avatar.click()
  await expect(popover).toBeVisible()
  await expectNoViolation(page, 'popover')
  await popover.getByRole('button', { name: '意见反馈' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page, 'feedback')
})

test('no violation on a phone, with its menu open, by day and by night', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await expectNoViolation(page, 'home')
  await headerOf(page).header.getByRole('button', { name: '菜单' }).click()
  await expect(page.getByRole('dialog', { name: '菜单' })).toBeVisible()
  await expectNoViolation(page, 'menu')
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

/** Only the style sheets know which theme is on, so that the page is loaded once and told the other. */
async function expectNoViolation(page: Page, where: string, looks: readonly Theme[] = themes) {
  for (const theme of looks) {
    await page.evaluate((theme) => Object.assign(document.documentElement.dataset, { theme }), theme)
    // Our pages hold no frames: legacy mode looks at the page alone, in half the time.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
    expect(told, `${where}, ${theme}`).toEqual([])
  }
}
