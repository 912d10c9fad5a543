import { notifyPerson } from '@atrium/server/areas/notice/notice.create'
import { endingAddress } from '@atrium/server/areas/notice/notice.subscription'
import { openSecret } from '@atrium/server/platform/secret/secret'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../accessibility.ts'
import { enter, givenPerson } from '../account.ts'
import { expect, headerOf, test, visit } from '../journey.ts'
import { address, withDb } from '../portal.ts'

const list = '/person-center/person-notice'

test('the bell counts what comes while the page is open, and leads there', async ({ page }) => {
  const user_id = await givenPerson()
  // What came before the page listens is counted, and not called out.
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/notices/live') && response.ok())
  await enter(page, user_id, list)
  await listening
  const { bell, panel } = bellOf(page)
  await expect(bell).toHaveAccessibleName('通知')

  await sendNotice(user_id, '考勤上线')

  await expect(bell).toHaveAccessibleName('通知，1 条未读')
  await expect(page.getByRole('status').filter({ hasText: '新通知。考勤上线' })).toBeAttached()
  await bell.click()
  await expect(panel.getByRole('link', { name: /考勤上线\s?（未读）/ })).toContainText('邀请你加入项目')
  await expectNoA11yViolations(page)
  await panel.getByRole('link', { name: /考勤上线/ }).click()
  await expect(page).toHaveURL(/\/project$/)
  await expect(panel).toBeHidden()
  await expect(bell).toHaveAccessibleName('通知')
})

test('windows of one browser share one stream, and what is read in one is read in the other', async ({
  page,
  context,
}) => {
  const user_id = await givenPerson()
  await enter(page, user_id, list)
  await expect(bellOf(page).bell).toBeVisible()
  const other = await context.newPage()
  const streams: string[] = []
  other.on('request', (request) => request.url().includes('/api/notices/live') && streams.push(request.url()))
  await visit(other, '/person-center/person-info')
  await expect(bellOf(other).bell).toHaveAccessibleName('通知')

  await sendNotice(user_id, '考勤上线')

  await expect(bellOf(other).bell).toHaveAccessibleName('通知，1 条未读')
  expect(streams).toEqual([])
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await expect(bellOf(other).bell).toHaveAccessibleName('通知')
  await page.close()
  await sendNotice(user_id, '合同上线')
  await expect(bellOf(other).bell).toHaveAccessibleName('通知，1 条未读')
  expect(streams).toEqual([`${address}/api/notices/live`])
})

test('what is ticked off in the panel is ticked off in the list behind it', async ({ page }) => {
  const user_id = await givenPerson()
  await sendNotice(user_id, '考勤上线')
  await enter(page, user_id, list)
  const unread = page.getByRole('main').getByRole('link', { name: /考勤上线\s?（未读）/ })
  await expect(unread).toBeVisible()
  const { bell, panel } = bellOf(page)

  await bell.focus()
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: '全部标为已读' }).focus()
  await page.keyboard.press('Enter')

  await expect(panel).toBeFocused()
  await expect(unread).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(bell).toBeFocused()
})

test.describe('when the line breaks', () => {
  test.use({ mayPrint: /ERR_INTERNET_DISCONNECTED/ })

  test('it is taken up again, and what came meanwhile is there once', async ({ page, context }) => {
    const user_id = await givenPerson()
    await enter(page, user_id, list)
    await sendNotice(user_id, '第一条')
    const rows = page.getByRole('main').getByRole('listitem')
    await expect(rows).toHaveCount(1)

    await context.setOffline(true)
    await sendNotice(user_id, '断线时来的')
    await context.setOffline(false)

    await expect(bellOf(page).bell).toHaveAccessibleName('通知，2 条未读')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('断线时来的')
  })
})

test('by topic, unread only, and all ticked off', async ({ page }) => {
  const user_id = await givenPerson()
  await sendNotice(user_id, '考勤上线')
  await withDb((db) =>
    db
      .transaction()
      .execute((tx) => notifyPerson(tx, user_id, 'feedback_answered', { feedback_id: 1, title: '导出少了一列' })),
  )
  await enter(page, user_id, list)
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(2)

  await page.getByRole('navigation', { name: '通知主题' }).getByRole('link', { name: '意见反馈' }).click()
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await page.getByRole('link', { name: '仅看未读' }).click()
  await expect(page.getByRole('heading', { name: '没有未读的通知' })).toBeVisible()
  await page.getByRole('navigation', { name: '通知主题' }).getByRole('link', { name: '全部' }).click()
  await expect(rows).toHaveCount(1)
  await expect(bellOf(page).bell).toHaveAccessibleName('通知，1 条未读')
})

test('notification settings are chosen per topic and kept', async ({ page }) => {
  await enter(page, await givenPerson(), `${list}/settings`)
  const versions = page.getByRole('group', { name: '新版本', exact: true })

  await expect(versions.getByRole('combobox')).toHaveValue('daily')
  await versions.getByRole('combobox').selectOption('每日摘要')
  await versions.getByRole('combobox').selectOption('不发送')
  await expect(page.getByRole('status').filter({ hasText: '已保存' }).first()).toBeVisible()
  // A reload would end a save that is still under way.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await versions.getByRole('switch').uncheck()
  await expect(versions.getByRole('switch')).not.toBeChecked()
  await saved
  await expectNoA11yViolations(page)
  await page.reload()

  await expect(versions.getByRole('combobox')).toHaveValue('off')
  await expect(versions.getByRole('switch')).not.toBeChecked()
})

test('the unsubscribe link of a mail asks once, without signing in', async ({ page }) => {
  const user_id = await givenPerson()
  const secret = openSecret({ SECRET_KEY: process.env.SECRET_KEY ?? '' })
  await visit(page, endingAddress({ config: { PUBLIC_ADDRESS: '' }, secret }, { user_id, mails: 'project' }))
  await expect(page.getByRole('heading', { name: '不再接收“项目”邮件？' })).toBeVisible()
  await expectNoA11yViolations(page)

  await page.getByRole('button', { name: '确认退订' }).click()

  await expect(page.getByRole('heading', { name: '已退订' })).toBeVisible()
  const rows = await withDb((db) =>
    db.selectFrom('notice_setting').select(['topic', 'mail']).where('user_id', '=', user_id).execute(),
  )
  expect(rows).toEqual([{ topic: 'project', mail: 'off' }])
  await visit(page, '/unsubscribe?ticket=nonsense')
  await expect(page.getByRole('heading', { name: '退订链接不完整，或已失效' })).toBeVisible()
})

test.describe('when the call fails', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('the panel says so and asks again', async ({ page }) => {
    const user_id = await givenPerson()
    await sendNotice(user_id, '考勤上线')
    await enter(page, user_id, '/person-center/person-info')
    const { bell, panel } = bellOf(page)
    await expect(bell).toHaveAccessibleName('通知，1 条未读')
    await page.route(`${address}/api/notices?*`, (route) => route.fulfill({ status: 502, body: '' }))

    await bell.click()
    await expect(panel.getByRole('alert')).toContainText('内容加载失败')
    await page.unroute(`${address}/api/notices?*`)
    await panel.getByRole('button', { name: '重试' }).click()

    await expect(panel.getByRole('link', { name: /考勤上线/ })).toBeVisible()
  })
})

test('the panel, the list and the settings have no accessibility violations in light or dark theme', {
  tag: '@states',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const user_id = await givenPerson()
  await sendNotice(user_id, '考勤上线')
  await enter(page, user_id, list)
  const { bell, panel } = bellOf(page)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expectNoA11yViolationsInBothThemes(page)

  await bell.click()
  await expect(panel.getByRole('link', { name: /考勤上线/ })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
  await panel.getByRole('link', { name: '通知设置' }).click()
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const versions = page.getByRole('group', { name: '新版本', exact: true })
  expect((await versions.boundingBox())?.height, 'a topic on a phone').toBeLessThan(140)
  await bell.click()
  await expect(panel.getByRole('link', { name: /考勤上线/ })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
})

function bellOf(page: Page) {
  const { header } = headerOf(page)
  return { bell: header.getByRole('button', { name: /^通知/ }), panel: page.locator('#notice-panel') }
}

async function sendNotice(user_id: number, title: string) {
  await withDb((db) =>
    db.transaction().execute((tx) => notifyPerson(tx, user_id, 'project_invitation', { project_id: 1, title })),
  )
}
