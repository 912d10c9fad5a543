import type { Access } from '@atrium/contract/access'
import { callsByNoun } from '@atrium/contract/calls'
import { type FailureName, failures } from '@atrium/contract/errors'
import { type ConditionField, conditionFields, type Endpoint, type ListEndpoint } from '@atrium/contract/kit'
import { runExport } from '@atrium/server/areas/transfer/export/export.run'
import { lists } from '@atrium/server/lists'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { type FakeWechat, startWechat } from '../../../server/test/external/wechat.ts'
import { givenLink, type Portal, startPortal } from '../../../server/test/portal.ts'
import { addressOf } from '../../../server/test/samples/samples.ts'
import { travellerOf } from '../../../server/test/traveller.ts'
import { loadContent } from '../load.ts'
import { conditionsOf, queriesOf, type SampleValues } from './queries.ts'
import { prepareReads } from './read-samples.ts'

/** They exchange something that is used up, so each request needs its own: they have a test of their own below. */
const oneTimeReads = ['GET /api/users/mine/infos', 'GET /api/users/oauth/login/result/{a}/{b}']

const reads = Object.values(callsByNoun)
  .flat()
  .filter(({ method }) => method === 'GET')
  .map((endpoint) => [`GET ${endpoint.path}`, endpoint] as const)
  .filter(([name]) => !oneTimeReads.includes(name))

let wechat: FakeWechat
let portal: Portal
let people: Record<'visitor' | 'member' | 'administrator', Portal>
let samplesOf: (call: string) => SampleValues
const exercised = { endpoints: oneTimeReads.length, sorts: 0, filters: 0, requests: 0 }

beforeAll(async () => {
  wechat = await startWechat()
  portal = await startPortal(null, { config: { ...wechat.settings, RATE_LIMIT_PER_PERSON: 1_000_000 } })
  await loadContent(portal.platform)
  const prepared = await prepareReads(portal)
  people = { visitor: portal, member: prepared.member, administrator: prepared.administrator }
  samplesOf = prepared.samplesOf
})

afterAll(async () => {
  const { endpoints, sorts, filters, requests } = exercised
  console.info(`contract reads: ${endpoints} endpoints, ${sorts} sorts, ${filters} filter values, ${requests} requests`)
  await portal.close()
  await wechat.close()
})

test.for(reads)('%s answers everybody, by each sort and each filter, as it declares', async ([name, endpoint]) => {
  const samples = await withNext(endpoint, samplesOf(name))
  const queries = queriesOf(endpoint, samples)
  const failed: string[] = []

  for (const [person, viewer] of Object.entries(people) as [keyof typeof people, Portal][]) {
    const refusal = declaredRefusal(endpoint.access, person)
    for (const { query } of refusal ? queries.slice(0, 1) : queries) {
      const url = addressOf(endpoint.path, { params: samples as Record<string, string>, query })
      const answer = await read(viewer, endpoint, url)
      const expected = refusal ?? refusedByHandler[name]?.(person, query) ?? 'ok'
      if (answer !== expected) failed.push(`${person} ${url}: ${answer}`)
    }
  }

  expect(failed).toEqual([])
  exercised.endpoints++
  exercised.sorts += queries.filter(({ kind }) => kind === 'sort').length
  exercised.filters += queries.filter(({ kind }) => kind === 'filter').length
})

const exported = Object.entries(lists).flatMap(([screen, some]) =>
  [some].flat().map(({ endpoint }) => ({ screen, endpoint, call: `GET ${endpoint.path}` })),
)

test.for(exported)('$call of $screen is exported whole, in every column', async ({ screen, endpoint, call }) => {
  const { administrator } = people
  const samples = samplesOf(call)
  const row = endpoint.data.shape.list.element as z.ZodObject
  const columns = Object.keys(row.shape).map((column) => ({ column, title: column }))
  const shown = await administrator.get(addressOf(endpoint.path, { params: samples as Record<string, string> }))

  const url = `/api/management/screens/${screen}/exports`
  const { data } = await administrator.post(url, { call, format: 'csv', title: call, columns })
  await runExport(portal.platform, data.export_id, AbortSignal.timeout(60_000))

  const { data: ended } = await administrator.get(`${url}/${data.export_id}`)
  expect(ended).toMatchObject({ state: 'ready', is_cut: false })
  expect(ended.row_count).toBeGreaterThanOrEqual(shown.data.list.length)
})

test.for(exported)(
  '$call of $screen is divided in two by each condition and its opposite [MGT-110]',
  async ({ call, endpoint }) => {
    const { administrator } = people
    const samples = samplesOf(call)
    const divided: string[] = []

    const ask = async (query: object) => {
      const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])
      const { code, data } = await administrator.get(`${endpoint.path}?${new URLSearchParams(texts)}`)
      expect(code, JSON.stringify(query)).toBe(0)
      return data as { total: number; list: Record<string, unknown>[] }
    }
    const { total } = await ask({})
    for (const [name, field] of Object.entries(conditionFields(endpoint))) {
      const { list } = await ask({ order_by: field.kind === 'choice' ? {} : { [name]: 'asc' } })
      for (const parts of oppositesOf(endpoint, name, { field, samples, row: list[0] })) {
        const totals = await Promise.all(parts.map(async (query) => (await ask(query)).total))
        const sum = totals.reduce((all, one) => all + one, 0)
        if (total <= 10_000) expect(sum, `${call} ${JSON.stringify(parts)}`).toBe(total)
        divided.push(name)
      }
    }

    // Lists without rows have nothing to compare; of the others each field was looked at.
    if (total > 0) expect(new Set(divided).size).toBeGreaterThan(0)
  },
)

interface DividedField {
  field: ConditionField
  samples: SampleValues
  row: Record<string, unknown> | undefined
}

/** Questions that together find every row once. */
function oppositesOf(endpoint: ListEndpoint, name: string, { field, samples, row }: DividedField): object[][] {
  const { kind, operators } = field
  if (kind === 'choice') {
    return conditionsOf(endpoint, samples).flatMap((where) => {
      const [value] = (where as Record<string, { is_not?: unknown[] }>)[name]?.is_not ?? []
      return value === undefined ? [] : [[{ search: { [name]: value } }, { where }]]
    })
  }
  const empty = operators.includes('empty')
  const rest = empty ? [{ where: { [name]: { empty: true } } }] : []
  const opposites: object[][] = empty ? [[...rest, { where: { [name]: { empty: false } } }]] : []
  const value = row?.[name]
  if (value === undefined || value === null || value === '') return opposites
  const where = (condition: object) => ({ where: { [name]: condition } })
  if (kind === 'moment' || kind === 'day') {
    const day = String(value).slice(0, 10)
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
    return [...opposites, [where({ before: day }), where({ after: before }), ...rest]]
  }
  const halves = [where({ is: [value] }), where({ is_not: [value] })]
  return [...opposites, halves]
}

/** Where the handler refuses what the access lets pass. */
const refusedByHandler: Record<string, (person: keyof typeof people, query: SampleValues) => FailureName | null> = {
  'GET /api/resources/{resource_id}/statistics': (person) => (person === 'administrator' ? 'not_found' : null),
  'GET /api/project-imports/{import_id}': (person) => (person === 'administrator' ? 'not_found' : null),
  'GET /api/users/oauth/login/{type}': (person, { purpose = 'login' }) =>
    person === 'visitor' && purpose !== 'login' ? 'not_logged_in' : null,
}

/** Objects that belong to one person are the member's. */
function declaredRefusal(access: Access, person: keyof typeof people): FailureName | null {
  if (access === 'anyone') return null
  const isStaffOnly = access.screen !== undefined || access.screen_in_path === true
  if (person === 'visitor') return access.signed_in || isStaffOnly ? 'not_logged_in' : null
  if (person === 'member') return isStaffOnly ? 'not_allowed' : null
  return access.own ? 'not_found' : null
}

test('GET /api/users/mine/infos answers whoever is signed in, and exchanges a link once', async () => {
  const { visitor, member, administrator } = people
  const { link } = await givenLink(portal.db, Number(member.user_id))

  expect((await visitor.get('/api/users/mine/infos')).code).toBe(failures.not_logged_in.code)
  expect((await member.get('/api/users/mine/infos')).code).toBe(0)
  expect((await administrator.get('/api/users/mine/infos')).code).toBe(0)
  expect((await visitor.get(`/api/users/mine/infos?token=${link}`)).code).toBe(0)
})

test('GET /api/users/oauth/login/result/{a}/{b} answers everybody', async () => {
  for (const viewer of Object.values(people)) {
    const traveller = travellerOf(viewer)
    const { data } = await traveller.leave('wechat')

    const result = await traveller.arrive(await wechat.scan(data.address, 'luming'))

    expect(result).toMatchObject({ code: 0, data: { outcome: 'no_account' } })
  }
})

/** A list of the management area is read on from where its first row ended; null where there are no more. */
async function withNext({ path, query }: Endpoint, samples: SampleValues): Promise<SampleValues> {
  if (!query || !('any_of' in query.shape)) return samples
  const url = addressOf(path, { params: samples as Record<string, string>, query: { size: '1' } })
  const { data } = await people.administrator.get(url)
  return { ...samples, after: data.next }
}

/** 'ok', the name of the failure, or the whole answer where it is neither. */
async function read({ send }: Portal, { events }: Endpoint, url: string): Promise<string> {
  exercised.requests++
  const headers = { accept: events ? 'text/event-stream' : 'application/json' }
  const answer = await send({ method: 'GET', url, headers, payloadAsStream: events === true })
  if (answer.headers['content-type']?.toString().startsWith('text/event-stream')) {
    answer.stream().destroy()
    return 'ok'
  }
  const body = events ? await new Response(answer.stream() as never).text() : answer.body
  const { code } = JSON.parse(body) as { code: number }
  if (code === 0 && answer.statusCode === 200) return 'ok'
  const name = Object.entries(failures).find(([, failure]) => failure.code === code)?.[0]
  return name && name !== 'internal' ? name : `${answer.statusCode} ${body}`
}
