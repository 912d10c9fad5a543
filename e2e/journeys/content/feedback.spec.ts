import { sql } from 'kysely'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { givenFeedback } from '../../given/feedback.ts'
import { alive, at, expect, pathOf, test, visit } from '../../journey.ts'
import { linkFor } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { write } from '../../write-feedback.ts'

const threads = '/person-center/person-feedback'

test('an administrator answers, the sender finds the thread and writes again [FBK-03]', async ({ page }) => {
  const user_id = await givenPerson()
  const { answer, ship, feedback_id } = await givenFeedback(user_id, '门户预览在 **窄屏** 上被截断')
  await answer('请问是哪一个门户？')
  await enter(page, user_id, threads)
  const row = page.getByRole('list', { name: '意见反馈' }).getByRole('listitem')
  await expect(row).toContainText(['已回复'])
  await expect(row).toContainText(['有新回复'])

  await row.getByRole('link', { name: '门户预览在 窄屏 上被截断' }).click()
  const messages = page.getByRole('list', { name: '沟通记录' }).getByRole('listitem')
  await expect(messages).toHaveCount(2)
  await expect(messages.first().locator('strong')).toHaveText('窄屏')
  await expect(messages.nth(1)).toContainText('北窗')
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.getByRole('textbox', { name: '补充说明' }).click()
  await page.keyboard.type('部门首页')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(messages).toHaveCount(3)
  await expect(messages.nth(2)).toContainText('部门首页')
  await expectNoA11yViolations(page)

  await ship('10.2')
  await visit(page, `${threads}/${feedback_id}`)
  await expect(page.getByRole('main')).toContainText('已在 10.2 中解决')
})

test.describe('an answer that is refused', () => {
  test('shows why, and what was written stays', async ({ page }) => {
    const user_id = await givenPerson()
    const { feedback_id } = await givenFeedback(user_id, '导出少了一列')
    await enter(page, user_id, `${threads}/${feedback_id}`)
    await page.route('**/replies', (route) => route.fulfill({ json: { code: 20001, msg: '写得太长了', data: null } }))
    await expect(page.getByRole('toolbar')).toBeVisible()

    await page.getByRole('textbox', { name: '补充说明' }).click()
    await page.keyboard.type('还是少')
    await page.getByRole('button', { name: '发送' }).click()

    await expect(page.getByText('写得太长了')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '补充说明' })).toHaveText('还是少')
  })
})

test('feedback that is refused: the words of the server, and the modal stays open with the text [ERR-06]', async ({
  page,
}) => {
  const user_id = await givenPerson()
  await enter(page, user_id, threads)
  await page.route('**/api/feedbacks', (route) =>
    route.fulfill({ json: { code: 20004, msg: '今天收不了了', data: null } }),
  )

  const dialog = await write(page, '导出少了一列')
  await dialog.getByRole('button', { name: '提交' }).click()

  await expect(page.getByText('今天收不了了')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toHaveText('导出少了一列')
})

test.describe('a line that breaks', () => {
  test.use({ mayPrint: /Failed to load resource|ERR_FAILED/ })

  test('feedback that does not get through says so, stays as it was written and can be sent again [ERR-06]', async ({
    page,
  }) => {
    await enter(page, await givenPerson(), threads)
    await page.route('**/api/feedbacks', (route) => route.abort())
    const dialog = await write(page, '导出少了一列')

    await dialog.getByRole('button', { name: '提交' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toHaveText('导出少了一列')

    await page.unroute('**/api/feedbacks')
    await dialog.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('已收到，谢谢你的反馈')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})

test('feedback without a word says what is missing and puts the cursor there', async ({ page }) => {
  const me = await givenPerson()
  await enter(page, me, '/person-center')
  const dialog = await write(page, '')
  await dialog.getByRole('button', { name: '提交' }).focus()
  await page.keyboard.press('Enter')

  const text = dialog.getByRole('textbox', { name: '反馈内容' })
  await expect(dialog.getByRole('alert')).toHaveText('请先写下内容，再提交。')
  await expect(text).toBeFocused()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('好')
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(text).not.toHaveAttribute('aria-invalid')
})

test('an answer shows in the open list as the bell rings [FBK-03]', async ({ page }) => {
  const user_id = await givenPerson()
  const { answer } = await givenFeedback(user_id, '导出少了一列')
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/notices/live') && response.ok())
  await enter(page, user_id, threads)
  await listening
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '导出少了一列' })
  await expect(row).toContainText('已收到')

  await answer('下个版本补上')

  await expect(row).toContainText('已回复')
})

test('hostile markup is shown as plain text', async ({ page }) => {
  const user_id = await givenPerson()
  const hostile = '<img src=x onerror=alert(1)> [点](javascript:alert(1)) ![看](https://evil.example/x.png)'
  const { feedback_id } = await givenFeedback(user_id, hostile)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', (dialog) => asked.push(dialog.message()))

  await enter(page, user_id, `${threads}/${feedback_id}`)

  const message = page.getByRole('list', { name: '沟通记录' }).getByRole('listitem')
  await expect(message).toContainText('<img src=x onerror=alert(1)> 点 看')
  await expect(message.locator('a, script, div img')).toHaveCount(0)
  expect(asked.filter((url) => /evil|^1$/.test(url))).toEqual([])
})

test('the modal, the list and a thread have no accessibility violations in light or dark theme', {
  tag: '@states',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const user_id = await givenPerson()
  const { answer, feedback_id } = await givenFeedback(user_id, '> 引用\n\n- 一\n- 二\n\n`代码` [案例](/case)')
  await answer('请看[这里](https://example.com)')
  await enter(page, user_id, threads)
  await expect(page.getByRole('list', { name: '意见反馈' })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)

  const dialog = await write(page, '会签时其中一个人同意就可以吗')
  await expect(dialog.getByRole('region', { name: '也许这里已有答案' })).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)

  await visit(page, `${threads}/${feedback_id}`)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
})

test('with the keyboard alone: tools are one stop, Escape closes and gives the focus back', async ({ page }) => {
  await enter(page, await givenPerson(), threads)
  const button = page.getByRole('button', { name: '写反馈' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('toolbar')).toBeVisible()

  await dialog.getByRole('button', { name: '粗体' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('button', { name: '斜体' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: '斜体' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a visitor writes, signs in, finds the text again and sends it from the same page', { tag: '@smoke' }, async ({
  page,
}) => {
  await visit(page, '/case')
  const words = `访客写的 ${Date.now()}`
  const dialog = await write(page, words)
  await expect(dialog.getByRole('button', { name: '图片' })).toHaveCount(0)
  await dialog.getByRole('button', { name: '登录并提交' }).click()
  await page.waitForURL((url) => pathOf(url) === '/login')
  expect(new URL(page.url()).searchParams.get('return_to')).toBe('/case')

  // Whoever thinks better of it and comes back has lost nothing.
  await visit(page, '/case')
  await page.getByRole('contentinfo').getByRole('button', { name: '意见反馈' }).click()
  await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toHaveText(words)

  await page.goto(at(`/case?token=${await linkFor('common')}`))
  await page.waitForURL(at('/case'))
  await alive(page)
  await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toHaveText(words)
  await dialog.getByRole('button', { name: '提交' }).click()

  await expect(page.getByText('已收到，谢谢你的反馈')).toBeVisible()
  const { rows } = await withDb((db) =>
    sql<{ page: string }>`select page from feedback where content = ${words}`.execute(db),
  )
  expect(rows).toEqual([{ page: '/case' }])
  await page.reload()
  await alive(page)
  await expect(dialog).toHaveCount(0)
})

test('while a person writes, related articles are offered and open beside the form', async ({ page }) => {
  await visit(page, '/case')
  const dialog = await write(page, '会签时其中一个人同意就可以吗')

  const offered = dialog.getByRole('region', { name: '也许这里已有答案' }).getByRole('link')
  await expect(offered.first()).toHaveAttribute('href', /^\/knowledge\/article\/\d+$/)
  await expect(offered.first()).toHaveAttribute('target', '_blank')
  await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toHaveText('会签时其中一个人同意就可以吗')
})
