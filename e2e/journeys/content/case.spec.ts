import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { addressOf } from '../../address-of.ts'
import { expect, headerOf, test, visit } from '../../journey.ts'
import { signIn } from '../../people.ts'

const main = (page: Page) => page.getByRole('main')
const industries = (page: Page) => main(page).getByRole('navigation', { name: '行业' })
const demands = (page: Page) => main(page).getByRole('navigation', { name: '场景' })

async function idsInAddress(page: Page, field: string): Promise<unknown> {
  return JSON.parse(new URL(page.url()).searchParams.get(field) ?? 'null')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /preloaded using link preload but not used/ })

  test('the list has counted filters, cards that link to cases, and pages; mobile filters open [RT-11] [API-10]', async ({
    page,
  }) => {
    await page.goto('/case')

    await expect(main(page).getByRole('article')).toHaveCount(6)
    await expect(main(page).getByRole('status')).toHaveText('共 15 个案例')
    await expect(industries(page).getByRole('link', { name: /^装备制造\s*2$/ })).toBeVisible()
    await expect(industries(page).getByText('农林牧渔')).toBeHidden()
    await industries(page)
      .getByText(/^全部 \d+ 个$/)
      .click()
    await expect(industries(page).getByRole('link', { name: /^农林牧渔/ })).toBeVisible()

    await main(page).getByRole('link', { name: '澄屿精工：让合同不再排队' }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('让合同不再排队')
  })

  test('a case shows its whole story, and its kit is a link [RT-11]', async ({ page }) => {
    await page.goto(await addressOf('chengyu-contracts'))

    for (const heading of ['难题', '做法', '结果', '实施过程', '用到的资源', '相关知识', '别家怎么做']) {
      await expect(main(page).getByRole('heading', { name: heading, exact: true })).toBeVisible()
    }
    await expect(main(page).getByText('6 天', { exact: true })).toBeVisible()
    await expect(main(page).getByText('同时进行：法务、财务、风控')).toBeAttached()
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /澄屿精工/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/case\/\d+$/)
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /lang=en/)
    expect(await page.locator('script[type="application/ld+json"]').innerHTML()).toContain('"Article"')

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('link', { name: '下载全套' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('让合同不再排队-全套.zip')
  })
})

test('the panel leads to the cases of one industry, and more can be added [HDR-07]', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 })
  await visit(page, '/')
  await headerOf(page).entry('案例').hover()
  await headerOf(page).panel.getByRole('link', { name: '装备制造', exact: true }).click()
  await page.waitForURL(/\/case\?industry_ids=%5B\d+%5D$/)

  await expect(main(page).getByRole('article')).toHaveCount(2)
  await expect(industries(page).getByRole('link', { name: /^装备制造/ })).toHaveAttribute('aria-current', 'true')
  await industries(page)
    .getByRole('link', { name: /^医疗卫生\s*1$/ })
    .click()
  await expect(main(page).getByRole('status')).toHaveText('共 3 个案例')
  expect(await idsInAddress(page, 'industry_ids')).toHaveLength(2)

  await demands(page)
    .getByRole('link', { name: /^合同管理\s*1$/ })
    .click()
  await expect(main(page).getByRole('article')).toHaveCount(1)
  expect(await idsInAddress(page, 'demand_ids')).toHaveLength(1)
  // What the other row leaves is counted anew: nothing of health is about contracts.
  await expect(industries(page).getByText(/^公用事业\s*0$/)).toBeVisible()

  await main(page).getByRole('link', { name: '移除“行业：装备制造”' }).click()
  await expect(main(page).getByRole('heading', { name: '没有符合条件的案例' })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('article')).toHaveCount(1)
  await main(page).getByRole('link', { name: '全部清除' }).click()
  await expect(main(page).getByRole('status')).toHaveText('共 15 个案例')
})

test('the most read stand first when asked for, and pages turn', async ({ page }) => {
  await visit(page, '/case')

  await main(page).getByRole('link', { name: '阅读最多' }).click()
  await page.waitForURL(/order=read/)
  await expect(main(page).getByRole('article').nth(1)).toContainText('北岫医院')
  await expect(main(page).getByRole('article').nth(3)).toContainText('鹤汀电子')
  await main(page)
    .getByRole('link', { name: /第 3 页|^3$/ })
    .click()
  await page.waitForURL(/page=3/)
  await expect(main(page).getByRole('article')).toHaveCount(3)
})

test('the whole kit of a case is what it says, and a member who took it may rate each part', async ({
  page,
  request,
}, testInfo) => {
  await signIn(page, 'common')
  const path = await addressOf('chengyu-contracts')
  const { data } = await (await request.get(`/api/cases/${path.split('/').at(-1)}`)).json()
  await visit(page, path)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: '下载全套' }).click(),
  ])
  const folder = testInfo.outputPath('kit')
  execFileSync('unzip', ['-q', await download.path(), '-d', folder])

  // As its README says.
  execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: folder })
  const kit = JSON.parse(readFileSync(join(folder, 'kit.json'), 'utf8'))
  const versions = (list: { version: string }[]) => list.map(({ version }) => version)
  expect(versions(kit.files)).toEqual(versions(data.resources))
  expect(kit.files[0].version).toBe('3.1.0')
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8')
  for (const { path, sha256 } of kit.files) expect(sums).toContain(`${sha256}  ${path}\n`)
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('澄屿精工')

  await main(page).getByRole('link', { name: '合同审批：法务与财务并行会签' }).click()
  await expect(main(page).getByRole('button', { name: '写评价' })).toBeVisible()
})

test.describe('after the end of a consent', () => {
  test.use({ mayPrint: /status of 404 .*\/errors/ })

  test('a customer whose consent has ended is not named, and where there is no other wording the case is gone', async ({
    page,
    request,
  }) => {
    const unnamed = await addressOf('shuoyu-vehicles')
    const gone = await addressOf('yunzhu-service')

    for (const lang of ['zh-CN', 'en']) {
      const html = await (await request.get(`${unnamed}?lang=${lang}`)).text()
      expect(html).toMatch(/一家能源企业|energy company/)
      expect(html).not.toMatch(/朔屿|Shuoyu|shuoyu/i)
    }
    await page.goto(gone)
    await expect(page).toHaveURL(/\/errors\/not-exsist-resource/)
  })
})

test('filters, a case and its kit can be used with the keyboard alone', async ({ page }) => {
  await visit(page, '/case')
  await industries(page)
    .getByText(/^全部 \d+ 个$/)
    .focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(industries(page).getByRole('link', { name: /^电子信息/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('article')).toHaveCount(1)

  await main(page).getByRole('article').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/case\/\d+$/)
  await main(page).getByRole('link', { name: '下载全套' }).focus()
  await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
})

for (const [name, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  test(`cases have no accessibility violations on a ${name} screen in light or dark theme`, { tag: '@states' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })

    for (const path of ['/case', await addressOf('heting-it-service')]) {
      await visit(page, path)
      await expectNoA11yViolationsInBothThemes(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    }
  })
}
