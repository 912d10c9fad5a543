import { addressOf } from '../address-of.ts'
import { at, expect, pathOf, test, visit } from '../journey.ts'
import { signIn } from '../people.ts'
import { address } from '../portal.ts'

/** Run twice: on the host itself, and by `npm run e2e:mounted` below /portal/. */
test.describe('wherever the portal is mounted', { tag: '@smoke' }, () => {
  test('pages, their scripts, words and covers come from below the base path [RT-14] [API-14]', async ({ page }) => {
    await visit(page, '/')
    await page.getByRole('banner').getByRole('link', { name: /^资源/ }).first().click()
    await page.waitForURL((url) => pathOf(url) === '/resource')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await page.waitForURL((url) => /^\/resource\/[\w-]+\/\d+$/.test(pathOf(url)))

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address + pathOf(page.url()))
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', at('/favicon.svg'))
  })

  test('a package is downloaded from below the base path [RT-14]', async ({ page }) => {
    await signIn(page, 'common')
    await visit(page, await addressOf('leave-request'))
    const download = page.waitForEvent('download')
    await page
      .getByRole('main')
      .getByRole('button', { name: /下载\s*v/ })
      .first()
      .click()

    expect(pathOf((await download).url())).toMatch(/^\/blob\//)
  })

  test('unknown and old addresses are redirected within the base path, and the site map names it [RT-14]', async ({
    request,
  }) => {
    const go = (path: string) => request.get(at(path), { maxRedirects: 0 })

    const home = await request.get(at('/home'))
    expect(home.status()).toBe(200)
    expect(`${new URL(home.url()).pathname}/`.replace('//', '/')).toBe(at('/'))
    expect((await go('/nothing/here')).headers().location).toBe(at('/errors'))
    const siteMap = await (await go('/sitemap.xml')).text()
    for (const [, location] of siteMap.matchAll(/<loc>([^<]+)</g)) expect(location).toContain(`${address}/`)
    expect((await request.get('/readyz')).ok()).toBe(true)
  })
})
