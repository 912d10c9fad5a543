import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenArticle } from '../../given/article.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { expect, headerOf, test, visit } from '../../journey.ts'
import { signIn, signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'

test('feedback is written with tools and a picture, and arrives as Markdown [FBK-01]', async ({ page }) => {
  const dialog = await openFeedback(page)
  const editor = dialog.getByRole('textbox', { name: '反馈内容' })
  await expect(dialog.getByRole('toolbar')).toBeVisible()
  expect((await editor.boundingBox())?.height).toBeGreaterThanOrEqual(150)

  await editor.click()
  await page.keyboard.type('通讯录被截断，')
  await dialog.getByRole('button', { name: '粗体' }).click()
  await page.keyboard.type('窄屏')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('上看不到最右')
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: '窄屏.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(editor.getByRole('img', { name: '窄屏' })).toBeVisible()
  await dialog.getByRole('button', { name: '提交' }).click()

  await expect(page.getByText('已收到，谢谢你的反馈')).toBeVisible()
  const content = await lastFeedback()
  expect(content).toMatch(/^通讯录被截断，\*\*窄屏\*\*上看不到最右\n\n!\[窄屏\]\(\/api\/files\/\d+\)$/)
})

test.describe('a slow line', () => {
  test('a plain field takes every word until the editor has come, and nothing of it is lost', async ({ page }) => {
    let letIn = () => {}
    const held = new Promise<void>((resolve) => {
      letIn = resolve
    })
    await page.route(/\/assets\/editor-[\w-]+\.js/, async (route) => {
      await held
      await route.continue()
    })
    const dialog = await openFeedback(page)

    await dialog.getByRole('textbox', { name: '反馈内容' }).fill('门户预览在窄屏上')
    letIn()
    await expect(dialog.getByRole('toolbar')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toBeFocused()
    await page.keyboard.type('被截断')

    await expect(dialog.getByRole('textbox', { name: '反馈内容' })).toHaveText('门户预览在窄屏上被截断')
  })
})

test.describe('a picture that does not arrive', () => {
  test.use({ mayPrint: /Failed to load resource|ERR_FAILED/ })

  test('says that the upload failed and keeps what was written [ERR-06]', async ({ page }) => {
    const dialog = await openFeedback(page)
    const editor = dialog.getByRole('textbox', { name: '反馈内容' })
    await expect(dialog.getByRole('toolbar')).toBeVisible()
    await editor.click()
    await page.keyboard.type('看图')
    await page.route('**/api/uploads', (route) => route.abort())

    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() })

    await expect(page.getByText('图片上传失败')).toBeVisible()
    await expect(editor).toHaveText('看图')
  })
})

/** Nobody publishes their own text: another editor opens the page and does. */
async function publishAsColleague(page: Page) {
  const draft = page.url()
  // What the author's page still sends belongs to the author's login.
  await page.goto('about:blank')
  await signInAs(page, await givenStaff(everyId))
  await visit(page, draft)
  await page.getByRole('button', { name: '发布', exact: true }).click()
}

test('an author reads that another person has to publish their text', async ({ page }) => {
  const { article_id } = await givenArticle({ title: '自己的文章', body: '正文。\n' })
  await givenStaff(everyId)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/knowledge/article/${article_id}/edit`)
  await page.getByRole('textbox', { name: '标题' }).fill('自己的文章，改过')
  await page.getByRole('button', { name: '提交审核' }).click()

  await page.getByRole('button', { name: '发布', exact: true }).click()

  await expect(page.getByText('不能发布自己提交的内容，请其他审核员审核')).toBeVisible()
})

test('an author finds their own drafts and discards one after confirming', async ({ page }) => {
  const { type_id } = await givenArticle({ title: '草稿旁边', body: '正文。\n' })
  const [kept, discarded] = [`要留的草稿 ${type_id}`, `不要的草稿 ${type_id}`]
  await signInAs(page, await givenStaff(everyId))
  for (const title of [kept, discarded]) {
    await visit(page, `/knowledge/detail/${type_id}`)
    await page.getByRole('button', { name: '写文章' }).click()
    await page.getByRole('dialog').getByRole('textbox', { name: '标题' }).fill(title)
    await page.getByRole('dialog').getByRole('button', { name: '开始写' }).click()
    await expect(page).toHaveURL(/\/edit$/)
  }

  await visit(page, '/knowledge')
  await page.getByRole('main').getByRole('link', { name: '草稿', exact: true }).click()
  const rows = page.getByRole('main').getByRole('row')
  await expect(rows.filter({ hasText: kept })).toHaveCount(1)
  await page.getByRole('button', { name: `丢弃“${discarded}”` }).click()
  const dialog = page.getByRole('dialog', { name: '丢弃这份草稿？' })
  await expect(dialog).toContainText(discarded)
  await expectNoA11yViolations(page)
  await dialog.getByRole('button', { name: '丢弃草稿' }).click()

  await expect(page.getByText('草稿已丢弃')).toBeVisible()
  await expect(rows.filter({ hasText: discarded })).toHaveCount(0)
  await rows.filter({ hasText: kept }).getByRole('link', { name: kept }).click()
  await page.getByRole('button', { name: '丢弃', exact: true }).click()
  await dialog.getByRole('button', { name: '保留' }).click()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(kept)
})

test('drafts of other editors are listed apart from one’s own', async ({ page }) => {
  const { type_id } = await givenArticle({ title: '别人的草稿旁边', body: '正文。\n' })
  const title = `别人的草稿 ${type_id}`
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/knowledge/detail/${type_id}`)
  await page.getByRole('button', { name: '写文章' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: '标题' }).fill(title)
  await page.getByRole('dialog').getByRole('button', { name: '开始写' }).click()
  await expect(page).toHaveURL(/\/edit$/)

  await signInAs(page, await givenStaff(everyId))
  await visit(page, '/knowledge/drafts')
  await expect(page.getByRole('heading', { name: '没有草稿' })).toBeVisible()
  await page.getByRole('link', { name: '全部草稿' }).click()

  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('值班员')
})

test('an editor changes an article, sees how it will look, hands it in and publishes it', async ({ page }) => {
  const { article_id } = await givenArticle({ title: '要改的文章', body: '标题\n---\n\n* 一\n* 二\n' })
  await signIn(page, 'administrator')
  await visit(page, `/knowledge/article/${article_id}/edit`)
  const editor = page.getByRole('textbox', { name: '正文' })
  await expect(page.getByRole('toolbar')).toBeVisible()

  // To the empty line below the list.
  await editor.focus()
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+End')
      return page.evaluate(() => getSelection()?.anchorNode?.textContent)
    })
    .toBe('')
  await page.keyboard.type('新的一段')
  await page.getByRole('tab', { name: '预览' }).click()
  await expect(page.getByRole('tabpanel').getByText('新的一段')).toBeVisible()
  await page.getByRole('tab', { name: '编写' }).click()
  await page.getByRole('textbox', { name: '这次改了什么' }).fill('补一段')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('button', { name: '撤回' })).toBeVisible()
  await publishAsColleague(page)
  await expect(page.getByRole('main').getByText('已发布', { exact: true })).toBeVisible()

  await visit(page, `/knowledge/article/${article_id}/history`)
  await expect(page.getByRole('list', { name: '已发布的版本' })).toContainText('补一段')
  await expect(page.getByRole('region', { name: '差异' }).locator('ins')).toContainText('新的一段')
  await expect(page.getByRole('region', { name: '差异' }).locator('del')).toHaveCount(0)
})

test('an article is begun under a type, taken back from review, filed elsewhere and published', async ({ page }) => {
  const { type_id } = await givenArticle({ title: '先有的文章', body: '正文。\n' })
  await signIn(page, 'administrator')
  await visit(page, `/knowledge/detail/${type_id}`)

  await page.getByRole('button', { name: '写文章' }).click()
  const begin = page.getByRole('dialog', { name: '写一篇文章' })
  await expect(begin.getByRole('combobox', { name: '位置' })).toHaveValue(`${type_id}`)
  await begin.getByRole('textbox', { name: '标题' }).fill('新写的文章')
  await begin.getByRole('button', { name: '开始写' }).click()
  await expect(page).toHaveURL(/\/knowledge\/article\/\d+\/edit$/)

  await expect(page.getByRole('button', { name: '提交审核' })).toBeDisabled()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await page.getByRole('textbox', { name: '正文' }).click()
  await page.keyboard.type('写到一半')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveAttribute('readonly')
  await page.getByRole('button', { name: '撤回' }).click()
  await page.getByRole('textbox', { name: '正文' }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('，写完了')

  await page.getByRole('button', { name: '归类与版本' }).click()
  const filing = page.getByRole('dialog', { name: '归类与版本' })
  await filing.getByRole('combobox', { name: '位置' }).selectOption({ label: '流程引擎 / 节点' })
  await filing.getByRole('textbox', { name: '最低适用版本' }).fill('10.1')
  await filing.getByRole('button', { name: '保存' }).click()
  await expect(filing).toBeHidden()
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('button', { name: '撤回' })).toBeVisible()
  await publishAsColleague(page)
  await expect(page.getByRole('main').getByText('已发布', { exact: true })).toBeVisible()

  await visit(page, page.url().replace(/\/edit.*$/, ''))
  await expect(page.getByRole('main')).toContainText('写到一半，写完了')
  await expect(page.getByRole('main')).toContainText('适用 10.1')
  await expect(page.getByRole('navigation', { name: '当前位置' })).toContainText('节点')
})

test('an article whose day has passed warns its readers until an editor has looked at it again', async ({ page }) => {
  const { article_id } = await givenArticle({ title: '要复核的文章', body: '正文。\n', verify_by: '2026-01-31' })
  const warning = page.getByText(/1 月 31 日前复核/)
  await visit(page, `/knowledge/article/${article_id}`)
  await expect(warning).toBeVisible()
  await expect(page.getByRole('button', { name: '复核' })).toHaveCount(0)
  await signIn(page, 'administrator')
  await visit(page, `/knowledge/article/${article_id}`)

  await page.getByRole('button', { name: '复核' }).click()
  const dialog = page.getByRole('dialog', { name: '复核这篇文章' })
  await dialog.getByLabel('下次复核').fill('2099-06-30')
  await dialog.getByRole('button', { name: '确认无误' }).click()

  await expect(warning).toBeHidden()
  await expect(page.getByRole('button', { name: '复核' })).toBeVisible()
})

async function openFeedback(page: Page) {
  await signIn(page, 'common')
  await visit(page, '/')
  const { avatar, popover } = headerOf(page)
  await avatar.click()
  await popover.getByRole('button', { name: '意见反馈' }).click()
  return page.getByRole('dialog')
}

async function lastFeedback(): Promise<string | undefined> {
  return withDb(async (db) => {
    const last = await db
      .selectFrom('feedback')
      .select('content')
      .orderBy('feedback_id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last?.content
  })
}
