import { readFile } from 'node:fs/promises'
import { menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenStaff } from '../../given/staff.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'

const overview = '/management'
const reports = '/management/reports'

const box = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true, level: 2 }) })
const numberIn = (text: string | null) => Number(text?.replaceAll(/[^\d.]/g, ''))

test('a report is read day by day, for other days, beside the days before, and saved as a file [MGT-107]', async ({
  page,
}) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, `${reports}?report=downloads`)
  const downloads = box(page, '下载')
  await downloads.getByText('数据表').click()
  const rows = downloads.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(30)
  await expect(rows.first()).toContainText('之前同星期')
  await expect(rows.last()).toContainText('今天')
  const all = page.getByRole('definition').nth(2)
  const month = numberIn(await all.textContent())
  await expect(page.getByRole('definition').nth(1)).toContainText('前期')
  await expectNoA11yViolations(page)

  await page.getByRole('link', { name: '7 天', exact: true }).click()
  await expect(rows).toHaveCount(9)
  const week = numberIn(await all.textContent())
  expect(week).toBeGreaterThan(0)
  expect(week).toBeLessThan(month)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  const [head = '', ...lines] = file.trimEnd().split('\r\n')
  expect(head.startsWith('\uFEFF日期,上期日期,')).toBe(true)
  expect(lines).toHaveLength(7)
  const before = head.split(',').indexOf('下载 · 之前同星期')
  const taken = lines.map((line) => line.split(',').slice(2, before).map(Number))
  expect(taken.flat().reduce((sum, one) => sum + one, 0)).toBe(week)

  await page.getByRole('link', { name: '自定义' }).click()
  const [from = ''] = lines.at(-1)?.split(',') ?? []
  await page.getByLabel('开始日期').fill(from)
  await expect(rows).toHaveCount(3)
})

test('searches without results are filtered by word and by language [MGT-107]', async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, reports)

  await page.getByRole('link', { name: '搜不到的词' }).click()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('电子签章对接')
  await expectNoA11yViolations(page)
  await page.getByRole('searchbox').fill('门户')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText('党建门户')
  await page.getByRole('searchbox').fill('')
  await page.keyboard.press('Enter')
  await expect(rows.nth(1)).toContainText('电子签章对接')
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('listitem').getByRole('button', { name: '语言', exact: true }).click()
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(rows.nth(1)).toContainText('okr review')

  await rows.nth(1).getByRole('link', { name: '征集资源' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('征集资源：okr review')
})

test('staff without the reports screen see their own screens and no figures [MGT-107] [ACC-03]', async ({ page }) => {
  const token = await signInAs(
    page,
    await givenStaff([menus.management, managementScreens.tags, managementScreens.review]),
  )

  await visit(page, overview)

  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '标签' })).toBeVisible()
  await expect(main.getByRole('heading', { name: '今天已完成' })).toBeVisible()
  await expect(main.getByRole('heading', { name: '每日资源下载' })).toHaveCount(0)
  await expectNoA11yViolations(page)
  const answer = await page.request.get('/api/management/most-downloaded', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await answer.json()).code).not.toBe(0)
})
