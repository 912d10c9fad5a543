import { languages, translationModules } from '@atrium/contract/languages'
import { alive, at, expect, headerOf, test, visit } from '../journey.ts'

const titles = {
  'zh-CN': '再带回去',
  'zh-TW': '再帶回去',
  en: 'Run it first',
}

test('every module has its file in every language, at an address with a version [I18N-01] [GEN-04]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/assets/i18n/') && asked.push(request.url()))
  await visit(page, '/')

  expect(asked.length).toBeGreaterThan(0)
  for (const address of asked) expect(address).toMatch(/\/assets\/i18n\/\w+\/zh-CN\.json\?v=\w+$/)
  const version = new URL(asked[0] ?? '').search

  for (const module of translationModules) {
    for (const language of languages) {
      const answer = await page.request.get(`/assets/i18n/${module}/${language}.json${version}`)
      expect(answer.ok(), `${module} ${language}`).toBe(true)
      expect(typeof (await answer.json())).toBe('object')
    }
  }
})

test('walking through the areas fetches the words of each once, and when they are needed [I18N-01]', async ({
  page,
}) => {
  const asked: string[] = []
  page.on(
    'request',
    (request) => request.url().includes('/assets/i18n/') && asked.push(new URL(request.url()).pathname),
  )
  await page.setViewportSize({ width: 1680, height: 900 })
  await visit(page, '/')
  expect(asked.some((address) => address.includes('/video/'))).toBe(false)

  for (const name of ['下载', '应用商店', '资源', '案例', '视频']) {
    await headerOf(page).entry(name).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(headerOf(page).entry(name)).toHaveAttribute('aria-current', 'page')
  }
  await page.waitForLoadState('networkidle')

  expect(asked.some((address) => address.includes('/video/'))).toBe(true)
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})

for (const language of languages) {
  test(`every area speaks ${language} [GEN-04]`, async ({ page }) => {
    for (const path of [
      '/',
      '/download',
      '/app-store',
      '/resource',
      '/knowledge',
      '/case',
      '/video',
      '/search',
      '/errors/not-allow',
    ]) {
      await page.goto(`${path}?lang=${language}`)

      await expect(page.locator('html'), path).toHaveAttribute('lang', language)
      await expect(page.locator('body'), path).not.toContainText(/\b[a-z_]+:[a-z_.]+\b|\{\{/)
      const frame = [page.getByRole('banner').getByRole('navigation'), page.getByRole('heading', { level: 1 })]
      for (const part of frame) {
        if (language === 'en') await expect(part, path).not.toContainText(/\p{Script=Han}/u)
        else await expect(part, path).toContainText(/\p{Script=Han}/u)
      }
    }
    await page.goto(`/?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titles[language])
  })
}

for (const { locale, language } of [
  { locale: 'zh-CN', language: 'zh-CN' },
  { locale: 'zh-TW', language: 'zh-TW' },
  { locale: 'zh-HK', language: 'zh-TW' },
  { locale: 'en-GB', language: 'en' },
  { locale: 'fr-FR', language: 'zh-CN' },
] as const) {
  test.describe(`a browser that prefers ${locale}`, () => {
    test.use({ locale })

    test(`reads ${language} on the first visit [I18N-02]`, async ({ page }) => {
      await page.goto('/')

      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(titles[language])
    })
  })
}

test("the choice is kept under current_local and goes before the browser's preference [I18N-02]", {
  tag: '@smoke',
}, async ({ page }) => {
  await visit(page, '/')
  await headerOf(page).header.getByRole('combobox', { name: '语言' }).selectOption('en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  const again = await page.context().newPage()
  await again.goto(at('/video'))
  await expect(again.locator('html')).toHaveAttribute('lang', 'en')
  expect(await again.evaluate(() => localStorage.getItem('current_local'))).toBe('en')
})

test('late translations do not block reading; the page hydrates when they arrive [I18N-03]', async ({ page }) => {
  await page.clock.install()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/i18n/home_page/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.clock.runFor(3_000)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('再带回去')

  held.resolve()
  await alive(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('再带回去')
})

test.describe('a translation file that is missing', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('is reported to the server, and the reader reads the default language [ERR-08b]', async ({ page }) => {
    await page.route('**/assets/i18n/download/en.json*', (route) => route.fulfill({ status: 404, body: 'gone' }))
    const reported = page.waitForRequest('**/api/website/missing-translations')

    await visit(page, '/download?lang=en')

    const report = await reported
    expect(report.postDataJSON()).toEqual({ module: 'download', language: 'en' })
    expect(await (await report.response())?.json()).toMatchObject({ code: 0 })
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^[a-z_]+(\.[a-z_]+)+$/)
    await expect(page.getByRole('main')).not.toContainText(/\b(list|hero)\.[a-z_]+\b/)
    await expect(page.getByRole('main')).toContainText('下载')
  })

  test('of every language counts as empty, and the page works on [ERR-08b]', async ({ page }) => {
    await page.route('**/assets/i18n/shared/**', (route) => route.fulfill({ status: 404, body: 'gone' }))
    await visit(page, '/')
    const { entry, panel } = headerOf(page)

    await entry('资源').hover()
    await expect(panel.locator('a[data-type]')).toHaveCount(7)
  })
})

test.describe('a browser that names none of our languages', () => {
  const inTaiwan = { 'x-forwarded-for': '168.95.1.1' }
  test.use({ locale: 'ja-JP', extraHTTPHeaders: inTaiwan })

  test('is offered the language of the place it is in, and keeps it [API-05b]', async ({ page }) => {
    await visit(page, '/case')
    const offer = page.getByRole('complementary', { name: '介面語言' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')

    await offer.getByRole('button', { name: '以繁體中文閱讀' }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    await visit(page, '/video')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-TW')
    await expect(offer).toHaveCount(0)
  })

  test('that declines is not asked again [API-05b]', async ({ page }) => {
    await visit(page, '/case')
    const offer = page.getByRole('complementary', { name: '介面語言' })
    await offer.getByRole('button', { name: '不用了，維持目前的語言' }).click()
    await expect(offer).toHaveCount(0)

    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/video')

    expect(asked).not.toContain('/api/users/ip/info')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })
})

test('a browser that names one of our languages is offered no other, wherever it is [API-05b]', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))

  await visit(page, '/case')

  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(asked).not.toContain('/api/users/ip/info')
})
