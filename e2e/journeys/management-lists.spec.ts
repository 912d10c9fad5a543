import { managementGroups } from '@atrium/contract/management'
import { lists } from '@atrium/server/lists'
import type { Page } from '@playwright/test'
import { becomes } from '../given-staff.ts'
import { expect, test, visit } from '../journey.ts'
import { userIdOf } from '../people.ts'

/** Screens with a second list, and lists that stand on a page of their own. */
const addresses: Record<string, string> = {
  '/api/management/platforms': '/management/products?list=platforms',
  '/api/management/abuse-reports': '/management/ratings?list=reports',
  '/api/management/installations': '/management/apps?view=requests',
  '/api/management/video-series': '/management/video-categories?kind=series',
  '/api/management/dead-jobs': '/management/dead-jobs',
  '/api/management/searches-in-vain': '/management/reports?report=in_vain',
}

const groups = managementGroups.map(({ id, name, screens }) => ({
  id,
  name,
  declared: Object.keys(screens).flatMap((screen) =>
    [lists[screen as keyof typeof lists] ?? []].flat().map(({ endpoint: { path } }) => ({
      path,
      address: addresses[path] ?? `/management/${screen.replaceAll('_', '-')}`,
    })),
  ),
}))

/** The next question to this list, as the server gets it. */
function nextQuestion(page: Page, path: string) {
  return page
    .waitForRequest((request) => new URL(request.url()).pathname === path)
    .then((request) => new URL(request.url()).searchParams)
}

for (const { id, name, declared } of groups) {
  test(`every list of ${name} has a search box, a filter and an export on its screen [MGT-108] [MGT-${id}]`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + declared.length * 20_000)
    await becomes(page, await userIdOf('administrator'))

    for (const { path, address } of declared) {
      await test.step(path, async () => {
        const asked = nextQuestion(page, path)
        await visit(page, address)
        await asked
        const main = page.getByRole('main')

        await searches(page, path)
        await expect(main.getByRole('button', { name: '导出' })).toBeVisible()
        await expect(
          main
            .getByRole('combobox')
            .or(main.getByRole('button', { name: /日期/ }))
            .first(),
        ).toBeVisible()
      })
    }
  })
}

async function searches(page: Page, path: string) {
  const box = page.getByRole('main').getByRole('searchbox')
  await box.fill('zq-not-there-42')
  const asked = nextQuestion(page, path)
  await box.press('Enter')
  expect(JSON.parse((await asked).get('search') ?? '{}')).toMatchObject({ keyword: 'zq-not-there-42' })
  const again = nextQuestion(page, path)
  await box.fill('')
  await box.press('Enter')
  await again
}

for (const screen of ['review', 'app-review']) {
  test(`the queue of ${screen} is ordered both ways, and shows its second page [MGT-108]`, async ({ page }) => {
    const path = `/api/management/${screen}s`
    await becomes(page, await userIdOf('administrator'))
    await visit(page, `/management/${screen}`)
    const order = page.getByRole('main').getByRole('combobox', { name: '排序' })

    for (const way of ['desc', 'asc']) {
      const asked = nextQuestion(page, path)
      await order.selectOption(way)
      expect(JSON.parse((await asked).get('order_by') ?? '{}')).toEqual({ submitted_at: way })
    }
    const asked = nextQuestion(page, path)
    await page.goto(`/management/${screen}?page=2`)

    expect((await asked).get('page')).toBe('2')
  })
}
