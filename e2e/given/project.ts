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

/** A project of somebody with an account of their own, with a flow in a version that is not the newest. */
export async function givenProject(members: Record<number, 'owner' | 'editor' | 'reader'>) {
  return withDb(async (db) => {
    const { project_id } = await db
      .insertInto('project')
      .values({ title: '合同上线', summary: '十月' })
      .returning('project_id')
      .executeTakeFirstOrThrow()
    for (const [user_id, role] of Object.entries(members)) {
      await db
        .insertInto('project_member')
        .values({ project_id, user_id: Number(user_id), role })
        .execute()
    }
    const { item_id } = await db
      .selectFrom('item')
      .select('item_id')
      .where('slug', '=', 'hetong-7')
      .executeTakeFirstOrThrow()
    await db.insertInto('project_item').values({ project_id, item_id, version: '3.1.0' }).execute()
    return project_id
  })
}

export function countDrafts(user_id: number) {
  return withDb(async (db) => {
    const drafts = await db.selectFrom('resource_version').select('version_id').where('user_id', '=', user_id).execute()
    return drafts.length
  })
}
