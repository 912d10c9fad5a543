import { failures } from '@atrium/contract/errors'
import { expect, test } from 'vitest'
import { startPortal } from '../../../test/portal.ts'
import { givenItem } from '../item/item.given.ts'

test('a resource that is not there, not a resource, or not published is not found', async () => {
  const { db, get } = await startPortal()
  const draft = await givenItem(db, { state: 'draft' })
  const app = await givenItem(db, { kind: 'app' })
  const flow = await givenItem(db)

  for (const resource_id of [draft.item_id, app.item_id, 999_999]) {
    expect((await get(`/api/resources/${resource_id}`)).code).toBe(failures.not_found.code)
  }
  expect((await get(`/api/resources/${flow.item_id}`)).data).toMatchObject({ resource_id: flow.item_id, title: '请假' })
})
