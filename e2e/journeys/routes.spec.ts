import { expect, headerOf, isSamePage, markPage, test, visit } from '../journey.ts'
import { signedInPages } from '../pages.ts'
import { signIn } from '../people.ts'
import { workshopAddress } from '../portal.ts'

test.use({ viewport: { width: 1680, height: 900 } })

test('every area stands under the layout with the header [RT-01a]', async ({ page }) => {
  await signIn(page, 'administrator')
  const areas = ['/', '/download', '/app-store', '/resource', '/knowledge', '/case', '/video', ...signedInPages]

  for (const path of areas) {
    await visit(page, path)
    await expect(page).toHaveURL(path)
    await expect(headerOf(page).header, path).toBeVisible()
    await expect(page.locator('main#main'), path).toHaveCount(1)
    // Management fills the window and has no footer.
    if (path !== '/management') await expect(page.getByRole('contentinfo'), path).toBeVisible()
  }
})

test.describe('the demo area', () => {
  test.use({ mayPrint: /status of 404/ })

  test('in production it is closed, by address and by link [RT-03a]', async ({ page }) => {
    for (const path of ['/demo', '/demo/icon', '/demo/search', '/demo/tabs', '/demo/upload']) {
      await page.goto(path)
      await expect(page, path).toHaveURL('/errors')
    }
    await signIn(page, 'administrator')
    await visit(page, '/')
    await headerOf(page).avatar.click()
    await expect(headerOf(page).popover.getByRole('link', { name: '管理后台' })).toBeVisible()
    await expect(page.locator('a[href^="/demo"]')).toHaveCount(0)
  })

  test('elsewhere it shows every component [RT-03b]', async ({ page }) => {
    await visit(page, `${workshopAddress}/demo`)
    const links = page.getByRole('navigation', { name: '演示' }).getByRole('link')
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const name of ['icon', 'search', 'tabs', 'upload']) expect(addresses).toContain(`/demo/${name}`)

    for (const address of addresses) {
      await page.locator(`nav a[href="${address}"]`).first().click()
      await expect(page).toHaveURL(workshopAddress + address)
      await expect(page.getByRole('main').getByRole('heading').first(), address).toBeVisible()
    }
  })
})

test('the chunk of an area is loaded on the first visit to it [RT-04]', async ({ page }) => {
  await signIn(page, 'administrator')
  const loaded = new Set<string>()
  page.on('response', (response) => response.url().endsWith('.js') && loaded.add(new URL(response.url()).pathname))
  await visit(page, '/')
  await markPage(page)
  const manifest = await page.evaluate(
    () =>
      (window as unknown as { __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> } })
        .__reactRouterManifest.routes,
  )
  // `download/:product_code?` is the address of the area, too.
  const areaOf = (path = '') => path.replace(/\/:\w+\?$/, '')
  const fileOf = (area: string) => Object.values(manifest).find(({ path }) => areaOf(path) === area)?.module ?? area
  const areas = ['download', 'app-store', 'resource', 'case', 'video', 'project', 'management', 'upload-center']
  const others = ['knowledge', 'person-center', 'authorization', 'login', 'search']

  const files = [...areas, ...others].map(fileOf)
  expect(new Set(files).size, 'one file each').toBe(files.length)
  for (const file of files) expect(loaded, 'not with the home page').not.toContain(file)

  for (const area of areas) {
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path })
      history.pushState(history.state, '', link.href)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, `/${area}`)
    await expect.poll(() => loaded.has(fileOf(area)), area).toBe(true)
    // Whoever leaves before a page has come breaks its calls off, and a browser prints that.
    await page.waitForFunction(hasArrived)
  }
  expect(await isSamePage(page)).toBe(true)
})

test('/home is the root, and the root is the home page [RT-05]', async ({ page }) => {
  await page.goto('/home')

  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('再带回去')
})

test('/login stands outside the layout; ?type=register opens it on register [RT-06]', async ({ page }) => {
  await visit(page, '/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
  await expect(page.getByRole('navigation')).toHaveCount(0)

  await visit(page, '/login?type=register')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('注册')
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test.describe('an unknown path', () => {
  test.use({ mayPrint: /status of 404/ })

  test('leads to errors, by address and within the page [RT-08]', async ({ page }) => {
    for (const path of ['/nowhere', '/resources/flow', '/person-center/nowhere', '/a/b/c?d=e']) {
      const answer = await page.goto(path)
      await expect(page, path).toHaveURL('/errors')
      expect(answer?.status()).toBe(404)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('找不到这个页面')
    await expect(headerOf(page).header).toBeVisible()
  })

  test('an unknown endpoint answers with its failure code', async ({ page }) => {
    const answer = await page.request.get('/api/nowhere')
    expect(answer.status()).toBe(404)
    expect((await answer.json()).code).toBe(20019)
  })
})

test('going again to the same address asks for its data again, without a reload [RT-09]', async ({ page }) => {
  await visit(page, '/')
  await headerOf(page).entry('案例').click()
  await expect(page).toHaveURL('/case')
  await markPage(page)
  await page.mouse.move(800, 850)

  const again = page.waitForResponse((response) => new URL(response.url()).pathname === '/case.data')
  await headerOf(page).entry('案例').click()

  expect((await again).ok()).toBe(true)
  await expect(page).toHaveURL('/case')
  expect(await isSamePage(page)).toBe(true)
})

/** In the page: nobody is under way. */
function hasArrived() {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: { state: { navigation: { state: string } } }
  }
  return router.state.navigation.state === 'idle'
}
