import { menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import type { Page } from '@playwright/test'
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

test('what I have claimed is listed by itself, as soon as I have claimed it [MGT-130] [MGT-132]', async ({ page }) => {
  const user_id = await givenStaff([menus.management, managementScreens.app_review])
  await signInAs(page, user_id)
  await visitLive(page, `${overview}?work=mine`)
  await expect(page.getByRole('heading', { name: '没有指派给你的事项' })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)

  await givenClaimedApp(user_id)

  const work = page.getByRole('region', { name: '待办' })
  await expect(work.getByRole('listitem')).toHaveCount(1)
  await expect(work.getByRole('listitem').locator('b')).toHaveText('1')
  await expect(page.getByRole('link', { name: '指派给我 1' })).toHaveAttribute('aria-current', 'true')
})

test('kinds of work that I hide stay hidden after a reload, by keyboard, until I show them again [MGT-131]', async ({
  page,
}) => {
  await signInAs(page, await givenStaff([menus.management, managementScreens.feedback, managementScreens.settings]))
  await givenFeedback()
  await visit(page, overview)
  const feedback = page.getByRole('region', { name: '待办' }).getByRole('listitem').filter({ hasText: '用户反馈' })
  await expect(feedback).toBeVisible()

  await page.getByRole('button', { name: '选择显示' }).press('Enter')
  const choice = page.getByRole('checkbox', { name: '用户反馈' })
  await choice.press('Space')
  await expect(feedback).toHaveCount(0)
  await expect(choice).toBeFocused()
  await expectNoA11yViolations(page)
  await page.reload()
  await expect(page.getByRole('region', { name: '待办' })).toContainText(/已隐藏|失败的任务|缺译/)
  await expect(feedback).toHaveCount(0)

  await page.getByRole('button', { name: '选择显示' }).press('Enter')
  await choice.press('Space')
  await expect(feedback).toBeVisible()
})

test('counts stand still while the pointer or the focus is on the list [MGT-132]', async ({ page }) => {
  const user_id = await givenStaff([menus.management, managementScreens.app_review])
  await signInAs(page, user_id)
  await givenClaimedApp(user_id)
  await visitLive(page, `${overview}?work=mine`)
  const line = page.getByRole('region', { name: '待办' }).getByRole('listitem')
  await expect(line.locator('b')).toHaveText('1')

  await line.hover()
  const whilePointed = page.waitForResponse('**/api/management/done-today')
  await givenClaimedApp(user_id)
  await whilePointed
  await expect(line.locator('b')).toHaveText('1')
  await page.mouse.move(0, 0)
  await expect(line.locator('b')).toHaveText('2')

  await line.getByRole('link').last().focus()
  const whileFocused = page.waitForResponse('**/api/management/done-today')
  await givenClaimedApp(user_id)
  await whileFocused
  await expect(line.locator('b')).toHaveText('2')
  await page.getByRole('link', { name: /指派给我/ }).focus()
  await expect(line.locator('b')).toHaveText('3')
})

test('today is shown by the hour, beside the same weekday a week before [MGT-133]', async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, overview)
  const figures = page.getByRole('region', { name: '数字' })

  await figures.getByRole('link', { name: '今天', exact: true }).click()

  await expect(page).toHaveURL(`${overview}?range=today`)
  await expect(figures).toContainText(/今天到 \d\d:00，与上周同一天的同时段比较/)
  await expect(figures.getByRole('heading', { name: '今天每小时资源下载' })).toBeVisible()
  await expect(figures.getByRole('definition').first()).toHaveText(/^[\d,]+$/)
  await expectNoA11yViolationsInBothThemes(page)
  await figures.getByRole('link', { name: '新注册' }).click()
  await expect(page).toHaveURL('/management/reports?report=people&range=today')
  const box = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: '新注册' }) })
  await box.getByText('数据表').click()
  const rows = box.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(25)
  await expect(rows.first()).toContainText('时段')
  await expect(rows.filter({ hasText: '今天，到' })).toHaveCount(1)
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

function givenFeedback() {
  return withDb((db) => sql`insert into feedback (content) values ('列宽')`.execute(db))
}

/** Opens it, and waits until it hears of changes. */
async function visitLive(page: Page, path: string) {
  const listening = page.waitForResponse('**/api/notices/live')
  await visit(page, path)
  await listening
}

/** An app that waits for the decision of this person. */
function givenClaimedApp(user_id: number) {
  return withDb(async (db) => {
    const { rows } = await sql<{ app_version_id: number }>`
      insert into app_version (user_id, state, described, submitted_at)
      select user_id, 'in_review', '{"title": {"zh-CN": "访客登记"}, "version": "1.0.0"}', now()
      from account where user_id <> ${user_id} order by user_id limit 1 returning app_version_id`.execute(db)
    await sql`update app_version set reviewer_id = ${user_id} where app_version_id = ${rows[0]?.app_version_id}`.execute(
      db,
    )
  })
}
