import { createHash, verify } from 'node:crypto'
import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eicar } from '../../../../test/files/eicar.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../../test/portal.ts'
import {
  givenDraft,
  givenHandedIn,
  givenReviewer,
  givenUpload,
  patch,
  startSubmissionWorker,
  words,
} from './submission.given.ts'

let portal: Portal
let stop: () => Promise<void>
beforeAll(async () => {
  portal = await startPortal(someone)
  stop = await startSubmissionWorker(portal.platform)
})
afterAll(async () => {
  await stop()
  await portal.close()
})

test('from a dropped file to a published resource: a member describes it, a reviewer publishes it', async () => {
  const { get, post } = portal
  const { decide } = await givenReviewer(portal)
  const draft = await givenDraft(portal)
  expect(draft).toMatchObject({ state: 'draft', resource_type: 'form', inside: { type: 'form' } })
  expect(draft.described).toMatchObject({ title: { 'zh-CN': '访客登记表' }, version: '1.0.0' })

  const described = await patch(portal, draft.submission_id, { ...words, tags: ['访客', 'Front desk'] })
  expect(described.data.checks.filter(({ outcome }: { outcome: string }) => outcome === 'wrong')).toEqual([])
  const submitted = await post(`/api/submissions/${draft.submission_id}/submit`)
  expect(submitted.data.state).toBe('in_review')
  expect((await decide(draft.submission_id, { decision: 'publish' })).code).toBe(0)

  const { data: submission } = await get(`/api/submissions/${draft.submission_id}`)
  expect(submission).toMatchObject({ state: 'published', decisions: [{ decision: 'publish', decided_by: '审核员' }] })
  const { data: resource } = await get(`/api/resources/${submission.resource_id}`, { 'accept-language': 'en' })
  expect(resource).toMatchObject({
    ...{ title: 'Visitor register', resource_type: 'form', official: false, fits: '10.1', size: 3, state: 'published' },
    version: { version: '1.0.0', files: [{ path: 'form.json', about: 'Form' }] },
  })
  expect(resource.tags.map(({ name }: { name: string }) => name)).toEqual(['访客', 'Front desk'])
  const { data: found } = await get(`/api/resources?search=${encodeURIComponent('{"keyword":"访客登记"}')}`)
  expect(found.list.map(({ resource_id }: { resource_id: number }) => resource_id)).toContain(submission.resource_id)
})
