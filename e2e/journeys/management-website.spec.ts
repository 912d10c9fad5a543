import type { Page } from '@playwright/test'
import { expectNoBarrier } from '../barriers.ts'
import { becomes } from '../given-staff.ts'
import { alive, expect, test, visit } from '../journey.ts'
import { userIdOf } from '../people.ts'
import { withDb } from '../portal.ts'

async function asAdministrator(page: Page) {
  await becomes(page, await userIdOf('administrator'))
}

// One after the other: what is cleared away in the end is everybody's.
test.describe.configure({ mode: 'default' })

/** Other journeys look at the same portal: nothing stays up. */
test.afterAll(() =>
  withDb(async (db) => {
    await db.deleteFrom('home_block').where('kind', '=', 'banner').execute()
    await db.deleteFrom('announcement').execute()
    await db.deleteFrom('provider').execute()
  }),
)

test('a banner is put up, looked at before anybody else sees it, shown, and taken down with a reason [MGT-107]', async ({
  page,
  browser,
}) => {
  test.slow()
  const title = '年度大会开始报名'
  const visitor = await browser.newPage()
  await asAdministrator(page)
  await visit(page, '/management/home-page?open=new')
  const drawer = page.getByRole('dialog')

  await drawer.getByRole('spinbutton', { name: '位置' }).fill('900')
  await drawer.getByRole('group', { name: '标题' }).getByLabel('简体中文').fill(title)
  await drawer.getByLabel('链接', { exact: true }).fill('/case')
  await expectNoBarrier(page)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()

  // Nobody sees what is not shown yet, but for whoever looks ahead.
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: title })
  await row.getByRole('link', { name: '横幅' }).click()
  const address = await drawer.getByRole('link', { name: '预览首页' }).getAttribute('href')
  await drawer.getByRole('switch', { name: '显示' }).click()
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(row).toContainText('显示中')
  await visit(page, address ?? '')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  // A page is kept for a second.
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectNoBarrier(visitor)

  await visit(page, '/management/home-page')
  await row.getByRole('link', { name: '横幅' }).click()
  await drawer.getByRole('button', { name: '撤下横幅' }).click()
  const asked = page.getByRole('dialog', { name: '撤下横幅' })
  await asked.getByLabel('原因').fill('大会开完了')
  await asked.getByRole('button', { name: '撤下横幅' }).click()
  await expect(row).toHaveCount(0)
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('heading', { name: title })).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await visitor.close()
})

test('an announcement stands under the header of every page until a reader puts it away [MGT-107]', async ({
  page,
  browser,
}) => {
  const title = '今晚十点维护一小时'
  await asAdministrator(page)
  await visit(page, '/management/announcements?open=new')
  const drawer = page.getByRole('dialog')

  await drawer.getByLabel('类型').selectOption({ label: '重要公告' })
  await drawer.getByRole('group', { name: '标题' }).getByLabel('简体中文').fill(title)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('进行中')

  const reader = await browser.newPage()
  const bar = reader.getByRole('complementary', { name: '公告' })
  await expect(async () => {
    await reader.goto('/case')
    await expect(bar).toContainText(title, { timeout: 2_000 })
  }).toPass()
  await expectNoBarrier(reader)

  await bar.getByRole('button', { name: `不再显示：${title}` }).click()
  await expect(bar).toHaveCount(0)
  await reader.goto('/video')
  await alive(reader)
  await expect(bar).toHaveCount(0)
  await reader.close()
})

test('the secret of a provider is told to nobody, not even to whoever wrote it [MGT-107]', async ({ page }) => {
  const secret = 'bamboo-behind-the-seventh-gate'
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) answers.push(await response.text().catch(() => ''))
  })
  await asAdministrator(page)
  await visit(page, '/management/settings?provider=new')
  const drawer = page.getByRole('dialog')

  await drawer.getByLabel('代号').fill('campus-two')
  await drawer.getByLabel('名称').fill('校园通行证二号')
  await drawer.getByLabel('发行方网址').fill('https://id.example.com')
  await drawer.getByLabel('客户端 ID').fill('portal')
  await drawer.getByLabel('客户端密钥').fill(secret)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: '校园通行证二号' })
  await expect(row).toContainText('已设置，以 …gate 结尾')
  await row.getByRole('link').click()
  await expect(drawer.getByLabel('客户端密钥')).toHaveValue('')
  await expectNoBarrier(page)
  expect(answers.join('\n')).toContain('campus-two')
  expect(answers.join('\n')).not.toContain(secret)
})
