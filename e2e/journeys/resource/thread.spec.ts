import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { givenWaitingForm } from '../../given/waiting.ts'
import { alive, at, expect, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'

async function givenReview(title: string) {
  const submission_id = await givenWaitingForm(title, 10)
  const { user_id } = await withDb((db) =>
    db
      .selectFrom('resource_version')
      .select('user_id')
      .where('version_id', '=', submission_id)
      .executeTakeFirstOrThrow(),
  )
  return { submission_id, author: Number(user_id), reviewer: await givenStaff(everyId) }
}

const titled = (what: string) => `${what}${crypto.randomUUID().slice(0, 6)}`
const thread = (page: Page) => page.getByRole('list', { name: '往来留言' })
const decision = (page: Page) => page.getByRole('region', { name: '审核意见' })

test('author and reviewer write to each other, and each sees the other’s words without a reload [UPL-10] [UPL-11]', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const { submission_id, author, reviewer } = await givenReview(titled('轮班表'))
  const context = await browser.newContext({ locale: 'zh-CN', ...(extraHTTPHeaders && { extraHTTPHeaders }) })
  const staff = await context.newPage()
  await signInAs(page, author)
  await visit(page, `/upload-center?submission=${submission_id}`)
  await alive(page)
  await signInAs(staff, reviewer)
  await visit(staff, `/management/review?open=resource-${submission_id}`)
  await alive(staff)

  await decision(staff).getByRole('textbox', { name: '给作者的话' }).fill('两班制还是三班制？')
  await decision(staff).locator('summary').click()
  await decision(staff).getByRole('button', { name: '一句话介绍' }).click()
  await decision(staff).getByRole('button', { name: '只留言，不作决定' }).click()
  await expect(thread(staff)).toContainText('两班制还是三班制？')
  await expect(thread(page)).toContainText('两班制还是三班制？')
  await expect(thread(page).getByRole('list', { name: '指的是' })).toContainText('一句话介绍')
  await expectNoA11yViolations(page)

  await page.getByRole('textbox', { name: '写给审核员' }).fill('两班制，农忙时加夜班。')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '写给审核员' })).toHaveValue('')
  await expect(thread(staff)).toContainText('两班制，农忙时加夜班。')
  await expectNoA11yViolations(staff)

  await decision(staff).getByRole('button', { name: '含个人信息' }).click()
  await decision(staff).getByRole('button', { name: '退回修改' }).click()
  await expect(page.getByText('需修改', { exact: true }).first()).toBeVisible()
  await thread(page).getByRole('button', { name: '一句话介绍' }).click()
  await expect(page.getByRole('textbox', { name: '一句话介绍' })).toBeFocused()
  await context.close()
})

test('a notice quotes what was written and leads to where it is answered [UPL-10]', async ({ page, browser }) => {
  const { submission_id, author, reviewer } = await givenReview(titled('排班'))
  const staff = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signInAs(staff, reviewer)
  await visit(staff, `/management/review?open=resource-${submission_id}`)
  await decision(staff).getByRole('textbox', { name: '给作者的话' }).fill('请补一句适用范围。')
  await decision(staff).getByRole('button', { name: '只留言，不作决定' }).click()
  await expect(thread(staff)).toContainText('请补一句适用范围。')

  await signInAs(page, author)
  await visit(page, '/person-center/person-notice')
  await page.getByRole('link', { name: /审核员留言.*请补一句适用范围。/ }).click()
  await expect(page).toHaveURL(at(`/upload-center?submission=${submission_id}#thread`))
  await page.getByRole('textbox', { name: '写给审核员' }).fill('补好了。')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(thread(page)).toContainText('补好了。')

  await visit(staff, '/person-center/person-notice')
  await staff.getByRole('link', { name: /青禾回复了审核意见.*补好了。/ }).click()
  await expect(staff).toHaveURL(at(`/management/review?open=resource-${submission_id}`))
  await expect(thread(staff)).toContainText('补好了。')
  await staff.context().close()
})

test('my uploads change without a reload when the reviewer decides [UPL-11]', async ({ page, browser }) => {
  const title = titled('过磅单')
  const { submission_id, author, reviewer } = await givenReview(title)
  await signInAs(page, author)
  await visit(page, '/person-center')
  await alive(page)
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('审核中')

  const staff = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await signInAs(staff, reviewer)
  await visit(staff, `/management/review?open=resource-${submission_id}`)
  await decision(staff).getByRole('button', { name: '说明不清' }).click()
  await decision(staff).getByRole('button', { name: '退回修改' }).click()

  await expect(row).toContainText('需修改')
  await expect(row.locator('+ tr')).toContainText('请在说明里写清用途')
  await row.locator('+ tr').getByRole('link', { name: '回复审核员' }).click()
  await expect(page.getByRole('textbox', { name: '写给审核员' })).toBeVisible()
  await staff.context().close()
})
