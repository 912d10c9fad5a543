import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resourceTypes } from '@atrium/contract/resource-types'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { alive, expect, test } from '../journey.ts'
import { signIn } from '../people.ts'
import { withDb } from '../portal.ts'

/** The newest resource of a type that ships with the portal. */
async function firstOf(type: string) {
  const { item_id } = await withDb((db) =>
    db
      .selectFrom('item')
      .select('item_id')
      .where('kind', '=', 'resource')
      .where('type', '=', type)
      .where('state', '=', 'published')
      .where('official', '=', true)
      .orderBy('published_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(),
  )
  return `/resource/${type}/${item_id}`
}

const main = (page: Page) => page.getByRole('main')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is complete: facets with counts, cards, pages; its filters are a form', async ({ page }) => {
    await page.goto('/resource/flow')

    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('流程')
    await expect(main(page).getByRole('article')).toHaveCount(9)
    await expect(main(page).getByRole('group', { name: '适用版本' }).getByRole('checkbox')).toHaveCount(4)

    await page.goto('/resource/flow?version=10.2&source=official')
    await expect(
      main(page).getByRole('link', { name: '去掉筛选“10.2”' }).or(main(page).getByText('10.2').first()),
    ).not.toHaveCount(0)
    await expect(main(page).getByRole('article').first()).toBeVisible()
  })

  for (const type of resourceTypes) {
    test(`a ${type} says all that is in it, in words [RT-10]`, async ({ page }) => {
      await page.goto(await firstOf(type))

      await expect(main(page).getByRole('heading', { level: 1 })).not.toBeEmpty()
      await expect(main(page).getByRole('table').first()).toBeAttached()
      await expect(main(page).getByText('SHA-256').first()).toBeVisible()
      await expect(page.locator('script[type="application/ld+json"]')).toContainText('CreativeWork')
    })
  }
})

for (const type of resourceTypes) {
  test(`a ${type} can be taken, and is what its manifest says`, async ({ page, request }) => {
    const path = await firstOf(type)
    const resource_id = path.split('/').at(-1)
    const { data } = await (await request.get(`/api/resources/${resource_id}`)).json()
    await page.goto(path)
    await alive(page)

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page)
        .getByRole('button', { name: /^下载\s*v/ })
        .first()
        .click(),
    ])

    const bytes = await readFile(await download.path())
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(data.version.sha256)
  })
}

test('facets narrow the list, each choice can be taken away, and going back brings it again', async ({ page }) => {
  await page.goto('/resource/flow')
  await alive(page)

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
  await page.goto('/resource/flow')
  await alive(page)

  await main(page).getByRole('searchbox').fill('合同')
  await main(page).getByRole('searchbox').press('Enter')
  await page.waitForURL(/q=/)
  await expect(main(page).getByRole('article').first()).toContainText('合同')

  await main(page).getByRole('searchbox').fill('月球车年检')
  await main(page).getByRole('searchbox').press('Enter')
  await expect(main(page).getByRole('heading', { name: '没有找到“月球车年检”' })).toBeVisible()
  await expect(main(page).getByRole('heading', { name: '也许用得上' })).toBeVisible()
})

test('what somebody runs is said once, and every card tells whether it fits', async ({ page }) => {
  await page.goto('/resource/flow')
  await alive(page)

  await main(page).getByRole('button', { name: '填写我的环境' }).click()
  await page.getByLabel('产品版本').selectOption('10.1')
  await page.getByRole('button', { name: '保存' }).click()

  await expect(main(page).getByRole('article').first()).toContainText(/适用|未说明/)
  await main(page).getByRole('link', { name: '只看适用我的' }).click()
  await page.waitForURL(/product_version=10.1/)
  await page.reload()
  await expect(main(page).getByRole('article').first()).toContainText('适用')
})

test('a member collects, downloads, and only then may rate', async ({ page }) => {
  await signIn(page, 'common')
  await page.goto(await firstOf('form'))
  await alive(page)

  await main(page).getByRole('button', { name: /^收藏/ }).click()
  await expect(main(page).getByRole('button', { name: /^已收藏/ })).toBeVisible()
  await expect(main(page).getByRole('button', { name: '写评价' })).toHaveCount(0)
  await Promise.all([
    page.waitForEvent('download'),
    main(page)
      .getByRole('button', { name: /^下载\s*v/ })
      .first()
      .click(),
  ])
  await main(page).getByRole('button', { name: '写评价' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('textbox', { name: '说说用得怎么样' }).fill('导入后改了两处就用上了。')
  await page.getByRole('button', { name: '提交' }).click()
  await expect(main(page).getByText('导入后改了两处就用上了。')).toBeVisible()
})

for (const path of ['/resource/flow', '/resource']) {
  for (const theme of ['light', 'dark'] as const) {
    test(`no barrier for anybody at ${path}, in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(path)
      await alive(page)

      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()

      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([])
    })
  }
}
