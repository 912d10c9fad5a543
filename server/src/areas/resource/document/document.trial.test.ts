import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { failures } from '@atrium/contract/errors'
import { antiForgery } from '@atrium/contract/forgery'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givenTrialFlow, trialInput } from '../../../../test/given/trial-flow.ts'
import { type Portal, startPortal } from '../../../../test/portal.ts'
import { readText } from '../../../platform/convert/pdf.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'

const timeout = 120_000
let portal: Portal
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

test('a trial ends with its document: titles of choices, amounts as amounts, a dash where nobody signed', {
  timeout,
}, async () => {
  const { resource_id } = await givenTrialFlow(portal.platform)

  const { data } = await make(resource_id, trialInput)

  expect(data).toMatchObject({ state: 'ready', pages: 1, filled: 13 })
  const words = await wordsAt(data.pdf)
  expect(words).toContain('青禾/BX-001')
  expect(words).toContain('交通:1,146.00:2;住宿:187.50:1;')
  // The sum is the form's, whatever was sent.
  expect(words).toContain('1,333.50/否')
  expect(words).toContain('半夏/同意/2026-11-17')
  expect(words).toContain('09:20')
  expect(words).toContain('[—]')
  expect((await portal.app.inject({ url: data.docx })).rawPayload.subarray(0, 2).toString()).toBe('PK')
})

test('a document is written in the language of the page, or in simplified Chinese where it has none', {
  timeout,
}, async () => {
  const { resource_id } = await givenTrialFlow(portal.platform)

  const english = await make(resource_id, { ...trialInput, language: 'en' })
  const traditional = await make(resource_id, { ...trialInput, language: 'zh-TW' })

  expect(await wordsAt(english.data.pdf)).toMatch(/EX-001.*Transport:1,146.00.*No.*Banxia/)
  expect(traditional.data.state).toBe('ready')
})

test('values that do not fit the form are refused', async () => {
  const { resource_id } = await givenTrialFlow(portal.platform)
  const wrong = { ...trialInput.values, items: [{ kind: 'boat', amount: -1 }] }

  const { code, data } = await make(resource_id, { ...trialInput, values: wrong })

  expect(code).toBe(failures.invalid_input.code)
  expect(data.field).toBe('values')
})

test('more than 256 kB of values are refused', async () => {
  const { resource_id } = await givenTrialFlow(portal.platform)
  const values = { ...trialInput.values, applicant: 'a'.repeat(256 * 1024) }

  expect((await make(resource_id, { ...trialInput, values })).code).toBe(failures.too_large.code)
})

test('a flow without a document has nothing to make', async () => {
  const { resource_id } = await givenTrialFlow(portal.platform, { bound: false })

  expect((await make(resource_id, trialInput)).code).toBe(failures.not_found.code)
})

test('what was made is gone after ten minutes', { timeout }, async () => {
  const { resource_id } = await givenTrialFlow(portal.platform)
  const { redis } = portal.platform.cache
  const { data } = await make(resource_id, trialInput)
  const token = /trial-([\w-]+)/.exec(data.pdf)?.[1]
  const keys = await redis.keys(`${portal.platform.config.REDIS_PREFIX}trial-document:${token}:*`)

  const left = await Promise.all(keys.map((key) => redis.ttl(key)))
  expect(left).toHaveLength(2)
  for (const seconds of left) expect(seconds).toBeGreaterThan(0)
  expect(Math.max(...left)).toBeLessThanOrEqual(600)
  expect((await portal.app.inject({ url: data.pdf })).statusCode).toBe(200)

  await Promise.all(keys.map((key) => redis.expireat(key, 1)))

  expect((await portal.app.inject({ url: data.pdf })).statusCode).toBe(404)
  expect((await portal.app.inject({ url: data.docx })).statusCode).toBe(404)
})

test('one network makes six documents a minute', async () => {
  // The clock stands still in the middle of a minute: across its edge more would pass.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 + 30_000 })
  const { resource_id } = await givenTrialFlow(portal.platform, { bound: false })
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  await expect.poll(() => portal.platform.cache.redis.status).toBe('ready')
  const [set = ''] = (await fetch(`${address}/api/users/mine/infos`)).headers.getSetCookie()
  const cookie = set.split(';')[0] ?? ''
  const headers = {
    'content-type': 'application/json',
    cookie,
    [antiForgery.header]: cookie.slice(cookie.indexOf('=') + 1),
  }
  const url = `${address}/api/resources/${resource_id}/versions/1.0.0/trial-document`
  const codes: number[] = []

  for (let round = 0; round < 7; round++) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(trialInput) })
    codes.push((await answer.json()).code)
  }
  vi.useRealTimers()

  const none = failures.not_found.code
  expect(codes).toEqual([none, none, none, none, none, none, failures.too_many_requests.code])
})

function make(resource_id: number, input: object) {
  return portal.post(`/api/resources/${resource_id}/versions/1.0.0/trial-document`, input)
}

async function wordsAt(address: string) {
  const { rawPayload, headers } = await portal.app.inject({ url: address })
  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' })
  const pages = await inWorkFolder(async (folder) => {
    await writeFile(join(folder, 'a.pdf'), rawPayload)
    return readText(folder, 'a.pdf', 5, new AbortController().signal)
  })
  return pages.flatMap(({ words }) => words.map(([, , , , word]) => word)).join('')
}
