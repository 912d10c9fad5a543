import { type Language, languages } from '@atrium/contract/languages'
import { createAccount } from '@atrium/server/areas/account/account.create'
import { hashPassword } from '@atrium/server/areas/account/account.password'
import { openLink } from '@atrium/server/areas/account/account.service'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import { alive, expect, headerOf, test, visit } from '../journey.ts'
import { codeFor, freshEmail, freshMobile } from '../messages.ts'
import { scanCode, signInOutside } from '../outside.ts'
import { loginKey } from '../people.ts'
import { address, withDb } from '../portal.ts'
import { wordsOf } from '../words.ts'

const info = '/person-center/person-info'
const password = 'bamboo-42-lake'

/** Somebody with an account of their own, so that journeys do not meet. */
async function givenPerson(details: Partial<Parameters<typeof createAccount>[1]> = {}): Promise<number> {
  return withDb((db) =>
    db.transaction().execute((tx) => createAccount(tx, { user_name: '听松', email: freshEmail(), ...details })),
  )
}

/** Nobody here is connected with these people of other houses. */
async function givenNobody(...names: string[]) {
  await withDb((db) => db.deleteFrom('identity').where('name', 'in', names).execute())
}

async function enter(page: Page, user_id: number, path = info) {
  const token = await withDb((db) => openLink(db, user_id))
  await page.goto(`${path}?token=${token}`)
  await page.waitForURL(path)
  await alive(page)
}

/** As if the person had signed in some hours ago. */
async function letTimePass(user_id: number) {
  await withDb((db) =>
    db.updateTable('session').set({ confirmed_at: '2026-01-01T00:00:00Z' }).where('user_id', '=', user_id).execute(),
  )
}

/** The page of account information, as people call its parts. */
function accountOf(page: Page, language: Language = 'zh-CN') {
  const say = wordsOf(language)
  const section = (name: string) => page.getByRole('region', { name: say(`person_center:info.${name}`), exact: true })
  const row = (of: string, label: string) => section(of).getByRole('group', { name: label, exact: true })
  const dialog = page.getByRole('dialog')
  return {
    say,
    section,
    row,
    dialog,
    person: (name: string) => row('profile', say(`person_center:profile.${name}`)),
    way: (name: string) => row('signing-in', say(`person_center:signing_in.${name}`)),
    button: (name: `person_center:${string}` | `authorization:${string}`, values?: Record<string, string>) =>
      dialog.getByRole('button', { name: say(name, values), exact: true }),
    code: dialog.locator('input[autocomplete="one-time-code"]'),
    send: dialog.getByRole('button', { name: say('shared:code.send') }),
    reminder: page.getByText(say('person_center:signing_in.reminder')),
    toast: (name: `person_center:${string}` | `authorization:${string}`, values?: Record<string, string>) =>
      page.getByRole('status').filter({ hasText: say(name, values) }),
  }
}

const keptLogin = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), loginKey)

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })

    test('name and company are changed where they stand; header, frame and kept login follow [API-07] [ACC-01]', async ({
      page,
    }) => {
      await enter(page, await givenPerson())
      const { person, say, toast } = accountOf(page, language)

      await person('name').getByRole('button').click()
      await person('name').getByRole('textbox').fill('  竹里  ')
      await page.keyboard.press('Enter')
      await expect(toast('person_center:profile.saved')).toBeVisible()
      await expect(person('name')).toContainText('竹里')
      await expect(person('name').getByRole('button')).toBeFocused()

      await person('company').getByRole('button').click()
      await person('company').getByRole('textbox').fill('石渡水务')
      await person('company')
        .getByRole('button', { name: say('person_center:profile.save') })
        .click()
      await expect(page.getByRole('main').getByText('石渡水务')).toHaveCount(2)

      expect((await keptLogin(page)).user_info).toMatchObject({ user_name: '竹里' })
      await headerOf(page).avatar.click()
      await expect(headerOf(page).popover).toContainText('竹里')

      await page.keyboard.press('Escape')
      await person('name').getByRole('button').click()
      await person('name').getByRole('textbox').fill(' ')
      await expect(person('name').getByText(say('person_center:profile.empty'))).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(person('name')).toContainText('竹里')
    })

    test('a password is set, and the reminder goes from page and header [ACC-08]', async ({ page }) => {
      await enter(page, await givenPerson())
      const { way, dialog, button, reminder, say, toast } = accountOf(page, language)
      await expect(reminder).toBeVisible()
      await headerOf(page).avatar.click()
      await expect(headerOf(page).popover).toContainText(say('common:account.no_password'))
      await page.keyboard.press('Escape')

      await way('password').getByRole('button').click()
      const field = dialog.locator('input[autocomplete="new-password"]')
      await expect(field).toBeFocused()
      await field.fill('password1')
      await button('person_center:profile.save').click()
      await expect(dialog.locator('[data-error]')).not.toBeEmpty()
      await field.fill(password)
      await button('person_center:profile.save').click()

      await expect(toast('person_center:password.done')).toBeVisible()
      await expect(reminder).toHaveCount(0)
      await expect(way('password')).toContainText(say('person_center:signing_in.has_password'))
      await headerOf(page).avatar.click()
      await expect(headerOf(page).popover.getByText(say('common:account.no_password'))).toHaveCount(0)
      expect((await keptLogin(page)).user_info.not_set_password).toBe(false)
    })

    test('who has neither mobile nor email is told so, and binds both [ACC-09] [ACC-01]', async ({ page }) => {
      const identity = { type: 'wechat', subject: `o-${freshEmail()}`, name: '松间' }
      await enter(page, await givenPerson({ email: null, identity }))
      const { way, dialog, code, send, button, say } = accountOf(page, language)
      const unbound = page.getByText(say('person_center:signing_in.not_bound'))
      await expect(unbound).toBeVisible()

      const mobile = freshMobile()
      await way('mobile').getByRole('button').click()
      await expect(dialog.locator('input[type="tel"]')).toBeFocused()
      await dialog.locator('input[type="tel"]').fill(mobile)
      await send.click()
      await code.fill(await codeFor(mobile))
      await button('person_center:signing_in.bind').click()
      await expect(way('mobile')).toContainText(mobile.slice(-4))
      await expect(unbound).toHaveCount(0)

      const email = freshEmail()
      await way('email').getByRole('button').click()
      await dialog.locator('input[type="email"]').fill(email)
      await send.click()
      const digits = await codeFor(email)
      await code.fill(digits === '000000' ? '111111' : '000000')
      await page.keyboard.press('Enter')
      await expect(dialog.locator('[data-error]')).not.toBeEmpty()
      await code.fill(digits)
      await page.keyboard.press('Enter')
      await expect(way('email')).toContainText(email)
      expect((await keptLogin(page)).user_info).toMatchObject({ email, bind_mobile: true, bind_email: true })
    })

    test('where one is signed in: device and place in one’s own words; sign out there, then everywhere', async ({
      page,
      browser,
    }) => {
      const user_id = await givenPerson()
      await enter(page, user_id)
      const other = await elsewhere(browser, language)
      await enter(other, user_id)
      const { section, say, button } = accountOf(page, language)
      const there = section('sessions')
        .getByRole('group')
        .filter({ hasNotText: say('person_center:sessions.this_device') })

      await page.reload()
      await expect(section('sessions').getByRole('group')).toHaveCount(2)
      await expect(there).toContainText('Chrome')
      await expect(there).toContainText({ 'zh-CN': '中国', 'zh-TW': '中國', en: 'China' }[language])
      await there.getByRole('button').click()
      await expect(section('sessions').getByRole('group')).toHaveCount(1)
      await other.reload()
      await other.waitForURL('**/login**')
      expect(await keptLogin(other)).toBeNull()

      await enter(other, user_id)
      await section('sessions')
        .getByRole('button', { name: say('person_center:sessions.everywhere') })
        .click()
      await button('authorization:action.cancel').click()
      await expect(section('sessions').getByRole('button').first()).toBeFocused()
      await section('sessions')
        .getByRole('button', { name: say('person_center:sessions.everywhere') })
        .click()
      await button('person_center:sessions.everywhere').click()
      await page.waitForURL('/')
      expect(await keptLogin(page)).toBeNull()
      await other.reload()
      await other.waitForURL('**/login**')
      await other.context().close()
    })
  })
}

async function elsewhere(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale,
    extraHTTPHeaders: { 'x-forwarded-for': '114.114.114.114' },
  })
  return context.newPage()
}

test('a mobile is unbound after a question; the last way in stays', async ({ page }) => {
  const mobile = freshMobile()
  await enter(page, await givenPerson({ mobile: `+86${mobile}` }))
  const { way, button, dialog, toast } = accountOf(page)

  await way('mobile').getByRole('button', { name: /^解绑/ }).click()
  await button('person_center:signing_in.unbind').click()
  await expect(toast('person_center:signing_in.unbound_now')).toBeVisible()
  await expect(way('mobile')).toContainText('未绑定')

  await way('email').getByRole('button', { name: /^解绑/ }).click()
  await button('person_center:signing_in.unbind').click()
  await expect(dialog.getByRole('alert')).toContainText('唯一的登录方式')
  await page.keyboard.press('Escape')
  await expect(way('email').getByRole('button', { name: /^解绑/ })).toBeFocused()
  await expect(way('email')).toContainText('@example.com')
})

test('WeChat and the other house are connected, listed with their dates, and disconnected [RT-13]', async ({
  page,
}) => {
  await givenNobody('白屿', '青黛')
  await enter(page, await givenPerson())
  const { row, toast, button, say } = accountOf(page)

  await row('connected', '微信').getByRole('button').click()
  await scanCode(page, 'baiyu')
  await page.waitForURL((url) => url.pathname === info)
  await expect(toast('authorization:callback.bound')).toBeVisible()
  await expect(row('connected', '微信')).toContainText('白屿')

  await row('connected', '校园通行证').getByRole('button').click()
  await signInOutside(page, 'qingdai')
  await page.waitForURL((url) => url.pathname === info)
  await expect(row('connected', '校园通行证')).toContainText('青黛')

  await page.getByRole('link', { name: say('person_center:info.connected_page') }).click()
  await expect(page).toHaveURL('/authorization')
  const wechat = page.getByRole('group', { name: '微信', exact: true })
  await expect(wechat).toContainText(/白屿\d+ 月 \d+ 日关联/)
  for (const name of ['微信', '校园通行证']) {
    const connected = page.getByRole('group', { name, exact: true })
    await connected.getByRole('button', { name: /^断开/ }).click()
    await button('authorization:connected.disconnect').click()
    await expect(connected.getByRole('button', { name: /^关联/ })).toBeVisible()
  }
})

test('visitors are asked to sign in before they see what is connected [RT-13]', async ({ page }) => {
  await visit(page, '/authorization')

  await expect(page.getByRole('main').getByRole('link', { name: '登录' })).toHaveAttribute(
    'href',
    '/login?return_to=/authorization',
  )
})

test('on the way back code and state leave address and history before they are used, and are used once [RT-13]', async ({
  page,
}) => {
  await enter(page, await givenPerson())
  const { row } = accountOf(page)
  const asked: { call: string; bar: string }[] = []
  const referers: string[] = []
  page.on('request', async (request) => {
    referers.push((await request.headerValue('referer').catch(() => null)) ?? '')
    if (request.url().includes('/oauth/login/result/')) asked.push({ call: request.url(), bar: page.url() })
  })

  await row('connected', '校园通行证').getByRole('button').click()
  await signInOutside(page, null)
  await page.waitForURL('/authorization/callback/campus')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没能确认身份')
  await expect(page.getByRole('link', { name: '返回账号信息' })).toBeVisible()

  expect(asked).toHaveLength(1)
  expect(new URL(asked[0]?.bar ?? '').search).toBe('')
  expect(await page.evaluate(() => location.search + JSON.stringify(history.state))).not.toContain('state=')
  expect(referers.filter((referer) => referer.includes('state='))).toEqual([])
  await page.reload()
  await expect(page.getByRole('main')).toContainText('可能已经处理过了')
  expect(asked).toHaveLength(1)
})

test.describe('an address that belongs to another account of the same person', () => {
  /** Proves the address of the other account on the page of this one. */
  async function giveTwoAccounts(page: Page) {
    const email = freshEmail()
    await givenPerson({ user_name: '旧舟', email, company_name: '禾岸农业' })
    await enter(page, await givenPerson({ email: null, mobile: `+86${freshMobile()}` }))
    const account = accountOf(page)
    const { way, dialog, code, send, button } = account

    await way('email').getByRole('button').click()
    await dialog.locator('input[type="email"]').fill(email)
    await send.click()
    await code.fill(await codeFor(email))
    await button('person_center:signing_in.bind').click()
    await expect(dialog).toContainText('“旧舟”')
    await expect(dialog.getByRole('heading', { name: '会移到当前账号' })).toBeVisible()
    return { ...account, email }
  }

  test('the two become one after two questions', async ({ page }) => {
    const { way, dialog, button, toast, email } = await giveTwoAccounts(page)

    await button('authorization:merge.next').click()
    const name = dialog.getByRole('textbox')
    await expect(name).toBeFocused()
    await name.fill('旧船')
    await expect(button('authorization:merge.yes')).toBeDisabled()
    await name.fill('旧舟')
    await button('authorization:merge.yes').click()

    await expect(toast('authorization:merge.done')).toBeVisible()
    await expect(way('email')).toContainText(email)
    expect((await keptLogin(page)).user_info).toMatchObject({ user_name: '听松', email })
  })

  test('they stay two when the person wants so', async ({ page }) => {
    const { way, dialog, button } = await giveTwoAccounts(page)

    await button('authorization:merge.keep').click()

    await expect(dialog).toHaveCount(0)
    await expect(way('email')).toContainText('未绑定')
    await expect(way('email').getByRole('button')).toBeFocused()
  })
})

test.describe('confirming that it is still the same person', () => {
  test('whoever cancels leaves everything as it was; with the password the call goes on by itself', async ({
    page,
  }) => {
    const user_id = await givenPerson({ password_hash: await hashPassword(password) })
    await enter(page, user_id)
    await letTimePass(user_id)
    const { way, dialog, button } = accountOf(page)

    await way('password').getByRole('button').click()
    await dialog.locator('input[autocomplete="new-password"]').fill('another-lake-7')
    await button('person_center:profile.save').click()
    const asking = page.getByRole('dialog', { name: '请确认是你本人' })
    await asking.getByRole('button', { name: '取消' }).click()
    await expect(asking).toHaveCount(0)
    await expect(dialog.locator('input[autocomplete="new-password"]')).toHaveValue('another-lake-7')

    await button('person_center:profile.save').click()
    await expect(asking.locator('input[autocomplete="current-password"]')).toBeFocused()
    await page.keyboard.type('wrong-lake-7')
    await page.keyboard.press('Enter')
    await expect(asking.locator('[data-error]')).not.toBeEmpty()
    await asking.locator('input[autocomplete="current-password"]').fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(way('password').getByRole('button')).toBeFocused()
  })

  test('with a code to one’s own address', async ({ page }) => {
    const email = freshEmail()
    const user_id = await givenPerson({ email })
    await enter(page, user_id)
    await letTimePass(user_id)
    const { row, code, send, button, section } = accountOf(page)

    await row('data', '导出').getByRole('button').click()
    await send.click()
    await code.fill(await codeFor(email))
    await button('authorization:confirm.yes').click()

    await expect(section('data').getByRole('button', { name: /^下载/ })).toBeVisible({ timeout: 30_000 })
  })

  test('with a connected account: back on the page it can be done', async ({ page }) => {
    await givenNobody('知微')
    const user_id = await givenPerson({ email: null, identity: { type: 'campus', subject: 'zhiwei', name: '知微' } })
    await enter(page, user_id)
    await letTimePass(user_id)
    const { row, section, toast } = accountOf(page)

    await row('data', '导出').getByRole('button').click()
    const asking = page.getByRole('dialog', { name: '请确认是你本人' })
    await expect(asking).toContainText('再回到这一页')
    await asking.getByRole('button', { name: '前往校园通行证确认' }).click()
    await signInOutside(page, 'zhiwei')
    await page.waitForURL(info)
    await expect(toast('authorization:callback.confirmed')).toBeVisible()
    await row('data', '导出').getByRole('button').click()
    await expect(section('data').getByRole('group')).toHaveCount(3)
  })
})

test('everything kept about oneself comes as a zip', async ({ page }) => {
  await enter(page, await givenPerson())
  const { row, section } = accountOf(page)

  await row('data', '导出').getByRole('button').click()
  const ready = section('data').getByRole('button', { name: /^下载/ })
  await expect(ready).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
})

test('erasure is asked for with the name typed by hand, has a date, and is cancelled', async ({ page }) => {
  await enter(page, await givenPerson())
  const { row, dialog, button, section, toast } = accountOf(page)

  await row('data', '注销账号').getByRole('button').click()
  await expect(button('person_center:erasure.ask')).toBeDisabled()
  await dialog.getByRole('radio', { name: '全部撤回，不再公开' }).check()
  await dialog.getByRole('textbox').fill('听松')
  await button('person_center:erasure.ask').click()
  await expect(section('data')).toContainText(/账号将于 (\d+ 年 )?\d+ 月 \d+ 日删除/)

  await section('data').getByRole('button', { name: '取消注销' }).click()
  await expect(toast('person_center:erasure.kept')).toBeVisible()
  await expect(row('data', '注销账号')).toBeVisible()
})

test.describe('a part that fails', () => {
  test.use({ mayPrint: /503/ })

  test('says so in its own place; the others stand, and trying again puts it right', async ({ page }) => {
    const user_id = await givenPerson()
    let away = true
    await page.route('**/api/users/mine/sessions', (route) =>
      away ? route.fulfill({ status: 503, json: { code: 20050, msg: '暂时取不到', data: {} } }) : route.continue(),
    )
    await enter(page, user_id)
    const { section, person } = accountOf(page)

    await expect(section('sessions').getByRole('alert')).toContainText('暂时取不到')
    await expect(person('name')).toContainText('听松')
    away = false
    await section('sessions').getByRole('button', { name: '重试' }).click()
    await expect(section('sessions').getByRole('group')).toHaveCount(1)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('no violation with any dialog open; each gives the keyboard back to where it was', async ({ page }) => {
      const user_id = await givenPerson({ password_hash: await hashPassword(password) })
      await enter(page, user_id)
      await letTimePass(user_id)
      const { way, row, section, dialog } = accountOf(page)
      const openers = [
        way('mobile').getByRole('button'),
        way('email').getByRole('button', { name: /^解绑/ }),
        way('password').getByRole('button'),
        section('sessions').getByRole('button', { name: '全部退出' }),
        row('data', '导出').getByRole('button'),
        row('data', '注销账号').getByRole('button'),
      ]

      for (const opener of openers) {
        await opener.focus()
        await page.keyboard.press('Enter')
        await expect(dialog).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()
      }
    })
  })
}
