import type { Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenArticle } from '../../given/article.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

const nameOf = (what: string) => `${what}${crypto.randomUUID().slice(0, 8)}`

/** The Chinese text of a field in three languages. */
function chinese(drawer: Locator, field: string) {
  return drawer.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: '简体中文' })
}

async function because(page: Page, button: string, reason: string) {
  const why = page.getByRole('dialog', { name: button, exact: true })
  await why.getByRole('textbox', { name: '原因' }).fill(reason)
  await why.getByRole('button', { name: button, exact: true }).click()
  await expect(why).toHaveCount(0)
}

test('a knowledge type is made and renamed, and goes again while it is empty [MGT-102]', async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/knowledge-types')
  const [name, later] = [nameOf('值班'), nameOf('轮班')]

  await page.getByRole('link', { name: '新增类型' }).click()
  const begun = page.getByRole('dialog', { name: '新增类型' })
  await chinese(begun, '名称').fill(name)
  await expectNoA11yViolations(page)
  await begun.getByRole('button', { name: '保存' }).click()
  await expect(begun).toHaveCount(0)

  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('table').getByRole('link', { name }).click()
  const drawer = page.getByRole('dialog', { name })
  await chinese(drawer, '名称').fill(later)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toHaveCount(0)

  // Public pages are kept for a moment.
  await expect(async () => {
    await visit(page, '/knowledge')
    await expect(page.getByText(later)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await visit(page, `/management/knowledge-types?keyword=${encodeURIComponent(later)}`)
  await page.getByRole('table').getByRole('link', { name: later }).click()
  await page.getByRole('dialog', { name: later }).getByRole('button', { name: '删除' }).click()
  await because(page, '删除', '没有内容')
  await expect(page.getByText('没有符合条件的内容')).toBeVisible()
})

test('an article is confirmed, then withdrawn with a reason, and readers no longer find it [MGT-102]', async ({
  page,
}) => {
  const title = nameOf('排班规则')
  const { article_id } = await givenArticle({ title, body: '正文。\n', verify_by: '2020-01-01' })
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, `/management/articles?verify=due&keyword=${encodeURIComponent(title)}`)
  const row = page.getByRole('table').getByRole('row', { name: title })
  await expect(row).toContainText('该复核了')
  await expectNoA11yViolations(page)

  await row.getByRole('button', { name: /的更多操作/ }).click()
  await row.getByRole('button', { name: '确认仍有效' }).click()
  await page.getByRole('dialog', { name: '确认仍有效' }).getByRole('button', { name: '确认仍有效' }).click()
  await expect(row).toHaveCount(0)

  await visit(page, `/management/articles?keyword=${encodeURIComponent(title)}`)
  await row.getByRole('button', { name: /的更多操作/ }).click()
  await row.getByRole('button', { name: '撤下' }).click()
  await because(page, '撤下', '与新版不符')
  await expect(row).toContainText('已撤下')
  const { reason } = await withDb((db) =>
    db
      .selectFrom('audit')
      .select('reason')
      .where('subject', '=', 'article')
      .where('subject_id', '=', article_id)
      .orderBy('audit_id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  expect(reason).toBe('与新版不符')
})

test('what a reader wrote is dealt with, and it stands there what came of it [MGT-102]', async ({ page }) => {
  const words = nameOf('没有说夜班')
  const { article_id } = await givenArticle({ title: nameOf('夜班'), body: '正文。\n' })
  await withDb((db) =>
    sql`insert into article_opinion (item_id, useful, reason, text)
      values (${article_id}, false, 'incomplete', ${words})`.execute(db),
  )
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, `/management/article-votes?keyword=${encodeURIComponent(words)}`)
  const row = page.getByRole('table').getByRole('row', { name: words })

  await row.getByRole('button', { name: '标为已处理' }).click()
  await because(page, '标为已处理', '第三节补上了')

  await expect(row).toContainText('第三节补上了')
  await expectNoA11yViolations(page)
})

test('a case is written in a drawer, published for everybody, and withdrawn with a reason [MGT-103]', async ({
  page,
}) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/cases')
  const [customer, headline] = [nameOf('青山院'), nameOf('排班一张表')]
  const title = `${customer}：${headline}`

  await page.getByRole('link', { name: '新增案例' }).click()
  const begun = page.getByRole('dialog', { name: '新增案例' })
  await begun.getByRole('button', { name: '保存' }).click()
  await expect(begun.getByText('请填写').first()).toBeVisible()
  await chinese(begun, '标题（含客户名）').fill(title)
  await chinese(begun, '摘要').fill('三十一个科室一张班表。')
  await chinese(begun, '客户').fill(customer)
  await chinese(begun, '主标题（不含客户名）').fill(headline)
  await chinese(begun, '导语').fill('以前靠群里喊。')
  for (const group of ['产品', '行业', '需求']) {
    await begun.getByRole('group', { name: group, exact: true }).getByRole('checkbox').first().check()
  }
  await begun.getByRole('textbox', { name: '数字 · 简体中文' }).fill(' | | 31 | 个科室')
  await begun.getByRole('textbox', { name: '难题 · 简体中文' }).fill('换班靠电话。\n谁在班上没人知道。')
  await expectNoA11yViolations(page)
  await begun.getByRole('button', { name: '保存' }).click()
  await expect(begun).toHaveCount(0)

  await page.getByRole('table').getByRole('link', { name: title }).click()
  const drawer = page.getByRole('dialog', { name: title })
  await drawer.getByRole('button', { name: '发布' }).click()
  const row = page.getByRole('table').getByRole('row', { name: title })
  await expect(row).toContainText('已发布')

  const { item_id } = await withDb((db) =>
    db
      .selectFrom('item')
      .select('item_id')
      .where('kind', '=', 'case')
      .orderBy('item_id', 'desc')
      .executeTakeFirstOrThrow(),
  )
  await visit(page, `/case/${item_id}`)
  await expect(page.getByText('谁在班上没人知道。')).toBeVisible()

  await visit(page, `/management/cases?keyword=${encodeURIComponent(customer)}`)
  await page.getByRole('table').getByRole('link', { name: title }).click()
  await drawer.getByRole('button', { name: '撤下' }).click()
  await because(page, '撤下', '客户要求')
  await expect(row).toContainText('已撤下')
})

test('two demands become one, and what was filed under the first is under the second [MGT-103]', async ({ page }) => {
  const [one, other] = [nameOf('用章'), nameOf('用印')]
  await withDb((db) =>
    sql`insert into demand (name) values (jsonb_build_object('zh-CN', ${one}::text)),
      (jsonb_build_object('zh-CN', ${other}::text))`.execute(db),
  )
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, `/management/demands?keyword=${encodeURIComponent(one)}`)

  await page.getByRole('table').getByRole('link', { name: one }).click()
  await page.getByRole('dialog', { name: one }).getByRole('button', { name: '合并到…' }).click()
  const join = page.getByRole('dialog', { name: '合并到…' })
  await join.getByRole('combobox', { name: '合并到' }).selectOption({ label: other })
  await join.getByRole('textbox', { name: '原因' }).fill('说的是一件事')
  await join.getByRole('button', { name: '合并', exact: true }).click()

  await expect(page.getByText('没有符合条件的内容')).toBeVisible()
})

test('captions are written beside the film, and categories and series are kept in one place [MGT-104]', async ({
  page,
}) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/videos')
  const first = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  const drawer = page.getByRole('dialog', { name: title })
  await drawer.getByRole('tab', { name: 'English' }).click()
  const captions = drawer.getByRole('textbox', { name: '字幕 · English' })
  await expect(captions).toBeEnabled()
  const before = await captions.inputValue()
  await captions.fill('no captions')
  await drawer.getByRole('button', { name: '保存字幕' }).click()
  await expect(drawer.locator('[data-kind=error]')).toBeVisible()
  await captions.fill(before || 'WEBVTT\n\n00:01.000 --> 00:02.000\nChoose a role first')
  await drawer.getByRole('button', { name: '保存字幕' }).click()
  await expect(drawer.locator('[data-kind=error]')).toHaveCount(0)
  await expectNoA11yViolations(page)

  await visit(page, '/management/video-categories')
  await page.getByRole('link', { name: '系列', exact: true }).click()
  await expect(page).toHaveURL(/kind=series/)
  await expect(page.getByRole('table')).toBeVisible()
  await expectNoA11yViolations(page)
})
