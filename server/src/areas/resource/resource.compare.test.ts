import { failures } from '@atrium/contract/errors'
import { sql } from 'kysely'
import PizZip from 'pizzip'
import { expect, test } from 'vitest'
import { flowOf } from '../../../test/bad-files/sound-files.ts'
import { givenPublished, givenVersion } from '../../../test/given/published.ts'
import { startPortal } from '../../../test/portal.ts'
import { readPackage } from './package/read-package.ts'

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
    outcomes: [],
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

/** One step, and another above a limit. */
async function flowWithLimit(rule: string) {
  const { inside: read } = await readPackage({
    file_name: 'leave.bpmn',
    bytes: Buffer.from(
      flowOf(`<bpmn:startEvent id="s"/><bpmn:userTask id="head" name="=主管"/><bpmn:exclusiveGateway id="g" default="no"/>
        <bpmn:userTask id="director" name="领导"/><bpmn:endEvent id="e"/>
        <bpmn:sequenceFlow id="a" sourceRef="s" targetRef="head"/><bpmn:sequenceFlow id="b" sourceRef="head" targetRef="g"/>
        <bpmn:sequenceFlow id="yes" name="较长" sourceRef="g" targetRef="director"><bpmn:conditionExpression>${rule}</bpmn:conditionExpression></bpmn:sequenceFlow>
        <bpmn:sequenceFlow id="no" sourceRef="g" targetRef="e"/><bpmn:sequenceFlow id="c" sourceRef="director" targetRef="e"/>`),
    ),
  })
  return read as object
}

test('a rule that changed under the same words is listed, and told as the values that go another way', async () => {
  const { platform, get } = await startPortal()
  const version = (number: string, inside: object) => ({ type: 'flow' as const, version: number, inside })
  const { resource_id } = await givenPublished(platform, {
    type: 'flow',
    version: version('1.0.0', await flowWithLimit('days &gt;= 5')),
  })
  await givenVersion(platform, resource_id, version('1.1.0', await flowWithLimit('days &gt;= 3')))

  const { data } = await get(`/api/resources/${resource_id}/comparison?from=1.0.0&to=1.1.0`)

  expect(data).toMatchObject({
    list: [
      {
        part: 'way',
        name: { 'zh-CN': '分支：领导 → 领导' },
        traits: [{ trait: 'formula', before: 'days >= 5', after: 'days >= 3' }],
        elements: { before: ['yes'], after: ['yes'] },
      },
    ],
    outcomes: [{ when: [{ subject: 'days', values: '3 至不到 5' }], before: ['=主管'], after: ['=主管', '领导'] }],
  })
})

test('all outcomes come as a workbook in the language that is asked for; cells are texts, never formulas', async () => {
  const { platform, app } = await startPortal()
  const { resource_id } = await givenPublished(platform, {
    type: 'flow',
    version: { type: 'flow', version: '1.0.0', inside: await flowWithLimit('days &gt;= 5') },
  })
  const fetchWorkbook = (version: string) =>
    app.inject(`/api/resources/${resource_id}/versions/${version}/outcomes.xlsx?lang=en`)

  const { rawPayload, headers } = await fetchWorkbook('1.0.0')

  const sheet = new PizZip(rawPayload).file('xl/worksheets/sheet1.xml')?.asText() ?? ''
  const texts = [...sheet.matchAll(/<t xml:space="preserve">([^<]*)</g)].map(([, text]) => text)
  expect(texts.join(' | ')).toBe(
    "No. | days | Steps | Result | under 5 | '=主管 | done | 5 or more | '=主管 → 领导 | done",
  )
  expect(headers['content-disposition']).toContain('.xlsx')
  expect((await fetchWorkbook('9.9.9')).json().code).toBe(failures.not_found.code)
})
