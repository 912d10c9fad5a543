import { antiForgery } from '@atrium/contract/forgery'
import type { Browser } from '@playwright/test'
import { loginKey, signIn } from './people.ts'
import { address } from './portal.ts'

/** Whoever reviews says yes. The screen for it belongs to management; here only its outcome matters. */
export async function publish(browser: Browser, submission_id: number) {
  const context = await browser.newContext({ baseURL: address })
  const page = await context.newPage()
  await signIn(page, 'administrator')
  const { token, forgery } = await page.evaluate(
    ([key, cookie]) => ({
      token: JSON.parse(localStorage.getItem(key) ?? '{}').token as string,
      forgery: new RegExp(`${cookie}=([^;]+)`).exec(document.cookie)?.[1] ?? '',
    }),
    [loginKey, antiForgery.cookie] as const,
  )
  const answer = await page.request.post(`/api/reviews/${submission_id}/decision`, {
    headers: { authorization: `Bearer ${token}`, [antiForgery.header]: decodeURIComponent(forgery) },
    data: { decision: 'publish' },
  })
  const { code, msg } = await answer.json()
  if (code !== 0) throw new Error(`not published: ${code} ${msg}`)
  await context.close()
}
