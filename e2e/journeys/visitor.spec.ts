import type { BrowserContext, Page, Request } from '@playwright/test'
import { addressOf } from '../address-of.ts'
import { alive, expect, headerOf, hurried, test, visit, withoutNotices } from '../journey.ts'
import { everyPublicPage, everySignedInPage, publicItems, publicPages } from '../pages.ts'
import { signIn } from '../people.ts'

const resourceTypes = ['form', 'flow', 'login', 'document-template', 'document-style', 'schedule', 'portal']

test.describe('without scripts', () => {
  // A browser that was told to run no scripts finds it strange that it fetched words for them.
  test.use({ javaScriptEnabled: false, mayPrint: /preloaded using link preload but not used/ })

  test('the home page is complete: areas, types, news, rankings, knowledge, cases, videos, downloads [RT-11]', async ({
    page,
  }) => {
    await page.goto('/')

    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('再带回去')
    await expect(page.getByRole('search')).toBeVisible()
    for (const type of resourceTypes) await expect(main.locator(`a[href="/resource/${type}"]`).first()).toBeVisible()
    for (const name of ['本周上新', '下载最多', '评分最高', '讨论最多', '知识库', '他们这样用', '看一遍就会']) {
      await expect(main.getByRole('heading').filter({ hasText: name }).first(), name).toBeVisible()
    }
    expect(await main.getByRole('link').count()).toBeGreaterThan(40)
    for (const area of ['download', 'app-store', 'resource', 'knowledge', 'case', 'video', 'project']) {
      await expect(page.locator(`a[href="/${area}"]`).first(), area).toBeAttached()
    }
  })

  test('each of the seven types has its page [GEN-02]', async ({ page }) => {
    for (const type of resourceTypes) {
      const answer = await page.goto(`/resource/${type}`)
      expect(answer?.status(), type).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })

  test('search works by its form alone', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('combobox', { name: '搜索全站' }).fill('合同')
    await page.getByRole('combobox', { name: '搜索全站' }).press('Enter')

    await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('q') === '合同')
  })

  test('the other languages are links', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()

    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  })
})

/** The search page joins them when it finds something. */
const indexed = publicPages.filter((path) => !/^\/(errors|login|search)/.test(path))

for (const place of [...indexed, ...publicItems]) {
  test(`${place} describes itself to crawlers in three languages [RT-11]`, async ({ request, baseURL }) => {
    const path = place.startsWith('/') ? place : await addressOf(place)
    const titles = new Set<string>()
    for (const language of ['zh-CN', 'zh-TW', 'en']) {
      const separator = path.includes('?') ? '&' : '?'
      const answer = await request.get(language === 'zh-CN' ? path : `${path}${separator}lang=${language}`)
      const html = await answer.text()
      const head = html.slice(0, html.indexOf('</head>'))

      expect(html).toContain(`<html lang="${language}"`)
      const title = head.match(/<title>([^<]+)<\/title>/)?.[1] ?? ''
      expect(title.length, 'title').toBeGreaterThan(1)
      titles.add(title)
      expect(head.match(/<title>/g)).toHaveLength(1)
      expect(meta(head, 'name', 'description').length, 'description').toBeGreaterThan(10)
      expect(meta(head, 'property', 'og:title')).toBe(title)
      expect(meta(head, 'property', 'og:type')).not.toBe('')
      expect(meta(head, 'property', 'og:description')).not.toBe('')
      expect(meta(head, 'property', 'og:url')).toBe(link(head, 'canonical'))
      expect(link(head, 'canonical')).toBe(`${baseURL}${path}${language === 'zh-CN' ? '' : `?lang=${language}`}`)
      for (const other of ['zh-CN', 'zh-TW', 'en', 'x-default']) {
        const address = head.match(new RegExp(`hreflang="${other}" href="([^"]+)"`, 'i'))?.[1] ?? ''
        expect(address.startsWith(`${baseURL}${path}`), `hreflang ${other}`).toBe(true)
      }
      for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
        expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' })
      }
    }
    expect(titles.size, 'titles are translated').toBeGreaterThanOrEqual(2)
  })
}

test('the home page describes the site and its search to search engines [RT-11]', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const text = html.match(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s)?.[1] ?? '{}'

  expect(JSON.parse(text)).toMatchObject({
    '@type': 'WebSite',
    url: `${baseURL}/`,
    potentialAction: { target: { urlTemplate: `${baseURL}/search?q={search_term_string}` } },
  })
})

test('robots.txt and sitemap.xml lead crawlers to every public page, and only there [RT-11]', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await request.get('/robots.txt')
  expect(robots.status()).toBe(200)
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/)
  const rules = await robots.text()
  expect(rules).toMatch(/^User-agent: \*$/im)
  expect(rules).toMatch(new RegExp(`^Sitemap: ${baseURL}/sitemap.xml$`, 'im'))

  const siteMap = await request.get('/sitemap.xml')
  expect(siteMap.status()).toBe(200)
  expect(siteMap.headers()['content-type']).toMatch(/xml/)
  const locations = await page.evaluate(
    (text) => {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      if (parsed.querySelector('parsererror')) return null
      return [...parsed.getElementsByTagName('loc')].map(({ textContent }) => textContent)
    },
    await siteMap.text(),
  )
  expect(locations).not.toBeNull()
  const addresses = new Set<string>()
  for (const location of locations ?? []) {
    expect(location.startsWith(`${baseURL}/`)).toBe(true)
    if (!location.endsWith('.xml')) addresses.add(new URL(location).pathname)
    else {
      const part = await request.get(location)
      expect(part.status(), location).toBe(200)
      const named = [...(await part.text()).matchAll(/<loc>([^<]+)<\/loc>/g)]
      expect(named.length, location).toBeGreaterThan(0)
      for (const [, address = ''] of named) addresses.add(new URL(address).pathname)
    }
  }
  for (const path of ['/', '/download', '/app-store', '/resource', '/knowledge', '/case', '/video']) {
    expect(addresses, path).toContain(path)
  }
  for (const path of ['/management', '/person-center', '/project', '/demo', '/login'])
    expect(addresses).not.toContain(path)
  // One of each kind; `npm run crawl` asks for all of them.
  for (const kind of ['resource/[\\w-]+', 'knowledge/article', 'case', 'video', 'app-store']) {
    const some = [...addresses].find((address) => new RegExp(`^/${kind}/\\d+$`).test(address)) ?? ''
    expect(some, kind).not.toBe('')
    const detail = await request.get(some)
    expect(detail.status(), some).toBe(200)
    expect(link(await detail.text(), 'canonical')).toBe(baseURL + some)
  }
})

test.describe('what a visitor downloads', () => {
  // Static files are offered as brotli too; the limit is written for gzip.
  test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })

  test('scripts for the home page weigh at most 150 kB', async ({ page }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => request.url().endsWith('.js') && scripts.push(request))
    await page.goto('/', { waitUntil: 'networkidle' })
    await alive(page)

    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const total = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    console.info(`home page: ${(total / 1000).toFixed(1)} kB of scripts in ${scripts.length} files, gzip`)

    for (const script of scripts)
      expect(await (await script.response())?.headerValue('content-encoding')).not.toBe('br')
    expect(scripts.length).toBeGreaterThan(3)
    expect(total).toBeLessThanOrEqual(150_000)
  })
})

test.describe('nothing flashes', () => {
  test.use({ colorScheme: 'dark' })

  test('theme, language and sign-in state are right before the first paint, with no script arrived yet', async ({
    page,
  }) => {
    await signIn(page, 'common')
    await visit(page, '/')
    await headerOf(page).header.getByRole('combobox', { name: '语言' }).selectOption('en')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.route(/\/assets\/.*\.js$/, () => new Promise(() => {}))

    await page.goto('/', { waitUntil: 'commit' })

    await expect(page.getByRole('contentinfo')).toBeAttached()
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(root).toHaveAttribute('data-signed', 'in')
    await expect(root).toHaveAttribute('lang', 'en')
    await expect(headerOf(page).header.getByRole('link', { name: 'Register' })).toBeHidden()
    // The avatar itself comes with the scripts; until then a disc keeps its place.
    const disc = await headerOf(page).header.locator('[class*="person"]').boundingBox()
    expect(disc).toMatchObject({ width: 32, height: 32 })
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(Math.max(...(ground.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(80)
  })

  for (const path of ['/', '/case', '/errors/not-allow']) {
    test(`${path}: coming to life changes neither attributes nor elements`, async ({ page }) => {
      await page.addInitScript(() => {
        const seen: string[] = []
        const watched = ['lang', 'data-theme', 'data-signed', 'class']
        const note = () => seen.push(watched.map((name) => document.documentElement.getAttribute(name)).join(' '))
        document.addEventListener('DOMContentLoaded', () => {
          note()
          new MutationObserver(note).observe(document.documentElement, { attributes: true, attributeFilter: watched })
          for (const element of document.querySelectorAll('main, header, footer, h1'))
            Object.assign(element, { drawnByServer: true })
        })
        Object.assign(window, { seen })
      })
      await visit(page, path)
      await page.waitForLoadState('networkidle')

      const seen = await page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
      expect(seen).toEqual(['zh-CN dark out '])
      const redrawn = await page.evaluate(() =>
        [...document.querySelectorAll('main, header, footer, h1')]
          .filter((element) => !('drawnByServer' in element))
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
      expect(redrawn, 'hydration kept what the server drew').toEqual([])
    })
  }

  test('a chosen theme goes before the preference of the system, and stays', async ({ page }) => {
    await visit(page, '/')
    await headerOf(page).header.getByRole('button', { name: '切换主题' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

    await page.route(/\/assets\/.*\.js$/, () => new Promise(() => {}))
    await page.goto('/video', { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  })
})

test('on a slow line the page can be read long before its scripts arrive', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })

  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await alive(page)
  await page.setViewportSize({ width: 1680, height: 900 })
  await headerOf(page).entry('知识库').hover()
  await expect(headerOf(page).panel.getByRole('status')).toBeVisible()
  await expect(headerOf(page).panel.getByRole('link').first()).toBeVisible()
})

test.describe('no page prints to the console', () => {
  /** Chromium notes by itself that the error page answered 404. */
  test.use({ mayPrint: /status of 404 .*\/errors/ })

  // Every journey listens: in a hurry those that open every page are enough.
  for (const language of hurried ? [] : ['zh-CN', 'zh-TW', 'en']) {
    test(`for visitors, in ${language} [LIM-01]`, async ({ context }) => {
      const pages = await everyPublicPage()
      await readAll(
        context,
        pages.map((path) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`),
      )
    })
  }

  test('for signed-in people [LIM-01]', async ({ context, page }) => {
    await withoutNotices(page.context())
    await signIn(page, 'administrator')
    await readAll(context, [...(hurried ? [] : await everyPublicPage()), ...(await everySignedInPage())])
  })
})

/** In three tabs: most of the time goes by waiting until nothing more comes, which tabs do side by side. */
async function readAll(context: BrowserContext, paths: string[]) {
  const left = [...paths]
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await Promise.all(
    tabs.map(async (tab) => {
      for (let path = left.shift(); path; path = left.shift()) await readWhole(tab, path)
    }),
  )
}

async function readWhole(page: Page, path: string) {
  await visit(page, path)
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
}

function meta(head: string, kind: 'name' | 'property', name: string): string {
  return head.match(new RegExp(`<meta ${kind}="${name}" content="([^"]*)"`))?.[1] ?? ''
}

function link(head: string, rel: string): string {
  return head.match(new RegExp(`<link rel="${rel}" href="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ?? ''
}
