import { expect, headerOf, test, visit } from '../journey.ts'
import { signIn } from '../people.ts'

/** What the pages' calls have in common, seen from the browser that makes them. */

test('every call of a page answers an envelope of code, msg and data [API-12]', async ({ page }) => {
  const envelopes: { path: string; fields: string[]; code: unknown }[] = []
  await signIn(page, 'administrator')
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/') || !response.headers()['content-type']?.includes('json')) return
    const body = await response.json()
    envelopes.push({ path: pathname, fields: Object.keys(body).toSorted(), code: body.code })
  })

  await visit(page, '/management/users')
  await expect(page.getByRole('main').getByRole('table')).toBeVisible()

  await expect.poll(() => envelopes.some(({ path }) => path === '/api/management/users')).toBe(true)
  for (const { path, fields, code } of envelopes) {
    expect(fields, path).toEqual(['code', 'data', 'msg'])
    expect(code, path).toBe(0)
  }
})

test('an HTTP 200 with a non-zero code is an error: its message is shown and nothing is taken as done [API-12]', async ({
  page,
}) => {
  await signIn(page, 'common')
  await visit(page, '/')
  await page.route('**/api/feedbacks', (route) =>
    route.fulfill({ status: 200, json: { code: 20001, msg: '内容里有不能识别的字符', data: null } }),
  )
  await headerOf(page).avatar.click()
  await headerOf(page).popover.getByRole('button', { name: '意见反馈' }).click()
  const modal = page.getByRole('dialog')
  await expect(modal.getByRole('toolbar')).toBeVisible()
  await modal.getByRole('textbox').fill('你好')

  await modal.getByRole('button', { name: '提交' }).click()

  await expect(page.getByRole('alert')).toContainText('内容里有不能识别的字符')
  await expect(modal.getByRole('textbox')).toContainText('你好')
})

test('a list sends search and order_by as JSON strings and gets list and total [API-13]', async ({ page }) => {
  await signIn(page, 'administrator')
  await visit(page, '/management/tags')
  const keyword = page.getByRole('main').getByRole('searchbox')
  const isList = (url: string) => new URL(url).pathname === '/api/management/tags'
  const hasWord = (url: string) => new URL(url).searchParams.get('search')?.includes('合同') === true
  await keyword.fill('合同')
  // The list without a word, which the page asked for first, may still be on its way.
  const searched = page.waitForResponse((response) => isList(response.url()) && hasWord(response.url()))
  await keyword.press('Enter')
  const found = await searched

  const sorted = page.waitForResponse((response) => isList(response.url()) && response.url().includes('order_by='))
  const byUse = page.getByRole('columnheader', { name: '使用次数' }).getByRole('link')
  // The link keeps the search once the table shows what was found.
  await expect(byUse).toHaveAttribute('href', new RegExp(encodeURIComponent('合同')))
  await byUse.click()
  const ordered = await sorted

  const read = (url: string, name: string) => JSON.parse(new URL(url).searchParams.get(name) ?? 'null')
  expect(read(found.url(), 'search')).toMatchObject({ keyword: '合同' })
  expect(read(ordered.url(), 'order_by')).toEqual({ use_count: expect.stringMatching(/^(asc|desc)$/) })
  const { data } = await ordered.json()
  expect(data.list.length).toBeGreaterThan(0)
  expect(data.total).toBe(data.list.length)
})

test('calls go to /api/ in production, and behind the API root where one is set [API-14]', async ({ page }) => {
  await visit(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-api-root', '')
  const [direct] = await Promise.all([
    page.waitForRequest('**/api/resources/types'),
    headerOf(page).entry('资源').hover(),
  ])
  expect(new URL(direct.url()).pathname).toBe('/api/resources/types')

  await page.route('/video', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('data-api-root=""', 'data-api-root="/gateway"')
    await route.fulfill({ response: answer, body })
  })
  await page.route('/gateway/api/**', (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { list: [], total: 0 } } }),
  )
  await visit(page, '/video')
  const [prefixed] = await Promise.all([
    page.waitForRequest('**/api/resources/types'),
    headerOf(page).entry('资源').hover(),
  ])

  expect(new URL(prefixed.url()).pathname).toBe('/gateway/api/resources/types')
})
