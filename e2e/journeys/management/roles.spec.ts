import { randomUUID } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenPerson } from '../../account.ts'
import { givenFeedback } from '../../given/feedback.ts'
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
  const role = page.getByRole('dialog', { name: '新建角色' })
  await role.getByRole('textbox', { name: '简体中文' }).fill(code)
  await role.getByRole('textbox', { name: '代码' }).fill(code)
  await role.getByText('管理后台的页面').click()
  await role.getByRole('checkbox', { name: '用户反馈' }).check()
  await role.getByRole('button', { name: '保存' }).click()
  await expect(role).toHaveCount(0)
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
