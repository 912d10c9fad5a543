import type { Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { givenKnownWords } from '../../given/searches.ts'
import { expect, test, visit } from '../../journey.ts'
import { signIn } from '../../people.ts'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) =>
  main(page)
    .getByRole('navigation', { name: '结果类型' })
    .getByRole('link', { name: new RegExp(`^${name}\\s*\\d`) })
const hits = (page: Page) => main(page).getByRole('article')
const box = (page: Page) => page.getByRole('combobox', { name: '搜索全站' })

/** As long as two conversions take on a busy machine. */
const searchFor = (words: string, more = {}) => `/search?${new URLSearchParams({ q: words, ...more })}`

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /was preloaded using link preload/ })

  test('[RT-11] [RT-12] the results are complete: how many, of which kinds, the best one, three of each, marked', async ({
    page,
  }) => {
    await page.goto(searchFor('合同'))

    await expect(page).toHaveTitle('搜索：合同 · 中庭')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(main(page).getByRole('status')).toContainText(/^找到 \d+ 条，用时 \d+\.\d\d 秒。/)
    for (const kind of ['资源', '知识', '案例', '视频']) {
      await expect(tab(page, kind)).toBeVisible()
      await expect(main(page).getByRole('heading', { level: 2, name: kind })).toBeVisible()
    }
    await expect(hits(page).first().locator('h2')).toContainText('合同')
    await expect(hits(page).first().locator('mark').first()).toHaveText('合同')
    await expect(main(page).getByRole('group', { name: '资源类型' }).getByRole('checkbox')).toHaveCount(7)
  })

  test('[RT-12] a box is a form, and its choice stands in the address', async ({ page }) => {
    await page.goto(searchFor('合同', { type: 'flow' }))

    await expect(main(page).getByRole('checkbox', { name: /^流程/ })).toBeChecked()
    await expect(tab(page, '知识')).toHaveText(/知识\s*0/)
    await main(page).getByRole('button', { name: '应用筛选' }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('type') === 'flow')
  })
})

test('[RT-12] a kind opens as one list, in an order of choice; boxes narrow it, and going back brings it again', async ({
  page,
}) => {
  await visit(page, searchFor('合同'))
  const group = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '资源', exact: true }) })
  await group.getByRole('link', { name: /^全部/ }).click()
  await page.waitForURL(/kind=resource/)
  await expect(main(page).getByRole('link', { name: '最相关' })).toHaveAttribute('aria-current', 'true')

  await main(page).getByRole('link', { name: '下载最多' }).click()
  await page.waitForURL(/order=most_downloaded/)
  const flows = main(page).getByRole('checkbox', { name: /^流程/ })
  const total = Number(await flows.locator('..').locator('em').textContent())
  await flows.check()
  await page.waitForURL(/type=flow/)
  await expect(hits(page)).toHaveCount(Math.min(total, 20))

  await page.goBack()
  await expect(main(page).getByRole('checkbox', { name: /^流程/ })).not.toBeChecked()
})

test('[RT-12] the address is the search: passed on it finds the same, and going back brings the words before', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await visit(page, searchFor('合同', { kind: 'article' }))
  await box(page).fill('请假')
  await box(page).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === '请假')
  await expect(hits(page).first()).toContainText('请假')
  expect(new URL(page.url()).searchParams.get('kind'), 'the scope beside the words').toBe('article')

  const friend = await context.newPage()
  await friend.goto(page.url())
  await expect(hits(friend).getByRole('heading')).toHaveText(await hits(page).getByRole('heading').allTextContents())

  await page.goBack()
  await expect(box(page)).toHaveValue('合同')
  await expect(hits(page).first()).toContainText('合同')
})

test('by keyboard alone: a box is ticked where the cursor stays, and a result is opened', async ({ page }) => {
  await visit(page, searchFor('合同', { kind: 'resource' }))
  const flows = main(page).getByRole('checkbox', { name: /^流程/ })
  await flows.focus()
  await page.keyboard.press('Space')
  await page.waitForURL(/type=flow/)
  await expect(flows).toBeChecked()
  await expect(flows).toBeFocused()

  await hits(page).first().getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/resource\/flow\/\d+/)
  await page.goBack()
  await expect(main(page).getByRole('checkbox', { name: /^流程/ })).toBeChecked()
})

test('on a slow line the results stay until the next ones come [HDR-13c]', async ({ page }) => {
  await visit(page, searchFor('合同'))
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/\/search\.data\?/, async (route) => {
    await asked
    await route.continue()
  })
  await tab(page, '知识').click()
  await expect(main(page)).toHaveAttribute('aria-busy', 'true')
  await expect(hits(page).first()).toBeVisible()
  await expect(box(page)).toHaveValue('合同')

  answer()
  await page.waitForURL(/kind=article/)
  await expect(hits(page).first()).toContainText('合同')
  await expect(main(page)).not.toHaveAttribute('aria-busy')
})

test('[I18N-04c] Traditional, pinyin and initials find what is written in Simplified, and mark it as it was written', async ({
  page,
}) => {
  for (const words of ['請假', 'qingjia', '请假']) {
    await visit(page, searchFor(words))

    await expect(hits(page).first().locator('h2'), words).toContainText('请假')
    await expect(hits(page).first().locator('h2 mark').first(), words).toHaveText('请假')
  }
  await visit(page, searchFor('qjsq', { kind: 'resource' }))
  await expect(hits(page).filter({ hasText: '请假申请' }).first()).toBeVisible()
})

test('[I18N-04c] a reader of Traditional Chinese sees it marked as it stands there, whichever script was typed', async ({
  page,
}) => {
  for (const words of ['请假', '請假']) {
    await visit(page, searchFor(words, { lang: 'zh-TW' }))

    await expect(hits(page).first().locator('h2'), words).toContainText('請假')
    await expect(hits(page).first().locator('h2 mark').first(), words).toHaveText('請假')
  }
})

test('[RT-12] a hit inside a flow opens its preview at that step', async ({ page }) => {
  await visit(page, searchFor('财务复核', { kind: 'resource', type: 'flow' }))
  const hit = hits(page).filter({ hasText: '步骤' }).first()
  await expect(hit.locator('mark').first()).toBeVisible()
  await hit.getByRole('link').click()

  await page.waitForURL(/node=/)
  const node = new URL(page.url()).searchParams.get('node') ?? ''
  await expect(page.locator('.djs-element.selected')).toHaveAttribute('data-element-id', node)
  await expect(page.locator('.djs-element.selected')).toBeInViewport()
})

test('[RT-12] a hit inside a form puts the cursor into that field', async ({ page }) => {
  await visit(page, `${await addressOf('leave-request')}?field=reason`)

  await expect(page.locator('[id="root.reason"]')).toBeFocused()
  await expect(page.locator('[id="root.reason"]')).toBeInViewport()
  await expect(page.getByRole('complementary').getByRole('heading', { name: '事由' })).toBeVisible()
})

test('[RT-12] a hit inside a document opens that page', async ({ page }) => {
  test.setTimeout(120_000)
  const sheet = page.locator('[data-page][data-state="drawn"]')
  await visit(page, await addressOf('k8'))
  await expect(sheet, 'pages are made soon after it was published').toHaveAttribute('data-page', '1')
  await visit(page, searchFor('质量保证金', { kind: 'resource', type: 'document-template' }))
  const hit = hits(page).filter({ hasText: '第 2 页' }).first()
  await expect(hit.locator('p mark').first()).toHaveText('质量保证金')
  await hit.getByRole('link').click()

  await page.waitForURL(/\?page=2$/)
  await expect(sheet).toHaveAttribute('data-page', '2')
  await expect(sheet).toBeInViewport()
  await expect(sheet).toContainText('质量保证金')
})

test('[RT-12] a hit inside an article leads to its heading, one inside a video to its second', async ({ page }) => {
  await visit(page, searchFor('合同', { kind: 'article' }))
  await hits(page).filter({ hasText: '小节' }).first().getByRole('link').click()
  await page.waitForURL(/\/knowledge\/article\/\d+#/)
  const heading = decodeURIComponent(new URL(page.url()).hash.slice(1))
  await expect(page.locator(`[id="${heading}"]`)).toBeInViewport()

  await visit(page, searchFor('角色', { kind: 'video' }))
  await hits(page)
    .filter({ hasText: /\d\d:\d\d/ })
    .first()
    .getByRole('link')
    .click()
  await page.waitForURL(/\/video\/\d+#t=\d+$/)
})

test('which result was opened is recorded without delaying the visitor', async ({ page }) => {
  await visit(page, searchFor('合同'))
  const noted = page.waitForRequest(/\/api\/search\/[\w-]+\/clicks$/)
  await hits(page).nth(1).getByRole('heading').getByRole('link').click()

  expect((await noted).postDataJSON()).toMatchObject({ kind: 'resource', place: 2 })
})

test('nothing found: says where it looked, offers what comes close, and takes a wish', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, searchFor('月球车年检登记簿'))
  await expect(main(page).getByRole('heading', { name: '没有找到“月球车年检登记簿”' })).toBeVisible()
  await expect(main(page)).toContainText('都找过了')

  await main(page).getByRole('button', { name: '我需要这个' }).click()
  await expect(page.getByRole('dialog')).toContainText('我需要：月球车年检登记簿')
})

test("[RT-12] 'did you mean': by sound, with what it would find", async ({ page }) => {
  await givenKnownWords()
  await visit(page, searchFor('会意室'))
  await expect(main(page).getByRole('heading', { name: '没有找到“会意室”' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: '也许用得上' })).toBeVisible()
  await expect(hits(page).first()).toContainText('会议室')

  await main(page).getByRole('link', { name: '改搜“会议室”' }).click()
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === '会议室')
  await expect(hits(page).first().locator('mark').first()).toHaveText('会议室')
})

test('nothing left by the boxes: the way out leads to the same words without them', async ({ page }) => {
  await visit(page, searchFor('请假', { kind: 'release' }))
  await expect(main(page).getByRole('heading', { name: '也许用得上' })).toBeVisible()
  await main(page).getByRole('link', { name: '清除筛选' }).click()

  await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ q: '请假' })}`)
  await expect(hits(page).first()).toContainText('请假')
})

test('a member also finds own projects; a visitor does not learn that there are any', async ({ page }) => {
  await visit(page, searchFor('报销'))
  await expect(tab(page, '资源')).toBeVisible()
  await expect(tab(page, '项目')).toHaveCount(0)

  await signIn(page, 'administrator')
  await visit(page, searchFor('报销'))
  await tab(page, '项目').click()
  await expect(hits(page).first()).toContainText('报销')
})

test.describe('where the portal does not answer', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('a search says so, keeps the words, and tries again', async ({ page }) => {
    await signIn(page, 'common')
    await visit(page, searchFor('合同'))
    await expect(tab(page, '项目'), 'what a member finds').toBeVisible()
    await page.route(/\/api\/search\?/, (route) => route.abort())
    await tab(page, '知识').click()
    await expect(main(page).getByRole('alert')).toContainText('搜索失败')
    await expect(box(page)).toHaveValue('合同')

    await page.unroute(/\/api\/search\?/)
    await main(page).getByRole('button', { name: '重试' }).click()
    await expect(hits(page).first()).toContainText('合同')
  })
})

test('search has no accessibility violations in light or dark theme', { tag: '@states' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of [searchFor('合同'), searchFor('合同', { kind: 'resource' }), searchFor('月球车年检'), '/search']) {
    await visit(page, path)
    await expectNoA11yViolationsInBothThemes(page)
  }
  await box(page).fill('合同')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
})
