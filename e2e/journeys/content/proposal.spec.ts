import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { givenArticle } from '../../given/article.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'

const nameOf = (what: string) => `${what}${crypto.randomUUID().slice(0, 8)}`

test('a member corrects an article: it is returned with a reason, sent again, accepted and named [KNW-01]', async ({
  page,
  browser,
}) => {
  const title = nameOf('排班规则')
  const { article_id } = await givenArticle({ title, body: '夜班连续三天。\n' })
  const member = await givenPerson({ user_name: '听松' })
  await enter(page, member, `/knowledge/article/${article_id}`)
  await page.getByRole('button', { name: '建议修改' }).click()
  await expect(page).toHaveURL(/\/knowledge\/proposal\/\d+$/)
  const body = page.getByRole('textbox', { name: '正文' })
  await expect(page.getByRole('toolbar')).toBeVisible()
  await expect(body).toContainText('夜班连续三天。')
  await body.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('之后休息两天。')
  await page.getByRole('textbox', { name: '这次改了什么' }).fill('补上休息')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByText('正在审核，内容暂时不能修改。想接着改，可以先撤回。')).toBeVisible()
  await expectNoA11yViolationsInBothThemes(page)

  const context = await browser.newContext()
  const staff = await context.newPage()
  await signInAs(staff, await userIdOf('administrator'))
  const list = `/management/articles?state=proposed&keyword=${encodeURIComponent(title)}`
  await visit(staff, list)
  await staff.getByRole('button', { name: '处理投稿（1）' }).click()
  const dialog = staff.getByRole('dialog', { name: '读者投稿' })
  await expect(dialog.locator('ins')).toContainText('之后休息两天。')
  await expectNoA11yViolationsInBothThemes(staff)
  await dialog.getByRole('button', { name: '退回' }).click()
  await dialog.getByRole('textbox', { name: '给作者的话' }).fill('请写明是工作日')
  await dialog.getByRole('button', { name: '退回' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: /通知/ }).first().click()
  await expect(page.getByText('请按审核意见修改后重新提交').first()).toBeVisible()
  await expect(page.getByText('请写明是工作日').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await visit(page, '/person-center')
  await expect(page.getByText('审核意见：请写明是工作日')).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('toolbar')).toBeVisible()
  await body.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('（工作日）')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(page.getByRole('button', { name: '撤回' })).toBeVisible()

  await visit(staff, list)
  await staff.getByRole('button', { name: '处理投稿（1）' }).click()
  await dialog.getByRole('button', { name: '采纳并发布' }).click()
  await expect(dialog).toHaveCount(0)
  await context.close()

  // Public pages are kept for a moment.
  await expect(async () => {
    await visit(page, `/knowledge/article/${article_id}/history`)
    await expect(page.getByText('补上休息')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('听松').first()).toBeVisible()
})

test('a visitor who wants to propose an article signs in first and is asked for its title then [KNW-01]', async ({
  page,
}) => {
  const title = nameOf('交接班')
  await visit(page, '/knowledge/detail/1')
  await page.getByRole('link', { name: '投稿文章' }).click()
  await expect(page).toHaveURL(/\/login\?return_to=/)
  const wanted = new URL(page.url()).searchParams.get('return_to') ?? ''
  await signInAs(page, await givenPerson())
  await visit(page, wanted)

  const dialog = page.getByRole('dialog', { name: '投稿一篇文章' })
  await dialog.getByRole('textbox', { name: '标题' }).fill(title)
  await dialog.getByRole('button', { name: '开始写' }).click()
  await expect(page).toHaveURL(/\/knowledge\/proposal\/\d+$/)
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue(title)
  await expect(page.getByRole('button', { name: '发布' })).toHaveCount(0)
  await page.getByRole('button', { name: '丢弃' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '丢弃草稿' }).click()
  await expect(page).toHaveURL('/person-center')
  await expect(page.getByRole('link', { name: title })).toHaveCount(0)
})
