import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { everyId, givenStaff } from '../../given/staff.ts'
import { givenWaitingForm, givenWaitingText } from '../../given/waiting.ts'
import { hold } from '../../hold.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs } from '../../people.ts'
import { withDb } from '../../portal.ts'

const nameOf = (what: string) => `${what}${crypto.randomUUID().slice(0, 6)}`

test('a reviewer takes a form, returns it with a canned reply, and goes on to the next [MGT-101]', async ({ page }) => {
  const title = nameOf('轮班表')
  const version_id = await givenWaitingForm(title, 2_000)
  await signInAs(page, await givenStaff(everyId))
  await visit(page, `/management/review?open=resource-${version_id}`)
  await alive(page)

  const queue = page.getByRole('region', { name: '审核队列' })
  await expect(queue.getByRole('link', { name: title })).toContainText(/等了 2000 小时|等了 2,000 小时/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  const decision = page.getByRole('region', { name: '审核意见' })
  await expect(decision).toContainText('作者已确认')
  await expectNoA11yViolations(page)

  await decision.getByRole('button', { name: '我来审核' }).click()
  await expect(decision.getByRole('status')).toHaveText('由你审核')
  await expect(queue.getByRole('link', { name: title })).toContainText('由你审核')

  await decision.getByRole('button', { name: '退回修改' }).click()
  await expect(decision).toContainText('退回需要选一个原因')
  await decision.getByRole('button', { name: '含个人信息' }).click()
  await expect(decision.getByRole('textbox', { name: '给作者的话' })).toHaveValue(/个人信息/)
  await decision.getByRole('button', { name: '退回修改' }).click()

  await expect(queue.getByRole('link', { name: title })).toHaveCount(0)
  await page.getByRole('link', { name: /已退回/ }).click()
  await expect(queue.getByRole('link', { name: title })).toBeVisible()
  const { rows } = await withDb((db) =>
    sql<{ reason: string }>`
      select reason from audit where subject = 'submission' and subject_id = ${version_id}
      order by audit_id desc limit 1`.execute(db),
  )
  expect(rows).toEqual([{ reason: 'private_data' }])
})

for (const width of [1020, 1440]) {
  test(`at ${width} px the preview of a form keeps room beside queue and decision [MGT-101]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const version_id = await givenWaitingForm(nameOf('值班表'), 2)
    await signInAs(page, await givenStaff(everyId))

    await visit(page, `/management/review?open=resource-${version_id}`)

    const preview = page.getByRole('region', { name: '预览' })
    await expect.poll(async () => (await preview.boundingBox())?.width ?? 0).toBeGreaterThan(450)
    await expectNoA11yViolations(page)
  })
}

test('a text is published by keys alone, and letters that are typed decide nothing [MGT-101]', async ({ page }) => {
  const title = nameOf('安装指南')
  const revision_id = await givenWaitingText(title, 3_000)
  await signInAs(page, await givenStaff([managementScreens.review, 12, 18]))
  await visit(page, `/management/review?open=article-${revision_id}`)
  await alive(page)
  await expect(page.getByText('先看这里，再动手。')).toBeVisible()

  await page.getByRole('textbox', { name: '给作者的话' }).fill('')
  await page.getByRole('textbox', { name: '给作者的话' }).pressSequentially('arjk')
  await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible()

  await page.getByRole('heading', { name: '审核', level: 1 }).click()
  await page.keyboard.press('a')
  await expect(page.getByText('请先确认这三点')).toBeVisible()
  for (const point of await page.getByRole('region', { name: '审核意见' }).getByRole('checkbox').all())
    await point.check()
  await page.keyboard.press('a')
  await expect(page.getByText(`已通过：${title}`).first()).toBeVisible()
})

test('a reviewer’s own submission can be published by a colleague only, and can still be returned [MGT-101]', async ({
  page,
}) => {
  const title = nameOf('自己的指南')
  const revision_id = await givenWaitingText(title, 4_000)
  await givenStaff(everyId)
  const me = await givenStaff(everyId)
  await withDb((db) =>
    db.updateTable('article_revision').set({ author_id: me }).where('revision_id', '=', revision_id).execute(),
  )
  await signInAs(page, me)

  await visit(page, `/management/review?open=article-${revision_id}`)

  const decision = page.getByRole('region', { name: '审核意见' })
  await expect(decision).toContainText('这是你自己提交的内容，须由其他审核人员发布。')
  await expect(decision.getByRole('button', { name: /^通过并发布/ })).toBeDisabled()
  await expect(decision.getByRole('button', { name: /^退回修改/ })).toBeEnabled()
  await expectNoA11yViolations(page)
})

test('the queue is searched while its preview is loading, and exported as it is found [MGT-108]', async ({ page }) => {
  const title = nameOf('要找的轮班表')
  await givenWaitingForm(title, 1)
  await signInAs(page, await givenStaff(everyId))
  const release = await hold(page, /\/i18n\/person_center\//)
  await visit(page, '/management/review')

  await page.getByRole('searchbox', { name: '标题或作者' }).fill(title)
  await page.getByRole('searchbox', { name: '标题或作者' }).press('Enter')
  const queue = page.getByRole('region', { name: '审核队列' })
  await expect(queue.getByRole('link')).toHaveCount(1)
  await expect(queue).toContainText(title)
  release()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('button', { name: '导出' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /CSV/ }).check()
  await dialog.getByRole('button', { name: '开始导出' }).click()

  await expect(dialog).toContainText('文件已就绪，共 1 行。')
  await expect(dialog.getByRole('button', { name: '下载文件' })).toBeVisible()
})
