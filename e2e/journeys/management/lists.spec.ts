import { managementGroups } from '@atrium/contract/management'
import { lists } from '@atrium/server/lists'
import type { Page } from '@playwright/test'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'

/** Screens with a second list, and lists that stand on a page of their own. */
const addresses: Record<string, string> = {
  '/api/management/platforms': '/management/products?list=platforms',
  '/api/management/abuse-reports': '/management/ratings?list=reports',
  '/api/management/installations': '/management/apps?view=requests',
  '/api/management/video-series': '/management/video-categories?kind=series',
  '/api/management/dead-jobs': '/management/dead-jobs',
  '/api/management/zero-result-searches': '/management/reports?report=in_vain',
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

/** Waits until the list is asked for with this in its query. */
async function expectAsked(page: Page, path: string, query: { search?: object; order_by?: object; page?: string }) {
  await page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url())
    const json = (name: string) => JSON.parse(searchParams.get(name) ?? '{}')
    const asked = { search: json('search'), order_by: json('order_by'), page: searchParams.get('page') }
    return pathname === path && isPart(query, asked)
  })
}

function isPart(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return part === whole
  return Object.entries(part).every(([name, value]) => isPart(value, (whole as Record<string, unknown>)?.[name]))
}

for (const { id, name, declared } of groups) {
  test(`every list of ${name} has a search box, a filter and an export on its screen [MGT-108] [MGT-${id}]`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + declared.length * 20_000)
    await signInAs(page, await userIdOf('administrator'))

    for (const { path, address } of declared) {
      await test.step(path, async () => {
        await visit(page, address)
        const main = page.getByRole('main')
        const isQueue = path.endsWith('reviews')

        if (isQueue) await main.getByRole('button', { name: '查找与筛选' }).click()
        await searches(page, path)
        await expect(main.getByRole('button', { name: '导出' })).toBeVisible()
        // The queues of review are no tables, and have choices of their own.
        const choice = isQueue ? main.getByRole('combobox').first() : main.getByRole('button', { name: '筛选' })
        await expect(choice).toBeVisible()
      })
    }
  })
}

async function searches(page: Page, path: string) {
  const box = page.getByRole('main').getByRole('searchbox')
  const asked = expectAsked(page, path, { search: { keyword: 'zq-not-there-42' } })
  await box.fill('zq-not-there-42')
  await box.press('Enter')
  await asked
}

for (const screen of ['review', 'app-review']) {
  test(`the queue of ${screen} is ordered both ways, and shows its second page [MGT-108]`, async ({ page }) => {
    const path = `/api/management/${screen}s`
    await signInAs(page, await userIdOf('administrator'))
    await visit(page, `/management/${screen}`)
    const order = page.getByRole('main').getByRole('combobox', { name: '排序' })

    for (const [choice, way] of [
      ['-submitted_at', 'desc'],
      ['submitted_at', 'asc'],
    ] as const) {
      const asked = expectAsked(page, path, { order_by: { submitted_at: way } })
      await order.selectOption(choice)
      await asked
    }
    const asked = expectAsked(page, path, { page: '2' })
    await page.goto(`/management/${screen}?page=2`)
    await asked
  })
}
