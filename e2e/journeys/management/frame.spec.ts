import { menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import { givenCase } from '@atrium/server/areas/case/case.given'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenStaff } from '../../given/staff.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { wordsOf } from '../../words.ts'

const translate = wordsOf('zh-CN')
const navigationOf = (page: Page) => page.getByRole('navigation', { name: '管理后台' })
const groupOf = (page: Page, name: string) => navigationOf(page).getByRole('button', { name, exact: true })

test.describe('beside the page', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test.beforeEach(async ({ page }) => {
    await signInAs(page, await userIdOf('administrator'))
  })

  test('the navigation reaches the end of the window, and no footer of the public pages stands below [MGT-116]', async ({
    page,
  }) => {
    await visit(page, '/management/users')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()

    const box = await navigationOf(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(900)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.mouse.wheel(0, 2_000)
    await expect.poll(async () => (await navigationOf(page).boundingBox())?.y).toBe(box?.y)
  })

  test('any number of groups stay open, also on the next visit, and whoever signs in next has their own [MGT-116]', async ({
    page,
  }) => {
    await visit(page, '/management/users')
    await expect(groupOf(page, '用户')).toHaveAttribute('aria-expanded', 'true')
    for (const name of ['案例', '视频']) await groupOf(page, name).click()
    await groupOf(page, '用户').click()
    await expect(navigationOf(page).getByRole('link', { name: '转码任务' })).toBeVisible()
    await page.reload()

    for (const name of ['案例', '视频']) await expect(groupOf(page, name)).toHaveAttribute('aria-expanded', 'true')
    await signInAs(page, await givenStaff([menus.management, managementScreens.cases, managementScreens.sms_log]))
    await visit(page, '/management/sms-log')
    await expect(groupOf(page, '用户')).toHaveAttribute('aria-expanded', 'true')
    await expect(groupOf(page, '案例')).toHaveAttribute('aria-expanded', 'false')
  })

  test('the navigation is folded to a rail, and stays so [MGT-116]', async ({ page }) => {
    await visit(page, '/management/users')
    const fold = navigationOf(page).getByRole('button', { name: translate('management:navigation.fold') })
    await fold.click()
    await expect.poll(async () => (await navigationOf(page).boundingBox())?.width).toBe(56)
    await page.reload()
    await expect.poll(async () => (await navigationOf(page).boundingBox())?.width).toBe(56)

    await fold.click()

    await expect.poll(async () => (await navigationOf(page).boundingBox())?.width).toBe(208)
  })

  test('the foot of the navigation says how the services are, to whoever may open the health page [MGT-116]', async ({
    page,
  }) => {
    await page.route('**/api/management/health', async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      for (const part of body.data.parts) part.state = part.name === 'storage' ? 'down' : 'works'
      await route.fulfill({ response: answer, json: body })
    })
    await visit(page, '/management/users')
    const state = navigationOf(page).getByRole('link', { name: '1 项服务中断' })

    await expect(state).toHaveAttribute('href', '/management/health')
    await signInAs(page, await givenStaff([menus.management, managementScreens.sms_log]))
    await visit(page, '/management/sms-log')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(navigationOf(page).locator('a[href="/management/health"]')).toHaveCount(0)
  })
})

test.describe('at 1020', () => {
  test.use({ viewport: { width: 1020, height: 780 } })

  test('a group of the rail opens by pointer and by keyboard, and Escape leads back to it [MGT-116]', async ({
    page,
  }) => {
    await signInAs(page, await userIdOf('administrator'))
    await visit(page, '/management/users')
    const link = navigationOf(page).getByRole('link', { name: '转码任务' })
    await groupOf(page, '视频').hover()
    await expect(link).toBeVisible()
    await expectNoA11yViolations(page)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(link).toHaveCount(0)

    await groupOf(page, '资源').focus()
    await page.keyboard.press('Tab')
    await expect(navigationOf(page).getByRole('link', { name: '资源', exact: true })).toBeFocused()
    await groupOf(page, '视频').focus()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await expect(groupOf(page, '视频')).toBeFocused()
    await expect(link).toHaveCount(0)
    await page.keyboard.press('Enter')
    await link.click()

    await expect(page).toHaveURL('/management/transcoding')
    await expect(link).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a bar below has what the person holds, the palette and all pages [MGT-116]', async ({ page }) => {
    await signInAs(page, await givenStaff([menus.management, managementScreens.feedback, managementScreens.sms_log]))
    await visit(page, '/management/sms-log')
    const bar = page.getByRole('navigation', { name: translate('management:navigation.bottom') })

    await expect(bar.getByRole('link')).toHaveText(['概览', '反馈'])
    await bar.getByRole('button', { name: '查找' }).tap()
    await expect(page.getByRole('dialog', { name: translate('management:palette.title') })).toBeVisible()
    await expectNoA11yViolations(page)
    await page.getByRole('button', { name: '取消' }).tap()
    await bar.getByRole('button', { name: '全部' }).tap()
    const all = page.getByRole('dialog', { name: '全部页面' })
    await expect(all.getByRole('link')).toHaveText(['用户反馈', '短信记录'])
    await expectNoA11yViolations(page)
    await all.getByRole('link', { name: '用户反馈' }).tap()

    await expect(page).toHaveURL('/management/feedback')
    await expect(all).toHaveCount(0)
  })
})

test.describe('without a connection', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('what cannot be loaded again stays, says since when it is old, and is loaded once the browser is online [MGT-118]', async ({
    page,
  }) => {
    await signInAs(page, await userIdOf('administrator'))
    await visit(page, '/management/health')
    const main = page.getByRole('main')
    const parts = main.getByRole('heading', { level: 2 })
    await expect(parts.nth(3)).toBeVisible()
    await page.route('**/api/management/health', (route) => route.abort())
    await main.getByRole('button', { name: translate('management:health.again') }).click()

    const strip = main.getByRole('status').filter({ hasText: /显示的是 \d\d:\d\d 的内容/ })
    await expect(strip).toContainText('正在自动重试')
    await expect(parts.nth(3)).toBeVisible()
    await page.unroute('**/api/management/health')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))

    await expect(strip).toHaveCount(0)
    await expect(parts.nth(3)).toBeVisible()
  })

  test('a list that cannot be read again after a record was saved stays, with one note above it [MGT-118]', async ({
    page,
  }) => {
    await signInAs(page, await userIdOf('administrator'))
    await visit(page, '/management/industries')
    const main = page.getByRole('main')
    const rows = main.getByRole('table').getByRole('row')
    await expect(rows.nth(1)).toBeVisible()
    await page.getByRole('link', { name: translate('management:industries.new') }).click()
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .first()
      .fill(`行业${crypto.randomUUID().slice(0, 8)}`)
    await page.route(/management\/industries\?/, (route) => route.abort())
    await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()

    const strip = main.getByRole('status').filter({ hasText: /显示的是 \d\d:\d\d 的内容/ })
    await expect(strip).toHaveCount(1)
    await expect(rows.nth(1)).toBeVisible()
    await page.unroute(/management\/industries\?/)
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(strip).toHaveCount(0)
    await expect(rows.nth(1)).toBeVisible()
  })
})

test('a new record begins in its first field, an existing one does not [MGT-119]', async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/industries')
  await page.getByRole('link', { name: translate('management:industries.new') }).click()
  const drawer = page.getByRole('dialog')

  await expect(drawer.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click()
  await expect(drawer.getByRole('textbox').first()).toBeVisible()
  await expect(drawer.getByRole('textbox').first()).not.toBeFocused()
})

test('an ended consent is red in the list, and the drawer says what readers see of the case [MGT-119]', async ({
  page,
}) => {
  await signInAs(page, await userIdOf('administrator'))
  const [withdrawn, published] = await withDb(async (db) => [
    await givenCase(db, { consent_days: -5, state: 'withdrawn' }),
    await givenCase(db, { consent_days: -5, title: { 'zh-CN': '到期的案例' } }),
  ])

  await visit(page, `/management/cases?open=${withdrawn}`)
  await expect(page.getByRole('dialog')).toContainText('读者看不到这个案例')
  await visit(page, `/management/cases?open=${published}`)
  await expect(page.getByRole('dialog')).toContainText('读者看到的是不具名的文字')
  await visit(page, '/management/cases?consent=ended')
  const consent = page.getByRole('table').getByText(/ · 已到期/)
  await expect(consent.first()).toHaveAttribute('data-kind', 'bad')
})
