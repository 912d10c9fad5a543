import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { soundForm } from '../../../server/test/bad-files/sound-files.ts'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
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
const thread = (page: Page) => page.getByRole('list', { name: '留言记录' })
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
  await expect(thread(page).getByRole('list', { name: '涉及' })).toContainText('一句话介绍')
  await expectNoA11yViolations(page)

  await page.getByRole('textbox', { name: '给审核员留言' }).fill('两班制，农忙时加夜班。')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByRole('textbox', { name: '给审核员留言' })).toHaveValue('')
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
  await page.getByRole('textbox', { name: '给审核员留言' }).fill('补好了。')
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
  await expect(page.getByRole('textbox', { name: '给审核员留言' })).toBeVisible()
  await staff.context().close()
})

test('a returned draft is submitted again once nothing is left to settle, and is seen as others will see it [UPL-13]', async ({
  page,
}) => {
  const { submission_id, author, reviewer } = await givenReview(titled('值班表'))
  await withDb(async (db) => {
    await db
      .updateTable('resource_version')
      .set({ state: 'changes_asked', updated_at: sql`now()`, confirmed: [] })
      .where('version_id', '=', submission_id)
      .execute()
    await db
      .insertInto('review_decision')
      .values({
        version_id: submission_id,
        decision: 'ask_changes',
        reason: 'other',
        text: '请看一下',
        decided_by: reviewer,
      })
      .execute()
  })
  await signInAs(page, author)
  await visit(page, `/upload-center?submission=${submission_id}`)
  const again = page.getByRole('button', { name: '重新提交' })

  await expect(again).toHaveAttribute('aria-disabled', 'true')
  await again.focus()
  await expect(page.getByRole('tooltip')).toHaveText('还需处理：隐私')
  await page.getByLabel('我已逐处核对，这些内容可以公开').click()
  await expect(page.getByRole('tooltip')).toHaveCount(0)

  await page.getByRole('button', { name: '预览公开页面' }).click()
  await expect(page.getByRole('textbox', { name: '联系电话' }).first()).toBeVisible()
  await expectNoA11yViolations(page)
})

test('a file dropped anywhere on the upload centre leads to its draft, which waits there when one comes back [UPL-13]', async ({
  page,
}) => {
  await enter(page, await givenPerson(), '/upload-center')
  const bytes = JSON.stringify(soundForm)
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'leave-anywhere.json'))
    const at = document.querySelector('footer')
    at?.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)
  await expect(page.getByText('松开即可上传')).toBeVisible()
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'leave-anywhere.json'))
    const at = document.querySelector('footer')
    at?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, bytes)

  await expect(page).toHaveURL(/\/upload-center\?submission=\d+$/, { timeout: 60_000 })
  const draft = new URL(page.url())
  await expect(page.getByRole('textbox', { name: '一句话介绍' })).toBeVisible()
  // Until its file has been checked it is no draft yet.
  const version_id = Number(draft.searchParams.get('submission'))
  const stateOf = () =>
    withDb((db) =>
      db.selectFrom('resource_version').select('state').where('version_id', '=', version_id).executeTakeFirstOrThrow(),
    )
  await expect.poll(stateOf).toEqual({ state: 'draft' })
  await page.getByRole('link', { name: '上传中心' }).first().click()
  const left = page.getByRole('region', { name: '你有 1 份未完成的草稿' })
  await expect(left.getByRole('link', { name: '继续编辑' })).toHaveAttribute('href', draft.pathname + draft.search)
  await expect(page.getByRole('region', { name: '优秀示例' }).getByRole('link')).toHaveCount(3)
  await expectNoA11yViolations(page)
})
