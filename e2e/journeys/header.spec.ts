import { expect, headerOf, isSamePage, markPage, test, visit } from '../journey.ts'
import { signIn } from '../people.ts'
import { officeSite, workshopAddress } from '../portal.ts'

const areas = ['下载', '应用商店', '资源', '知识库', '案例', '视频', '项目']

test('logo and platform title lead home [HDR-01]', async ({ page }) => {
  await visit(page, '/video')

  const { brand } = headerOf(page)
  await expect(brand.locator('svg')).toBeVisible()
  await expect(brand.getByText('中庭')).toBeVisible()
  await brand.click()

  await expect(page).toHaveURL('/')
})

test('logo and platform title lead to the office site where one is configured [HDR-01]', async ({ page }) => {
  await visit(page, workshopAddress)

  const { brand } = headerOf(page)

  await expect(brand).toHaveAttribute('href', officeSite)
  await expect(brand.locator('svg')).toBeVisible()
})

/** What a visitor finds in each area; projects are for members, and lead visitors to the login. */
const firstPages: [entry: string, path: RegExp, heading: string][] = [
  ['下载', /^\/download$/, '下载'],
  ['应用商店', /^\/app-store$/, '应用商店'],
  ['资源', /^\/resource$/, '资源'],
  ['知识库', /^\/knowledge$/, '知识库'],
  ['案例', /^\/case$/, '案例'],
  ['视频', /^\/video$/, '视频'],
  ['项目', /^\/login$/, '登录'],
]

test('a visitor opens each of the seven areas from the header of the home page [GEN-01]', async ({ page, context }) => {
  await page.setViewportSize({ width: 1680, height: 900 })

  for (const [entry, path, heading] of firstPages) {
    await visit(page, '/')
    const opened = entry === '知识库' ? context.waitForEvent('page') : Promise.resolve(page)
    await headerOf(page).entry(entry).click()
    const area = await opened

    await area.waitForURL((url) => path.test(url.pathname))
    await expect(area.getByRole('heading', { level: 1 })).toContainText(heading)
    if (entry !== '项目') await expect(area.getByRole('main').getByRole('link').first()).toBeVisible()
    if (area !== page) await area.close()
  }
})

test('seven entries in their order, each with its address [HDR-02]', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  await visit(page, '/')
  const { entries } = headerOf(page)

  const found = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')))

  expect(found).toEqual(['/download', '/app-store', '/resource', '/knowledge', '/case', '/video', '/project'])
  for (const [place, name] of areas.entries()) await expect(entries.nth(place)).toContainText(name)
})

test('knowledge opens a new window, the others stay in this one [HDR-02]', async ({ page, context }) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  await visit(page, '/')
  const { entry } = headerOf(page)

  const [opened] = await Promise.all([context.waitForEvent('page'), entry('知识库').click()])
  await expect(opened).toHaveURL('/knowledge')
  await expect(page).toHaveURL('/')

  await entry('视频').click()
  await expect(page).toHaveURL('/video')
  expect(context.pages()).toHaveLength(2)
})

for (const { width, visible } of [
  { width: 1680, visible: 7 },
  { width: 1600, visible: 7 },
  { width: 1599, visible: 3 },
  { width: 1440, visible: 3 },
  { width: 1281, visible: 3 },
  { width: 1280, visible: 2 },
  { width: 1020, visible: 2 },
]) {
  test(`at ${width} px ${visible} entries stay visible, the rest are under 'more' [HDR-03]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await visit(page, '/')
    const { entries, more, panel } = headerOf(page)

    await expect(entries).toHaveText(areas.slice(0, visible).map((name) => new RegExp(name)))
    if (visible === areas.length) return expect(more).toBeHidden()

    await more.hover()
    const underMore = panel.locator('li[data-more] > a:visible')
    await expect(underMore).toHaveText(areas.slice(visible).map((name) => new RegExp(name)))
  })
}

test('nothing in the header is cut off or overlaps, at any width and in any language [HDR-03]', async ({ page }) => {
  for (const language of ['zh-CN', 'zh-TW', 'en']) {
    for (const width of [1680, 1600, 1599, 1440, 1281, 1280, 1020]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/download?lang=${language}`)

      const edges = await page.evaluate(() => {
        const shown = [...document.querySelectorAll('header a, header button, header label')]
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .sort((one, other) => one.left - other.left)
        return shown.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }))
      })

      for (const [place, box] of edges.entries()) {
        expect(box.right, `${language} ${width}`).toBeLessThanOrEqual(width)
        expect(box.bottom - box.top, `${language} ${width}: one line`).toBeLessThanOrEqual(60)
        const next = edges[place + 1]
        if (next) expect(box.right, `${language} ${width}`).toBeLessThanOrEqual(next.left + 1)
      }
    }
  }
})

test("whose area went under 'more' reads its name there [HDR-03]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, '/video')

  await expect(headerOf(page).more).toContainText('视频')
  await page.setViewportSize({ width: 1680, height: 900 })
  await expect(headerOf(page).entry('视频')).toHaveAttribute('aria-current', 'page')
})

test('visitors see register and sign in; signed-in people see an avatar that opens a popover [HDR-08a]', async ({
  page,
}) => {
  await visit(page, '/')
  const { header, avatar, popover } = headerOf(page)
  await expect(header.getByRole('link', { name: '注册' })).toHaveAttribute('href', '/login?type=register')
  await expect(header.getByRole('link', { name: '登录', exact: true })).toHaveAttribute('href', '/login')
  await expect(avatar).toBeHidden()

  await signIn(page, 'common')
  await visit(page, '/')

  await expect(header.getByRole('link', { name: '注册' })).toBeHidden()
  await avatar.click()
  await expect(popover).toContainText('青禾')
  await expect(popover).toContainText('qinghe@example.com')
  await expect(popover.getByRole('button', { name: '退出登录' })).toBeVisible()
})

test('changing the language saves the choice and reloads the page [HDR-12]', async ({ page, context }) => {
  await visit(page, '/case')
  const language = headerOf(page).header.getByRole('combobox', { name: '语言' })
  await expect(language.locator('option')).toHaveText(['简体中文', '繁體中文', 'English'])
  await expect(language).toHaveValue('zh-CN')
  await markPage(page)

  await language.selectOption('zh-TW')

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
  expect(await isSamePage(page)).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('current_local'))).toBe('zh-TW')
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'current_local')?.value).toBe('zh-TW')
  await expect(page).toHaveURL('/case')

  await page.goto('/')
  await expect(headerOf(page).header).toContainText('應用商店')
})

test('the header is 60 px high and stays in sight; the page is never narrower than 1020 px [HDR-14] [LIM-02]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await visit(page, '/')
  const { header } = headerOf(page)

  const narrow = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(narrow).toBe(1020)
  expect((await header.boundingBox())?.height).toBe(60)

  await page.setViewportSize({ width: 1020, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1020)
  await page.mouse.wheel(0, 1_500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  expect(await header.boundingBox()).toMatchObject({ y: 0, height: 60 })
})

test('the index of the active entry is kept in session storage, -1 elsewhere [HDR-15]', async ({ page }) => {
  await signIn(page, 'administrator')
  const kept = () => page.evaluate(() => sessionStorage.getItem('active_header_index'))
  const places = ['download', 'app-store', 'resource', 'knowledge', 'case', 'video', 'project', 'management']

  for (const [index, place] of places.entries()) {
    await page.goto(`/${place}`)
    await expect.poll(kept, place).toBe(String(index))
  }
  await page.goto('/resource/flow')
  await expect.poll(kept).toBe('2')
  await page.goto('/person-center')
  await expect.poll(kept).toBe('-1')
  await headerOf(page).brand.click()
  await expect(page).toHaveURL('/')
  await expect.poll(kept).toBe('-1')
})

test('the first stop of the keyboard leads past the header', async ({ page }) => {
  await visit(page, '/')

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
  await expect(page.getByRole('link', { name: '跳到正文' })).toBeInViewport()
})
