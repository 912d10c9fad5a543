import type { Request } from '@playwright/test'
import { expect, headerOf, stopClock, test, visit } from '../journey.ts'
import { withDb } from '../portal.ts'

test.use({ viewport: { width: 1680, height: 900 } })

const withPanel = ['资源', '知识库', '案例']
const withoutPanel = ['下载', '应用商店', '视频', '项目']

test('resource, knowledge and case open a panel under the pointer, the others do not [HDR-04]', async ({ page }) => {
  await visit(page, '/')
  const { entry, panel } = headerOf(page)

  for (const name of withPanel) {
    await entry(name).hover()
    await expect(entry(name)).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).toHaveCount(1)
    await expect(panel.getByRole('link').first()).toBeVisible()
  }
  for (const name of withoutPanel) {
    await entry(name).hover()
    await expect(panel, name).toHaveCount(0)
    await expect(entry(name)).not.toHaveAttribute('aria-expanded')
  }
})

test('a panel stays while the pointer is in it and closes when it leaves [HDR-04]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/')
  const { entry, panel } = headerOf(page)

  await entry('资源').hover()
  await panel.getByRole('link', { name: /流程/ }).first().hover()
  await stopClock(page)
  await expect(panel).toBeVisible()

  await page.mouse.move(840, 860)
  await page.clock.runFor(150)
  await expect(panel).toBeVisible()
  await page.clock.runFor(20)
  await expect(panel).toHaveCount(0)
})

test('Enter opens a panel, Tab walks through it, Escape closes it and gives the focus back [HDR-04]', async ({
  page,
}) => {
  await visit(page, '/')
  const { entry, panel } = headerOf(page)

  for (const name of withPanel) {
    await entry(name).focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('link').first()).toBeVisible()
    await expect(page).toHaveURL('/')

    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(entry(name)).toBeFocused()
  }
})

test('a panel that is opened again asks anew after a minute, and not before [HDR-04]', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  let answered = 0
  const isCases = (request: Request) => new URL(request.url()).pathname === '/api/cases'
  page.on('request', (request) => {
    if (isCases(request)) asked++
  })
  page.on('requestfinished', (request) => {
    if (isCases(request)) answered++
  })
  await visit(page, '/')
  const { entry, panel } = headerOf(page)
  const openAndClose = async () => {
    await entry('案例').focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('link').first()).toBeVisible()
    // A panel that is closed earlier ends its call, and asks again when it is opened.
    await expect.poll(() => answered).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }

  await openAndClose()
  await openAndClose()
  expect(asked).toBe(1)

  await page.clock.fastForward(61_000)
  await openAndClose()
  await expect.poll(() => asked).toBe(2)
})

test('the arrow leads straight into a panel; leaving it with Tab closes it [HDR-04]', async ({ page }) => {
  await visit(page, '/')
  const { entry, panel } = headerOf(page)

  await entry('资源').focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('link').first()).toBeFocused()

  await panel.getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel).toHaveCount(0)
})

test("under 1600 px the panels are reached through 'more', by pointer and by keyboard [HDR-04]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/')
  const { more, panel } = headerOf(page)

  await more.hover()
  await expect(panel.getByRole('link', { name: /登录页/ })).toBeVisible()
  await panel.getByRole('link', { name: /^知识库/ }).hover()
  await expect(panel.locator('a[href^="/knowledge/detail/"]').first()).toBeVisible()
  await panel.getByRole('link', { name: /^案例/ }).hover()
  await expect(panel.locator('a[href*="industry_ids"]').first()).toBeVisible()
  await page.mouse.move(640, 880)
  await expect(panel).toHaveCount(0)

  await more.focus()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: /^案例/ }).focus()
  await expect(panel.locator('a[href*="demand_ids"]').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(more).toBeFocused()
})

test('the resource panel leads to the seven types; sign-in pages and the app store are new [HDR-05]', async ({
  page,
}) => {
  await visit(page, '/')
  const { entry, panel } = headerOf(page)
  await entry('资源').hover()

  const columns = panel.locator('a[data-type]')
  const addresses = ['form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal']
  await expect(columns).toHaveCount(7)
  expect(await columns.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    addresses.map((type) => `/resource/${type}`),
  )
  await expect(panel.getByText('新', { exact: true })).toHaveCount(1)
  await expect(panel.locator('a[href="/resource/login"]').getByText('新', { exact: true })).toBeVisible()
  await expect(entry('应用商店').getByText('新', { exact: true })).toBeVisible()

  await panel.locator('a[href="/resource/document-style"]').click()
  await expect(page).toHaveURL('/resource/document-style')
  await expect(panel).toHaveCount(0)
})

test('the knowledge panel shows the types the server lists; each opens a new window [HDR-06a] [API-09a]', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  const { entry, panel } = headerOf(page)

  const [asked] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/knowledges/types')),
    entry('知识库').hover(),
  ])
  expect(new URL(asked.url()).searchParams.get('parent_id')).toBe('null')
  const { code, data } = await asked.json()
  expect(code).toBe(0)

  const cards = panel.locator('a[href^="/knowledge/detail/"]')
  await expect(cards).toHaveCount(data.list.length)
  for (const [place, type] of data.list.entries()) {
    const card = cards.nth(place)
    await expect(card).toHaveAttribute('href', `/knowledge/detail/${type.knowledge_type_id}`)
    await expect(card).toContainText(type.knowledge_type_name)
    await expect(card).toContainText(type.description)
    const logo = card.locator('img')
    if (type.logoUrl) await expect(logo).toHaveAttribute('src', type.logoUrl)
    else await expect(card).toContainText(type.mark)
  }

  const [opened] = await Promise.all([context.waitForEvent('page'), cards.first().click()])
  await expect(opened).toHaveURL(`/knowledge/detail/${data.list[0].knowledge_type_id}`)
  await expect(page).toHaveURL('/')
})

test('the knowledge panel is never higher than 450 px, however many types there are [HDR-06a] [LIM-02]', async ({
  page,
}) => {
  await page.route('**/api/knowledges/types*', async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = await answer.json()
    const list = [...Array(60).keys()].map((id) => ({ ...data.list[0], knowledge_type_id: id + 1 }))
    await route.fulfill({ json: { ...envelope, data: { list } } })
  })
  await visit(page, '/')
  const { entry, panel } = headerOf(page)
  await entry('知识库').hover()
  await expect(panel.locator('a[href^="/knowledge/detail/"]')).toHaveCount(60)

  const { clientHeight, scrollHeight } = await panel
    .locator('ul')
    .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
  expect(clientHeight).toBeLessThanOrEqual(450)
  expect(scrollHeight).toBeGreaterThan(450)
  await panel.getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(panel.getByRole('link').last()).toBeInViewport()
})

test('a knowledge type with a logo shows it in the panel and on the knowledge page, the others their character [HDR-06b] [API-09b]', async ({
  page,
}) => {
  const { data } = await (await page.request.get('/api/knowledges/types?parent_id=null')).json()
  const [withLogo, without] = [true, false].map((has) =>
    data.list.find(({ logoUrl }: { logoUrl: string | null }) => (logoUrl !== null) === has),
  )
  // The demo's logos are checked and re-encoded by the worker.
  await expect.poll(async () => (await page.request.get(withLogo.logoUrl)).status()).toBe(200)
  await visit(page, '/')
  const { entry, panel } = headerOf(page)
  await entry('知识库').hover()

  const card = (type: { knowledge_type_name: string }) =>
    panel.getByRole('link').filter({ hasText: type.knowledge_type_name })
  const width = (image: HTMLImageElement) => image.naturalWidth
  await expect.poll(() => card(withLogo).locator('img').evaluate(width)).toBeGreaterThan(100)
  await expect(card(without).locator('img')).toHaveCount(0)
  await expect(card(without)).toContainText(without.mark)

  await visit(page, '/knowledge')
  const listed = page.getByRole('main').getByRole('link').filter({ hasText: withLogo.knowledge_type_name })
  await expect.poll(() => listed.first().locator('img').evaluate(width)).toBeGreaterThan(100)
})

test.describe('a logo that is gone', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('gives way to the character of the knowledge type [ERR-07a]', async ({ page }) => {
    const { data } = await (await page.request.get('/api/knowledges/types?parent_id=null')).json()
    const type = data.list.find(({ logoUrl }: { logoUrl: string | null }) => logoUrl !== null)
    await page.route(`**${type.logoUrl}`, (route) => route.fulfill({ status: 404 }))
    await visit(page, '/')
    const { entry, panel } = headerOf(page)
    await entry('知识库').hover()

    const card = panel.getByRole('link').filter({ hasText: type.knowledge_type_name })
    await expect(card).toContainText(type.mark)
    await expect(card.locator('img')).toHaveCount(0)
  })
})

test('the case panel shows the first 20 industries and demands, and a way to all [HDR-07] [API-10]', async ({
  page,
}) => {
  await visit(page, '/')
  const { entry, panel } = headerOf(page)
  const [asked] = await Promise.all([
    page.waitForResponse((response) => /\/api\/\w+-cases\/filters/.test(response.url())),
    entry('案例').hover(),
  ])
  const { industry, demand } = (await asked.json()).data
  expect(industry.list.length).toBeGreaterThan(20)
  expect(demand.list.length).toBeGreaterThan(20)

  const industries = panel.locator('a[href*="industry_ids="]')
  const demands = panel.locator('a[href*="demand_ids="]')
  await expect(industries).toHaveText(
    industry.list.slice(0, 20).map(({ industry_name }: { industry_name: string }) => industry_name),
  )
  await expect(demands).toHaveText(
    demand.list.slice(0, 20).map(({ demand_name }: { demand_name: string }) => demand_name),
  )
  await expect(panel.getByRole('link', { name: /^全部行业/ })).toHaveAttribute('href', '/case')
  await expect(panel.getByRole('link', { name: /^全部场景/ })).toHaveAttribute('href', '/case')

  await industries.nth(2).click()
  await expect(page).toHaveURL((url) => url.pathname === '/case')
  expect(JSON.parse(new URL(page.url()).searchParams.get('industry_ids') ?? '')).toEqual([industry.list[2].industry_id])
  await expect(panel).toHaveCount(0)

  await entry('案例').hover()
  await demands.nth(4).click()
  await expect(page).toHaveURL((url) => url.searchParams.has('demand_ids'))
  expect(JSON.parse(new URL(page.url()).searchParams.get('demand_ids') ?? '')).toEqual([demand.list[4].demand_id])
})

test("with 20 industries and 20 demands there is no 'all' [HDR-07]", async ({ page }) => {
  await page.route(/-cases\/filters/, async (route) => {
    const answer = await route.fetch()
    const { data, ...envelope } = await answer.json()
    const first = (part: { list: unknown[] }) => ({ list: part.list.slice(0, 20), total: 20 })
    await route.fulfill({ json: { ...envelope, data: { industry: first(data.industry), demand: first(data.demand) } } })
  })
  await visit(page, '/')
  const { entry, panel } = headerOf(page)
  await entry('案例').hover()

  await expect(panel.locator('a[href*="industry_ids="]')).toHaveCount(20)
  await expect(panel.locator('a[href*="demand_ids="]')).toHaveCount(20)
  await expect(panel.getByText(/全部行业|全部场景/)).toHaveCount(0)
})

test('the resource panel counts what the database holds', async ({ page }) => {
  await visit(page, '/')
  const { entry, panel } = headerOf(page)
  await entry('资源').hover()
  const column = panel.locator('a[href="/resource/portal"]')
  await expect(column).toContainText(/\d+ 份/)

  const { rows } = await withDb(async (db) => ({
    rows: await db
      .selectFrom('item_count')
      .select('total')
      .where('kind', '=', 'resource')
      .where('type', '=', 'portal')
      .where('category_id', '=', 0)
      .execute(),
  }))
  await expect(column).toContainText(`${rows[0]?.total} 份`)
})

test.describe('when the portal is slow or fails', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('a panel that waits shows lines of light, then its links', async ({ page }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/knowledges/types*', async (route) => {
      await held.promise
      await route.continue()
    })
    await visit(page, '/')
    const { entry, panel } = headerOf(page)
    await entry('知识库').hover()

    await expect(panel.getByRole('status')).toBeVisible()
    held.resolve()
    await expect(panel.getByRole('status')).toHaveCount(0)
    await expect(panel.getByRole('link').first()).toBeVisible()
  })

  for (const { name, calls } of [
    { name: '知识库', calls: '**/api/knowledges/types*' },
    { name: '案例', calls: '**/api/*-cases/filters' },
  ]) {
    test(`the panel of ${name} says that it failed, and 'retry' mends it [ERR-09]`, async ({ page }) => {
      await visit(page, '/')
      await page.route(calls, (route) => route.fulfill({ status: 503, body: 'away' }))
      const { entry, panel } = headerOf(page)
      await entry(name).hover()
      await expect(panel.getByRole('alert')).toContainText('内容加载失败')

      await page.unroute(calls)
      await panel.getByRole('button', { name: '重试' }).click()

      await expect(panel.getByRole('alert')).toHaveCount(0)
      await expect(panel.getByRole('link').first()).toBeVisible()
    })
  }

  test('the seven types stand even when no call gets through', async ({ page }) => {
    await visit(page, '/')
    await page.route('**/api/**', (route) => route.abort())
    const { entry, panel } = headerOf(page)
    await entry('资源').hover()

    await expect(panel.locator('a[data-type]')).toHaveCount(7)
  })
})

test('the resource panel names the latest resources as latest [HDR-05]', async ({ page }) => {
  await visit(page, '/')
  const { list } = (await (await page.request.get('/api/resources?order_by={"published_at":"desc"}&size=2')).json())
    .data
  const { entry, panel } = headerOf(page)

  await entry('资源').hover()

  for (const { title } of list) await expect(panel.getByRole('link', { name: title })).toBeVisible()
})
