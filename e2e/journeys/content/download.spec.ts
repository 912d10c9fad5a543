import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoA11yViolationsInBothThemes } from '../../accessibility.ts'
import { expect, stopClock, test, visit } from '../../journey.ts'
import { longestTask } from '../../longest-task.ts'

const main = (page: Page) => page.getByRole('main')
const offered = (page: Page) => main(page).getByRole('link', { name: /^下载 .+ 版/ })
const archive = (page: Page) => main(page).getByRole('heading', { name: '历史版本' }).locator('xpath=ancestor::section')
const input = (page: Page) => main(page).locator('input[type="file"]')
const bytesOf = (name: string, content: Buffer | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, mayPrint: /preloaded using link preload but not used/ })

  test('a product is shown whole: its newest file, all platforms with both sums, every old release [RT-11]', async ({
    page,
  }) => {
    await page.goto('/download')

    await expect(main(page).getByRole('heading', { name: '桌面端 6.4.1' })).toBeVisible()
    await expect(main(page).getByRole('row')).toHaveCount(7)
    await expect(main(page).getByRole('row', { name: /Linux 6\.4\.0 ARM64/ })).toBeVisible()
    await expect(main(page).getByText('SM3', { exact: true })).toHaveCount(7)
    await expect(archive(page).getByRole('listitem')).toHaveCount(4)
    await expect(archive(page).getByText(/即将停止维护/)).toBeVisible()
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /下载/)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/download$/)
    await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', /lang=en/)
    await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', /feed\/download\.xml/)
    expect(await page.locator('script[type="application/ld+json"]').innerHTML()).toContain('"SoftwareApplication"')

    const [download] = await Promise.all([page.waitForEvent('download'), offered(page).click()])
    expect(download.suggestedFilename()).toBe('atrium-desktop-6.4.1-x64.exe')
  })

  test('an environment is picked with a button, and the old release that has ended says so [RT-11]', async ({
    page,
  }) => {
    await page.goto('/download/server')
    await main(page).getByLabel('操作系统').selectOption('uos')
    await main(page).getByLabel('处理器').selectOption('loongarch')
    await main(page).getByRole('button', { name: '筛选' }).click()
    await expect(offered(page)).toHaveAttribute('href', /atrium-server-10\.2\.3-uos-loongarch64\.tar\.gz$/)

    await archive(page).getByRole('link', { name: '下载 服务端 9.8.12' }).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('服务端 9.8.12')
    await expect(main(page).getByText(/起已停止维护/)).toBeVisible()
    await expect(main(page).getByRole('row')).toHaveCount(8)
    await expect(offered(page)).toHaveAttribute('href', /atrium-server-9\.8\.12/)
    await expect(main(page).getByText('全部系统都在下面。')).toBeVisible()
  })
})

test.describe('on macOS', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/150.0.0.0' })

  test('the file for this device is offered first, and all the others are there', { tag: '@smoke' }, async ({
    page,
  }) => {
    await visit(page, '/download')

    await expect(offered(page)).toHaveText(/下载 macOS 版/)
    await expect(offered(page)).toHaveAttribute('href', /-universal\.dmg$/)
    await expect(main(page).getByText('按这台设备推荐：macOS')).toBeVisible()
    await expect(main(page).getByRole('row')).toHaveCount(7)

    await archive(page).getByRole('link', { name: '下载 桌面端 6.3.4' }).click()
    await expect(main(page).getByRole('heading', { name: '全部文件' })).toBeVisible()
    await expect(offered(page), 'a single release offers it, too').toHaveAttribute('href', /\.dmg$/)
  })
})

test('pick yours, get one file: each choice counts what it leaves, and the address holds the choice', async ({
  page,
}) => {
  await visit(page, '/download/server')
  await expect(main(page).getByLabel('处理器')).toContainText('LoongArch（1）')

  await main(page).getByLabel('操作系统').selectOption('kylin')
  await page.waitForURL(/system=kylin/)
  await expect(main(page).getByText('还有 2 个文件适合')).toBeVisible()
  await main(page).getByLabel('处理器').selectOption('arm64')
  await page.waitForURL(/processor=arm64/)
  await expect(main(page).getByText('适合你的文件：atrium-server-10.2.3-kylin-arm64.tar.gz')).toBeVisible()
  await expect(offered(page)).toHaveAttribute('href', /kylin-arm64/)
  await expect(main(page).getByText('不适合你选的环境')).toHaveCount(6)

  await main(page).getByLabel('数据库').selectOption('sql-server')
  await expect(main(page).getByText('没有文件同时符合这些选择，换一个数据库试试。')).toBeVisible()
  await expect(offered(page)).toHaveCount(0)
  await page.goBack()
  await expect(main(page).getByLabel('数据库')).toHaveValue('')
  await expect(offered(page)).toHaveAttribute('href', /kylin-arm64/)
  await main(page).getByRole('link', { name: '全部清除' }).click()
  await expect(main(page).getByText('不适合你选的环境')).toHaveCount(0)
})

test('a file dropped on the page is classified in the browser: genuine, old, incomplete, changed, unknown', async ({
  page,
}) => {
  await visit(page, '/download/mobile/7.9')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: '下载 atrium-mobile-7.9-android.apk' }).click(),
  ])
  const bytes = readFileSync(await download.path())
  const drop = (name: string, content: Buffer | string) => input(page).setInputFiles(bytesOf(name, content))
  const verdict = main(page).locator('[aria-live]')

  await drop('renamed.bin', bytes)
  await expect(verdict).toContainText('核对无误：移动端 7.9，Android，通用。SHA-256 与 SM3 都一致。')
  await expect(verdict).toContainText('这个版本已停止维护，请升级到 8.1。')
  await expect(verdict).toContainText(createHash('sha256').update(bytes).digest('hex'))

  await drop('atrium-mobile-7.9-android.apk', bytes.subarray(0, 5_000))
  await expect(verdict).toContainText('没有下载完整：只有 5 KB')
  await drop('atrium-mobile-7.9-android.apk', Buffer.concat([bytes, Buffer.from('!')]))
  await expect(verdict).toContainText('同名，但内容不同。请不要安装')
  await drop('holiday.jpg', 'a holiday')
  await expect(verdict).toContainText('holiday.jpg 不是本站发布的文件')
})

/** By hand: `VERIFY_MEGABYTES=4096 npm run e2e -- download.spec.ts -g 'stays free'`. A sparse file: the disk is left out. */
const megabytes = Number(process.env.VERIFY_MEGABYTES ?? 64)

test(`a file of ${megabytes} MB is checked while the page stays free`, async ({ page }, testInfo) => {
  const timeout = 60_000 + megabytes * 1_000
  test.setTimeout(3 * timeout)
  await visit(page, '/download/desktop/6.4.1')
  const chosen = page.locator('main input[type="file"]')
  await chosen.waitFor({ state: 'attached' })
  const unfelt = 50

  // The page collects its rubbish when it likes; work that is in its way would be so each time.
  let longest = Number.POSITIVE_INFINITY
  for (let time = 1; time <= 3 && longest >= unfelt; time++) {
    const name = `large ${time}.bin`
    const path = testInfo.outputPath(name)
    writeFileSync(path, '')
    truncateSync(path, megabytes * 1024 * 1024)
    const began = performance.now()
    // Nothing is looked for by its role here: that is work on the page, too, and more than its own.
    longest = await longestTask(page, async () => {
      await chosen.setInputFiles(path)
      await page.getByText(`${name} 不是本站发布的文件`).waitFor({ timeout })
    })
    const rate = Math.round((megabytes * 1_000) / (performance.now() - began))
    console.log(`verified ${megabytes} MB at ${rate} MB/s, longest task ${longest} ms, load average ${loadavg()[0]}`)
  }

  expect(longest, 'milliseconds of the page’s own work').toBeLessThan(unfelt)
})

test.describe('while calls fail', () => {
  test.use({ mayPrint: /Failed to load resource/ })

  test('each step that failed says so, shows what there is, and is done again with one button', async ({ page }) => {
    const again = main(page).getByRole('button', { name: '重试' })
    await visit(page, '/download')
    await page.route('**/sum.worker*', (route) => route.abort())
    await page.route('**/api/releases/files*', (route) => route.abort())
    await input(page).setInputFiles(bytesOf('some.bin', 'some'))
    await expect(main(page).getByText('文件还没有读')).toBeVisible()

    await page.unroute('**/sum.worker*')
    await again.click()
    await expect(main(page).getByText('校验值已算好')).toBeVisible()
    await expect(main(page).getByText(createHash('sha256').update('some').digest('hex'))).toBeVisible()

    await page.unroute('**/api/releases/files*')
    await again.click()
    await expect(main(page).getByText('some.bin 不是本站发布的文件')).toBeVisible()
  })
})

test('what the page links to proves every file with openssl and cksum, by the commands as they are copied', async ({
  page,
  request,
  context,
}, testInfo) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/download')
  const index = await (await request.get('/download/index.json')).json()
  const { releases } = index.products.find(({ product_code }: { product_code: string }) => product_code === 'desktop')
  const folder = testInfo.outputPath('proof')
  execFileSync('mkdir', ['-p', folder])
  const fetched = async (name: string, address: string) => {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    writeFileSync(join(folder, name), await answer.body())
  }

  const [release] = releases
  const key_id = release.key.match(/([0-9a-f]+)\.pem$/)[1]
  await fetched('desktop-6.4.1.sums', release.sums)
  await fetched('desktop-6.4.1.sums.sig', release.signature)
  await fetched(`${key_id}.pem`, release.key)
  for (const { file_name, address } of release.files) await fetched(file_name, address)

  for (const [step, outcome] of [
    ['第 2 步的命令', /Signature Verified Successfully/],
    ['第 3 步的命令', /x64\.exe: OK/],
  ] as const) {
    await main(page)
      .getByRole('button', { name: `复制 ${step}` })
      .click()
    const command = await page.evaluate(() => navigator.clipboard.readText())
    expect(execFileSync('bash', ['-c', command], { cwd: folder }).toString()).toMatch(outcome)
  }
  expect(release.files).toHaveLength(5)
  expect(releases.map(({ support }: { support: string }) => support)).toContain('ending')
})

test('feeds list the newest releases in the reader’s language, and notes exist in three', async ({ request }) => {
  const feed = await (await request.get('/feed/download.xml?lang=en')).text()
  expect(feed.match(/<entry>/g)).toHaveLength(15)
  expect(feed).toContain('<title>Desktop 6.4.1</title>')

  for (const [language, heading, words] of [
    ['zh-CN', '新增', '待办支持按流程分组，批量处理更快。'],
    ['zh-TW', '新增', '待辦可依流程分組，批次處理更快。'],
    ['en', 'New', 'Tasks group by flow, so batches go faster.'],
  ] as const) {
    const page = await (await request.get(`/download/desktop/6.4.1?lang=${language}`)).text()
    expect(page).toContain(`<h3>${heading}</h3>`)
    expect(page).toContain(`<li>${words}</li>`)
  }
})

test('the tooltip of a file goes by itself after 3 s [HDR-16]', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/download')
  await stopClock(page)
  const tooltip = page.getByRole('tooltip', { includeHidden: true }).filter({ hasText: 'amd64.deb' }).last()
  const isOpen = () => tooltip.evaluate((element) => element.matches(':popover-open'))

  await main(page).getByRole('link', { name: '下载 atrium-desktop-6.4.1-amd64.deb' }).hover()
  // The pointer arrives with a frame, and frames go by the real clock: a busy machine may be late.
  await expect(async () => {
    await page.clock.runFor(160)
    expect(await isOpen()).toBe(true)
  }).toPass()
  await page.clock.runFor(2_950)
  expect(await isOpen()).toBe(true)
  await page.clock.runFor(100)
  expect(await isOpen()).toBe(false)
})

test('with the keyboard alone: another product, an environment, its file, an old release', async ({ page }) => {
  await visit(page, '/download')
  await main(page).getByRole('link', { name: '服务端', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/download\/server$/)
  await main(page).getByLabel('操作系统').focus()
  for (const system of ['windows-server', 'kylin']) {
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(new RegExp(`system=${system}$`))
    await expect(main(page).getByLabel('操作系统')).toBeFocused()
    await expect(main(page).getByLabel('操作系统')).toHaveValue(system)
  }
  await expect(offered(page)).toHaveAttribute('href', /kylin-x64/)
  await offered(page).focus()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('atrium-server-10.2.3-kylin-x64.tar.gz')

  await archive(page).getByRole('link', { name: '下载 服务端 10.2.0' }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('服务端 10.2.0')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

  test('downloads have no accessibility violations, also with a choice and a verdict shown, in light or dark theme', {
    tag: '@states',
  }, async ({ page }) => {
    await visit(page, '/download/server?system=kylin&lang=en')
    await input(page).setInputFiles(bytesOf('holiday.jpg', 'a holiday'))
    await expect(main(page).getByText('holiday.jpg was not published here')).toBeVisible()

    await expectNoA11yViolationsInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
