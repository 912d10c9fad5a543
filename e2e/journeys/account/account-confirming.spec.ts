import { hashPassword } from '@atrium/server/areas/account/account.password'
import { accountOf, enter, givenPerson, info, letTimePass, password, removeIdentities } from '../../account.ts'
import { expect, test } from '../../journey.ts'
import { codeFor, freshEmail } from '../../messages.ts'
import { signInOutside } from '../../outside.ts'

test.describe('confirming that it is still the same person', () => {
  test('cancelling the confirmation changes nothing; with the password the call is repeated', async ({ page }) => {
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

    await expect(section('data').getByRole('button', { name: /^下载/ })).toBeVisible()
  })

  test('with a connected account: back on the page it can be done', async ({ page }) => {
    await removeIdentities('知微')
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
