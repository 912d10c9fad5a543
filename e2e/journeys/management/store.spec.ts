import { expectNoA11yViolations } from '../../accessibility.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

test('a category of apps is made, renamed and removed with a reason [MGT-105]', async ({ page }) => {
  const code = `doors-${crypto.randomUUID().slice(0, 6)}`
  await signInAs(page, await givenStaff(everyId))
  await visit(page, '/management/app-categories')
  await alive(page)

  await page.getByRole('link', { name: '新建分类' }).click()
  const drawer = page.getByRole('dialog', { name: '新建分类' })
  await drawer.getByRole('textbox', { name: '简体中文' }).fill('门禁与访客')
  await drawer.getByRole('textbox', { name: '代码' }).fill(code)
  await expectNoA11yViolations(page)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toHaveCount(0)

  await page.getByRole('searchbox').fill(code)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`keyword=${code}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  await page.getByRole('table').getByRole('link', { name: '门禁与访客' }).click()
  const opened = page.getByRole('dialog', { name: code })
  await opened.getByRole('button', { name: '删除' }).click()
  const why = page.getByRole('dialog', { name: '删除' })
  await why.getByRole('textbox', { name: '原因' }).fill('没有用到')
  await why.getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('没有符合条件的内容')).toBeVisible()
})

test('a project is archived with a reason, unseen by staff; its owner reads it and cannot change it [MGT-105]', async ({
  page,
}) => {
  const title = `上线${crypto.randomUUID().slice(0, 8)}`
  const user_id = await userIdOf('common')
  const project = await withDb(async (db) => {
    const { project_id } = await db
      .insertInto('project')
      .values({ title, summary: '只给成员看' })
      .returning('project_id')
      .executeTakeFirstOrThrow()
    await db.insertInto('project_member').values({ project_id, user_id, role: 'owner' }).execute()
    await db.insertInto('project_note').values({ project_id, title: '机密的笔记' }).execute()
    return `/project/${project_id}`
  })
  await signInAs(page, await givenStaff(everyId))
  await visit(page, '/management/projects')
  await alive(page)
  await page.getByRole('searchbox').fill(title)
  await page.keyboard.press('Enter')
  const row = page.getByRole('table').getByRole('row', { name: title })
  await expect(row).toContainText('进行中')
  await expect(page.getByText('只给成员看')).toHaveCount(0)
  await expectNoA11yViolations(page)

  await row.getByRole('button', { name: /的更多操作/ }).click()
  await row.getByRole('button', { name: '归档' }).click()
  const why = page.getByRole('dialog', { name: '归档' })
  await why.getByRole('textbox', { name: '原因' }).fill('已经验收')
  await why.getByRole('button', { name: '归档' }).click()
  await expect(row).toContainText('已归档')

  await signInAs(page, user_id)
  await visit(page, project)
  await expect(page.getByRole('main')).toContainText('项目已归档')
  await expect(page.getByRole('main').getByText('机密的笔记')).toBeVisible()
  await expect(page.getByRole('button', { name: '修改名称和说明' })).toHaveCount(0)
})
