import type { Page } from '@playwright/test'
import { givenPopularSearch } from '../../given/searches.ts'
import { expect, headerOf, test, visit } from '../../journey.ts'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => page.getByRole('combobox', { name: '搜索全站' })
const list = (page: Page) => page.getByRole('listbox', { name: '搜索建议' })
const options = (page: Page) => list(page).getByRole('option')
const result = (page: Page) => main(page).getByRole('article').first()

/** What suggestions were asked for. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search/suggestions') asked.push(searchParams.get('q') ?? '')
  })
  return asked
}

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

test('the list is walked in a ring; Home, End and the arrows aside lead back into the words', async ({ page }) => {
  await visit(page, '/')
  const answered = page.waitForResponse((answer) => answer.url().includes(encodeURIComponent('合同')))
  await box(page).fill('合同')
  await answered
  await expect(options(page).first()).toContainText('合同')
  const chosen = list(page).locator('[aria-selected="true"]')
  const last = options(page).last()

  await page.keyboard.press('ArrowUp')
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toHaveCount(0)

  for (const key of ['Home', 'End', 'ArrowLeft']) {
    await page.keyboard.press('ArrowDown')
    await expect(chosen).toHaveCount(1)
    await page.keyboard.press(key)
    await expect(chosen, key).toHaveCount(0)
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
  }
  await page.keyboard.press('Home')
  await page.keyboard.type('新')
  await expect(box(page)).toHaveValue('新合同')

  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(box(page)).not.toBeFocused()
})

test('with an input method sounds on their way to characters ask for nothing; the characters do', async ({ page }) => {
  await visit(page, '/')
  const asked = listen(page)
  await box(page).focus()
  await expect.poll(() => asked).toContain('')
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['q', 'qing', 'qing jia']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await expect(box(page)).toHaveValue('qing jia')
  await keyboard.send('Input.insertText', { text: '请假' })

  await expect(options(page).first()).toContainText('请假')
  expect(asked.filter((words) => words !== '')).toEqual(['请假'])
})

test('recent searches are offered again, can be deleted, and stay in the browser', async ({ page }) => {
  await visit(page, '/')
  for (const words of ['合同', '会议室']) {
    await box(page).fill(words)
    await box(page).press('Enter')
    // The address changes first; the box of the page before would lose the focus with it.
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`搜索：${words}`)
  }
  await headerOf(page).brand.click()
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('再带回去')
  const requests: string[] = []
  page.on('request', (request) => requests.push(decodeURIComponent(request.url()) + (request.postData() ?? '')))
  await box(page).focus()
  const recent = list(page).getByRole('group', { name: '最近搜索' }).getByRole('option')
  await expect(recent).toHaveText(['会议室', '合同'])

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(recent).toHaveText(['合同'])
  await page.getByRole('button', { name: '清除最近搜索' }).click()
  await expect(recent).toHaveCount(0)
  expect(requests.filter((one) => one.includes('会议室') || one.includes('合同'))).toEqual([])
})

test('before the first letter: what many search for; taking one searches for it', async ({ page }) => {
  await givenPopularSearch('会议室预定')
  await visit(page, '/search')
  await expect(main(page).getByRole('link', { name: '会议室预定' })).toBeVisible()

  await box(page).focus()
  const popular = list(page).getByRole('group', { name: '大家在搜' }).getByRole('option', { name: '会议室预定' })
  await popular.click()
  await page.waitForURL((url) => url.searchParams.get('q') === '会议室预定')
  await expect(box(page)).toHaveValue('会议室预定')
  await expect(options(page)).toHaveCount(0)
  await expect(result(page)).toContainText('会议室')
})

test('on a slow line suggestions follow the last typed words', async ({ page }) => {
  await page.route(/\/assets\/suggestions-.*\.js/, async (route) => {
    await expect(box(page)).toHaveValue('会议室')
    await route.continue()
  })
  await visit(page, '/')
  await box(page).pressSequentially('会议室')
  await expect(options(page).first()).toContainText('会议室')

  await page.route('**/api/search/suggestions*', () => {})
  await box(page).fill('请假')
  await box(page).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === '请假')
  await expect(result(page)).toContainText('请假')
})

test.describe('where the portal does not answer', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('nothing is said about it, suggestions of other words are gone, and Enter still searches', async ({ page }) => {
    await visit(page, '/')
    await box(page).fill('请假')
    await expect(options(page).first()).toContainText('请假')
    await page.route('**/api/search/suggestions*', (route) => route.abort())
    await box(page).fill('合同')
    await expect(options(page)).toHaveCount(0)
    await box(page).press('Enter')

    await page.waitForURL((url) => url.searchParams.get('q') === '合同')
    await expect(result(page)).toContainText('合同')
  })
})
