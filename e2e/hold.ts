import type { Page } from '@playwright/test'

/** Answers that match wait until the returned function is called; then they and all later ones pass. */
export async function hold(page: Page, address: RegExp | string) {
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released.promise
    // A navigation that was left in the meantime has no use for its answer.
    await route.continue().catch(() => {})
  })
  return released.resolve
}
