import { defineConfig } from '@playwright/test'
import { executablePath } from './e2e/browser.ts'
import { address, workshopPort } from './e2e/portal.ts'
import { testLimits } from './scripts/test-limits.ts'

/** Journeys run against the production build with its own database, in Debian's Chromium. */
export default defineConfig({
  testDir: 'e2e/journeys',
  outputDir: 'e2e/results',
  globalSetup: './e2e/warm-up.ts',
  fullyParallel: true,
  workers: 2,
  // A journey that only passes at the second try is listed as flaky, and is a defect to be put right.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // In CI, where minutes count, every page is looked over for barriers as it opens; in all its states by hand.
  grepInvert: process.env.CI ? /@states/ : [],
  timeout: testLimits.test,
  expect: { timeout: testLimits.poll },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: address,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-background-networking', '--disable-gpu'] },
  },
  webServer: {
    command: 'node e2e/portal.ts --workshop',
    url: `http://127.0.0.1:${workshopPort}/readyz`,
    timeout: testLimits.start,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
