import { randomUUID } from 'node:crypto'
import { menus } from '@atrium/contract/access'
import { managementScreens } from '@atrium/contract/management'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenPerson } from '../../account.ts'
import { givenFeedback } from '../../given/feedback.ts'
import { givenWaitingForm } from '../../given/waiting.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'

const auditor = 8
const sentence = '只能查看：你的角色不能修改这一页，也不能导出。'
const writing = /^(新建|新增|添加|修改|编辑|保存|删除|停用|启用|导入|导出|发送|发布|撤下|结束|停止|取消任务|重置|合并)/

const giveRole = (user_id: number, role_id: number) =>
  withDb((db) => db.insertInto('account_role').values({ user_id, role_id }).execute())

/** A role with every page of management. */
const givenRole = (view_only: boolean) =>
  withDb(async (db) => {
    const every = [...Object.values(menus), ...Object.values(managementScreens)]
    const { rows } = await sql<{ role_id: number }>`
      insert into role (code, name, menus, view_only)
      values (${`role_${randomUUID().slice(0, 8)}`}, '{"zh-CN": "全部页面"}', ${every}, ${view_only})
      returning role_id`.execute(db)
    return Number(rows[0]?.role_id)
  })

const controlsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: writing })
    .or(page.getByRole('main').getByRole('link', { name: /^(新建|新增|添加)/ }))

/** Rows, or that there are none. */
const listOf = (page: Page) => page.getByRole('table').or(page.getByRole('heading', { name: '这里还没有内容' }))

/** The audit log is no table: sentences below the day they are of. */
const dayOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()

test('an auditor is offered nothing that the server refuses; with a role that gives the page they are [ACC-18] [ACC-17]', async ({
  page,
}) => {
  const user_id = await givenPerson({ role_ids: [2, auditor] })
  const watched = await givenPerson({ user_name: '竹西' })
  await signInAs(page, user_id)

  for (const screen of ['users', 'roles', 'import-log', 'export-log', 'audit-log', 'sign-in-log']) {
    await visit(page, `/management/${screen}`)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(screen === 'audit-log' ? dayOf(page) : listOf(page)).toBeVisible()
    await expect(controlsOf(page)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: '全选' })).toHaveCount(0)
  }
  await visit(page, `/management/users?open=${watched}`)
  const person = page.getByRole('dialog', { name: '竹西' })
  await expect(person.getByText(sentence)).toBeVisible()
  await expect(person.getByRole('textbox', { name: '姓名' })).toBeDisabled()
  await expect(person.getByRole('button', { name: writing })).toHaveCount(0)
  await expectNoA11yViolations(page)
  await visit(page, `/management/roles?open=${auditor}`)
  await expect(page.getByRole('checkbox', { name: '审计记录' })).toBeDisabled()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(controlsOf(page)).toHaveCount(0)
  await expectNoA11yViolations(page)
  await visit(page, '/management/users?open=new')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await giveRole(user_id, await givenRole(false))
  await signInAs(page, user_id)
  await visit(page, '/management/users')
  await expect(page.getByRole('link', { name: '新建用户' })).toBeVisible()
  await expect(page.getByText(sentence)).toHaveCount(0)
  await visit(page, `/management/users?open=${watched}`)
  await expect(person.getByRole('button', { name: '保存' })).toBeVisible()
  await expect(person.getByRole('textbox', { name: '姓名' })).toBeEnabled()
})

test('lists, threads, settings and the review queue are read without a control that writes [ACC-18]', async ({
  page,
}) => {
  const version_id = await givenWaitingForm(`轮班表${randomUUID().slice(0, 6)}`, 3)
  const { feedback_id } = await givenFeedback(await givenPerson(), '打印时少了页脚')
  const user_id = await givenPerson({ role_ids: [2, await givenRole(true)] })
  await signInAs(page, user_id)

  for (const screen of [
    'tags',
    'categories',
    'articles',
    'announcements',
    'home-page',
    'projects',
    'settings',
    'app-publishers',
  ]) {
    await visit(page, `/management/${screen}`)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(listOf(page).first()).toBeVisible()
    await expect(controlsOf(page)).toHaveCount(0)
  }
  await visit(page, `/management/feedback?open=${feedback_id}`)
  const thread = page.getByRole('dialog')
  await expect(thread.getByRole('list', { name: '往来内容' })).toBeVisible()
  await expect(thread.getByRole('textbox')).toHaveCount(0)
  await visit(page, `/management/review?open=resource-${version_id}`)
  const decision = page.getByRole('region', { name: '审核意见' })
  await expect(decision).toBeVisible()
  await expect(decision.getByRole('button')).toHaveCount(0)
  await expect(decision.getByRole('textbox')).toHaveCount(0)
  await alive(page)
})
