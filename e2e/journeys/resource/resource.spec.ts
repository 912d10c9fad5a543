import type { Page } from '@playwright/test'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { expect, pathOf, test, visit } from '../../journey.ts'
import { signIn } from '../../people.ts'

const main = (page: Page) => page.getByRole('main')

test.describe('without scripts', () => {
  // Browsers that run no scripts have no use for what these would have fetched.
  test.use({ javaScriptEnabled: false, mayPrint: /was preloaded using link preload/ })

  test('a list is complete: facets with counts, cards, pages; its filters are a form', async ({ page }) => {
    await page.goto('/resource/flow')

    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('流程')
    await expect(main(page).getByRole('article')).toHaveCount(9)
    await expect(main(page).getByRole('group', { name: '适用版本' }).getByRole('checkbox')).toHaveCount(4)

    await page.goto('/resource/flow?version=10.2&source=official')
    await expect(
      main(page).getByRole('link', { name: '移除“10.2”' }).or(main(page).getByText('10.2').first()),
    ).not.toHaveCount(0)
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })
})

test('facets narrow the list, each choice can be taken away, and going back brings it again', {
  tag: '@smoke',
}, async ({ page }) => {
  await visit(page, '/resource/flow')

  await main(page).getByRole('checkbox', { name: /^官方/ }).check()
  await page.waitForURL(/source=official/)
  await main(page).getByRole('link', { name: '列表', exact: true }).click()
  await page.waitForURL(/view=rows/)
  await expect(main(page).getByRole('table')).toBeVisible()

  await page.goBack()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(main(page).getByRole('checkbox', { name: /^官方/ })).toBeChecked()
  await main(page).getByRole('link', { name: '全部清除' }).click()
  await expect(main(page).getByRole('checkbox', { name: /^官方/ })).not.toBeChecked()
})

test('words find what they name, and say so when there is nothing', async ({ page }) => {
  await visit(page, '/resource/flow')

  await main(page).getByRole('searchbox').fill('合同')
  await main(page).getByRole('searchbox').press('Enter')
  await page.waitForURL(/q=/)
  await expect(main(page).getByRole('article').first()).toContainText('合同')

  await main(page).getByRole('searchbox').fill('月球车年检')
  await main(page).getByRole('searchbox').press('Enter')
  await expect(main(page).getByRole('heading', { name: '流程里没有“月球车年检”' })).toBeVisible()
  await expect(main(page).getByRole('button', { name: '我需要这个' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: '也许用得上' })).toBeVisible()
})

test('an empty list of a type leads to what other types have for the same words, and takes a request', async ({
  page,
}) => {
  await signIn(page, 'common')
  await visit(page, '/resource/login?q=报销')
  await expect(main(page).getByRole('heading', { name: '登录页里没有“报销”' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: '其他类型里的“报销”' })).toBeVisible()
  const all = main(page).getByRole('link', { name: /^看全部资源里的 \d+ 份$/ })
  const count = Number(/\d+/.exec(await all.innerText())?.[0])
  expect(count).toBeGreaterThan(0)

  await all.click()
  await expect(page).toHaveURL((url) => pathOf(url) === '/resource' && url.searchParams.get('q') === '报销')
  await expect(main(page).getByRole('article')).toHaveCount(Math.min(9, count))

  await page.goBack()
  await main(page).getByRole('button', { name: '我需要这个' }).click()
  await expect(page.getByRole('dialog')).toContainText('我需要：报销')
})

for (const path of ['/resource', '/resource/flow', '/resource/flow?view=rows']) {
  test(`${path} has no accessibility violations in light or dark theme`, { tag: '@states' }, async ({ page }) => {
    await visit(page, path)

    await expectNoA11yViolationsInBothThemes(page)
  })
}

for (const language of ['zh-CN', 'en']) {
  test(`the page of an author has no accessibility violations in ${language}`, { tag: '@states' }, async ({ page }) => {
    await visit(page, `${await addressOf('u9')}?lang=${language}`)
    await main(page)
      .getByRole('link', { name: language === 'en' ? 'Profile' : '主页' })
      .click()
    await page.waitForURL(/\/resource\/author\/\d+/)

    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('青禾')
    await expect(main(page).getByRole('article')).not.toHaveCount(0)
    await expectNoA11yViolations(page)
  })
}
