import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { enter, givenPerson } from '../../account.ts'
import { countDrafts, givenProject } from '../../given/project.ts'
import { expect, test } from '../../journey.ts'
import { withDb } from '../../portal.ts'
import { killBrowser, openProfile, refuseCalls, slowLine, slowUpload } from '../../trouble.ts'

test.use({ mayPrint: /net::ERR_|Failed to load resource/ })

test('a project stays on the screen while the portal answers 503, is not called gone, and goes on by itself', async ({
  page,
}) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  const accept = await refuseCalls(page)
  const line = page.getByRole('textbox', { name: '新增一项' })
  await line.fill('先备份')
  await line.press('Enter')

  await expect(page.getByText(/显示的是 \d\d:\d\d 的内容。/)).toBeVisible()
  await expect(page.getByRole('heading', { name: '合同上线' })).toBeVisible()
  await expect(page.getByText('找不到这个项目')).toHaveCount(0)
  await accept()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByText(/显示的是 \d\d:\d\d 的内容。/)).toHaveCount(0)
  await line.press('Enter')
  await expect(page.getByRole('checkbox', { name: '先备份' })).toBeVisible()
})

test('a file reaches the project once, through 503, no connection and a slow line [UPL-03]', async ({
  page,
  context,
}) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await page.getByRole('button', { name: '添加文件' }).click()
  const dialog = page.getByRole('dialog')
  const add = (name: string) =>
    dialog
      .getByLabel('选择文件')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.alloc(120_000, `${name} ${me} `) })
  const arrived = (name: string) =>
    expect(dialog.getByRole('listitem').filter({ hasText: name })).toContainText('已加入项目')

  await context.setOffline(true)
  await add('断线.txt')
  await context.setOffline(false)
  await arrived('断线.txt')
  const accept = await refuseCalls(page)
  const refused = page.waitForResponse((answer) => answer.status() === 503)
  await add('繁忙.txt')
  await refused
  await accept()
  await arrived('繁忙.txt')
  await slowLine(page)
  await add('慢.txt')
  await arrived('慢.txt')

  await page.keyboard.press('Escape')
  for (const name of ['断线.txt', '繁忙.txt', '慢.txt']) {
    await expect(page.getByRole('button', { name: `下载 ${name}` })).toHaveCount(1)
  }
  expect(await countDrafts(me)).toBe(0)
})

for (const trouble of ['a reload', 'a login that ends', 'a killed browser'] as const) {
  test(`a file on its way into a project goes on after ${trouble}, and is there once [UPL-03]`, async ({
    extraHTTPHeaders,
  }, info) => {
    test.setTimeout(240_000)
    const me = await givenPerson()
    const path = `/project/${await givenProject({ [me]: 'owner' })}`
    const file = info.outputPath('交接.bin')
    writeFileSync(file, randomBytes(30_000_000))
    const profile = info.outputPath('profile')
    let page = await (await openProfile(profile, extraHTTPHeaders)).newPage()
    await enter(page, me, path)
    await page.getByRole('button', { name: '添加文件' }).click()
    await slowUpload(page)
    const firstChunk = page.waitForResponse('**/api/files')
    await page.getByRole('dialog').getByLabel('选择文件').setInputFiles(file)
    await firstChunk

    if (trouble === 'a reload') await page.reload()
    if (trouble === 'a login that ends') {
      await withDb((db) => db.deleteFrom('session').where('user_id', '=', me).execute())
      await page.waitForURL((url) => url.pathname.endsWith('/login'))
      await enter(page, me, path)
    }
    if (trouble === 'a killed browser') {
      await killBrowser(page, profile)
      page = await (await openProfile(profile, extraHTTPHeaders)).newPage()
      await enter(page, me, path)
    }
    await page.getByRole('button', { name: '添加文件' }).click()
    const waiting = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '交接.bin' })
    const chooser = page.waitForEvent('filechooser')
    await waiting.getByRole('button', { name: '继续 交接.bin' }).click()
    await (await chooser).setFiles(file)

    await expect(waiting).toContainText('已加入项目')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '下载 交接.bin' })).toHaveCount(1)
    expect(await countDrafts(me)).toBe(0)
    await page.context().close()
  })
}

test('a note that cannot be sent says so above the form and marks no field', async ({ page, context }) => {
  const me = await givenPerson()
  await enter(page, me, `/project/${await givenProject({ [me]: 'owner' })}`)
  await page.getByRole('button', { name: '写笔记' }).click()
  const title = page.getByRole('textbox', { name: '标题' })
  await title.fill('切换')
  await context.setOffline(true)
  await page.getByRole('button', { name: '保存' }).click()

  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(title).toHaveAttribute('aria-invalid', 'false')
  await context.setOffline(false)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('article')).toContainText('切换')
})
