import { expect, headerOf, test, visit } from '../../journey.ts'
import { freshEmail } from '../../messages.ts'
import { givenMember, password, signInForm } from '../../sign-in-page.ts'

test('the avatar has its colours after a sign-in that leads home [HDR-08b]', async ({ page }) => {
  const email = freshEmail()
  await givenMember({ email })
  await visit(page, '/login')
  const { account, password: secret, submit } = signInForm(page)

  await account.fill(email)
  await secret.fill(password)
  await submit.click()
  await expect(page).toHaveURL('/')

  const letter = headerOf(page).avatar.locator('[data-size]')
  await expect(letter).toHaveCSS('border-radius', '50%')
  await expect(letter).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})
