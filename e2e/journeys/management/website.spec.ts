import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenArticle } from '../../given/article.ts'
import { alive, expect, test, visit } from '../../journey.ts'
import { signInAs, userIdOf } from '../../people.ts'
import { withDb } from '../../portal.ts'

async function asAdministrator(page: Page) {
  await signInAs(page, await userIdOf('administrator'))
}

// One after the other: what is cleared away in the end is everybody's.
test.describe.configure({ mode: 'default' })

/** Other journeys look at the same portal: nothing stays up. */
test.afterAll(() =>
  withDb(async (db) => {
    await db.deleteFrom('home_block').where('kind', '=', 'banner').execute()
    await db.deleteFrom('announcement').execute()
    await db.deleteFrom('provider').execute()
    await db.deleteFrom('setting').where('name', '=', 'brand').execute()
  }),
)

test('staff create a banner, preview it before visitors see it, show it, and take it down with a reason [MGT-107]', async ({
  page,
  browser,
}) => {
  const title = '年度大会开始报名'
  const visitor = await browser.newPage()
  await asAdministrator(page)
  await visit(page, '/management/home-page?open=new')
  const drawer = page.getByRole('dialog')

  await drawer.getByRole('spinbutton', { name: '位置' }).fill('900')
  await drawer.getByRole('group', { name: '标题' }).getByLabel('简体中文').fill(title)
  await drawer.getByLabel('链接', { exact: true }).fill('/case')
  await expectNoA11yViolations(page)
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
  await expectNoA11yViolations(visitor)

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

test('logo, favicon and accent colour are set without code and reach visitors in the first drawing [HDR-18]', async ({
  page,
  browser,
}) => {
  const visitor = await browser.newPage({ javaScriptEnabled: false })
  await asAdministrator(page)
  await visit(page, '/management/settings?site=1')
  const drawer = page.getByRole('dialog')
  const svg = (colour: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><script>alert(1)</script><rect width="200" height="100" fill="${colour}"/></svg>`

  const files = drawer.locator('input[type="file"]')
  await expect(files).toHaveCount(3)
  for (const [place, name] of ['标志', '浏览器图标'].entries()) {
    const buffer = Buffer.from(svg(place === 0 ? '#1f4fd8' : '#7c4a33'))
    // Each uploaded picture takes the place of its file input.
    await files.nth(place).setInputFiles({ name: `${name}.svg`, mimeType: 'image/svg+xml', buffer })
    await expect(drawer.getByRole('img', { name, exact: true })).toBeVisible()
  }
  await drawer.getByLabel('主题色').fill('#ffd400')
  await expect(drawer.getByText('已调整为').first()).toBeVisible()
  await expectNoA11yViolations(page)
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()

  // A page is kept for a second.
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.locator('header img').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const logo = visitor.locator('header img').first()
  const served = await visitor.request.get((await logo.getAttribute('src')) ?? '')
  expect(served.headers()['content-type']).toBe('image/webp')
  expect(served.headers()['cache-control']).toContain('immutable')
  await expect(visitor.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/file\/public\/\d+\//)
  const accent = (await visitor.content()).match(/--accent:light-dark\((#[0-9a-f]{6}),(#[0-9a-f]{6})\)/)
  expect(accent?.[1]).not.toBe('#ffd400')
  // Axe needs scripts: the same page, with its contrast, for somebody who has them.
  await visit(page, '/')
  await expectNoA11yViolations(page)

  await visit(page, '/management/settings?site=1')
  for (const _ of [1, 2]) await drawer.getByRole('button', { name: '去掉图片' }).first().click()
  await drawer.getByRole('button', { name: '使用默认' }).click()
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()
  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon.svg', { timeout: 1_000 })
  }).toPass()
  await expect(visitor.locator('header img')).toHaveCount(0)
  expect(await visitor.content()).not.toContain('--accent:light-dark')
  await visitor.close()
})

test('a logo is given to a knowledge type by staff, seen by readers, and taken away again [API-09b] [HDR-06b]', async ({
  page,
}) => {
  await asAdministrator(page)
  const title = `有标志的文章 ${Date.now()}`
  const { type_id } = await givenArticle({ title, body: '正文。\n' })
  const address = `/management/knowledge-types?open=${type_id}`
  const drawer = page.getByRole('dialog')
  await visit(page, address)

  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><circle r="50"/></svg>')
  await drawer.locator('input[type="file"]').setInputFiles({ name: 'type.svg', mimeType: 'image/svg+xml', buffer })
  await expect(drawer.getByRole('img', { name: '标志图' })).toBeVisible()
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()

  const card = page.getByRole('main').getByRole('link').filter({ hasText: title })
  await expect(async () => {
    await visit(page, '/knowledge')
    await expect(card.locator('img')).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await visit(page, address)
  await drawer.getByRole('button', { name: '去掉图片' }).click()
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer).toBeHidden()
  await expect(async () => {
    await visit(page, '/knowledge')
    await expect(card).toContainText('旅', { timeout: 1_000 })
  }).toPass()
  await expect(card.locator('img')).toHaveCount(0)
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
  await expectNoA11yViolations(reader)

  await bar.getByRole('button', { name: `不再显示：${title}` }).click()
  await expect(bar).toHaveCount(0)
  await reader.goto('/video')
  await alive(reader)
  await expect(bar).toHaveCount(0)
  await reader.close()
})

test('the secret of a provider is never sent back, not even to the administrator who entered it [MGT-107]', async ({
  page,
}) => {
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
  await expectNoA11yViolations(page)
  expect(answers.join('\n')).toContain('campus-two')
  expect(answers.join('\n')).not.toContain(secret)
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('fields of time use the portal’s clock and say so [MGT-107]', async ({ page }) => {
    await asAdministrator(page)
    await visit(page, '/management/announcements?open=new')
    const drawer = page.getByRole('dialog')
    const starts = drawer.getByLabel('开始', { exact: false }).first()

    await expect(drawer).toContainText('北京时间（UTC+8）')
    await starts.fill('2027-03-01T09:30')
    await drawer.getByRole('group', { name: '标题' }).getByLabel('简体中文').fill('北京时间九点半开始')
    const [saved] = await Promise.all([
      page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/announcements')),
      drawer.getByRole('button', { name: '保存' }).click(),
    ])

    expect(saved.postDataJSON()).toMatchObject({ starts_at: '2027-03-01T01:30:00.000Z' })
    // In New York it is still the evening of 28 February.
    const row = page.getByRole('row').filter({ hasText: '北京时间九点半开始' })
    await expect(row).toContainText('2027 年 3 月 1 日')
    await row.getByRole('link').first().click()
    await expect(starts).toHaveValue('2027-03-01T09:30')
  })

  test('a filter by days names the portal’s time zone [MGT-107]', async ({ page }) => {
    await asAdministrator(page)
    await visit(page, '/management/audit-log')

    await page.getByRole('button', { name: '筛选' }).click()
    await page.getByRole('button', { name: '日期' }).click()

    await expect(page.getByLabel('开始日期')).toHaveAccessibleDescription('北京时间（UTC+8）。')
    await expect(page.getByLabel('结束日期')).toHaveAccessibleDescription('北京时间（UTC+8）。')
  })
})
