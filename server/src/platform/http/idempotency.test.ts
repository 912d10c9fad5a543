import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { failures } from '@atrium/contract/errors'
import { antiForgery } from '@atrium/contract/forgery'
import { idempotency } from '@atrium/contract/idempotency'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type FakeCarrier, startCarrier } from '../../../test/external/carrier.ts'
import { administrator, givenAccount, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { contractWrites, sampleOf } from '../../../test/samples/write-samples.ts'
import { forgetOldKeys } from './idempotency.ts'
import { openForgeryTokens } from './protection/forgery-token.ts'

let carrier: FakeCarrier
let portal: Portal

beforeAll(async () => {
  carrier = await startCarrier()
  portal = await startPortal(null, { config: carrier.settings() })
})

afterAll(async () => {
  await portal.close()
  await carrier.close()
})

/** Visitors make them, or they end the session they come from. */
const ofSessions = ['POST /api/login', 'POST /api/logout', 'POST /api/register', 'POST /api/users/password']

/** They look something up, count a visit or set a value: done twice, they have done the same. */
const withoutTransaction = [
  '/api/users/user-name',
  '/api/users/company-name',
  '/api/cases/{case_id}/view',
  '/api/cases/{case_id}/kit',
  '/api/kits/{slug}/export',
  '/api/shared-collections/{token}/entry',
  '/api/shared-collections/{token}/visit',
  '/api/files/{file_id}/address',
  '/api/knowledges/{article_id}/reads',
  '/api/knowledges/{article_id}/pdf',
  '/api/knowledges/preview',
  '/api/shared-projects/{token}/entry',
  '/api/shared-projects/{token}/visit',
  '/api/shared-projects/{token}/files/{file_id}/address',
  '/api/shared-projects/{token}/export',
  '/api/projects/{project_id}/export',
  '/api/resources/{resource_id}/versions/{version}/stage',
  '/api/resources/{resource_id}/versions/{version}/trial-document',
  '/api/resources/{resource_id}/download',
  '/api/search/{search_id}/clicks',
  '/api/website/missing-translations',
  '/api/videos/{video_id}/plays',
].map((path) => `POST ${path}`)

const creating = contractWrites.filter(
  ({ name, isForm }) => name.startsWith('POST ') && !isForm && !ofSessions.includes(name),
)

test.for(creating)(
  '$name with a key, five times at once and once more, is done once',
  async ({ name, isStaffOnly }) => {
    const person = { ...(isStaffOnly ? administrator : someone), email: `${randomUUID()}@example.com` }
    const viewer = await portal.signedInAs(await givenAccount(portal.db, person))
    const request = await sampleOf(viewer, name)
    const send = () => viewer.send({ ...request, headers: { ...request.headers, [idempotency.header]: key } })
    const key = randomUUID()

    const atOnce = await Promise.all([send(), send(), send(), send(), send()])
    const answers = [...atOnce, await send()]

    const [first] = answers
    expect(first?.json()).toMatchObject({ code: 0 })
    for (const answer of answers) expect(answer.json()).toEqual(first?.json())
    expect(answers.filter(({ headers }) => headers[idempotency.replayedHeader] === 'true')).toHaveLength(5)
    const [row] = await claimsOf(key)
    expect(row?.is_done, 'the transaction that did it says so').toBe(!withoutTransaction.includes(name))
  },
)

const project = { method: 'POST', url: '/api/projects', payload: { title: '年会' } } as const

async function givenMember() {
  const viewer = await portal.signedInAs(
    await givenAccount(portal.db, { ...someone, email: `${randomUUID()}@example.com` }),
  )
  const create = async (key: string, payload: object = project.payload) =>
    (await viewer.send({ ...project, payload, headers: { [idempotency.header]: key } })).json()
  const projects = async () => (await viewer.get('/api/projects')).data.list.length
  const change = async (key: string, set: { is_done?: boolean; answer?: null; hours?: number }) => {
    const { hours = 0, ...columns } = set
    await portal.db
      .updateTable('idempotency_key')
      .set({ ...columns, claimed_at: sql`now() - make_interval(hours => ${hours})` })
      .where('key', '=', key)
      .execute()
  }
  return { ...viewer, create, projects, change }
}

test('without a key each request is done; a key is bound to its person and its request', async () => {
  const [one, other] = [await givenMember(), await givenMember()]
  const key = randomUUID()
  expect(await one.create(key)).toMatchObject({ code: 0 })

  expect(await one.create(key, { title: '另一个' })).toMatchObject({
    code: failures.invalid_input.code,
    data: { field: idempotency.header },
  })
  expect(await one.create('too short')).toMatchObject({ code: failures.invalid_input.code })
  expect(await other.create(key)).toMatchObject({ code: 0 })
  await one.send(project)
  await one.send(project)

  expect([await one.projects(), await other.projects()]).toEqual([3, 1])
})

test('who lost the line before the answer came repeats the request and gets the answer', async () => {
  const { create, projects, token } = await givenMember()
  const key = randomUUID()
  const port = Number(new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 })).port)

  await hangUpAfter(port, { ...project, key, token: String(token) })
  await expect.poll(() => claimsOf(key)).toEqual([{ is_done: true }])

  expect(await create(key)).toMatchObject({ code: 0, data: { project_id: expect.any(Number) } })
  expect(await projects()).toBe(1)
})

interface SentRequest {
  method: string
  url: string
  payload: object
  key: string
  token: string
}

/** Sends a request, and is gone without the answer as soon as it is worked on. */
async function hangUpAfter(port: number, { method, url, payload, key, token }: SentRequest) {
  const proof = openForgeryTokens(portal.platform.secret).issue(token)
  const body = JSON.stringify(payload)
  const headers = {
    host: new URL(portal.platform.config.PUBLIC_ADDRESS).host,
    authorization: `Bearer ${token}`,
    cookie: `${antiForgery.cookie}=${proof}`,
    [antiForgery.header]: proof,
    [idempotency.header]: key,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const lines = [`${method} ${url} HTTP/1.1`, ...Object.entries(headers).map((header) => header.join(': ')), '', body]
  const socket = connect(port, '127.0.0.1')
  socket.write(lines.join('\r\n'))
  await expect.poll(() => claimsOf(key)).toHaveLength(1)
  socket.destroy()
}

test('what failed can be tried again with the same key', async () => {
  const { create, projects } = await givenMember()
  const key = randomUUID()
  vi.spyOn(portal.db, 'transaction').mockImplementationOnce(() => {
    throw new Error('database restarted')
  })
  onTestFinished(() => void vi.restoreAllMocks())

  expect(await create(key)).toMatchObject({ code: failures.internal.code })
  expect(await create(key)).toMatchObject({ code: 0 })
  expect(await projects()).toBe(1)
})

test('a process that died before it had done anything leaves the request to the next; after that it is not done again', async () => {
  const { create, projects, change } = await givenMember()
  const [before, after] = [randomUUID(), randomUUID()]
  for (const key of [before, after]) await create(key)
  await change(before, { is_done: false, answer: null, hours: 1 })
  await change(after, { is_done: true, answer: null, hours: 1 })

  expect(await create(before)).toMatchObject({ code: 0 })
  expect(await create(after)).toMatchObject({ code: failures.already_done.code })
  expect(await projects()).toBe(3)
})

test('whoever took so long that another one took over does not keep their own work', async () => {
  const { create, projects, change } = await givenMember()
  const key = randomUUID()
  const commits = Promise.withResolvers<void>()
  const transaction = portal.db.transaction.bind(portal.db)
  vi.spyOn(portal.db, 'transaction').mockImplementationOnce(() => {
    const builder = transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = async (work) => {
      await commits.promise
      return execute(work)
    }
    return builder
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const slow = create(key)
  await expect.poll(() => claimsOf(key)).toHaveLength(1)
  await change(key, { hours: 1 })

  expect(await create(key)).toMatchObject({ code: 0 })
  commits.resolve()

  expect(await slow).toMatchObject({ code: failures.unavailable.code })
  expect(await projects()).toBe(1)
})

test('a key is forgotten after 24 hours, and not before', async () => {
  const { create, change } = await givenMember()
  const [old, recent] = [randomUUID(), randomUUID()]
  for (const key of [old, recent]) await create(key)
  await change(old, { hours: 25 })
  await change(recent, { hours: 23 })

  await forgetOldKeys(portal.db)

  expect(await claimsOf(old)).toHaveLength(0)
  expect(await claimsOf(recent)).toHaveLength(1)
})

function claimsOf(key: string) {
  return portal.db.selectFrom('idempotency_key').select('is_done').where('key', '=', key).execute()
}
