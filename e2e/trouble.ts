import type { Page, Route } from '@playwright/test'

const everyCall = '**/api/**'

/** 400 ms to the portal and 1 Mbit/s, up and down. It takes the place of `setOffline`. */
export async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 1_000_000 / 8,
    uploadThroughput: 1_000_000 / 8,
  })
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
