import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { accountOf, enter } from '../../account.ts'
import { expect, test, visit } from '../../journey.ts'
import { userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

test('an author introduces themselves, and visitors find them from a resource, with a feed and in the site map [AUT-01]', async ({
  page,
  browser,
  request,
}) => {
  const author = await userIdOf('common')
  const words = `写流程与表单 ${crypto.randomUUID().slice(0, 8)}`
  const { item_id, type } = await withDb((db) =>
    db
      .selectFrom('item')
      .select(['item_id', 'type'])
      .where('owner_id', '=', author)
      .where('kind', '=', 'resource')
      .where('state', '=', 'published')
      .where('official', '=', false)
      .executeTakeFirstOrThrow(),
  )
  await enter(page, author)
  const row = accountOf(page).person('introduction')
  await row.getByRole('button').click()
  await row.getByRole('textbox').fill(words)
  await row.getByRole('button', { name: '保存' }).click()
  await expect(row).toContainText(words)
  await page.getByRole('checkbox', { name: '在作者页上显示公司' }).check()

  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visit(visitor, `/resource/${type}/${item_id}`)
  await visitor.getByRole('complementary').getByRole('link', { name: '青禾', exact: true }).click()
  await expect(visitor).toHaveURL(`/resource/author/${author}`)
  // Public pages are kept for a moment.
  await expect(async () => {
    await visit(visitor, `/resource/author/${author}`)
    await expect(visitor.getByText(words)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(visitor.getByText(/^[1-5]\.\d\s*平均评分，共 [\d,]+ 次评分$/)).toBeVisible()
  await expectNoA11yViolationsInBothThemes(visitor)
  await context.close()

  const feed = await request.get(`/feed/author/${author}.xml?lang=zh-CN`)
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  expect(await feed.text()).toContain(`/resource/${type}/${item_id}`)
  expect(await (await request.get('/sitemap/authors/1.xml')).text()).toContain(`/resource/author/${author}<`)
})
