import { languages } from '@atrium/contract/languages'
import { hashPassword } from '@atrium/server/areas/account/account.password'
import type { Browser, Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { accountOf, enter, givenPerson, keptLogin, letTimePass, password } from '../../account.ts'
import { expect, headerOf, inTurn, test } from '../../journey.ts'
import { codeFor, freshEmail, freshMobile } from '../../messages.ts'
import { address } from '../../portal.ts'

for (const language of languages) {
  const journey = inTurn(language)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })

    journey(
      'name and company are changed where they stand; header, frame and kept login follow [API-07] [ACC-01a]',
      async ({ page }) => {
        await enter(page, await givenPerson())
        const { person, translate, toast } = accountOf(page, language)

        await person('name').getByRole('button').click()
        await person('name').getByRole('textbox').fill('  竹里  ')
        await page.keyboard.press('Enter')
        await expect(toast('person_center:profile.saved')).toBeVisible()
        await expect(person('name')).toContainText('竹里')
        await expect(person('name').getByRole('button')).toBeFocused()

        await person('company').getByRole('button').click()
        await person('company').getByRole('textbox').fill('石渡水务')
        await person('company')
          .getByRole('button', { name: translate('person_center:profile.save') })
          .click()
        await expect(page.getByRole('main').getByText('石渡水务')).toHaveCount(2)

        expect((await keptLogin(page)).user_info).toMatchObject({ user_name: '竹里' })
        await headerOf(page).avatar.click()
        await expect(headerOf(page).popover).toContainText('竹里')

        await page.keyboard.press('Escape')
        await person('name').getByRole('button').click()
        await person('name').getByRole('textbox').fill(' ')
        await expect(person('name').getByText(translate('person_center:profile.empty'))).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(person('name')).toContainText('竹里')
      },
    )

    journey('a password is set, and the reminder goes from page and header [ACC-08]', async ({ page }) => {
      await enter(page, await givenPerson())
      const { way, dialog, button, reminder, translate, toast } = accountOf(page, language)
      await expect(reminder).toBeVisible()
      await headerOf(page).avatar.click()
      await expect(headerOf(page).popover).toContainText(translate('common:account.no_password'))
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
      await expect(way('password')).toContainText(translate('person_center:signing_in.has_password'))
      await headerOf(page).avatar.click()
      await expect(headerOf(page).popover.getByText(translate('common:account.no_password'))).toHaveCount(0)
      expect((await keptLogin(page)).user_info.not_set_password).toBe(false)
    })

    journey('who has neither mobile nor email is told so, and binds both [ACC-09] [ACC-01a]', async ({ page }) => {
      const identity = { type: 'wechat', subject: `o-${freshEmail()}`, name: '松间' }
      await enter(page, await givenPerson({ email: null, identity }))
      const { way, dialog, code, send, button, translate } = accountOf(page, language)
      const unbound = page.getByText(translate('person_center:signing_in.not_bound'))
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

    journey(
      'where one is signed in: device and place in one’s own words; sign out there, then everywhere',
      async ({ page, browser }) => {
        const user_id = await givenPerson()
        await enter(page, user_id)
        const other = await elsewhere(browser, language)
        await enter(other, user_id)
        const { section, translate, button } = accountOf(page, language)
        const there = section('sessions')
          .getByRole('group')
          .filter({ hasNotText: translate('person_center:sessions.this_device') })

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
          .getByRole('button', { name: translate('person_center:sessions.everywhere') })
          .click()
        await button('authorization:action.cancel').click()
        const everywhere = section('sessions').getByRole('button', {
          name: translate('person_center:sessions.everywhere'),
        })
        await expect(everywhere).toBeFocused()
        await everywhere.click()
        await button('person_center:sessions.everywhere').click()
        await page.waitForURL('/')
        expect(await keptLogin(page)).toBeNull()
        await other.reload()
        await other.waitForURL('**/login**')
        await other.context().close()
      },
    )
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

test.describe('a part that fails', () => {
  test.use({ mayPrint: /503/ })

  test('says so in its own place; the others stand, and trying again puts it right', async ({ page }) => {
    const user_id = await givenPerson()
    let isUnavailable = true
    await page.route('**/api/users/mine/sessions', (route) =>
      isUnavailable
        ? route.fulfill({ status: 503, json: { code: 20050, msg: '暂时取不到', data: {} } })
        : route.continue(),
    )
    await enter(page, user_id)
    const { section, person } = accountOf(page)

    await expect(section('sessions').getByRole('alert')).toContainText('暂时取不到')
    await expect(person('name')).toContainText('听松')
    isUnavailable = false
    await section('sessions').getByRole('button', { name: '重试' }).click()
    await expect(section('sessions').getByRole('group')).toHaveCount(1)
  })
})

test('dialogs have no accessibility violations in light or dark theme and return the focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
    await expectNoA11yViolationsInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})
