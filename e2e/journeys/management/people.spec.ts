import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { enter } from '../../account.ts'
import { givenFeedback } from '../../given/feedback.ts'
import { alive, expect, headerOf, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

/** Somebody with a name of their own, who can be found by it. */
async function givenNamed(user_name: string): Promise<number> {
  return withDb(async (db) => {
    const email = `${crypto.randomUUID()}@example.com`
    const { rows } = await sql<{ user_id: number }>`
      with made as (
        insert into account (user_name, email, company_name, mobile, last_sign_in_at)
        values (${user_name}, ${email}, '石渡水务', ${`+86135${String(Date.now()).slice(-8)}`}, now()) returning user_id
      )
      insert into account_role (user_id, role_id) select user_id, 2 from made returning user_id`.execute(db)
    return rows[0]?.user_id ?? 0
  })
}

const nameOf = (what: string) => `${what}${crypto.randomUUID().slice(0, 8)}`

test('an administrator finds a person, notes something down, and shuts them out with a reason [MGT-106]', async ({
  page,
}) => {
  const name = nameOf('知行')
  await givenNamed(name)
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/users')

  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('table').getByRole('link', { name }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByRole('textbox', { name: '手机' })).toHaveValue(/^135 \*\*\*\* \d{4}$/)
  await expectNoA11yViolations(page)

  await drawer.getByRole('textbox', { name: '备注' }).fill('周二、周四值班。')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toHaveCount(0)
  await page.getByRole('table').getByRole('link', { name }).click()
  await expect(drawer.getByRole('textbox', { name: '备注' })).toHaveValue('周二、周四值班。')

  await drawer.getByRole('button', { name: '停用账号' }).click()
  const why = page.getByRole('dialog', { name: '停用账号' })
  await why.getByRole('textbox', { name: '原因' }).fill('账号外借')
  await why.getByRole('button', { name: '停用账号' }).click()

  await expect(page.getByRole('table').getByRole('row', { name })).toContainText('已停用')
})

test('a role is made from a tree of menus, and what it opens is what its people see, at once [MGT-106] [ACC-07c]', async ({
  page,
  browser,
}) => {
  const name = nameOf('采薇')
  const user_id = await givenNamed(name)
  const theirs = await (await browser.newContext({ viewport: { width: 1600, height: 900 } })).newPage()
  await enter(theirs, user_id, '/download')
  await expect(headerOf(theirs).entry('案例')).toBeVisible()
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/roles')

  await page.getByRole('link', { name: '新建角色' }).click()
  const code = `reader_${crypto.randomUUID().slice(0, 8)}`
  await page.getByRole('textbox', { name: '简体中文' }).fill(code)
  await page.getByRole('textbox', { name: '代码' }).fill(code)
  await page.getByRole('group', { name: '前台' }).getByRole('checkbox', { name: '案例' }).uncheck()
  await expectNoA11yViolations(page)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: code, level: 1 })).toBeVisible()
  await visit(page, `/management/users?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('table').getByRole('link', { name }).click()
  const person = page.getByRole('dialog', { name })
  await person.getByRole('checkbox', { name: code }).check()
  await person.getByRole('checkbox', { name: '普通用户' }).uncheck()
  await person.getByRole('button', { name: '保存' }).click()
  await expect(person).toHaveCount(0)

  await expect(headerOf(theirs).entry('案例')).toBeHidden()
  await expect(headerOf(theirs).entry('资源')).toBeVisible()
  await theirs.goto('/case')
  await theirs.waitForURL('**/errors/not-allow')
  await theirs.context().close()
})

test('feedback is answered from its drawer, and no longer waits [MGT-106]', async ({ page }) => {
  const name = nameOf('半夏')
  const { feedback_id } = await givenFeedback(await givenNamed(name), '导出少了一列')
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, `/management/feedback?keyword=${encodeURIComponent(name)}`)
  await page.getByRole('table').getByRole('link', { name: '导出少了一列' }).click()

  const drawer = page.getByRole('dialog', { name })
  await drawer.getByRole('textbox', { name: '回复' }).fill('请问是哪一个报表？')
  await drawer.getByRole('button', { name: '发送回复' }).click()
  await expect(drawer.getByRole('list', { name: '往来内容' }).getByRole('listitem')).toHaveCount(2)
  await expectNoA11yViolations(page)

  await visit(page, `/management/feedback?keyword=${feedback_id}`)
  await alive(page)
  await expect(page.getByRole('table').getByRole('row', { name: /导出少了一列/ })).toContainText('已回复')
})

test('feedback is found by its words, claimed, noted for colleagues and found by assignee [MGT-143]', async ({
  page,
}) => {
  const word = crypto.randomUUID().slice(0, 8)
  const sender = await givenNamed(nameOf('青禾'))
  await givenFeedback(sender, `门户预览在 ${word} 宽的屏幕上被截断`)
  const administrator = await userIdOf('administrator')
  await signInAs(page, administrator)
  await visit(page, `/management/feedback?keyword=${word}`)
  const row = page.getByRole('table').getByRole('row').filter({ hasText: word })
  await expect(row.locator('mark').first()).toBeVisible()
  await expect(row).toContainText('原文')

  await row.getByRole('link').first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: '指派给我' }).click()
  await expect(drawer.getByRole('combobox', { name: '指派给' })).toHaveValue(String(administrator))
  await drawer.getByRole('tab', { name: '内部备注' }).click()
  await drawer.getByRole('textbox', { name: '内部备注' }).fill('能重现，差 42 像素')
  await drawer.getByRole('button', { name: '保存备注' }).click()
  await expect(drawer.getByRole('list', { name: '往来内容' }).getByRole('listitem')).toHaveCount(2)
  await expect(drawer.getByRole('list', { name: '往来内容' })).toContainText('能重现，差 42 像素')
  await expectNoA11yViolations(page)
  await drawer.getByRole('tab', { name: '变更记录' }).click()
  await expect(drawer.getByRole('tabpanel').last()).toContainText('写了内部备注')

  await visit(page, `/management/feedback?keyword=${word}&assignee_id=${administrator}`)
  await expect(page.getByRole('table').getByRole('row').filter({ hasText: word })).toHaveCount(1)
  await signInAs(page, sender)
  await visit(page, '/person-center/person-feedback')
  await expect(page.getByText(word)).toBeVisible()
  await expect(page.getByText('能重现')).toHaveCount(0)
})
