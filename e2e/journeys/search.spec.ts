import type { Page } from '@playwright/test'
import { addressOf } from '../address-of.ts'
import { expectNoBarrier } from '../barriers.ts'
import { expect, test, visit } from '../journey.ts'
import { signIn } from '../people.ts'

const main = (page: Page) => page.getByRole('main')
const tab = (page: Page, name: string) =>
  main(page)
    .getByRole('navigation', { name: '结果的种类' })
    .getByRole('link', { name: new RegExp(`^${name}\\s*\\d`) })
const hits = (page: Page) => main(page).getByRole('article')
const box = (page: Page) => page.getByRole('combobox', { name: '搜索全站' })
const options = (page: Page) => page.getByRole('listbox', { name: '搜索建议' }).getByRole('option')

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
  await expect(main(page).getByRole('link', { name: '最相符' })).toHaveAttribute('aria-current', 'true')

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

test('[I18N-04] Traditional, pinyin and initials find what is written in Simplified, and mark it as it was written', async ({
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

test('which result was opened is noted, and nobody waits for it', async ({ page }) => {
  await visit(page, searchFor('合同'))
  const noted = page.waitForRequest(/\/api\/search\/[\w-]+\/clicks$/)
  await hits(page).nth(1).getByRole('heading').getByRole('link').click()

  expect((await noted).postDataJSON()).toMatchObject({ kind: 'resource', place: 2 })
})

test.describe('while somebody types', () => {
  test("'/' leads into the header's box; arrows, Enter and Escape do the rest", async ({ page }) => {
    await visit(page, '/case')
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()

    await page.keyboard.type('请假')
    await expect(options(page).first()).toContainText('请假')
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('Escape')
    await expect(options(page)).toHaveCount(0)
    await expect(box(page)).toHaveValue('请假')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/(resource|knowledge|case|video|app-store|download|search)\b.+/)
    await expect(main(page).getByRole('heading', { level: 1 })).toContainText('请假')
  })

  test('what was searched for here is offered again, can be forgotten, and is told to nobody', async ({ page }) => {
    await visit(page, searchFor('合同'))
    await visit(page, searchFor('会议室'))
    await visit(page, '/')
    const told: string[] = []
    page.on('request', (request) => told.push(decodeURIComponent(request.url()) + (request.postData() ?? '')))
    await box(page).focus()
    await expect(options(page).filter({ hasText: /^(会议室|合同)$/ })).toHaveText(['会议室', '合同'])

    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(options(page).filter({ hasText: /^会议室$/ })).toHaveCount(0)
    await page.getByRole('button', { name: '清除最近搜索' }).click()
    await expect(options(page).filter({ hasText: /^合同$/ })).toHaveCount(0)
    expect(told.filter((one) => one.includes('会议室') || one.includes('合同'))).toEqual([])
  })

  test.describe('and the house does not answer', () => {
    test.use({ mayPrint: /Failed to load resource/ })

    test('nothing is said about it, and Enter still searches', async ({ page }) => {
      await page.route('**/api/search/suggestions*', (route) => route.abort())
      await visit(page, '/')
      await box(page).fill('合同')
      await box(page).press('Enter')

      await page.waitForURL(/\/search\?.*q=/)
      await expect(hits(page).first()).toContainText('合同')
    })
  })
})

test('nothing found: says where it looked, offers what comes close, and takes a wish', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, searchFor('月球车年检登记簿'))
  await expect(main(page).getByRole('heading', { name: '没有找到“月球车年检登记簿”' })).toBeVisible()
  await expect(main(page)).toContainText('都找过了')

  await main(page).getByRole('button', { name: '我需要这个' }).click()
  await expect(page.getByRole('dialog')).toContainText('我需要：月球车年检登记簿')
})

test('nothing left by the boxes: the way out leads to the same words without them', async ({ page }) => {
  await visit(page, searchFor('请假', { kind: 'release' }))
  await expect(main(page).getByRole('heading', { name: '也许用得上' })).toBeVisible()
  await main(page).getByRole('link', { name: '去掉筛选再找' }).click()

  await expect(page).toHaveURL((url) => url.search === `?${new URLSearchParams({ q: '请假' })}`)
  await expect(hits(page).first()).toContainText('请假')
})

test('a member also finds own projects; a visitor is not told that there are any', async ({ page }) => {
  await visit(page, searchFor('报销'))
  await expect(tab(page, '资源')).toBeVisible()
  await expect(tab(page, '项目')).toHaveCount(0)

  await signIn(page, 'administrator')
  await visit(page, searchFor('报销'))
  await tab(page, '项目').click()
  await expect(hits(page).first()).toContainText('报销')
})

test.describe('where the house does not answer', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('a search says so, keeps the words, and tries again', async ({ page }) => {
    await signIn(page, 'common')
    await visit(page, searchFor('合同'))
    await expect(tab(page, '项目'), 'what a member finds').toBeVisible()
    await page.route(/\/api\/search\?/, (route) => route.abort())
    await tab(page, '知识').click()
    await expect(main(page).getByRole('alert')).toContainText('这次没有搜成')
    await expect(box(page)).toHaveValue('合同')

    await page.unroute(/\/api\/search\?/)
    await main(page).getByRole('button', { name: '重试' }).click()
    await expect(hits(page).first()).toContainText('合同')
  })
})

for (const theme of ['light', 'dark'] as const) {
  test(`nothing keeps anybody out, in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const path of [
      searchFor('合同'),
      searchFor('合同', { kind: 'resource' }),
      searchFor('月球车年检'),
      '/search',
    ]) {
      await visit(page, path)
      await expectNoBarrier(page)
    }
    await box(page).fill('合同')
    await expect(options(page).first()).toBeVisible()
    await expectNoBarrier(page)
  })
}
