import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { withDb } from '../../portal.ts'

/** A document of the demo content; its pages are made while the first one waits. */
async function open(page: Page, type: string, slug: string, search = '') {
  const { item_id } = await withDb((db) =>
    db.selectFrom('item').select('item_id').where('slug', '=', slug).executeTakeFirstOrThrow(),
  )
  await visit(page, `/resource/${type}/${item_id}${search}`)
}

/** As long as two conversions take on a busy machine. */
const sheet = (page: Page) => page.locator('[data-page][data-state="drawn"]')
const inspector = (page: Page) => page.getByRole('complementary', { name: /所选部分|Details of the selected part/ })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const chosen = (page: Page) => sheet(page).locator('i[data-current]')

test.describe('a document template', () => {
  test('shows its pages filled with sample data and marks what was filled in [RT-10]', async ({ page }) => {
    await open(page, 'document-template', 'b3')
    await expect(sheet(page)).toBeVisible()
    await expect(sheet(page)).toContainText('禾岸农业集团有限公司')
    await expect(page.getByRole('switch', { name: '用示例数据填充' })).toBeChecked()
    await expect(chosen(page).first()).toBeVisible()

    await page.getByRole('switch', { name: '用示例数据填充' }).uncheck()
    await expect(sheet(page)).toContainText('{issuing_body}')
    await expect(sheet(page)).not.toContainText('禾岸农业集团有限公司')
  })

  test('leads to the place of a placeholder, and from the place to the placeholder', async ({ page }) => {
    await open(page, 'document-template', 'b3')
    await expect(chosen(page).first()).toBeVisible()
    const list = inspector(page).getByRole('button')

    await list.filter({ hasText: '标题' }).first().click()
    await expect(list.filter({ hasText: '标题' }).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(chosen(page)).toHaveCount(1)

    const mark = sheet(page).locator('i:not([data-current])').first()
    const box = await mark.boundingBox()
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await expect(list.filter({ hasText: '标题' }).first()).toHaveAttribute('aria-pressed', 'false')
    await expect(inspector(page).locator('[aria-pressed="true"]')).toHaveCount(1)
  })

  test('can be turned, enlarged and read as a table', async ({ page }) => {
    await open(page, 'document-template', 'b3')
    await expect(sheet(page)).toHaveAttribute('data-page', '1')
    await page.getByRole('button', { name: '下一页' }).click()
    await expect(sheet(page)).toHaveAttribute('data-page', '2')
    await page.getByRole('navigation', { name: '缩略图' }).getByRole('button').first().click()
    await expect(sheet(page)).toHaveAttribute('data-page', '1')

    const before = (await sheet(page).boundingBox())?.width ?? 0
    await page.getByRole('button', { name: '放大', exact: true }).click()
    await expect.poll(async () => (await sheet(page).boundingBox())?.width).toBeGreaterThan(before * 1.2)

    await tab(page, '变量').click()
    await expect(page.getByRole('tabpanel').getByRole('row').filter({ hasText: '{title}' })).toContainText('通知')
  })
})

test.describe('a document style', () => {
  test('is our specimen before and after; a paragraph that is pointed at says how it is set [RT-10]', async ({
    page,
  }) => {
    await open(page, 'document-style', 'policy-styles')
    await expect(sheet(page)).toBeVisible()
    await expect(sheet(page)).toContainText('制度文件管理办法')
    await expect(inspector(page).getByRole('heading')).toHaveText('正文首行缩进')
    await expect(inspector(page)).toContainText('仿宋')
    await expect(inspector(page)).toContainText('14')

    await sheet(page).getByText('制度文件管理办法').click()
    await expect(inspector(page).getByRole('heading')).toHaveText('标题')

    const styled = (await sheet(page).getByText('制度文件管理办法').boundingBox())?.height ?? 0
    await page.getByRole('button', { name: '套用前' }).click()
    await expect
      .poll(async () => (await sheet(page).getByText('制度文件管理办法').boundingBox())?.height ?? styled)
      .toBeLessThan(styled * 0.8)
  })

  test('lists its styles, draws its page and warns of fonts that are not free', async ({ page }) => {
    await open(page, 'document-style', 'policy-styles')
    await tab(page, '样式').click()
    await page.getByRole('tabpanel').getByRole('button', { name: '引文' }).click()
    await expect(inspector(page).getByRole('heading')).toHaveText('引文')

    await tab(page, '页面').click()
    await expect(page.getByRole('tabpanel').getByRole('img')).toHaveAccessibleName(/A4.*25.*28/)
    await expect(page.getByRole('tabpanel')).toContainText('需要自备授权')
  })

  test.describe('made of a style sheet', () => {
    // A frame without scripts refuses those that look into it for this journey, too.
    test.use({ mayPrint: /Blocked script execution in 'about:blank'/ })

    test('is shown as a web page that can do nothing', async ({ page }) => {
      await open(page, 'document-style', 'knowledge-base-styles')
      const frame = page.frameLocator('iframe[sandbox="allow-same-origin"]')
      const heading = frame.getByRole('heading', { name: '制度文件管理办法' })
      await expect(heading).toBeVisible()
      const size = () => heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
      const styled = await size()

      await heading.click()
      await expect(inspector(page).getByRole('heading')).toHaveText('h1')
      await page.getByRole('button', { name: '套用前' }).click()
      await expect.poll(size).not.toBe(styled)
    })
  })
})

for (const [type, slug] of [
  ['document-template', 'b3'],
  ['document-style', 'policy-styles'],
] as const) {
  test(`the stage of a ${type} can be used by everybody; how soon its first page is there is printed`, {
    tag: '@states',
  }, async ({ page }) => {
    // Every view of the stage is looked over, one after the other.
    test.setTimeout(240_000)
    await open(page, type, slug)
    await expect(sheet(page)).toBeVisible()
    for (const view of await page.getByRole('tablist').first().getByRole('tab').all()) {
      await view.click()
      await expectNoA11yViolations(page, ['[role="tabpanel"]', 'aside'])
    }

    const began = Date.now()
    await page.reload({ waitUntil: 'commit' })
    await expect(sheet(page)).toBeVisible()
    console.log(`stage of a ${type}: first page after ${Date.now() - began} ms`)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(`a ${type} is as wide as the screen`, async ({ page }) => {
      await open(page, type, slug, '?lang=en')
      await expect(sheet(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  })
}
