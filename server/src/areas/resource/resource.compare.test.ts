import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { startPortal } from '../../../test/portal.ts'

const field = { path: 'reason', title: '事由', kind: 'text', required: false, computed: null, rules: [] }
const inside = (...fields: object[]) => ({ type: 'form', fields })

test('two versions are compared by their contents, in both directions', async () => {
  const { platform, get } = await startPortal()
  const first = { type: 'form', version: '1.0.0', inside: inside(field) }
  const { resource_id } = await givenPublished(platform, { type: 'form', version: first })
  const more = { ...field, path: 'days', title: { 'zh-CN': '天数', en: 'Days' } }
  await givenVersion(platform, resource_id, { type: 'form', version: '1.1.0', inside: inside(field, more) })
  const compare = async (from: string, to: string) =>
    get(`/api/resources/${resource_id}/comparison?from=${from}&to=${to}`)

  expect((await compare('1.0.0', '1.1.0')).data).toEqual({
    from: '1.0.0',
    to: '1.1.0',
    total: 1,
    list: [{ part: 'field', kind: 'added', name: { 'zh-CN': '天数', en: 'Days' }, traits: [] }],
  })
  expect((await compare('1.1.0', '1.0.0')).data.list).toMatchObject([{ kind: 'removed' }])
  expect((await compare('1.0.0', '1.0.0')).data.list).toEqual([])
  expect((await compare('1.0.0', '9.9.9')).code).toBe(failures.not_found.code)
})

test('a version withdrawn as harmful is not compared, and neither is a draft', async () => {
  const { platform, get, db } = await startPortal()
  const { resource_id } = await givenPublished(platform, { type: 'form', version: { type: 'form', version: '1.0.0' } })
  const { version_id } = await givenVersion(platform, resource_id, {
    type: 'form',
    version: '1.1.0',
    state: 'withdrawn',
  })
  const code = async () => (await get(`/api/resources/${resource_id}/comparison?from=1.0.0&to=1.1.0`)).code
  expect(await code()).toBe(0)

  await sql`insert into review_decision (version_id, decision, reason, text)
    values (${version_id}, 'withdraw', 'private_data', '有真实姓名')`.execute(db)
  expect(await code()).toBe(failures.not_found.code)

  await givenVersion(platform, resource_id, { type: 'form', version: '1.2.0', state: 'in_review' })
  expect((await get(`/api/resources/${resource_id}/comparison?from=1.0.0&to=1.2.0`)).code).toBe(failures.not_found.code)
})
