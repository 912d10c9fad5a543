import { randomInt } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

const main = (page: Page) => page.getByRole('main')
const drawer = (page: Page) => page.getByRole('dialog').first()

/** Says why in the dialog that asks for it. */
async function because(page: Page, label: string, reason: string) {
  const asking = page.getByRole('dialog', { name: label })
  await asking.getByLabel('原因').fill(reason)
  await asking.getByRole('button', { name: label }).click()
  await expect(asking).toBeHidden()
}

test('a release is prepared of an uploaded file: its sums are made, publishing is asked twice, a draft is thrown away [MGT-100]', async ({
  page,
}) => {
  const version = `99.0.${randomInt(1_000_000)}`
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/releases')
  await main(page).getByRole('link', { name: '新建版本' }).click()

  await drawer(page).getByLabel('版本号').fill(version)
  for (const [group, text] of Object.entries({ 标题: '试用版', 简介: '只在测试里出现', 版本性质: '测试版' })) {
    await drawer(page).getByRole('group', { name: group }).getByLabel('简体中文').fill(text)
  }
  await drawer(page)
    .locator('input[type="file"]')
    .setInputFiles({ name: `desk-${version}.gz`, mimeType: 'application/gzip', buffer: gzipSync(version) })
  await expect(drawer(page).getByText(`desk-${version}.gz`)).toBeVisible()
  await expectNoA11yViolations(page)
  await drawer(page).getByRole('button', { name: '保存' }).click()
  await expect(drawer(page)).toBeHidden()

  await main(page).getByRole('link', { name: version }).click()
  await expect(drawer(page)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(drawer(page).getByText(/^SM3 [0-9a-f]{64}$/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await drawer(page).getByRole('button', { name: '发布' }).click()
  const asking = page.getByRole('dialog', { name: /^发布 .+？$/ })
  await expect(asking).toContainText('不能再修改')
  await asking.getByRole('button', { name: '取消' }).click()

  await drawer(page).getByRole('button', { name: '删除草稿' }).click()
  await because(page, '删除草稿', '只是试试')
  await expect(main(page).getByRole('link', { name: version })).toHaveCount(0)
})

test('a tag is found, renamed and removed with a reason, and the audit log keeps why [MGT-101]', async ({ page }) => {
  const name = `标签${randomInt(1_000_000)}`
  const tag_id = await withDb(async (db) => {
    const { rows } = await sql<{ tag_id: number }>`
      insert into tag (code, name) values (${name}, jsonb_build_object('zh-CN', ${name}::text)) returning tag_id`.execute(
      db,
    )
    return rows[0]?.tag_id ?? 0
  })
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, `/management/tags?keyword=${encodeURIComponent(name)}`)
  await main(page).getByRole('link', { name }).click()
  await expectNoA11yViolations(page)

  await drawer(page).getByLabel('English').fill('Renamed')
  await drawer(page).getByRole('button', { name: '保存' }).click()
  await expect(drawer(page)).toBeHidden()
  await main(page).getByRole('link', { name }).click()
  await expect(drawer(page).getByLabel('English')).toHaveValue('Renamed')

  await drawer(page).getByRole('button', { name: '删除标签' }).click()
  await because(page, '删除标签', '没有人需要')
  await expect(main(page).getByText('没有符合条件的内容')).toBeVisible()
  const kept = await withDb((db) =>
    sql<{ reason: string | null }>`
      select reason from audit where subject = 'tag' and subject_id = ${tag_id} order by audit_id`.execute(db),
  )
  expect(kept.rows).toEqual([{ reason: null }, { reason: '没有人需要' }])
})

test('ratings and reports are two lists of one screen; resources open with their versions [MGT-101]', {
  tag: '@smoke',
}, async ({ page }) => {
  await signInAs(page, await userIdOf('administrator'))
  await visit(page, '/management/ratings')
  await main(page).getByRole('link', { name: '举报' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('举报')
  await expectNoA11yViolations(page)

  await visit(page, '/management/resources')
  await main(page).locator('tbody').getByRole('link').first().click()
  await expect(drawer(page).getByRole('heading', { name: '版本' })).toBeVisible()
  await expectNoA11yViolations(page)
})
