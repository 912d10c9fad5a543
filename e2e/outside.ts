import type { Page } from '@playwright/test'
import type { OidcPerson } from '../server/test/external/oidc.ts'
import type { WechatPerson } from '../server/test/external/wechat.ts'
import { outside } from './portal.ts'

/** Presses a phone's button below the code, in its frame or on a page of its own; with null the person declines. */
export async function scanCode(page: Page, person: WechatPerson | null) {
  const code = await codeOf(page)
  await code.locator(`button[data-person="${person ?? ''}"]`).click()
}

/** Somebody scans the code without touching the page: phones do it so. */
export async function scanByPhone(page: Page, person: WechatPerson | null) {
  const code = await codeOf(page)
  const uuid = await code.getAttribute('data-uuid')
  await fetch(`${outside.wechat}/phone/scan?uuid=${uuid}&person=${person ?? ''}`)
}

async function codeOf(page: Page) {
  const frame = page.locator(`iframe[src^="${outside.wechat}"]`)
  const own = page.locator('body[data-uuid]')
  await frame.or(own).waitFor()
  return (await own.count()) > 0 ? own : frame.contentFrame().locator('body[data-uuid]')
}

/** On the page of the OpenID Connect provider: says who one is; with null goes back. */
export async function signInOutside(page: Page, person: OidcPerson | null) {
  await page.waitForURL((url) => url.origin === outside.oidc)
  if (person) await page.getByLabel('账号').fill(person)
  await page.getByRole('button', { name: person ? '继续' : '取消' }).click()
}
