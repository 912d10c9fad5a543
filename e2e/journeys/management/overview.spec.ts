import { menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { givenStaff } from '../../given/staff.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

const overview = '/management'

test('each line of the work list leads to exactly what it counts [MGT-107]', async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, overview)
  const work = page.getByRole('region', { name: '待办' })
  await expect(work.getByRole('listitem').filter({ hasText: '应用安装申请' })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)

  const line = work.getByRole('listitem').filter({ hasText: '案例授权' })
  const count = Number(await line.locator('b').textContent())
  await line.getByRole('link', { name: '处理' }).press('Enter')

  await expect(page).toHaveURL(/\/management\/cases\?consent=ended&state=published$/)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1)
})

test('the period stays in the address, and each figure leads to its report of the same period [MGT-107]', async ({
  page,
}) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, overview)
  const figures = page.getByRole('region', { name: '数字' })
  await expect(figures.getByRole('term')).toHaveText([/资源下载/, /活跃用户/, /新注册/, /搜索无结果/])
  const downloads = figures.getByRole('definition').first()
  const loaded = /^[\d,]+$/
  await expect(downloads).toHaveText(loaded)
  const month = await downloads.textContent()

  await figures.getByRole('link', { name: '12 周' }).click()

  await expect(page).toHaveURL(`${overview}?range=84`)
  await expect(downloads).not.toHaveText(month ?? '')
  await expect(downloads).toHaveText(loaded)
  const quarter = await downloads.textContent()
  await page.reload()
  await expect(downloads).toHaveText(quarter ?? '')
  await figures.getByRole('link', { name: '资源下载' }).click()
  await expect(page).toHaveURL('/management/reports?report=downloads&range=84')
  await expect(page.getByRole('definition').first()).toHaveText(quarter ?? '')
})

test.describe('without an answer', () => {
  test.use({ mayPrint: /503/ })

  test('a list that cannot be read says so and is read again, and the rest of the overview stays [ERR-02]', async ({
    page,
  }) => {
    await signInAs(page, await userIdOf('administrator'))
    await page.route('**/api/management/waiting', (route) => route.fulfill({ status: 503, body: '' }))
    await visit(page, overview)
    const work = page.getByRole('region', { name: '待办' })
    await expect(work.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('region', { name: '数字' }).getByRole('term').first()).toBeVisible()

    await page.unroute('**/api/management/waiting')
    await work.getByRole('button', { name: '重试' }).click()

    await expect(work.getByRole('listitem').first()).toBeVisible()
  })
})

test('staff for whom nothing waits are told so [MGT-107]', async ({ page }) => {
  await signInAs(page, await givenStaff([menus.management, managementScreens.import_log]))
  await withDb((db) => sql`delete from list_import where state = 'checked'`.execute(db))

  await visit(page, overview)

  await expect(page.getByRole('heading', { name: '没有等待处理的事项' })).toBeVisible()
  await expect(page.getByRole('region', { name: '数字' })).toHaveCount(0)
  await expectNoA11yViolations(page)
})
