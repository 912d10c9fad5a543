import { readFileSync } from 'node:fs'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { addressOf } from '../../address-of.ts'
import { countDrafts, givenProject } from '../../given/project.ts'
import { expect, test, visit } from '../../journey.ts'
import { codeFor, freshEmail, mailsTo } from '../../messages.ts'
import { withDb } from '../../portal.ts'
import { givenMember, password, signInForm, skipWelcome } from '../../sign-in-page.ts'

test('without an account a project leads to the login, and signed in back to it [ACC-07b]', async ({ page }) => {
  const email = freshEmail()
  await givenMember({ email })

  await page.goto('/project')
  await page.waitForURL('/login?return_to=%2Fproject')
  const { account, password: secret, submit } = signInForm(page)
  await account.fill(email)
  await secret.fill(password)
  await submit.click()

  await expect(page).toHaveURL('/project')
  await expect(page.getByRole('heading', { name: '还没有项目' })).toBeVisible()
})

test('a project grows from nothing: an item, a line to tick, a note [RT-04]', async ({ page }) => {
  const me = await givenPerson()
  await enter(page, me, '/project')
  await expect(page.getByRole('heading', { name: '还没有项目' })).toBeVisible()

  await page.getByRole('button', { name: '新建项目' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill('假勤上线')
  await page.getByRole('button', { name: '创建' }).click()
  await expect(page.getByRole('heading', { name: '假勤上线' })).toBeVisible()

  await page.getByRole('button', { name: '添加资源' }).click()
  await page.getByRole('searchbox').fill('请假')
  await page.getByRole('button', { name: '查找' }).click()
  await page
    .getByRole('button', { name: /^加入 .*请假申请单/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^已在项目中 .*请假/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '表单' })).toBeVisible()

  await page.getByRole('textbox', { name: '新增一项' }).fill('在测试环境走一遍')
  await page.getByRole('button', { name: '添加', exact: true }).click()
  const line = page.getByRole('checkbox', { name: '在测试环境走一遍' })
  await line.check()
  await expect(line).toBeChecked()
  await expect(page.getByText(/完成了“在测试环境走一遍”/)).toBeVisible()

  await page.goto('/project')
  await expect(page.getByRole('link', { name: '假勤上线' })).toBeVisible()
  await expect(page.getByText('清单 1 / 1')).toBeVisible()
})

test('what two members write at once is shown side by side, and neither is lost', async ({ page, browser }) => {
  const [me, other] = [await givenPerson({ user_name: '听松' }), await givenPerson({ user_name: '半山' })]
  const project_id = await givenProject({ [me]: 'owner', [other]: 'editor' })
  await withDb((db) => db.insertInto('project_note').values({ project_id, title: '切换', body: '周五' }).execute())
  const second = await (await browser.newContext()).newPage()
  await enter(page, me, `/project/${project_id}`)
  await enter(second, other, `/project/${project_id}`)
  for (const one of [page, second]) await one.getByRole('button', { name: '改“切换”' }).click()

  await second.getByRole('textbox', { name: '内容' }).fill('周六')
  await second.getByRole('button', { name: '保存' }).click()
  await expect(second.getByRole('dialog')).toBeHidden()
  await page.getByRole('textbox', { name: '内容' }).fill('周日')
  await page.getByRole('button', { name: '保存' }).click()

  const choice = page.getByRole('dialog', { name: '这份内容已在别处修改' })
  await expect(choice).toContainText('周六')
  await expect(choice).toContainText('周日')
  await choice.getByRole('radio', { name: '两版都保留，一前一后' }).check()
  await choice.getByRole('button', { name: '保存选择' }).click()
  for (const one of [page, second]) await expect(one.getByRole('article')).toContainText(/周日\s*周六/)
  await second.close()
})

test('two members with one project open see each other’s changes without a reload, and typing goes on [PRJ-01]', async ({
  page,
  browser,
}) => {
  const [me, other] = [await givenPerson({ user_name: '听松' }), await givenPerson({ user_name: '半山' })]
  const project_id = await givenProject({ [me]: 'owner', [other]: 'editor' })
  const context = await browser.newContext()
  const second = await context.newPage()
  await enter(page, me, `/project/${project_id}`)
  await enter(second, other, `/project/${project_id}`)
  const addCheck = async (text: string) => {
    await second.getByRole('textbox', { name: '新增一项' }).fill(text)
    await second.getByRole('textbox', { name: '新增一项' }).press('Enter')
  }
  await page.getByRole('textbox', { name: '新增一项' }).fill('还没写完')

  await addCheck('备份数据库')
  const line = page.getByRole('checkbox', { name: '备份数据库' })
  await expect(line).toBeVisible()
  await second.getByRole('checkbox', { name: '备份数据库' }).check()
  await expect(line).toBeChecked()
  await expect(page.getByText(/^半山 · /)).toBeVisible()
  await expect(page.getByRole('textbox', { name: '新增一项' })).toHaveValue('还没写完')
  await expect(page.getByRole('textbox', { name: '新增一项' })).toBeFocused()

  await page.getByRole('button', { name: '写笔记' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '内容' }).fill('正在写')
  await second.getByRole('button', { name: '写笔记' }).click()
  await second.getByRole('dialog').getByRole('textbox', { name: '标题' }).fill('切换时间')
  await second.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('heading', { name: '切换时间', includeHidden: true })).toBeAttached()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '内容' })).toHaveValue('正在写')
  await page.keyboard.press('Escape')

  await withDb((db) =>
    db
      .updateTable('project_member')
      .set({ role: 'owner' })
      .where('project_id', '=', project_id)
      .where('user_id', '=', other)
      .execute(),
  )
  await second.reload()
  await second.getByRole('button', { name: '把听松移出项目' }).click()
  await expect(page).toHaveURL(/errors\/not-exsist/)
  await context.close()
})

test('somebody without an account is invited by mail and by a copied link, registers and joins', async ({
  page,
  context,
  browser,
}) => {
  const email = freshEmail()
  const owner = await givenPerson()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, owner, `/project/${await givenProject({ [owner]: 'owner' })}`)
  await page.getByRole('button', { name: '邀请成员' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill(email)
  await page.getByRole('dialog').locator('button[type="submit"]').click()
  await page.getByRole('button', { name: `复制给 ${email} 的邀请链接` }).click()
  await expect(page.getByText(/已复制/).first()).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(async () => (await mailsTo(email)).join()).toContain(new URL(link).pathname)

  const newcomer = await (await browser.newContext()).newPage()
  await newcomer.goto(link)
  await newcomer.waitForURL('/login?return_to=%2Fproject')
  await newcomer.getByRole('main').getByRole('link', { name: '注册' }).click()
  const { account, send, code, newPassword, agree, submit } = signInForm(newcomer)
  await account.fill(email)
  await send.click()
  await code.fill(await codeFor(email))
  await newPassword.fill(password)
  await agree.check()
  await submit.click()
  await skipWelcome(newcomer)
  await expect(newcomer).toHaveURL('/project')
  await newcomer.getByRole('button', { name: '加入' }).click()
  await newcomer.getByRole('link', { name: '合同上线' }).click()

  await expect(newcomer.getByRole('heading', { name: '合同上线', level: 1 })).toBeVisible()
  await newcomer.context().close()
})

test('an item of a project says that it does not fit the environment of its reader', async ({ page }) => {
  const me = await givenPerson()
  const project_id = await givenProject({ [me]: 'owner' })
  await enter(page, me, `/project/${project_id}`)
  await expect(page.getByText('v3.1.0')).toBeVisible()
  await expect(page.getByText(/不适用于你的产品版本/)).toHaveCount(0)

  await page.evaluate(() => localStorage.setItem('my_environment', JSON.stringify({ product_version: '7.5' })))
  await page.reload()

  await expect(page.getByText('不适用于你的产品版本 7.5')).toBeVisible()
})

test('a file that one tab puts into a project is there in the other tab, once [UPL-03] [PRJ-01]', async ({
  page,
  context,
}) => {
  const me = await givenPerson()
  const path = `/project/${await givenProject({ [me]: 'owner' })}`
  await enter(page, me, path)
  const other = await context.newPage()
  await visit(other, path)
  await page.getByRole('button', { name: '添加文件' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('选择文件')
    .setInputFiles({ name: '交接.txt', mimeType: 'text/plain', buffer: Buffer.from(`交接 ${me}`) })

  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText('已加入项目')
  await expect(other.getByRole('button', { name: '下载 交接.txt' })).toHaveCount(1)
})

test('a resource goes into a project from its own page, in the version that is shown', async ({ page }) => {
  const me = await givenPerson()
  const project_id = await givenProject({ [me]: 'owner' })
  await enter(page, me, await addressOf('seal-request'))

  await page.getByRole('button', { name: '加入项目' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '加入“合同上线”' }).click()
  await expect(dialog.getByRole('link', { name: '已加入，打开“合同上线”' })).toBeVisible()
  await dialog.getByRole('textbox', { name: '新项目名称' }).fill('用印上线')
  await dialog.getByRole('button', { name: '新建并加入' }).click()
  await dialog.getByRole('link', { name: '已加入，打开“用印上线”' }).click()

  await expect(page.getByRole('heading', { name: '用印上线' })).toBeVisible()
  await expect(page.getByText(/加入了“.*用印/)).toBeVisible()
  await page.goto(`/project/${project_id}`)
  await expect(page.getByText(/加入了“.*用印/)).toBeVisible()
})

test('a newer version is marked, and all are brought up to date at once', async ({ page }) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await expect(page.getByText('v3.1.0')).toBeVisible()

  await page.getByRole('button', { name: '更新 1 项到新版本' }).click()

  await expect(page.getByText('v3.2.0')).toBeVisible()
  await expect(page.getByText(/从 3\.1\.0 更新到 3\.2\.0/)).toBeVisible()
})

test('by its link a project is read without an account and without scripts, until sharing is stopped', async ({
  page,
  browser,
}) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await page.getByRole('button', { name: '生成链接' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
  const address = `http://${await page.getByRole('textbox', { name: '分享链接' }).inputValue()}`

  const visitor = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { name: '合同上线' })).toBeVisible()
  await expect(visitor.getByText('v3.1.0')).toBeVisible()

  await page.getByRole('button', { name: '停止分享' }).click()
  await expect(page.getByRole('textbox', { name: '分享链接' })).toBeHidden()
  await visitor.goto(address)
  await expect(visitor).toHaveURL('/errors/not-exsist-resource?missing=shared')
  await visitor.close()
})

test('a locked link opens with its password, and what is taken along is one zip', async ({ page, browser }) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await page.getByRole('button', { name: '生成链接' }).click()
  await page.getByRole('textbox', { name: '访问密码' }).fill('bamboo-42')
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
  const address = `http://${await page.getByRole('textbox', { name: '分享链接' }).inputValue()}`

  const visitor = await (await browser.newContext()).newPage()
  await visit(visitor, address)
  await visitor.getByRole('textbox', { name: '访问密码' }).fill('wrong-one')
  await visitor.getByRole('button', { name: '打开' }).click()
  await expect(visitor.getByText('密码不对，请重试。')).toBeVisible()
  await visitor.getByRole('textbox', { name: '访问密码' }).fill('bamboo-42')
  await visitor.getByRole('button', { name: '打开' }).click()
  await expect(visitor.getByRole('heading', { name: '合同上线' })).toBeVisible()

  const download = visitor.waitForEvent('download')
  await visitor.getByRole('button', { name: /全部下载/ }).click()
  const taken = await download
  expect(taken.suggestedFilename()).toBe('合同上线-项目.zip')
  expect(
    readFileSync(await taken.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await visitor.close()
})

test('what was taken along comes into another project: pinned, with its lines', async ({ page }) => {
  test.setTimeout(120_000)
  const me = await givenPerson()
  const [from, into] = [await givenProject({ [me]: 'owner' }), await givenProject({ [me]: 'owner' })]
  await withDb(async (db) => {
    await db.insertInto('project_check').values({ project_id: from, text: '先备份' }).execute()
    await db.deleteFrom('project_item').where('project_id', '=', into).execute()
  })
  await enter(page, me, `/project/${from}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /全部下载/ }).click()
  const taken = await (await download).path()

  const file = { name: 'taken.zip', mimeType: 'application/zip', buffer: readFileSync(taken) }
  await visit(page, `/project/${into}`)
  await page.getByRole('button', { name: '导入到这个项目' }).click()
  await page.getByRole('dialog').getByLabel('选择文件').setInputFiles(file)

  await expect(page.getByText(/导入完成：固定了 [1-9]/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: '先备份' })).toBeVisible()
  await expect(page.getByText('v3.1.0')).toBeVisible()
  expect(await countDrafts(me)).toBe(0)
})

test('what was taken along becomes a new project from the list of projects [UPL-03]', async ({ page }) => {
  test.setTimeout(120_000)
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /全部下载/ }).click()
  const file = { name: 'taken.zip', mimeType: 'application/zip', buffer: readFileSync(await (await download).path()) }

  await visit(page, '/project')
  await page.getByRole('main').getByRole('button', { name: '导入', exact: true }).click()
  await page.getByRole('dialog').getByLabel('选择文件').setInputFiles(file)

  await expect(page.getByText(/导入完成：固定了 [1-9]/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: '合同上线' })).toHaveCount(2)
  expect(await countDrafts(me)).toBe(0)
})

test('files are put into a project where it is open, and only what makes sense is offered [UPL-03]', async ({
  page,
}) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await page.getByRole('button', { name: '添加文件' }).click()
  const dialog = page.getByRole('dialog')
  const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`${name} of ${me}`) })

  const chosen = page.waitForEvent('filechooser')
  await dialog.getByLabel('选择文件').focus()
  await page.keyboard.press('Enter')
  await (await chosen).setFiles([text('约定.txt'), { ...text('空的.txt'), buffer: Buffer.alloc(0) }])

  await expect(dialog.getByRole('listitem').filter({ hasText: '约定.txt' })).toContainText('已加入项目')
  await expect(dialog.getByRole('listitem').filter({ hasText: '空的.txt' })).toContainText('这个文件是空的')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '下载 约定.txt' })).toBeVisible()
  await page.getByRole('button', { name: '添加文件' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: '约定.txt' })).toContainText('已在项目中')
  expect(await countDrafts(me)).toBe(0)
})

test('a Windows program named .docx is called what it is, and does not come into a project [UPL-04]', async ({
  page,
}) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await page.getByRole('button', { name: '添加文件' }).click()
  const dialog = page.getByRole('dialog')
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(400, me % 256)])

  await dialog
    .getByLabel('选择文件')
    .setInputFiles({ name: '报价.docx', mimeType: 'application/msword', buffer: program })

  const row = dialog.getByRole('listitem').filter({ hasText: '报价.docx' })
  await expect(row).toContainText('内容是“Windows 程序”，不是“Word 文档”', { timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByText('还没有文件。')).toBeVisible()
})

test('a file whose dialog is closed while it is checked still comes into the project [UPL-03]', async ({ page }) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await page.getByRole('button', { name: '添加文件' }).click()
  const sent = page.waitForResponse('**/api/files')
  await page
    .getByRole('dialog')
    .getByLabel('选择文件')
    .setInputFiles({ name: '交接.txt', mimeType: 'text/plain', buffer: Buffer.from(`交接 ${me}`) })
  await sent
  await page.keyboard.press('Escape')

  await expect(page.getByRole('button', { name: '下载 交接.txt' })).toBeVisible({ timeout: 30_000 })
})

test('a project has no accessibility violations in light or dark theme', { tag: '@states' }, async ({ page }) => {
  const me = await givenPerson()
  const project_id = await givenProject({ [me]: 'owner' })

  await enter(page, me, `/project/${project_id}`)
  await page.getByRole('button', { name: '生成链接' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '生成链接' }).click()
  const shared = `http://${await page.getByRole('textbox', { name: '分享链接' }).inputValue()}`

  for (const path of [`/project/${project_id}`, shared]) {
    await visit(page, path)
    await expect(page.getByRole('heading', { name: '合同上线' })).toBeVisible()
    await expectNoA11yViolationsInBothThemes(page)
  }
})
