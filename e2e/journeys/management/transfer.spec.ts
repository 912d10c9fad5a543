import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

test('a list is found, kept as a view, and taken along as a file [MGT-106] [MGT-107]', async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/users?keyword=beichuang@example.com')

  await page.getByRole('button', { name: '保存的视图' }).click()
  const view = `我的${crypto.randomUUID().slice(0, 6)}`
  await page.getByRole('textbox', { name: '视图名称' }).fill(view)
  await page.getByRole('button', { name: '保存当前视图' }).click()
  await expect(page.getByRole('link', { name: view })).toHaveAttribute('href', /keyword=beichuang/)
  await expectNoA11yViolations(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '导出' }).click()
  const dialog = page.getByRole('dialog', { name: /^导出/ })
  await dialog.getByRole('radio', { name: 'CSV' }).check()
  await expectNoA11yViolations(page)
  await dialog.getByRole('button', { name: '开始导出' }).click()
  await expect(dialog).toContainText('共 1 行')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载文件' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.csv$/)
  expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2)

  await visit(page, '/management/export-log')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('已完成')
})

test('rows of a file are tried first, the bad ones come back, and the good ones are written [MGT-107]', async ({
  page,
}) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/users')
  const email = `${crypto.randomUUID()}@example.com`
  const file = `\uFEFF姓名,公司,手机,邮箱\n疏影,石渡水务,,${email}\n没有地址,石渡水务,,\n`

  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: /^导入到/ })
  await expect(dialog).toContainText('手机或邮箱至少填一项')
  await expectNoA11yViolations(page)
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'CSV' }).click(),
  ])
  expect(await readFile(await template.path(), 'utf8')).toContain('姓名,公司,手机,邮箱')

  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '通讯录.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialog.getByRole('button', { name: '写入 1 行' })).toBeVisible()
  await expect(dialog.getByRole('table')).toContainText('手机和邮箱至少填一项')
  await expect(dialog.getByRole('radio', { name: '全部写入，否则一行也不写' })).toBeDisabled()
  await expectNoA11yViolations(page)
  const [errors] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载有问题的行' }).click(),
  ])
  expect(errors.suggestedFilename()).toMatch(/\.xlsx$/)

  await dialog.getByRole('button', { name: '写入 1 行' }).click()
  await expect(dialog).toContainText('导入完成')
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await page.getByRole('searchbox').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toContainText('疏影')

  await visit(page, '/management/import-log')
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('通讯录.csv')
})

test('a list is exported, changed in the file, and imported after the page was loaded anew [MGT-140] [MGT-141] [MGT-142]', async ({
  page,
}) => {
  await signInAs(page, await userIdOf('administrator'))
  const code = `journey-${crypto.randomUUID()}`
  await withDb((db) =>
    sql`insert into tag (code, name) values (${code}, ${JSON.stringify({ 'zh-CN': code, en: 'Old wording' })})`.execute(
      db,
    ),
  )
  await visit(page, `/management/tags?keyword=${code}`)
  await page.getByRole('button', { name: '导出' }).click()
  const exporting = page.getByRole('dialog', { name: /^导出/ })
  await exporting.getByRole('radio', { name: 'CSV' }).check()
  await exporting.getByRole('button', { name: '开始导出' }).click()
  await expect(exporting).toContainText('共 1 行')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('button', { name: '下载文件' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  await exporting.getByRole('button', { name: '关闭' }).last().click()

  await page.getByRole('button', { name: '导入' }).click()
  const importing = page.getByRole('dialog', { name: /^导入到/ })
  const name = `${code}.csv`
  const changed = Buffer.from(file.replace('Old wording', 'New wording'))
  await importing.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: changed })
  await expect(importing.getByRole('button', { name: '写入 1 行' })).toBeVisible()
  await visit(page, '/management/import-log?state=checked')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('待确认')
  await expect(row).not.toContainText('resource_file')
  await row.getByRole('button', { name: '继续确认' }).click()

  const change = importing.getByRole('listitem')
  await expect(change).toContainText('名称（英文）')
  await expect(change.getByRole('deletion')).toHaveText('Old wording')
  await expect(change.getByRole('insertion')).toHaveText('New wording')
  await expectNoA11yViolations(page)
  await importing.getByRole('button', { name: '写入 1 行' }).click()
  await expect(importing).toContainText('导入完成')
  const named = () => withDb((db) => db.selectFrom('tag').select('name').where('code', '=', code).executeTakeFirst())
  await expect.poll(named).toMatchObject({ name: { 'zh-CN': code, en: 'New wording' } })
})
