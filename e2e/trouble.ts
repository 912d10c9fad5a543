import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type BrowserContext, chromium, type Page, type Route } from '@playwright/test'
import { executablePath } from './browser.ts'
import { expect } from './journey.ts'
import { address } from './portal.ts'

const everyCall = '**/api/**'

/** 400 ms to the portal and 1 Mbit/s, up and down. It takes the place of `setOffline`. */
export function slowLine(page: Page) {
  return limitLine(page, { latency: 400, downloadThroughput: 1_000_000 / 8, uploadThroughput: 1_000_000 / 8 })
}

/** Bytes in a second, -1 for as fast as it goes. A chunk takes two seconds, so that something can happen between two. */
export function slowUpload(page: Page, uploadThroughput = 4 * 1024 ** 2) {
  return limitLine(page, { latency: 0, downloadThroughput: -1, uploadThroughput })
}

async function limitLine(
  page: Page,
  conditions: { latency: number; downloadThroughput: number; uploadThroughput: number },
) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...conditions })
}

/** Calls fail as they do while the portal has no database, until the returned function is called. */
export async function refuseCalls(page: Page) {
  const refuse = (route: Route) =>
    route.fulfill({ status: 503, json: { code: 20050, msg: '服务暂时不可用，请稍后再试', data: {} } })
  await page.route(everyCall, refuse)
  return () => page.unroute(everyCall, refuse)
}

/** Writes arrive and are done, but their answers are lost, until `stop`. */
export async function loseAnswers(page: Page) {
  let lost = 0
  async function lose(route: Route) {
    if (route.request().method() === 'GET') return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
    lost++
  }
  await page.route(everyCall, lose)
  return { lost: () => lost, stop: () => page.unroute(everyCall, lose) }
}

/** A browser with a profile of its own, which outlives it. */
export function openProfile(profile: string, extraHTTPHeaders?: Record<string, string>): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    baseURL: address,
    locale: 'zh-CN',
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  })
}

/** Kills the browser with the profile and the shell script it was started by. */
export async function killBrowser(page: Page, profile: string) {
  const closed = page.context().waitForEvent('close')
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.filter((pid) => {
    const command = existsSync(`/proc/${pid}/cmdline`) ? readFileSync(`/proc/${pid}/cmdline`, 'utf8') : ''
    return command.includes(`--user-data-dir=${profile}`)
  })
  expect(found.length).toBeGreaterThan(0)
  for (const pid of found) process.kill(Number(pid), 'SIGKILL')
  await closed
}
