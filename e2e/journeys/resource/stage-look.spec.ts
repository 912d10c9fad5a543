import type { Locator, Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { withDb } from '../../portal.ts'

/** What a reader sees of the demo content on its stages: language, labels, paper. */
test.use({ reducedMotion: 'reduce' })

const chinese = /\p{Script=Han}/u
const inspector = (page: Page) => page.getByRole('complementary', { name: /所选部分|Details of the selected part/ })
const panel = (page: Page) => page.getByRole('tabpanel')

test.describe('a flow in English', () => {
  test.beforeEach(({ page }) => open(page, 'flow', 'hetong-7', 'en'))

  test('the English text version names actors, fields and conditions without Chinese text [RT-10]', async ({
    page,
  }) => {
    // The approval that has most to say is chosen when the page opens.
    await expect(inspector(page)).toContainText('Finance reviewer')
    await expect(inspector(page)).toContainText('Terms of payment')
    await expect(inspector(page)).not.toContainText(chinese)

    for (const view of ['Field permissions', 'Rules']) {
      await page.getByRole('tab', { name: view }).click()
      await expect(panel(page).getByRole('row')).not.toHaveCount(0)
      await expect(panel(page)).not.toContainText(chinese)
    }
  })

  test('has labels that keep their words whole and lie on no shape', async ({ page }) => {
    const gateways = await boxes(page.locator('[data-kind="gateway"] .djs-visual'))
    for (const name of ['Approved', 'Sent back', '100,000 or more', 'Amount']) {
      const label = page.locator('[data-kind="label"] text').filter({ hasText: name })
      await expect(label.locator('tspan')).toHaveCount(1)
      const [box] = await boxes(label)
      expect(gateways.filter((gateway) => box && touch(gateway, box))).toEqual([])
    }
  })

  test('leaves room for the mark of its library', async ({ page }) => {
    const [mark] = await boxes(page.locator('.bjs-powered-by'))
    const steps = await boxes(page.locator('[data-kind="task"] .djs-visual'))

    expect(steps.filter((step) => mark && touch(step, mark))).toEqual([])
  })
})

test('a flow is fitted anew at every width and never lies under its inspector; the mark of its library stays visible', async ({
  page,
}) => {
  await open(page, 'flow', 'hetong-7')
  const mark = page.locator('.bjs-powered-by')

  for (const width of [1440, 1199, 1100, 1020]) {
    await page.setViewportSize({ width, height: 900 })
    await mark.scrollIntoViewIfNeeded()
    await expect.poll(() => mark.evaluate(isOnTop), { message: `the mark at ${width}` }).toBe(true)
    const [frame, beside] = await boxes(page.locator('#preview [role="tabpanel"], #preview aside'))
    expect(frame && beside && touch(frame, beside), `canvas and inspector at ${width}`).toBe(false)
  }
})

test.describe('the leave request', () => {
  test('is entered to the minute, and what is left of the year is a bar', async ({ page }) => {
    await open(page, 'form', 'leave-request')
    await expect(page.getByLabel('开始')).toHaveValue('2026-11-19 09:00')
    await expect(page.getByRole('meter', { name: '年假余额（天）' })).toHaveText('余 5，共 7.5')

    await page.getByLabel('已休年假（天）').fill('4')
    await expect(page.getByRole('meter', { name: '年假余额（天）' })).toHaveText('余 3.5，共 7.5')
  })

  test('offers days in the language of the page, weeks from Monday on', async ({ page }) => {
    await open(page, 'form', 'leave-request')
    await page.getByLabel('开始').click()

    await expect(page.locator('.ant-picker-content th').first()).toHaveText('一')
    await expect(page.locator('.ant-picker-header-view').first()).toContainText('2026年11月')
  })

  test('is printed with what is entered just now', async ({ page }) => {
    await open(page, 'form', 'leave-request', 'en')
    await page.getByRole('textbox', { name: /^Cover/ }).fill('Linxi')
    await page.getByRole('tab', { name: 'Print layout' }).click()

    const paper = panel(page).getByRole('article', { name: 'Print layout' })
    await expect(paper.getByRole('heading')).toHaveText('Leave request')
    await expect(paper).toContainText('Annual leave')
    await expect(paper).toContainText('2026-11-19 09:00')
    await expect(paper).toContainText('Linxi')
  })
})

test('every view of the leave request has no accessibility violations in light or dark theme', {
  tag: '@states',
}, async ({ page }) => {
  // Every view is looked over, one after the other.
  await open(page, 'form', 'leave-request')
  for (const view of await page.getByRole('tab').all()) {
    await view.click()
    await expectNoA11yViolationsInBothThemes(page, ['[role="tabpanel"]'])
  }
})

test('the official notice keeps its letterhead in one line and its seal on the first page', async ({ page }) => {
  await open(page, 'document-template', 'b3')
  const sheet = page.locator('[data-page="1"][data-state="drawn"]')
  await expect(sheet).toBeVisible()

  await expect(page.getByText('1 / 3')).toBeVisible()
  await expect(sheet).toContainText('示例印章')
})

async function open(page: Page, type: string, slug: string, language = 'zh-CN') {
  const { item_id } = await withDb((db) =>
    db.selectFrom('item').select('item_id').where('slug', '=', slug).executeTakeFirstOrThrow(),
  )
  await visit(page, `/resource/${type}/${item_id}?lang=${language}`)
  const drawn = page.locator('[data-ready="true"] svg, main form fieldset, [data-page][data-state="drawn"]').first()
  await expect(drawn).toBeVisible()
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** Not hidden by what lies above it, nor by the edge of what scrolls. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

async function boxes(found: Locator): Promise<Box[]> {
  const all = await Promise.all((await found.all()).map((one) => one.boundingBox()))
  return all.filter((box) => box !== null)
}

function touch(one: Box, other: Box): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width
  return across && one.y < other.y + other.height && other.y < one.y + one.height
}
