import { accountOf, enter, givenPerson, info, removeIdentities } from '../../account.ts'
import { addressOf } from '../../address-of.ts'
import { expect, headerOf, test, visit } from '../../journey.ts'
import { freshEmail } from '../../messages.ts'
import { signInOutside } from '../../outside.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'
import { expectSignedIn, givenMember, password, signInForm } from '../../sign-in-page.ts'

test('who comes through a provider and has an account signs in and is connected in one step [ACC-15]', async ({
  page,
}) => {
  await removeIdentities('沐晨')
  const email = freshEmail()
  await givenMember({ email })
  await visit(page, '/login?return_to=/case')
  const { button, link, account, password: secret, submit } = signInForm(page)

  await button('校园通行证').click()
  await signInOutside(page, 'muchen')
  await page.waitForURL('**/authorization/callback/campus')
  await link('登录并关联到它').click()
  await account.fill(email)
  await secret.fill(password)
  await submit.click()

  await expectSignedIn(page, { email }, '/case')
  const connected = await withDb((db) =>
    db
      .selectFrom('identity')
      .innerJoin('account', 'account.user_id', 'identity.user_id')
      .select('identity.type')
      .where('account.email', '=', email)
      .execute(),
  )
  expect(connected).toEqual([{ type: 'campus' }])
})

test('a wrong password leads to the two other ways', async ({ page }) => {
  const email = freshEmail()
  await givenMember({ email })
  await visit(page, '/login?return_to=/case')
  const { account, password: secret, submit, message } = signInForm(page)
  await account.fill(email)
  await secret.fill('not-this-1')
  await submit.click()

  await expect(message.getByRole('link', { name: '找回密码' })).toHaveAttribute('href', /type=password/)
  await message.getByRole('link', { name: '用验证码登录' }).click()

  await expect(page).toHaveURL(/way=code/)
  await expect(account).toHaveValue(email)
})

test('signing out on other devices leaves this one signed in', async ({ page, browser }) => {
  const user_id = await givenPerson()
  const elsewhere = await browser.newContext()
  await signInAs(await elsewhere.newPage(), user_id)
  await enter(page, user_id)
  const { section, dialog, toast } = accountOf(page)
  const places = section('sessions').getByRole('group')
  await expect(places).toHaveCount(2)

  await section('sessions').getByRole('button', { name: '退出其他设备' }).click()
  await dialog.getByRole('button', { name: '退出其他设备' }).click()

  await expect(toast('person_center:sessions.elsewhere_done')).toBeVisible()
  await expect(places).toHaveCount(1)
  await page.reload()
  await expect(page).toHaveURL(info)
  await elsewhere.close()
})

test('before an account is erased its owner reads how long it takes and who gets the projects', async ({ page }) => {
  const [user_id, other] = [await givenPerson(), await givenPerson({ user_name: '望舒' })]
  await withDb(async (db) => {
    for (const [title, members] of [
      ['合同上线', { [user_id]: 'owner', [other]: 'editor' }],
      ['我的草稿', { [user_id]: 'owner' }],
    ] as const) {
      const { project_id } = await db
        .insertInto('project')
        .values({ title })
        .returning('project_id')
        .executeTakeFirstOrThrow()
      for (const [member, role] of Object.entries(members)) {
        await db
          .insertInto('project_member')
          .values({ project_id, user_id: Number(member), role })
          .execute()
      }
    }
  })
  await enter(page, user_id)
  const { row, dialog } = accountOf(page)

  await row('data', '注销账号').getByRole('button').click()

  await expect(dialog).toContainText('提交 14 天后删除')
  await expect(dialog).toContainText('“合同上线”将移交给 望舒')
  await expect(dialog).toContainText('“我的草稿”没有其他成员，会一并删除')
})

test('projects are one step away from the avatar and from the personal centre', async ({ page }) => {
  await enter(page, await givenPerson())
  await page.getByRole('navigation', { name: '个人中心' }).getByRole('link', { name: '我的项目' }).click()
  await expect(page).toHaveURL('/project')

  await visit(page, '/')
  const { avatar, popover } = headerOf(page)
  await avatar.click()
  await popover.getByRole('link', { name: '我的项目' }).click()
  await expect(page).toHaveURL('/project')
})

test('a resource remembers the version a member took, and what a newer one changes [RES-01]', async ({ page }) => {
  await enter(page, await givenPerson(), await addressOf('hetong-7'))
  const main = page.getByRole('main')
  const arrives = page.waitForEvent('download')
  await main.getByRole('button', { name: '下载 3.0.0 版' }).click()
  await arrives

  await page.reload()
  await expect(main.getByText(/你已下载 v3\.0\.0/)).toBeVisible()
  await main.getByRole('link', { name: '看看改了什么' }).click()

  await expect(page).toHaveURL(/from=3\.0\.0/)
  await expect(page.locator('#comparison').getByRole('listitem').first()).toBeVisible()
})

test('what does not fit says why, names the last version that fits, and asks before a download [RES-02]', async ({
  page,
}) => {
  const path = await addressOf('hetong-7')
  const item_id = Number(path.split('/').at(-1))
  const setNeeds = (version: string, product_version: string[]) =>
    withDb((db) =>
      db
        .updateTable('resource_version')
        .set({ needs: JSON.stringify({ product_version }) })
        .where('item_id', '=', item_id)
        .where('version', '=', version)
        .execute(),
    )
  await setNeeds('3.0.0', ['9.8'])
  await visit(page, path)
  await page.evaluate(() => localStorage.setItem('my_environment', JSON.stringify({ product_version: '9.8' })))
  await page.reload()
  const main = page.getByRole('main')

  await expect(main.getByText('不适合你的环境')).toBeVisible()
  await expect(main.getByText(/产品版本：你用 9\.8/)).toBeVisible()
  await expect(main.getByRole('link', { name: 'v3.0.0' })).toHaveAttribute('href', /#v3\.0\.0$/)
  await main
    .getByRole('button', { name: /^下载\s*v/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('这一版不适合你的环境')
  const arrives = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '仍然下载' }).click()
  await arrives
})
