import type { Page } from '@playwright/test'
import type { OidcPerson } from '../server/test/oidc.ts'
import type { WechatPerson } from '../server/test/wechat.ts'
import { outside } from './portal.ts'

/** Presses a phone's button in the frame with the code, or on the page of its own; with null the person declines. */
export async function scanCode(page: Page, person: WechatPerson | null) {
  const code = page.frameLocator(`iframe[src^="${outside.wechat}"]`).locator('body')
  const place = (await page.locator(`iframe[src^="${outside.wechat}"]`).count()) > 0 ? code : page.locator('body')
  await place.locator(`button[data-person="${person ?? ''}"]`).click()
}

/** Somebody scans the code that was drawn last, without touching the page: phones do it so. */
export async function scanByPhone(person: WechatPerson | null) {
  await fetch(`${outside.wechat}/phone/scan?person=${person ?? ''}`)
}

/** On the page of the OpenID Connect provider: says who one is; with null goes back. */
export async function signInOutside(page: Page, person: OidcPerson | null) {
  await page.waitForURL((url) => url.origin === outside.oidc)
  if (person) await page.getByLabel('账号').fill(person)
  await page.getByRole('button', { name: person ? '继续' : '取消' }).click()
}
