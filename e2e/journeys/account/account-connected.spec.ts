import type { Page } from '@playwright/test'
import { accountOf, enter, givenPerson, info, keptLogin, removeIdentities } from '../../account.ts'
import { expect, test, visit } from '../../journey.ts'
import { codeFor, freshEmail, freshMobile } from '../../messages.ts'
import { scanCode, signInOutside } from '../../outside.ts'

test('WeChat and the OpenID Connect provider are connected, listed with their dates, and disconnected [RT-13]', async ({
  page,
}) => {
  await removeIdentities('白屿', '青黛')
  await enter(page, await givenPerson())
  const { row, toast, button, translate } = accountOf(page)

  await row('connected', '微信').getByRole('button').click()
  await scanCode(page, 'baiyu')
  await page.waitForURL((url) => url.pathname === info)
  await expect(toast('authorization:callback.bound')).toBeVisible()
  await expect(row('connected', '微信')).toContainText('白屿')

  await row('connected', '校园通行证').getByRole('button').click()
  await signInOutside(page, 'qingdai')
  await page.waitForURL((url) => url.pathname === info)
  await expect(row('connected', '校园通行证')).toContainText('青黛')

  await page.getByRole('link', { name: translate('person_center:info.connected_page') }).click()
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('身份确认失败')
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
