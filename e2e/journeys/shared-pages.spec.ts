import { failures } from '@atrium/contract/errors'
import { expect } from '@playwright/test'
import { test } from '../journey.ts'

const cookieName = 'atrium_csrf'

test('a page for a shared cache is the same for everybody: no cookie, no nonce for scripts, one language', async ({
  request,
}) => {
  const atEdge = (language: string, more = {}) =>
    request.get('/', { headers: { 'x-atrium-language': language, cookie: '', ...more } })

  const english = await atEdge('en', { 'accept-language': 'zh-TW' })
  const headers = english.headers()

  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=600')
  expect(headers.vary).toBe('accept-encoding, x-atrium-language')
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/]+=')+;/)
  expect(await english.text()).toContain('<html lang="en"')
  expect(await (await atEdge('zh-TW')).text()).toContain('<html lang="zh-TW"')
})

test('without an edge the page is in the person’s language, and kept by their browser alone', async ({ request }) => {
  const page = await request.get('/', { headers: { cookie: 'current_local=en', 'accept-language': 'zh-TW' } })

  expect(page.headers()['cache-control']).toBe('private, no-cache')
  expect(page.headers().vary).toContain('cookie')
  expect(await page.text()).toContain('<html lang="en"')
})

test('addresses that differ in parameters nobody reads are one page, which the browser takes over', async ({
  request,
  page,
}) => {
  const tagOf = async (address: string) =>
    (await request.get(address, { headers: { 'x-atrium-language': 'zh-CN' } })).headers().etag

  await expect(async () => {
    expect(await tagOf('/resource?utm_source=mail&gclid=7')).toBe(await tagOf('/resource'))
  }).toPass()

  await page.goto('/resource?utm_source=mail&order=newest')
  await page.getByRole('searchbox').last().fill('审批')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  expect(new URL(page.url()).searchParams.get('order')).toBe('newest')
})

test('a visitor’s first write works on a page that came without the anti-forgery cookie [ACC-12]', async ({
  context,
  page,
}) => {
  await context.setExtraHTTPHeaders({ 'x-atrium-language': 'zh-CN' })
  await page.goto('/login')
  await page.getByLabel('手机或邮箱').fill('nobody@example.com')
  await page.getByRole('textbox', { name: '密码' }).fill('no password of anybody')
  await context.clearCookies({ name: cookieName })

  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.getByRole('button', { name: '登录', exact: true }).click(),
  ])

  expect(answer.status()).toBe(200)
  expect((await answer.json()).code).toBe(failures.wrong_credentials.code)
  expect((await context.cookies()).map(({ name }) => name)).toContain(cookieName)
})
