import { managementScreens } from '@atrium/contract/management'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { accountOf, givenPerson, info } from '../../account.ts'
import { alive, expect, pathOf, test, visit } from '../../journey.ts'
import { readLogin, signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'

const support = 6
const supportPages = [1007, 1011, 1026, 1027, 1028]

/** A super administrator of this journey alone: their sessions are nobody else's. */
async function enterAsSupport(page: Page) {
  const user_id = await givenPerson({ user_name: '北窗', role_ids: [3] })
  await signInAs(page, user_id)
  await visit(page, `/management/roles?open=${support}`)
  await page.getByRole('main').getByRole('button', { name: '以此角色查看' }).click()
  await page.waitForURL('**/management')
  await alive(page)
  return user_id
}

const barOf = (page: Page) => page.getByRole('region', { name: '以角色查看' })

test('somebody looks at the portal as a role: only its pages, no change, a reload keeps it, Esc ends it [ACC-23]', async ({
  page,
}) => {
  await enterAsSupport(page)
  const bar = barOf(page)
  await expect(bar).toContainText('正在以“客服”角色查看')

  const menu = page.getByRole('navigation', { name: '管理后台' })
  await expect(menu.getByRole('link', { name: '概览' })).toBeVisible()
  await expect(menu.locator('a[href$="/management/resources"]')).toHaveCount(0)
  await expectNoA11yViolations(page)
  await page.goto('/management/users')
  await page.waitForURL('**/errors/not-allow')
  await expect(bar, 'it stands on every page').toBeVisible()

  await visit(page, '/management/feedback')
  await page.reload()
  await alive(page)
  await expect(bar).toBeVisible()

  await visit(page, info)
  const name = accountOf(page).person('name')
  await name.getByRole('button').click()
  await name.getByRole('textbox').fill('别人')
  await name.getByRole('button', { name: '保存' }).click()
  await expect(name.getByRole('alert')).toContainText('你正在以角色查看，不能修改任何内容')
  await page.keyboard.press('Escape')
  await expect(name).toContainText('北窗')
  await expect(bar, 'Esc left the form alone').toBeVisible()

  await page.keyboard.press('Escape')
  await page.waitForURL('**/management/roles')
  await alive(page)
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '角色与菜单' })).toBeVisible()
})

test('what is typed and what is open takes Esc first; the button ends the view, too [ACC-23]', async ({ page }) => {
  await enterAsSupport(page)
  await visit(page, '/management/feedback')
  const bar = barOf(page)

  await page.getByRole('searchbox').first().focus()
  await page.keyboard.press('Escape')
  await page.getByRole('banner').getByRole('button', { name: '个人菜单' }).click()
  await expect(page.locator('#account-popover')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#account-popover')).toHaveCount(0)
  await expect(bar).toBeVisible()

  await bar.getByRole('button', { name: '退出查看' }).click()
  await page.waitForURL('**/management/roles')
  await expect(bar).toHaveCount(0)
})

test('after its time the server ends the view and the page gives the own rights back [ACC-23]', async ({ page }) => {
  await page.clock.install()
  const user_id = await enterAsSupport(page)
  await expect(barOf(page)).toBeVisible()
  expect((await readLogin(page)).menus.filter((menu: number) => menu >= 1000)).toEqual(supportPages)

  await withDb((db) =>
    sql`update session set viewing_until = now() - interval '1 second' where user_id = ${user_id}`.execute(db),
  )
  await page.clock.fastForward('31:00')

  await expect(barOf(page)).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '查看已结束' })).toBeVisible()
  const { menus } = await readLogin(page)
  expect(menus).toContain(managementScreens.users)
  expect(pathOf(page.url())).toBe('/management')
})
