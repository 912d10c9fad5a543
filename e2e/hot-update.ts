/**
 * node e2e/hot-update.ts: starts `npm run dev` on a port of its own, changes a component and measures how long it takes
 * until the browser shows the change. The file is put back in any case.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { executablePath } from './browser.ts'
import { port as journeysPort } from './portal.ts'

/** In CI the machine may be busy: there only whether the page is updated counts, and the times are printed. */
const limit = process.env.CI ? Number.POSITIVE_INFINITY : 1_000
const rounds = 5
const web = join(import.meta.dirname, '../web')
const component = join(web, 'src/areas/errors/screen.tsx')
const original = readFileSync(component, 'utf8')
const port = journeysPort + 2
const address = `http://127.0.0.1:${port}`

const server = spawn(process.execPath, [join(web, '../node_modules/.bin/react-router'), 'dev'], {
  cwd: web,
  env: { ...process.env, PORT: String(port), METRICS_PORT: '0', NODE_ENV: 'development', PUBLIC_ADDRESS: address },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })

try {
  await ready()
  const page = await browser.newPage()
  await page.goto(`${address}/errors`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }))

  const times: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const seen = page.locator(`[data-round="${round}"]`).waitFor({ state: 'attached' })
    const began = performance.now()
    writeFileSync(component, original.replace('<h1>', `<h1 data-round="${round}">`))
    await seen
    times.push(performance.now() - began)
  }

  const reloaded = await page.evaluate(() => !('stillTheSamePage' in window))
  const slowest = Math.max(...times)
  console.info(`a changed component is seen after ${times.map((time) => `${time.toFixed(0)} ms`).join(', ')}`)
  if (reloaded) throw new Error('the page was loaded anew instead of being updated')
  if (slowest > limit) throw new Error(`the slowest took ${slowest.toFixed(0)} ms, more than ${limit}`)
} finally {
  writeFileSync(component, original)
  await browser.close()
  server.kill('SIGTERM')
  await Promise.race([once(server, 'exit'), sleep(5_000)])
}

async function ready() {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${address}/errors`).catch(() => null)
    if (answer?.status === 404) return
    await sleep(200)
  }
  throw new Error('the development server is not ready after a minute')
}
