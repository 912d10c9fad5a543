import { alive, expect, headerOf, isSamePage, markPage, stopClock, test, visit } from '../journey.ts'
import { linkFor, loginKey, signIn } from '../people.ts'
import { withDb, workshopAddress } from '../portal.ts'

test('the popover: three actions in one row, the next in another, then quit [HDR-09]', async ({ page }) => {
  await signIn(page, 'administrator')
  await visit(page, '/')
  const { avatar, popover } = headerOf(page)
  await avatar.click()

  const rows = popover.getByRole('list')
  await expect(rows.nth(0).getByRole('listitem')).toHaveText(['我的上传', '我的收藏', '我的下载'])
  await expect(rows.nth(1).getByRole('listitem')).toHaveText(['账号信息', '意见反馈', '管理后台'])
  const addresses = await popover
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual([
    '/person-center',
    '/person-center/person-collection',
    '/person-center/person-load',
    '/person-center/person-info',
    '/management',
  ])

  const tops = async (row: number) =>
    rows
      .nth(row)
      .getByRole('listitem')
      .evaluateAll((items) => [...new Set(items.map((item) => item.getBoundingClientRect().top))])
  const [first, second] = [await tops(0), await tops(1)]
  expect(first).toHaveLength(1)
  expect(second).toHaveLength(1)
  expect(second[0]).toBeGreaterThan(first[0] ?? 0)
  const quit = await popover.getByRole('button', { name: '退出登录' }).boundingBox()
  expect(quit?.y).toBeGreaterThan(second[0] ?? 0)
})

test('outside production the second row ends with the demo area [HDR-09]', async ({ page }) => {
  const token = await linkFor('administrator')
  await page.goto(`${workshopAddress}/?token=${token}`)
  await page.waitForURL(`${workshopAddress}/`)
  await alive(page)
  const { avatar, popover } = headerOf(page)
  await avatar.click()

  await expect(popover.getByRole('list').nth(1).getByRole('listitem')).toHaveText([
    '账号信息',
    '意见反馈',
    '管理后台',
    '演示',
  ])
  await expect(popover.getByRole('link', { name: '演示' })).toHaveAttribute('href', '/demo')
})

test('only people of role type management see the way to management [HDR-10] [ACC-02]', async ({ page }) => {
  for (const { person, sees } of [
    { person: 'administrator', sees: 1 },
    { person: 'common', sees: 0 },
    { person: 'official', sees: 0 },
  ] as const) {
    await signIn(page, person)
    await visit(page, '/')
    const { avatar, popover } = headerOf(page)
    await avatar.click()
    await expect(popover.getByRole('link', { name: '账号信息' })).toBeVisible()
    await expect(popover.getByRole('link', { name: '管理后台' }), person).toHaveCount(sees)
  }
})

test("the vendor's own staff carry a badge and stand on ink [HDR-11] [GEN-05]", async ({ page }) => {
  const seen: { badge: number; ground: string }[] = []
  for (const person of ['official', 'wechat'] as const) {
    await signIn(page, person)
    await visit(page, '/')
    const { avatar, popover } = headerOf(page)
    await avatar.click()
    const head = popover.locator('> div > div').first()
    await expect(head).toBeVisible()
    seen.push({
      badge: await head.getByText('官方').count(),
      ground: await head.evaluate((element) => getComputedStyle(element).backgroundColor),
    })
  }

  const [official, wechat] = seen
  expect(official?.badge).toBe(1)
  expect(wechat?.badge).toBe(0)
  expect(official?.ground).not.toBe(wechat?.ground)
})

test('the popover opens by keyboard; Escape, a click elsewhere and going elsewhere close it [HDR-08b]', async ({
  page,
}) => {
  await signIn(page, 'common')
  await visit(page, '/')
  const { avatar, popover } = headerOf(page)

  await avatar.focus()
  await page.keyboard.press('Enter')
  await expect(popover).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popover.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  await expect(avatar).toBeFocused()

  await avatar.click()
  await expect(popover).toBeVisible()
  await page.mouse.click(300, 700)
  await expect(popover).toHaveCount(0)

  await avatar.click()
  await popover.getByRole('link', { name: '我的收藏' }).click()
  await expect(page).toHaveURL('/person-center/person-collection')
  await expect(popover).toHaveCount(0)
})

test('who has an address but no password is reminded to set one [ACC-08]', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, '/')
  const { avatar, popover } = headerOf(page)
  await avatar.click()
  await expect(popover).toContainText('你还没有设置密码')
  await expect(popover.getByRole('link', { name: '去设置' })).toHaveAttribute('href', '/person-center/person-info')

  const changed = (change: object) =>
    page.evaluate(
      ([key, change]) => {
        const login = JSON.parse(localStorage.getItem(key) ?? '')
        localStorage.setItem(key, JSON.stringify({ ...login, user_info: { ...login.user_info, ...change } }))
      },
      [loginKey, change] as const,
    )
  for (const change of [{ not_set_password: false }, { not_set_password: true, email: null }]) {
    await changed(change)
    await visit(page, '/')
    await avatar.click()
    await expect(popover.getByRole('link', { name: '账号信息' })).toBeVisible()
    await expect(popover.getByText('你还没有设置密码')).toHaveCount(0)
  }
})

test('quitting on the home page clears the login, revokes the token and reloads [ACC-05]', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, '/')
  const token = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').token, loginKey)
  await markPage(page)
  const { header, avatar, popover } = headerOf(page)
  await avatar.click()

  await Promise.all([page.waitForEvent('load'), popover.getByRole('button', { name: '退出登录' }).click()])

  expect(await isSamePage(page)).toBe(false)
  await expect(header.getByRole('link', { name: '注册' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), loginKey)).toBeNull()
  const answer = await page.request.get('/api/users/mine/infos', { headers: { authorization: `Bearer ${token}` } })
  expect((await answer.json()).code).toBe(20003)
})

test('quitting elsewhere goes home [ACC-05]', async ({ page }) => {
  await signIn(page, 'common')
  await visit(page, '/download')
  await markPage(page)
  const { avatar, popover } = headerOf(page)
  await avatar.click()

  await popover.getByRole('button', { name: '退出登录' }).click()

  await expect(page).toHaveURL('/')
  expect(await isSamePage(page)).toBe(true)
  expect(await page.evaluate((key) => localStorage.getItem(key), loginKey)).toBeNull()
  await expect(headerOf(page).avatar).toBeHidden()
})

test.describe('feedback', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'common')
    await visit(page, '/')
    await headerOf(page).avatar.click()
    await headerOf(page).popover.getByRole('button', { name: '意见反馈' }).click()
    await expect(page.getByRole('dialog').getByRole('toolbar')).toBeVisible()
  })

  test('the modal is 850 wide with an editor of at least 150; a click on the mask does not close it [FBK-01] [LIM-02]', async ({
    page,
  }) => {
    const modal = page.getByRole('dialog')
    expect((await modal.boundingBox())?.width).toBe(850)
    expect((await modal.getByRole('textbox').boundingBox())?.height).toBeGreaterThanOrEqual(150)
    await expect(modal.locator('[data-placeholder]')).toHaveAttribute('data-placeholder', /.+/)
    await expect(modal.getByText('青', { exact: true })).toBeVisible()

    await page.mouse.click(40, 40)
    await page.mouse.click(1_400, 860)
    await expect(modal).toBeVisible()

    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
  })

  test('nothing but spaces is not sent [FBK-02]', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => request.url().includes('/api/feedbacks') && sent.push(request.url()))
    const modal = page.getByRole('dialog')

    await modal.getByRole('textbox').fill('  \n ')
    await modal.getByRole('button', { name: '提交' }).click()
    await modal.getByRole('textbox').fill('有话说')
    await modal.getByRole('button', { name: '提交' }).click()
    await expect(modal).toHaveCount(0)

    expect(sent).toHaveLength(1)
  })

  test('sent feedback arrives trimmed, is answered with result and msg, and closes the modal with thanks [FBK-02] [API-06] [API-15]', async ({
    page,
  }) => {
    const words = `导出少了一列 ${Date.now()}`
    const modal = page.getByRole('dialog')
    await modal.getByRole('textbox').fill(`  ${words}\n\n`)

    const [sent] = await Promise.all([
      page.waitForRequest('**/api/feedbacks'),
      modal.getByRole('button', { name: '提交' }).click(),
    ])

    expect(await (await sent.response())?.json()).toEqual({ code: 0, msg: '', data: { result: true, msg: '' } })
    expect(sent.method()).toBe('POST')
    expect(sent.postDataJSON()).toEqual({ content: words, page: '/' })
    await expect(page.getByRole('status').filter({ hasText: '已收到，谢谢你的反馈' })).toBeVisible()
    await expect(modal).toHaveCount(0)
    const kept = await withDb((db) =>
      db.selectFrom('feedback').select('content').where('content', '=', words).execute(),
    )
    expect(kept).toHaveLength(1)
  })

  test('an answer whose result is false shows its msg, and the modal stays with the text [API-15]', async ({
    page,
  }) => {
    await page.route('**/api/feedbacks', (route) =>
      route.fulfill({ json: { code: 0, msg: '', data: { result: false, msg: '今天的反馈已经收满' } } }),
    )
    const modal = page.getByRole('dialog')
    await modal.getByRole('textbox').fill('又一次')
    await modal.getByRole('button', { name: '提交' }).click()

    await expect(page.getByRole('alert').filter({ hasText: '今天的反馈已经收满' })).toBeVisible()
    await expect(modal.getByRole('textbox')).toHaveText('又一次')
    await expect(modal.getByRole('button', { name: '提交' })).toBeEnabled()
  })

  test("when sending fails the server's words are shown for 5 s and the modal stays with the text [API-06] [ERR-06]", async ({
    page,
  }) => {
    await page.clock.install()
    await stopClock(page)
    await page.route('**/api/feedbacks', (route) =>
      route.fulfill({ json: { code: 20009, msg: '这条反馈刚刚提交过', data: null } }),
    )
    const modal = page.getByRole('dialog')
    await modal.getByRole('textbox').fill('又一次')
    await modal.getByRole('button', { name: '提交' }).click()

    const toast = page.getByRole('alert').filter({ hasText: '这条反馈刚刚提交过' })
    await expect(toast).toBeVisible()
    await page.clock.runFor(4_900)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toHaveCount(0)
    await expect(modal.getByRole('textbox')).toHaveText('又一次')
    await expect(modal.getByRole('button', { name: '提交' })).toBeEnabled()
  })
})
