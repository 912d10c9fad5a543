import { failures } from '@atrium/contract/errors'
import { Validator } from '@cfworker/json-schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenPublished } from '../../../test/given/published.ts'
import { type Portal, startPortal } from '../../../test/portal.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const given = (options?: Parameters<typeof givenPublished>[1]) => givenPublished(portal.platform, options)
const read = (resource_id: number) => portal.get(`/api/resources/${resource_id}/versions/1.0.0/payload`)

test('the preview gets the file it opens, its sample and what lies beside it, out of the package', async () => {
  const files = {
    'flow.bpmn': '<definitions name="请假"/>',
    'form.json': '\ufeff{"schema":{}}',
    'sample.json': '{"days":3}',
    'picture.png': Buffer.from([0x89, 0x50]),
    'deeper/other.json': '{}',
  }
  const { resource_id } = await given({ version: { files, sample: 'sample.json' } })

  const { data } = await read(resource_id)

  expect(data).toEqual({
    entry: 'flow.bpmn',
    text: files['flow.bpmn'],
    sample: { days: 3 },
    beside: { 'form.json': '{"schema":{}}' },
  })
})

test('a document is no text, but what is said about it is', async () => {
  const files = { 'document.docx': Buffer.from('PK'), 'variables.json': '[]' }
  const { resource_id } = await given({ type: 'document-template', version: { files } })

  expect((await read(resource_id)).data).toMatchObject({ text: null, beside: { 'variables.json': '[]' } })
})

test('a text too large for a page stays in the package, and an unreadable entry or sample is left out', async () => {
  const large = await given({ version: { files: { 'flow.bpmn': 'x'.repeat(2 * 1024 * 1024 + 1) } } })
  const missing = await given({ version: { files: { 'flow.bpmn': '<a/>' }, entry: 'other.bpmn' } })
  const broken = await given({ version: { files: { 'flow.bpmn': '<a/>', 's.json': '{' }, sample: 's.json' } })

  expect((await read(large.resource_id)).data.text).toBeNull()
  expect((await read(missing.resource_id)).data.text).toBeNull()
  expect((await read(broken.resource_id)).data).toMatchObject({ text: '<a/>', sample: null })
})

test('a calendar subscribes to the newest version of a schedule, and to nothing else', async () => {
  const files = { 'schedule.ics': 'BEGIN:VCALENDAR' }
  const schedule = await given({ type: 'schedule', version: { files } })
  const flow = await given()
  const subscribe = (id: number | string) => portal.send({ method: 'GET', url: `/api/resources/${id}/calendar.ics` })

  const answer = await subscribe(schedule.resource_id)

  expect(answer.body).toBe('BEGIN:VCALENDAR')
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  for (const id of [flow.resource_id, 999_999, 'x']) expect((await subscribe(id)).statusCode).toBe(404)
})

test('the schema of manifests is served as plain JSON', async () => {
  const { body, headers } = await portal.send({ method: 'GET', url: '/api/schemas/manifest-1.json' })

  const schema = JSON.parse(body)
  expect(headers['content-type']).toContain('application/schema+json')
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.required).toEqual(expect.arrayContaining(['manifestVersion', 'id', 'type', 'version', 'files']))
  const { manifest } = await given()
  expect(new Validator(schema).validate(JSON.parse(manifest)).errors).toEqual([])
  expect(new Validator(schema).validate({ ...JSON.parse(manifest), version: 'newest' }).valid).toBe(false)
})

test('many who look at one version read the store once, and a withdrawn resource is gone at once', async () => {
  const { resource_id } = await given()
  let readings = 0
  const { storage } = portal.platform
  const get = storage.get
  storage.get = (...asked) => {
    readings++
    return get(...asked)
  }

  await read(resource_id)
  const first = readings
  await Promise.all(Array.from({ length: 10 }, () => read(resource_id)))
  storage.get = get

  expect(first).toBeLessThan(4)
  expect(readings).toBe(first)
  await sql`update item set state = 'withdrawn' where item_id = ${resource_id}`.execute(portal.db)
  expect((await read(resource_id)).code).toBe(failures.not_found.code)
})

test('a withdrawn version can still be downloaded unless it is harmful', async () => {
  const { resource_id, version_id } = await given({ version: { state: 'withdrawn' } })
  const decide = (reason: string) =>
    sql`insert into review_decision (version_id, decision, reason) values (${version_id}, 'withdraw', ${reason})`.execute(
      portal.db,
    )

  await decide('outdated')
  expect((await read(resource_id)).code).toBe(0)
  expect((await portal.post(`/api/resources/${resource_id}/download`)).code).toBe(0)

  await decide('private_data')
  expect((await read(resource_id)).code).toBe(failures.not_found.code)
  expect((await portal.post(`/api/resources/${resource_id}/download`)).code).toBe(failures.not_found.code)
  expect((await portal.get(`/api/resources/${resource_id}`)).data.version.state).toBe('withdrawn')
})
