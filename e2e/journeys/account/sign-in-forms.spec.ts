import type { Page } from '@playwright/test'
import { alive, expect, isSamePage, markPage, test, visit } from '../../journey.ts'
import { codeFor, freshEmail, freshMobile } from '../../messages.ts'
import { expectSignedIn, givenMember, password, signInForm, skipWelcome } from '../../sign-in-page.ts'

test.describe('the forms', () => {
  test('say nothing before a field is left, then what is wrong at the field itself', async ({ page }) => {
    await visit(page, '/login?type=register')
    const { account, code, newPassword, agree, submit, translate } = signInForm(page)

    await account.pressSequentially('qinghe@')
    await expect(account).toHaveAttribute('aria-invalid', 'false')
    await account.press('Tab')
    await expect(account).toHaveAttribute('aria-invalid', 'true')
    await expect(account).toHaveAccessibleDescription(translate('login', 'problem', 'account'))
    await account.fill('qinghe@example.com')
    await expect(account).toHaveAttribute('aria-invalid', 'false')

    await newPassword.fill('abc')
    await submit.click()
    await expect(code).toHaveAccessibleDescription(translate('login', 'problem', 'code_not_sent'))
    await expect(code).toBeFocused()
    await expect(agree).toHaveAccessibleDescription(translate('login', 'problem', 'agreed'))
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a wrong code and a common password are reported at their fields, and typed values are kept', async ({
    page,
  }) => {
    const email = freshEmail()
    await visit(page, '/login?type=register')
    const { account, send, code, newPassword, agree, submit } = signInForm(page)
    await account.fill(email)
    await send.click()
    const right = await codeFor(email)
    await code.fill(right === '000000' ? '000001' : '000000')
    await newPassword.fill('password1')
    await agree.check()

    await submit.click()
    await expect(newPassword).toHaveAccessibleDescription(/太常见/)
    await newPassword.fill(password)
    await submit.click()
    await expect(code).toHaveAccessibleDescription(/验证码不对/)
    await expect(code).toBeFocused()

    await code.fill(right)
    await submit.click()
    await skipWelcome(page)
    await expectSignedIn(page, { email })
  })

  test('a code is pasted in groups, and survives a reload', async ({ page }) => {
    const mobile = freshMobile()
    await givenMember({ mobile })
    await visit(page, '/login?way=code')
    const { account, send, code, submit, button } = signInForm(page)
    await account.fill(mobile)
    await send.click()
    await expect(button('秒后重发')).toBeDisabled()
    const digits = await codeFor(mobile)

    await page.reload()
    await alive(page)
    await expect(account).toHaveValue(mobile)
    await expect(button('秒后重发')).toBeDisabled()
    await code.focus()
    await page.evaluate(
      (text) => {
        const data = new DataTransfer()
        data.setData('text/plain', text)
        if (document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true })))
          document.execCommand('insertText', false, text)
      },
      `${digits.slice(0, 3)} ${digits.slice(3)}`,
    )
    await expect(code).toHaveValue(digits)
    await submit.click()
    await expectSignedIn(page, { bind_mobile: true })
  })

  test('a number typed again with blanks keeps its code', async ({ page }) => {
    const mobile = freshMobile()
    await givenMember({ mobile })
    await visit(page, '/login?way=code')
    const { account, send, code, submit, button } = signInForm(page)
    await account.fill(mobile)
    await send.click()
    const digits = await codeFor(mobile)

    await account.fill(`${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`)
    await expect(button('秒后重发')).toBeDisabled()
    await code.fill(digits)
    await submit.click()

    await expectSignedIn(page, { bind_mobile: true })
  })

  test('are sent once, however often the button is pressed, and say that they are busy', async ({ page }) => {
    const email = freshEmail()
    await givenMember({ email })
    await visit(page, '/login')
    const { account, password: secret, submit } = signInForm(page)
    let sent = 0
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/login', async (route) => {
      sent += 1
      await answered.promise
      await route.continue()
    })

    await account.fill(email)
    await secret.fill(password)
    await submit.click()
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await expect(submit).toHaveText('正在登录…')
    await submit.click()
    await secret.press('Enter')
    answered.resolve()

    await expectSignedIn(page, { email })
    expect(sent).toBe(1)
  })

  test('the keyboard alone is enough, and the eye shows the password', async ({ page }) => {
    const email = freshEmail()
    await givenMember({ email })
    await visit(page, '/login')
    await markPage(page)
    const { account, password: secret, tab } = signInForm(page)

    await tab('password').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('code')).toBeFocused()
    await expect(tab('code')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tab('password')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Tab')
    await expect(account).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await expect(secret).toBeFocused()
    await page.keyboard.type(password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const shown = page.getByRole('main').locator('input[name="password"]')
    await expect(shown).toHaveAttribute('type', 'text')
    await shown.press('Enter')

    await expectSignedIn(page, { email })
    expect(await isSamePage(page)).toBe(true)
  })
})

test.describe('a code that is refused', () => {
  test.use({ mayPrint: /429/ })

  test('who asks for another code too soon, in another tab, sees the seconds to wait', async ({ page, context }) => {
    const mobile = freshMobile()
    await givenMember({ mobile })
    await visit(page, '/login?way=code')
    await signInForm(page).account.fill(mobile)
    await signInForm(page).send.click()
    await codeFor(mobile)
    const other = await context.newPage()
    await visit(other, '/login?way=code')
    const { account, send, button } = signInForm(other)

    await account.fill(mobile)
    await send.click()

    await expect(button('秒后重发')).toBeDisabled()
  })
})

test.describe('a security check', () => {
  test('after some failures the browser works it out by itself, in a worker, and signs in [ACC-10]', async ({
    page,
  }) => {
    const email = freshEmail()
    await givenMember({ email })
    await visit(page, '/login')
    const { account, password: secret, submit } = signInForm(page)
    await account.fill(email)

    const challenged: boolean[] = []
    page.on('response', async (answer) => {
      if (answer.url().endsWith('/api/login')) challenged.push((await answer.json()).code === 20023)
    })
    await guessWrongly(page, 3)
    await secret.fill(password)
    await submit.click()

    await page.waitForURL('/')
    await expectSignedIn(page, { email })
    expect(challenged).toContain(true)
  })

  test('says that it is under way', async ({ page }) => {
    const email = freshEmail()
    await givenMember({ email })
    await visit(page, '/login')
    const { account, password: secret, submit } = signInForm(page)
    await account.fill(email)
    await guessWrongly(page, 3)

    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/solver.worker*', async (route) => {
      await looked
      await route.continue()
    })
    await secret.fill(password)
    await submit.click()
    await expect(page.getByRole('status').filter({ hasText: '安全验证' })).toBeVisible()
    goOn()
    await page.waitForURL('/')
    await expectSignedIn(page, { email })
  })

  test('where the connection is not safe it says what to do', async ({ page }) => {
    const email = freshEmail()
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
    await visit(page, '/login')
    const { account, password: secret, submit, message } = signInForm(page)
    await account.fill(email)
    await guessWrongly(page, 3)
    await secret.fill(password)
    await submit.click()

    await expect(message).toContainText('https://')
  })
})

/** As often as it takes for the next try to cost a security check. */
async function guessWrongly(page: Page, times: number) {
  const { password: secret, submit, message } = signInForm(page)
  for (let failure = 0; failure < times; failure++) {
    await secret.fill(`wrong-guess-${failure}`)
    await submit.click()
    await expect(message).toContainText('账号或密码不对')
  }
}

test.describe('somebody in Taiwan', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '168.95.1.1' } })

  test('types a mobile number and finds the dialling code of the place chosen [API-05a]', async ({ page }) => {
    await visit(page, '/login?type=register')
    const { account, dial } = signInForm(page)

    await account.pressSequentially('0912345678')

    await expect(dial).toHaveValue('886')
  })
})
