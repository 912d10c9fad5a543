import type { Page } from '@playwright/test'
import { addressOf } from '../../address-of.ts'
import { expect, test, visit } from '../../journey.ts'

const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first()
const titleOf = (page: Page) => firstCard(page).getByRole('heading').getByRole('link')

test('a card that is pointed at offers trying, then taking, over its picture, and nothing moves', async ({ page }) => {
  await visit(page, '/resource/flow')
  const card = firstCard(page)
  const tried = card.getByRole('link', { name: /^跑一遍/ })
  const before = await card.boundingBox()
  await expect(tried).toHaveCSS('opacity', '1')
  const bar = tried.locator('xpath=../..')
  await expect(bar).toHaveCSS('opacity', '0')

  await card.hover()

  await expect(bar).toHaveCSS('opacity', '1')
  expect(await card.boundingBox()).toEqual(before)
  const names = card.locator('a, button').filter({ visible: true })
  await expect(names.nth(1)).toHaveText('跑一遍')
  await expect(names.nth(2)).toHaveText('下载')
  await tried.click()
  await page.waitForURL(/\/resource\/flow\/\d+\?trial=fill/)
  await expect(page.getByRole('list', { name: '试跑的步骤' }).or(page.locator('#preview'))).not.toHaveCount(0)
})

test('each type has a verb of its own', async ({ page }) => {
  const verbs = {
    form: '填一张',
    login: '换上标题',
    'document-template': '出一页',
    'document-style': '看样张',
    schedule: '排两周',
    portal: '换个角色看',
  }
  for (const [type, verb] of Object.entries(verbs)) {
    await page.goto(`/resource/${type}`)
    await expect(firstCard(page).getByRole('link', { name: verb })).toHaveAttribute('href', /#preview$/)
  }
})

test('with the title focused, T tries and D downloads', async ({ page }) => {
  await visit(page, '/resource/form')
  await titleOf(page).focus()

  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  await page.keyboard.press('t')

  await page.waitForURL(/\/resource\/form\/\d+#preview/)
  await expect(page.locator('#preview')).toBeInViewport()
})

test('rows offer the same: trying first, and T and D anywhere in a row [RES-03]', async ({ page }) => {
  await visit(page, '/resource/form?view=rows')
  const row = page.getByRole('main').getByRole('row').nth(1)
  const title = row.getByRole('link').first()
  const name = await title.textContent()
  const buttons = row.getByRole('cell').last().locator('a, button')
  await expect(buttons.first()).toHaveAccessibleName(`填一张：${name}`)
  await expect(buttons.nth(1)).toHaveAccessibleName(`下载“${name}”`)

  await title.focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('d')])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  await page.keyboard.press('t')

  await page.waitForURL(/\/resource\/form\/\d+#preview/)
})

test.describe('under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('trying and taking stand below the text of a card, 44 px high', async ({ page }) => {
    await visit(page, '/resource/flow')
    const card = firstCard(page)
    const text = await card.getByRole('paragraph').first().boundingBox()

    for (const button of [card.getByRole('link', { name: /^跑一遍/ }), card.getByRole('button', { name: /^下载/ })]) {
      const box = await button.boundingBox()
      expect(box?.height).toBe(44)
      expect(box?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0) - 1)
    }
    await expect(card.getByRole('link', { name: /^收藏/ })).toBeHidden()
  })
})

test('sharing shows the address selected where the browser does not allow copying', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await visit(page, await addressOf('hetong-7'))

  await page.getByRole('button', { name: '分享' }).click()

  const field = page.getByRole('dialog', { name: '复制链接' }).getByRole('textbox')
  await expect(field).toHaveValue(page.url())
  await expect(field).toBeFocused()
  expect(await page.evaluate(() => String(getSelection()))).toBe(page.url())
})
