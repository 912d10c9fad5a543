import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestTask } from '../e2e/longest-task.ts'
import { type FurnishedHouse, openFurnishedHouse } from './furnished-house.ts'
import { report } from './report.ts'

/** By hand: VERIFY_MEGABYTES=4096 npm run drill -- drill/verify.test.ts */
const megabytes = Number(process.env.VERIFY_MEGABYTES ?? 256)
/** What people do not feel, in milliseconds of the page's own work. */
const limit = 50

let house: FurnishedHouse
let browser: Browser
let folder: string

beforeAll(async () => {
  house = await openFurnishedHouse()
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  folder = await mkdtemp(join(tmpdir(), 'verify-'))
}, 240_000)

afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
  await house.close()
})

test(`a file of ${megabytes} MB is checked in the browser while the page stays free`, {
  timeout: 600_000,
}, async () => {
  const path = join(folder, 'large.bin')
  await writeFile(path, '')
  await truncate(path, megabytes * 1024 * 1024)
  const page = await browser.newPage({ baseURL: `http://127.0.0.1:${house.port}`, locale: 'zh-CN' })
  await page.goto('/download/desktop')
  const input = page.locator('main input[type="file"]')
  await input.waitFor({ state: 'attached' })

  let seconds = 0
  const longest = await longestTask(page, async () => {
    const began = performance.now()
    await input.setInputFiles(path)
    await page.getByText('large.bin 不是在这里发布过的文件').waitFor({ timeout: 590_000 })
    seconds = (performance.now() - began) / 1_000
  })

  report('verify in the browser', {
    ...{ megabytes, 'MB a second': Math.round(megabytes / seconds), 'longest task, ms': Math.round(longest) },
    'load average': loadavg()[0],
  })
  expect(longest).toBeLessThan(limit)
})
