import type { Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { enter, givenPerson } from '../../account.ts'
import { givenDocument } from '../../given/document.ts'
import { expect, headerOf, test } from '../../journey.ts'
import { handbook, pdfDocument } from '../../pdf-document.ts'
import { signIn } from '../../people.ts'
import { withDb } from '../../portal.ts'

const pages = 500

let file_id: number
test.beforeAll(async () => {
  file_id = await givenDocument(handbook(pages))
})

const sheet = (page: Page, number: number) => page.locator(`section[data-page="${number}"]`)
const desk = (page: Page) => page.getByRole('region', { name: /共 \d+ 页|\d+ pages/ })
const field = (page: Page) => page.getByRole('textbox', { name: /页码|Page number/ })

async function open(page: Page, id = file_id, hash = '') {
  await page.goto(`/pdf-view/${id}${hash}`)
  await expect(sheet(page, 1).or(desk(page))).not.toHaveCount(0)
}

async function isDrawn(page: Page, number: number) {
  await expect(sheet(page, number)).toHaveAttribute('data-state', 'drawn')
}

test('a document of 500 pages fills the window under the header, with its first page and its words [RT-07] [RT-01b]', async ({
  page,
}) => {
  await open(page)
  await isDrawn(page, 1)

  await expect(headerOf(page).header).toBeVisible()
  const { y, height } = (await page.getByRole('main').boundingBox()) ?? { y: 0, height: 0 }
  expect([y, y + height]).toEqual([60, 900])
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('差旅管理办法.pdf')
  await expect(page).toHaveTitle(/差旅管理办法\.pdf/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(sheet(page, 1)).toContainText('关于印发《差旅管理办法》的通知')
  await expect(page.getByText(`/ ${pages}`)).toBeVisible()
})

test('Chinese numbered by a table the document does not bring is drawn: the table is fetched, and only then', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const latin = await givenDocument(pdfDocument({ pages: 1, lines: () => ['Nothing but Latin'] }))

  await open(page, latin)
  await isDrawn(page, 1)
  expect(fetched.filter((path) => path.endsWith('.bcmap'))).toEqual([])

  await open(page)
  await isDrawn(page, 1)
  expect(fetched.some((path) => /UniGB-UTF16-H-.+\.bcmap$/.test(path))).toBe(true)
  // The second line holds nothing but Chinese: where it stands, there is ink.
  expect(await inkAt(page, 1, { left: 0.1, top: 0.1, width: 0.4, height: 0.02 })).toBeGreaterThan(0.05)
})

test('pages as scanners and fax machines pack them are drawn', async ({ page }) => {
  const scan = await givenDocument(pdfDocument({ pages: 1, lines: () => [], scan: true }))

  await open(page, scan)
  await isDrawn(page, 1)

  expect(await inkAt(page, 1, { left: 0.25, top: 0.7, width: 0.1, height: 0.1 })).toBe(1)
})

test('scrolling and a page number draw the page they lead to [RT-07]', async ({ page }) => {
  await open(page)
  await isDrawn(page, 1)

  await desk(page).evaluate((element) => {
    element.scrollTop = element.clientHeight * 60
  })
  await expect(field(page)).not.toHaveValue('1')
  await isDrawn(page, Number(await field(page).inputValue()))

  await field(page).fill('400')
  await field(page).press('Enter')
  await isDrawn(page, 400)
})

test('only pages near the viewport are drawn, however far one scrolls', async ({ page }) => {
  await open(page)
  for (const number of [50, 200, 350, 500]) {
    await field(page).fill(String(number))
    await field(page).press('Enter')
    await isDrawn(page, number)
  }

  expect(await page.locator('section[data-page]').count()).toBeLessThan(9)
  const pixels = await page
    .locator('canvas')
    .evaluateAll((all) =>
      all.reduce((sum, one) => sum + (one as HTMLCanvasElement).width * (one as HTMLCanvasElement).height, 0),
    )
  expect(pixels).toBeLessThan(20_000_000)
})

test('opens at #page=, keeps it while reading, and follows it', async ({ page }) => {
  await open(page, file_id, '#page=120')
  await isDrawn(page, 120)
  await expect(field(page)).toHaveValue('120')
  const before = await page.evaluate(() => history.length)

  await page.getByRole('button', { name: '下一页' }).click()
  await expect(page).toHaveURL(/#page=121$/)
  await desk(page).hover()
  await page.mouse.wheel(0, 5000)
  await expect(page).not.toHaveURL(/#page=121$/)
  expect(await page.evaluate(() => history.length)).toBe(before)

  await page.evaluate(() => {
    location.hash = '#page=7'
  })
  await isDrawn(page, 7)
  await expect(field(page)).toHaveValue('7')
})

test('searching looks through all pages, counts and marks, and goes on and back', async ({ page }) => {
  await open(page)
  await isDrawn(page, 1)
  await page.keyboard.press('/')
  const words = page.getByRole('searchbox', { name: '查找内容' })
  await expect(words).toBeFocused()

  await words.fill('琉璃厂')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('1 / 1')
  await isDrawn(page, 321)
  await expect(sheet(page, 321).locator('i[data-current]')).toHaveCount(1)
  await expect(sheet(page, 321).locator('i[data-current]')).toBeInViewport()

  await words.fill('差旅管理办法')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('321 / 500')
  await words.press('Enter')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('322 / 500')
  await isDrawn(page, 322)
  await words.press('Shift+Enter')
  await words.press('Shift+Enter')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('320 / 500')

  await words.fill('没有这样的话')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('没有找到')
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  await expect(page.locator('section[data-page] i')).toHaveCount(0)
})

test('everything goes by keyboard: pages, ends, zoom', async ({ page }) => {
  await open(page)
  await isDrawn(page, 1)

  await page.keyboard.press('ArrowRight')
  await expect(field(page)).toHaveValue('2')
  await page.keyboard.press('End')
  await expect(field(page)).toHaveValue('500')
  await page.keyboard.press('Home')
  await expect(field(page)).toHaveValue('1')
  const top = () => desk(page).evaluate((element) => element.scrollTop)
  await page.keyboard.press('PageDown')
  await expect.poll(top).toBeGreaterThan(500)
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowDown')
  await expect.poll(top).toBe(60)

  const zoom = page.getByRole('combobox', { name: '缩放' })
  await page.keyboard.press('Control+-')
  await expect(zoom).toHaveValue('1')
  await page.keyboard.press('+')
  await expect(zoom).toHaveValue('1.25')
  await page.keyboard.press('Control+0')
  await expect(zoom).toHaveValue('automatic')
})

test('zooming keeps the place: the whole page, the width, a number', async ({ page }) => {
  await open(page, file_id, '#page=30')
  await isDrawn(page, 30)
  const zoom = page.getByRole('combobox', { name: '缩放' })
  const box = async () => (await sheet(page, 30).boundingBox()) ?? { width: 0, height: 0 }

  await zoom.selectOption('page')
  await expect.poll(async () => (await box()).height).toBeLessThan(860)
  await expect(field(page)).toHaveValue('30')
  await zoom.selectOption('width')
  await expect.poll(async () => (await box()).width).toBeGreaterThan(1200)
  await expect(field(page)).toHaveValue('30')
  await zoom.selectOption('0.5')
  await expect.poll(async () => Math.round((await box()).width)).toBe(397)
  await expect(field(page)).toHaveValue('30')
})

test('words can be selected and copied as they stand', async ({ page }) => {
  await open(page)
  await isDrawn(page, 1)
  const line = sheet(page, 1).getByText('关于印发《差旅管理办法》的通知')
  const box = (await line.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

  await page.mouse.move(box.x + 1, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()

  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('关于印发《差旅管理办法》的通知')
})

test('thumbnails lead to their pages; a page on its side lies on its side', async ({ page }) => {
  await open(page)
  await isDrawn(page, 1)
  const thumbnails = page.getByRole('navigation', { name: '缩略图' })

  await thumbnails.getByRole('button', { name: '第 4 页', exact: true }).click()

  await isDrawn(page, 4)
  await expect(thumbnails.locator('[aria-current="page"]')).toHaveAccessibleName('第 4 页')
  const { width, height } = (await sheet(page, 4).boundingBox()) ?? { width: 0, height: 0 }
  expect(width).toBeGreaterThan(height)
})

test('the file itself is fetched by the button, under its name', async ({ page }) => {
  await open(page)
  await isDrawn(page, 1)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载' }).click(),
  ])

  expect(download.suggestedFilename()).toBe('差旅管理办法.pdf')
})

test.describe('what cannot be read says why, and what to do', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('a document that is not there, or not for strangers', async ({ page }) => {
    const hidden = await givenDocument(pdfDocument({ pages: 1, lines: () => ['for some'] }), { public: false })
    for (const id of [hidden, 999_999, 'abc']) {
      await page.goto(`/pdf-view/${id}`)
      await expect(page.getByRole('heading', { name: '找不到这份文档' })).toBeVisible()
    }
    await page.goto(`/pdf-view/${hidden}`)
    const signIn = page.getByRole('link', { name: '登录后查看' })
    await expect(signIn).toHaveAttribute('href', `/login?return_to=%2Fpdf-view%2F${hidden}`)
  })

  test('a call that is refused, one that fails, and the second try', async ({ page }) => {
    const calls = '**/api/files/*/address'
    await page.route(calls, (route) => route.fulfill({ json: { code: 20004, msg: '没有权限', data: null } }))
    await page.goto(`/pdf-view/${file_id}`)
    await expect(page.getByRole('heading', { name: '这份文档没有向你开放' })).toBeVisible()

    await page.unroute(calls)
    await page.route(calls, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('文档打开失败')

    await page.unroute(calls)
    await page.getByRole('button', { name: '重试' }).click()
    await isDrawn(page, 1)
  })

  test('what is no PDF', async ({ page }) => {
    const broken = await givenDocument(Buffer.from('%PDF-1.7\nnothing of a document'))

    await page.goto(`/pdf-view/${broken}`)

    await expect(page.getByRole('heading', { name: '这份文档无法显示' })).toBeVisible()
    await expect(page.getByRole('button', { name: '下载' })).toBeVisible()
  })
})

test('a person without the library’s menu is not let in [RT-01b]', async ({ page }) => {
  const user_id = await givenPerson()
  await withDb((db) =>
    db
      .updateTable('account')
      .set({ own_menus: [10, 16] })
      .where('user_id', '=', user_id)
      .execute(),
  )
  await enter(page, user_id, '/download')

  await page.goto(`/pdf-view/${file_id}`)

  await page.waitForURL('**/errors/not-allow')
})

test('the owner reads what is not public', async ({ page }) => {
  const hidden = await givenDocument(pdfDocument({ pages: 1, lines: () => ['for its owner'] }), {
    public: false,
    owner: 'qinghe@example.com',
  })
  await signIn(page, 'common')

  await open(page, hidden)

  await isDrawn(page, 1)
})

test('the PDF viewer has no accessibility violations in light or dark theme', { tag: '@states' }, async ({ page }) => {
  await open(page)
  await isDrawn(page, 1)
  await page.keyboard.press('/')

  await expectNoA11yViolationsInBothThemes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' })

  test('the page fits the width, and what a finger touches is large enough', async ({ page }) => {
    await open(page)
    await isDrawn(page, 1)

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    const { x, width } = (await sheet(page, 1).boundingBox()) ?? { x: 0, width: 0 }
    expect(Math.abs(x - 16)).toBeLessThanOrEqual(1)
    expect(Math.abs(width - 358)).toBeLessThanOrEqual(1)
    await expect(page.getByRole('navigation', { name: 'Thumbnails' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Thumbnails' }).tap()
    await page.getByRole('button', { name: 'Page 3', exact: true }).tap()
    await isDrawn(page, 3)
  })
})

/** The part of a rectangle of a page that is darker than grey. */
function inkAt(page: Page, number: number, part: { left: number; top: number; width: number; height: number }) {
  return sheet(page, number)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement, { left, top, width, height }) => {
      const [w, h] = [canvas.width, canvas.height]
      const data = canvas.getContext('2d')?.getImageData(left * w, top * h, width * w, height * h).data ?? []
      let dark = 0
      for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 128) dark += 1
      return dark / (data.length / 4)
    }, part)
}
