import type { Page } from '@playwright/test'
import { enter, givenPerson } from '../../account.ts'
import { givenSubmissions, someOfEach } from '../../given/submissions.ts'
import { expect, test } from '../../journey.ts'

const states = (page: Page) => page.getByRole('row').locator('td:nth-child(3)')

test('a reviewer’s message stands in the row it is about', async ({ page }) => {
  const user_id = await givenPerson()
  await givenSubmissions(user_id, someOfEach)
  await enter(page, user_id, '/person-center')

  const row = page.getByRole('row').filter({ hasText: '农忙季轮班表' })
  await expect(row).toContainText('需修改')
  await expect(row.locator('+ tr')).toContainText('审核意见：含有隐私：第 2 张截图里有真实手机号')
  await expect(row.getByRole('link', { name: '修改并重新提交' })).toBeVisible()
})

test('what is published leads to its public page, drafts do not [UPL-12]', async ({ page }) => {
  const user_id = await givenPerson()
  await givenSubmissions(user_id, someOfEach)
  await enter(page, user_id, '/person-center')

  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  await expect(row('收购过磅单').getByRole('link', { name: '查看公开页面' })).toHaveAttribute(
    'href',
    /\/resource\/flow\/\d+$/,
  )
  await expect(row('巡田记录').getByRole('link', { name: '查看公开页面' })).toHaveCount(0)
})

test('several uploads are taken back, withdrawn with one reason, and thrown away together', async ({ page }) => {
  const user_id = await givenPerson()
  await givenSubmissions(user_id, someOfEach)
  await enter(page, user_id, '/person-center')
  const together = page.getByRole('region', { name: '批量操作' })
  const tick = (title: string) => page.getByRole('checkbox', { name: `选择“${title}”` })
  await expect(tick('四季登录页'), 'nothing is left to do with what was withdrawn').toHaveCount(0)

  await tick('农资采购联审').check()
  await tick('农机调度').check()
  await tick('收购过磅单').check()
  await expect(together).toContainText('已选 3 项')
  await together.getByRole('button', { name: '撤回 2 份' }).click()
  await expect(page.getByText('已撤回，现在可以修改')).toBeVisible()
  await expect(together).toHaveCount(0)
  await expect(states(page).filter({ hasText: '审核中' })).toHaveCount(0)

  await tick('收购过磅单').check()
  await tick('土地流转合同').check()
  await together.getByRole('button', { name: '撤下 2 份' }).click()
  const dialog = page.getByRole('dialog', { name: '撤下这 2 个版本？' })
  await dialog.getByLabel('说明撤下原因').fill('换了新的单据。')
  await dialog.getByRole('button', { name: '撤下' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(states(page).filter({ hasText: '已撤下' })).toHaveCount(3)

  await page.getByRole('checkbox', { name: '全选' }).check()
  await together.getByRole('button', { name: '删除 5 份草稿' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(states(page).filter({ hasText: /\S/ })).toHaveText(['已撤下', '已撤下', '已撤下'])
})

test('ticking moves nothing under the pointer, and gives back what filters the list', async ({ page }) => {
  const user_id = await givenPerson()
  await givenSubmissions(user_id, someOfEach)
  await enter(page, user_id, '/person-center')
  const tick = page.getByRole('checkbox', { name: '选择“巡田记录”' })
  const before = await tick.boundingBox()

  await tick.focus()
  await page.keyboard.press('Space')

  await expect(page.getByRole('button', { name: '删除 1 份草稿' })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: '搜索我的上传' })).toBeHidden()
  expect(await tick.boundingBox()).toEqual(before)
  await page.getByRole('button', { name: '取消选择' }).press('Enter')
  await expect(page.getByRole('searchbox', { name: '搜索我的上传' })).toBeVisible()
})
