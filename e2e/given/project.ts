import { antiForgery } from '@atrium/contract/forgery'
import type { Page } from '@playwright/test'
import { loginKey } from '../people.ts'
import { withDb } from '../portal.ts'

/** Where a project of the demo content stands, by its own name. */
export async function projectAddress(slug: string): Promise<string> {
  const { project_id } = await withDb((db) =>
    db.selectFrom('project').select('project_id').where('slug', '=', slug).executeTakeFirstOrThrow(),
  )
  return `/project/${project_id}`
}

/** A link to it, made by whoever is signed in on the page. */
export async function sharedAddress(page: Page, slug: string): Promise<string> {
  const { token } = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), loginKey)
  const project_id = (await projectAddress(slug)).split('/').at(-1)
  const cookies = await page.context().cookies()
  const proof = cookies.find(({ name }) => name === antiForgery.cookie)?.value ?? ''
  const answer = await page.request.post(`/api/projects/${project_id}/links`, {
    headers: { authorization: `Bearer ${token}`, [antiForgery.header]: proof },
    data: { days: 30 },
  })
  const { address } = (await answer.json()).data
  return `/p/${address.split('/').at(-1)}`
}
