import { randomUUID } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { managementScreens } from '@atrium/contract/management'
import { expectNoA11yViolations, expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { givenPerson } from '../../account.ts'
import { givenFeedback } from '../../given/feedback.ts'
import { givenStaff } from '../../given/staff.ts'
import { alive, expect, headerOf, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'

test('a role with one page is made and given, and its holder works with nothing besides [MGT-106] [ACC-16] [HDR-10]', async ({
  page,
  browser,
}) => {
  const code = `support_${randomUUID().slice(0, 8)}`
  const name = `小满${code.slice(-8)}`
  const user_id = await givenPerson({ user_name: name })
  const { feedback_id } = await givenFeedback(await givenPerson(), '打印时少了页脚')
  await signInAs(page, await userIdOf('administrator'))

  await visit(page, '/management/roles?open=new')
  await page.getByRole('textbox', { name: '简体中文' }).fill(code)
  await page.getByRole('textbox', { name: '代码' }).fill(code)
  await page.getByRole('checkbox', { name: '用户反馈' }).check()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: code, level: 1 })).toBeVisible()
  await visit(page, `/management/users?open=${user_id}`)
  const person = page.getByRole('dialog', { name })
  await person.getByRole('checkbox', { name: code }).check()
  await person.getByRole('button', { name: '保存' }).click()
  await expect(person).toHaveCount(0)

  const theirs = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const token = await signInAs(theirs, user_id)
  await visit(theirs, '/download')
  await headerOf(theirs).avatar.click()
  await headerOf(theirs).popover.getByRole('link', { name: '管理后台' }).click()
  await theirs.waitForURL('**/management')
  await visit(theirs, `/management/feedback?open=${feedback_id}`)
  const thread = theirs.getByRole('dialog')
  await thread.getByRole('textbox', { name: '回复' }).fill('请更新到最新的版本')
  await thread.getByRole('button', { name: '发送回复' }).click()
  await expect(thread.getByRole('list', { name: '往来内容' }).getByRole('listitem')).toHaveCount(2)
  await alive(theirs)
  await expectNoA11yViolations(theirs)

  await theirs.goto('/management/users')
  await theirs.waitForURL('**/errors/not-allow')
  const headers = { authorization: `Bearer ${token}` }
  const refused = await (await theirs.request.get('/api/management/users', { headers })).json()
  expect(refused.code).toBe(failures.not_allowed.code)
  await theirs.context().close()
})

test('a role is edited on a page of its own: groups, words, what changes, and who has it [ACC-22] [ACC-17]', async ({
  page,
}) => {
  const code = `desk_${randomUUID().slice(0, 8)}`
  const name = `竹西${code.slice(-8)}`
  const user_id = await givenPerson({ user_name: name })
  await signInAs(page, await userIdOf('administrator'))

  await visit(page, '/management/roles')
  await page.getByRole('link', { name: '客服', exact: true }).click()
  await expect(page.getByRole('link', { name: '复制为新角色' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '角色' }).locator('[aria-current=page]')).toBeFocused()
  await page.getByRole('link', { name: '复制为新角色' }).click()
  await expect(page.getByRole('heading', { name: '新建角色', level: 1 })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '用户反馈' })).toBeChecked()
  await page.getByRole('textbox', { name: '简体中文' }).fill(code)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('textbox', { name: '代码' })).toBeFocused()
  await page.getByRole('textbox', { name: '代码' }).fill(code)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { name: code, level: 1 })).toBeVisible()

  const side = page.getByRole('complementary', { name: '有了这个角色' })
  await side.getByRole('searchbox', { name: '添加' }).fill(name)
  await side.getByRole('button', { name }).click()
  await expect(side.getByRole('link', { name })).toBeVisible()
  await expect(side.getByText('还有人使用，不能删除')).toBeVisible()
  const users = page.getByRole('group', { name: '用户', exact: true })
  await expect(users.getByRole('checkbox', { name: /^用户 \d/ })).toHaveJSProperty('indeterminate', true)
  await users.getByRole('checkbox', { name: '微信用户' }).check()
  await users.getByRole('checkbox', { name: '用户反馈' }).uncheck()
  await expect(side.locator('ins')).toHaveText('微信用户')
  await expect(side.locator('del')).toHaveText('用户反馈')
  await expect(side.getByText('保存后立即对使用的 1 人生效')).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(side.getByText('还没有改动')).toBeVisible()

  await side.getByRole('button', { name: `把${name}移出` }).click()
  await expect(side.getByText('还没有人使用')).toBeVisible()
  await side.getByRole('button', { name: `撤销移出${name}` }).click()
  await expect(side.getByRole('link', { name })).toBeVisible()
  await side.getByRole('button', { name: `把${name}移出` }).click()
  await side.getByRole('button', { name: '删除角色' }).click()
  const asked = page.getByRole('dialog', { name: '删除角色' })
  await asked.getByRole('textbox').fill('只是试一试')
  await asked.getByRole('button', { name: '删除角色' }).click()
  await expect(page.getByRole('heading', { name: '角色与菜单', level: 1 })).toBeVisible()
  await expect(page.getByText(code)).toHaveCount(0)
  await alive(page)
  expect(user_id).toBeGreaterThan(0)
})

test('nobody is offered pages for a role that they do not hold themselves [ACC-22] [ACC-17]', async ({ page }) => {
  const user_id = await givenStaff([managementScreens.roles, managementScreens.feedback])
  await signInAs(page, user_id)

  await visit(page, '/management/roles?open=new')

  await expect(page.getByRole('checkbox', { name: '用户反馈' })).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: '审计记录' })).toBeDisabled()
  await expect(page.getByText('灰色的页面你自己没有')).toBeVisible()
})

test('a role just added shows its new pages and where they come from before it is saved [ACC-17] [ACC-22]', async ({
  page,
}) => {
  const user_id = await givenPerson({ user_name: '半夏客服', role_ids: [2, 6] })
  await signInAs(page, await userIdOf('administrator'))

  await visit(page, `/management/users?open=${user_id}`)
  const rights = page.getByRole('dialog').getByRole('table')
  await expect(rights.getByRole('row', { name: /用户反馈.*看与改.*客服/ })).toBeVisible()
  await page.getByRole('dialog').getByRole('checkbox', { name: '审核员' }).check()
  await expect(rights.getByRole('row', { name: /审核 新增 看与改 审核员/ }).first()).toBeVisible()
  await expectNoA11yViolations(page)
})
