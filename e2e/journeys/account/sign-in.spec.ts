import { agreements } from '@atrium/contract/account/agreement'
import { languages } from '@atrium/contract/languages'
import { expect, inTurn, test, visit } from '../../journey.ts'
import { codeFor, freshEmail, freshMobile } from '../../messages.ts'
import { scanByPhone, scanCode, signInOutside } from '../../outside.ts'
import { withDb } from '../../portal.ts'
import { expectSignedIn, givenMember, password, quit, signInForm, skipWelcome } from '../../sign-in-page.ts'

/** Somebody who signs in outside for the first time in their life, in each language another one. */
const outsiders = {
  'zh-CN': { wechat: 'luming', nickname: '鹿鸣', oidc: 'muchen', name: '沐晨' },
  'zh-TW': { wechat: 'tingyu', nickname: '听雨', oidc: 'yanqiu', name: '雁秋' },
  en: { wechat: 'wufeng', nickname: '无风', oidc: 'xiyan', name: '溪岩' },
} as const

async function givenStranger(type: 'wechat' | 'campus', name: string) {
  await withDb((db) => db.deleteFrom('identity').where('type', '=', type).where('name', '=', name).execute())
}

for (const language of languages) {
  const journey = inTurn(language)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language })

    journey('password in, quit out [ACC-10] [API-01] [ACC-05] [GEN-03a]', async ({ page }) => {
      const email = freshEmail()
      await givenMember({ email })
      await visit(page, '/login?return_to=/case')
      const { heading, account, password: secret, submit, message, translate } = signInForm(page, language)
      await expect(heading).toHaveText(translate('login', 'page', 'sign_in'))

      await account.fill(email)
      await secret.fill('not-this-1')
      await secret.press('Enter')
      await expect(message).not.toBeEmpty()
      await expect(account).toHaveValue(email)

      await secret.fill(password)
      await submit.click()

      await expectSignedIn(page, { email, not_set_password: false }, '/case')
      await quit(page, language)
      await expect(page).toHaveURL('/')
    })

    journey('an SMS code in, quit out [ACC-10] [API-01] [API-03] [ACC-05]', async ({ page }) => {
      const mobile = freshMobile()
      await givenMember({ mobile })
      await visit(page, '/login')
      const { tab, account, send, code, submit, dial } = signInForm(page, language)

      await tab('code').click()
      await expect(send).toBeVisible()
      await account.fill(mobile)
      await expect(dial).toHaveValue('86')
      await send.click()
      await expect(code).toBeFocused()
      await code.fill(await codeFor(mobile))
      await submit.click()

      await expectSignedIn(page, { bind_mobile: true })
      await quit(page, language)
    })

    journey('an email code in, quit out [ACC-10] [API-01] [API-03] [ACC-05]', async ({ page }) => {
      const email = freshEmail()
      await givenMember({ email })
      await visit(page, '/login?way=code')
      const { account, send, code, submit } = signInForm(page, language)

      await account.fill(email)
      await send.click()
      await code.fill(await codeFor(email))
      await submit.click()

      await expectSignedIn(page, { email })
      await quit(page, language)
    })

    journey(
      'the WeChat code in the frame: a first time, quit, and back in [ACC-10] [API-04] [ACC-05]',
      async ({ page }) => {
        const { wechat, nickname } = outsiders[language]
        await givenStranger('wechat', nickname)
        await visit(page, '/login')
        const { tab, button, agree, translate } = signInForm(page, language)

        await tab('scan').click()
        await scanCode(page, wechat)
        await page.waitForURL('**/authorization/callback/wechat')
        await agree.check()
        await button(translate('authorization', 'first', 'create')).click()
        await expectSignedIn(page, { user_name: nickname, user_type: 'wechat_user' })
        await quit(page, language)

        await visit(page, '/login?return_to=/video')
        await tab('scan').click()
        await scanCode(page, wechat)
        await expectSignedIn(page, { user_name: nickname }, '/video')
        await quit(page, language)
      },
    )

    journey(
      'an OpenID Connect portal: a first time, quit, and back in [ACC-10] [API-04] [ACC-05]',
      async ({ page }) => {
        const { oidc, name } = outsiders[language]
        await givenStranger('campus', name)
        await visit(page, '/login?return_to=/case')
        const { button, agree, translate } = signInForm(page, language)

        await button('校园通行证').click()
        await signInOutside(page, oidc)
        await page.waitForURL('**/authorization/callback/campus')
        await page.locator('select[name="database"]').selectOption({ index: 1 })
        await agree.check()
        await button(translate('authorization', 'first', 'create')).click()
        await expectSignedIn(page, { user_name: name }, '/case')
        expect(await page.evaluate(() => localStorage.getItem('my_environment'))).toContain('database')
        await quit(page, language)

        // Both providers forget the person, and the language too.
        await page.context().clearCookies()
        await visit(page, `/login?lang=${language}`)
        await button('校园通行证').click()
        await signInOutside(page, oidc)
        await expectSignedIn(page, { user_name: name })
        await quit(page, language)
      },
    )

    journey(
      'register by mobile, with a name and a company [ACC-14] [ACC-10] [ACC-11] [API-01] [API-03] [RT-06]',
      async ({ page }) => {
        const mobile = freshMobile()
        await visit(page, '/login?type=register')
        const { heading, account, send, code, newPassword, name, company, agree, submit, translate } = signInForm(
          page,
          language,
        )
        await expect(heading).toHaveText(translate('login', 'page', 'register'))

        await account.fill(mobile)
        await send.click()
        await expect(page.getByText(translate('login', 'code', 'sent').replace('{{account}}', mobile))).toBeVisible()
        await code.fill(await codeFor(mobile))
        await newPassword.fill(password)
        await agree.check()
        await submit.click()

        await expect(heading).toHaveText(translate('login', 'welcome', 'title'))
        await expect(name).not.toHaveValue(new RegExp(mobile.slice(-4)))
        await name.fill('松烟')
        await company.fill('山水文具')
        await submit.click()
        await expectSignedIn(page, { user_name: '松烟', bind_mobile: true, not_set_password: false })
        await quit(page, language)
      },
    )

    journey(
      'register by email; a password that breaks the rules is not taken [ACC-10] [ACC-11] [API-03]',
      async ({ page }) => {
        const email = freshEmail()
        await visit(page, '/login?type=register')
        const { account, send, code, newPassword, agree, submit } = signInForm(page, language)

        await account.fill(email)
        await send.click()
        await code.fill(await codeFor(email))
        for (const short of ['ab12', 'onlyletters', '1234567890']) {
          await newPassword.fill(short)
          await submit.click()
          await expect(newPassword).toHaveAttribute('aria-invalid', 'true')
          await expect(page).toHaveURL(/register/)
        }
        await newPassword.fill(password)
        await expect(page.locator('li[data-kept]')).toHaveCount(3)
        await agree.check()
        await submit.click()

        await skipWelcome(page, language)
        await expectSignedIn(page, { email, bind_email: true, not_set_password: false })
        await quit(page, language)
      },
    )

    journey('a forgotten password is set anew by a code [ACC-10] [API-03]', async ({ page }) => {
      const email = freshEmail()
      await givenMember({ email })
      await visit(page, '/login')
      const { heading, account, link, send, code, newPassword, submit, translate } = signInForm(page, language)

      await account.fill(email)
      await link(translate('login', 'sign_in', 'forgotten')).click()
      await expect(heading).toHaveText(translate('login', 'page', 'reset'))
      await expect(heading).toBeFocused()
      await expect(account).toHaveValue(email)
      await send.click()
      await code.fill(await codeFor(email))
      await newPassword.fill('another-river-7')
      await submit.click()

      await expectSignedIn(page, { email })
      await expect(page.getByText(translate('login', 'reset', 'done'))).toBeVisible()
      await quit(page, language)
      await visit(page, '/login')
      await account.fill(email)
      await signInForm(page, language).password.fill('another-river-7')
      await submit.click()
      await expectSignedIn(page, { email })
    })
  })
}

test.describe('who comes where', () => {
  test('a code for an unknown address continues with registration, without a second code [ACC-10]', async ({
    page,
  }) => {
    const email = freshEmail()
    await visit(page, '/login?way=code&return_to=/video')
    const { account, send, code, submit, heading, newPassword, agree, translate } = signInForm(page)

    await account.fill(email)
    await send.click()
    await code.fill(await codeFor(email))
    await submit.click()

    await expect(heading).toHaveText('注册')
    await expect(page.getByText(translate('login', 'register', 'no_account'))).toBeVisible()
    await expect(account).toHaveValue(email)
    await expect(account).not.toBeEditable()
    await expect(code).toHaveCount(0)
    await newPassword.fill(password)
    await agree.check()
    await submit.click()
    await skipWelcome(page)
    await expectSignedIn(page, { email }, '/video')
  })

  test('registering an address that has an account signs in, and says so', async ({ page }) => {
    const email = freshEmail()
    await givenMember({ email })
    await visit(page, '/login?type=register')
    const { account, send, code, submit, newPassword, agree, translate } = signInForm(page)

    await account.fill(email)
    await send.click()
    await code.fill(await codeFor(email))
    await newPassword.fill('quite-another-9')
    await agree.check()
    await submit.click()

    await expectSignedIn(page, { email })
    await expect(page.getByText(translate('login', 'register', 'existed'))).toBeVisible()
  })

  test('only paths of this portal are gone back to', async ({ page }) => {
    const email = freshEmail()
    await givenMember({ email })

    for (const elsewhere of [
      '//evil.example.com',
      '/\\evil.example.com',
      'https:evil.example.com',
      '/\t/evil.example.com',
    ]) {
      await visit(page, `/login?return_to=${encodeURIComponent(elsewhere)}`)
      const { account, password: secret, submit } = signInForm(page)
      await account.fill(email)
      await secret.fill(password)
      await submit.click()
      await expectSignedIn(page, { email })
      await quit(page, 'zh-CN')
    }
  })

  test('who is signed in already is sent on, also from another tab', async ({ page, context }) => {
    const email = freshEmail()
    await givenMember({ email })
    const waiting = await context.newPage()
    await visit(waiting, '/login?return_to=/download')
    await visit(page, '/login')
    const { account, password: secret, submit } = signInForm(page)
    await account.fill(email)
    await secret.fill(password)
    await submit.click()
    await expectSignedIn(page, { email })

    await expect(waiting).toHaveURL('/download')
    await page.goto('/login?type=register&return_to=/case')
    await expect(page).toHaveURL('/case')
  })
})

test('choosing another account on the not-allowed page signs out first', async ({ page }) => {
  const email = freshEmail()
  await givenMember({ email })
  await visit(page, '/login?return_to=/errors/not-allow')
  const { account, password: secret, submit } = signInForm(page)
  await account.fill(email)
  await secret.fill(password)
  await submit.click()

  await page.getByRole('link', { name: '换个账号' }).click()

  await expect(page).toHaveURL('/login')
  await expect(account).toBeVisible()
})

test('the texts people agree to open beside the form, with their version', async ({ page, context }) => {
  await visit(page, '/login?type=register')
  const { account } = signInForm(page)
  await account.fill('qinghe@example.com')

  for (const [agreement, name] of [
    ['terms', '服务条款'],
    ['privacy', '隐私说明'],
  ] as const) {
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name }).click()
    const text = await opened
    await expect(text).toHaveURL(`/agreement/${agreement}`)
    await expect(text.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(text.getByText(agreements[agreement])).toBeVisible()
  }
  await expect(account).toHaveValue('qinghe@example.com')
})

test('the page offers WeChat once, as a tab, and every other provider as a button', async ({ page, request }) => {
  const { data } = await (await request.get('/api/users/oauth/providers')).json()
  const providers: { type: string; name: string }[] = data.list
  expect(providers.map(({ type }) => type)).toContain('wechat')
  await visit(page, '/login')
  const { tab, button } = signInForm(page)

  await expect(tab('scan')).toHaveCount(1)
  for (const { type, name } of providers) {
    await expect(button(`用${name}登录`), name).toHaveCount(type === 'wechat' ? 0 : 1)
  }
})

test('a scan by phone signs in the waiting page by itself [ACC-10]', async ({ page }) => {
  await visit(page, '/login?way=scan')
  await expect(page.locator('iframe')).toBeVisible()
  await expect(page.frameLocator('iframe').getByRole('img')).toBeVisible()

  await scanByPhone(page, 'luming')

  await expect(page).not.toHaveURL(/\/login/)
})
