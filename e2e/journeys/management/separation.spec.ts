import { randomUUID } from 'node:crypto'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenPerson } from '../../account.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'

/** Nothing is switched on: it would take the rights of everybody else who walks through this portal. */
test('who separates duties sees first who gets which role, who loses what, and what prevents it [ACC-20]', async ({
  page,
}) => {
  const name = (what: string) => `${what}${randomUUID().slice(0, 8)}`
  const [first, second, third] = [name('松风'), name('石渡'), name('云岫')]
  for (const user_name of [first, second, third]) await givenPerson({ user_name, role_ids: [2, 7] })
  const chief = name('北窗')
  await signInAs(page, await givenPerson({ user_name: chief, role_ids: [3] }))
  await visit(page, '/management/roles')

  await page.getByRole('button', { name: '三员分立' }).click()
  const dialog = page.getByRole('dialog', { name: '三员分立' })
  const begin = dialog.getByRole('button', { name: '启用三员分立' })
  await expect(begin).toBeDisabled()
  const choose = async (duty: string, who: string) => {
    const box = dialog.getByRole('textbox', { name: duty })
    await box.fill(who)
    await box.press('Enter')
    await dialog.getByRole('status').getByRole('button', { name: who }).click()
  }
  await choose('系统管理员', first)
  await choose('安全管理员', second)
  await choose('安全审计员', first)

  const preview = dialog.getByRole('region', { name: '启用后的变化' })
  await expect(preview).toContainText(`${first}不能同时担任系统管理员、安全审计员`)
  await expect(begin).toBeDisabled()
  await dialog
    .getByRole('button', { name: `移除 ${first}` })
    .last()
    .click()
  await choose('安全审计员', third)

  await expect(preview.getByRole('listitem').filter({ hasText: third }).first()).toContainText('安全审计员')
  await expect(preview.getByRole('listitem').filter({ hasText: chief })).toContainText('失去角色：超级管理员')
  await expect(preview.getByRole('listitem').filter({ hasText: '审计员' }).last()).toContainText('下载记录')
  await expect(begin).toBeEnabled()
  await expectNoA11yViolations(page)
})
