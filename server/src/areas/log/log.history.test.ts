import { failures } from '@atrium/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenAudit } from '../../../test/given/audit.ts'
import { givenPublished } from '../../../test/given/published.ts'
import { administrator, givenAccount, type Portal, startPortal } from '../../../test/portal.ts'

/** A role that opens the tags, but neither people nor the audit log. */
const contentEditor = 5

let portal: Portal
beforeAll(async () => {
  portal = await startPortal(administrator)
})
afterAll(() => portal.close())

const history = (viewer: Portal, screen: string, object: string, after = '') =>
  viewer.get(
    `/api/management/screens/${screen}/audit?object=${object}${after && `&after=${encodeURIComponent(after)}`}`,
  )

test('the history of a record holds what was done to it, the newest first, and nothing else [MGT-138]', async () => {
  const user_id = Number(portal.user_id)
  await givenAudit(portal.db, { user_id, subject_id: 21, before: { name: { en: 'a' } }, after: { name: { en: 'b' } } })
  await givenAudit(portal.db, { user_id, subject_id: 21, before: { name: { en: 'b' } }, after: { name: { en: 'c' } } })
  await givenAudit(portal.db, { user_id, subject_id: 22 })
  await givenAudit(portal.db, { user_id, subject: 'scene', subject_id: 21 })

  const { data } = await history(portal, 'tags', 'tag:21')

  const change = (before: string, after: string) => ({
    changes: [
      { field: 'name', language: 'en', before: { is: 'text', text: before }, after: { is: 'text', text: after } },
    ],
  })
  expect(data.list).toMatchObject([change('b', 'c'), change('a', 'b')])
  expect(data.next).toBeNull()
})

test('a long history is read on from where the last answer ended [MGT-138]', async () => {
  const user_id = Number(portal.user_id)
  for (let n = 0; n < 23; n++) await givenAudit(portal.db, { user_id, subject_id: 31, reason: `change ${n}` })

  const first = await history(portal, 'tags', 'tag:31')
  const second = await history(portal, 'tags', 'tag:31', first.data.next)

  expect(first.data.list).toHaveLength(20)
  expect(second.data.list.map(({ reason }: { reason: string }) => reason)).toEqual(['change 2', 'change 1', 'change 0'])
  expect(second.data.next).toBeNull()
})

test('the page of a record opens its history, not the audit log and not those of other pages [MGT-138]', async () => {
  const viewer = await portal.signedInAs(await givenAccount(portal.db, { role_ids: [contentEditor] }))

  expect((await history(viewer, 'tags', 'tag:21')).code).toBe(0)
  expect((await viewer.get('/api/management/audit-log')).code).toBe(failures.not_allowed.code)
  expect((await history(viewer, 'users', 'account:1')).code).toBe(failures.not_allowed.code)
  expect((await history(viewer, 'tags', 'account:1')).code).toBe(failures.not_found.code)
  expect((await history(viewer, 'tags', 'unheard_of:1')).code).toBe(failures.invalid_input.code)
})

test('the history names neither network nor browser nor request of whoever did it [MGT-138]', async () => {
  const { data } = await history(portal, 'tags', 'tag:21')

  expect(JSON.stringify(data)).not.toMatch(/203\.0\.113\.7|a browser|request_id|\/api\//)
})

test('the history of a resource has the reviews of its versions, too [MGT-138]', async () => {
  const user_id = Number(portal.user_id)
  const { resource_id } = await givenPublished(portal.platform)
  const { version_id } = await portal.db
    .selectFrom('resource_version')
    .select('version_id')
    .where('item_id', '=', resource_id)
    .executeTakeFirstOrThrow()
  await givenAudit(portal.db, { user_id, screen: 'resources', subject: 'resource', subject_id: resource_id })
  await givenAudit(portal.db, {
    user_id,
    screen: 'review',
    subject: 'submission',
    subject_id: version_id,
    call: 'PUT /api/reviews/{submission_id}/reviewer',
  })

  const { data } = await history(portal, 'resources', `resource:${resource_id}`)

  expect(data.list.map(({ kind }: { kind: string }) => kind)).toEqual(['submission', 'resource'])
})
