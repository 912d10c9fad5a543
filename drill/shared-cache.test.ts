import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { callsByNoun } from '@atrium/contract/calls'
import { languages } from '@atrium/contract/languages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type BenchAddress, runWrk } from '../bench/http/load.ts'
import { givenPerson } from './given-person.ts'
import { freePort, querySql } from './portal.ts'
import { openPortalWithContent, type PortalWithContent } from './portal-with-content.ts'
import { report } from './report.ts'
import { startVarnish } from './varnish.ts'

/** REQUESTS=100000 makes a short run. */
const requests = Number(process.env.REQUESTS ?? 1_000_000)

/** Words that no page and no call shows to anybody else. */
const names = { staff: 'Cached Administrator', member: 'Cached Member' }

let portal: PortalWithContent
let varnish: Awaited<ReturnType<typeof startVarnish>>
let staff: Awaited<ReturnType<typeof givenPerson>>
let member: Awaited<ReturnType<typeof givenPerson>>

beforeAll(async () => {
  const port = await freePort()
  portal = await openPortalWithContent({
    TRUST_PROXY: '127.0.0.1',
    SHARED_CACHE_SECONDS: '300',
    PURGE_ADDRESSES: `http://127.0.0.1:${port}`,
  })
  varnish = await startVarnish(port, portal.port)
  staff = await givenPerson(portal.databaseUrl, { user_name: names.staff, is_administrator: true })
  member = await givenPerson(portal.databaseUrl, { user_name: names.member })
})

afterAll(async () => {
  await varnish?.stop()
  await portal?.close()
})

test('attack 37: what a member or staff got is never given to anybody else, and what visitors got never to them', async () => {
  const people: Person[] = [
    { who: 'staff', headers: { authorization: staff.authorization } },
    { who: 'member', headers: { authorization: member.authorization } },
    { who: 'visitor', headers: {} },
  ]
  const reads = Object.values(callsByNoun)
    .flat()
    .filter(({ method, events }) => method === 'GET' && !events)
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, '1'))
  const addresses = [...reads, '/', '/resource', '/case', '/person-center']
  const leaks: string[] = []
  let hits = 0

  for (const address of addresses) {
    const direct = await Promise.all(people.map(({ headers }) => read(portal.port, address, headers)))
    for (const person of [...people, ...people.toReversed()]) {
      const answer = await read(varnish.port, address, person.headers)
      hits += Number(answer.isHit)
      leaks.push(...leaksIn(answer, direct[people.indexOf(person)], person).map((leak) => `${address}: ${leak}`))
    }
  }

  report('private answers behind Varnish', { addresses: addresses.length, hits })
  expect(leaks).toEqual([])
  expect(hits).toBeGreaterThan(20)
})

test('a shared cache keeps a file that visitors may read, and answers 410 as soon as it is withdrawn', async () => {
  const [version] = await querySql(
    portal.databaseUrl,
    `select item_id, version_id from resource join item using (item_id)
     where item.state = 'published' and version_id is not null order by version_id limit 1`,
  )
  const { text } = await portal.post(`/api/resources/${version?.item_id}/download`, {})
  const counted = await read(varnish.port, JSON.parse(text).data.address)
  const address = counted.location ?? ''

  const [first, second] = [await read(varnish.port, address), await read(varnish.port, address)]
  const withdrawn = await portal.put(
    `/api/management/resources/${version?.item_id}/versions/${version?.version_id}/state`,
    { decision: 'withdraw', grounds: 'security', reason: 'drill' },
    { authorization: staff.authorization },
  )
  const gone = await read(varnish.port, address)

  expect(JSON.parse(withdrawn.text)).toMatchObject({ code: 0 })
  expect([counted.status, first.status, second.status, gone.status]).toEqual([302, 200, 200, 410])
  expect([counted.isHit, second.isHit, gone.isHit]).toEqual([false, true, false])
  expect(second.text).toBe(first.text)
})

test('a shared cache answers 99 of 100 requests, and a publication or withdrawal shows through it within two seconds', async () => {
  const case_id = await findCase()
  // Without the one that is withdrawn meanwhile: it would answer 404.
  const population = (await publicAddresses()).filter(({ address }) => address !== `/case/${case_id}`)
  const before = await varnish.counts()

  const [replay, shown] = await Promise.all([
    replayVisits(drawByZipf(population, 100_000)),
    withdrawAndPublish(case_id),
  ])

  const after = await varnish.counts()
  const hitRatio = (after.hits - before.hits) / (after.requests - before.requests)
  report('replay through Varnish', {
    addresses: population.length,
    requests: replay.requests,
    per_second: replay.requests / replay.seconds,
    failures: replay.failures,
    hits_per_10000: hitRatio * 10_000,
    purges: after.purges - before.purges,
    withdrawn_after_ms: shown.withdrawn,
    published_after_ms: shown.published,
  })
  expect(replay.failures).toBe(0)
  expect(hitRatio).toBeGreaterThanOrEqual(0.99)
  expect(Math.max(shown.withdrawn, shown.published)).toBeLessThan(2_000)
})

async function replayVisits(visits: BenchAddress[]) {
  const sum = { requests: 0, failures: 0, seconds: 0 }
  while (sum.requests < requests) {
    const load = { base: varnish.address, addresses: visits, encoding: 'gzip', connections: 32 }
    const result = await runWrk(load, 20, async () => {})
    sum.requests += result.requests
    sum.failures += result.failures
    sum.seconds += result.requests / result.rate
  }
  return sum
}

interface Answer {
  status: number
  code: unknown
  text: string
  isHit: boolean
  policy: string | null
  cookie: string | null
  location: string | null
}

async function read(port: number, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${address}`, { headers, redirect: 'manual' })
  const text = await response.text()
  return {
    status: response.status,
    code: response.headers.get('content-type')?.includes('json') ? JSON.parse(text).code : null,
    text,
    // Two numbers: this request, and the one that brought the object into the cache.
    isHit: / /.test(response.headers.get('x-varnish') ?? ''),
    policy: response.headers.get('cache-control'),
    cookie: response.headers.get('set-cookie'),
    location: response.headers.get('location'),
  }
}

interface Person {
  who: 'staff' | 'member' | 'visitor'
  headers: Record<string, string>
}

/** What the answer through the cache shows of somebody else's. Texts are not compared: they hold moments and counts. */
function leaksIn(answer: Answer, direct: Answer | undefined, { who }: Person): string[] {
  const isShared = answer.cookie === null && answer.policy?.startsWith('public')
  const claims: Record<string, boolean> = {
    [`${who} got ${answer.status}/${answer.code} instead of ${direct?.status}/${direct?.code}`]:
      answer.status !== direct?.status || answer.code !== direct?.code,
    [`${who} was answered from the cache`]: answer.isHit && who !== 'visitor',
    'an answer that is not shared was kept': answer.isHit && !isShared,
    'a visitor read a name': who === 'visitor' && Object.values(names).some((name) => answer.text.includes(name)),
  }
  return Object.keys(claims).filter((claim) => claims[claim])
}

async function findCase(): Promise<number> {
  const [row] = await querySql(
    portal.databaseUrl,
    `select item_id from item where kind = 'case' and state = 'published' order by item_id limit 1`,
  )
  return Number(row?.item_id)
}

/** Milliseconds from the answer to staff until visitors see the change through the cache, in the call and on the page. */
async function withdrawAndPublish(case_id: number) {
  const path = `/api/management/cases/${case_id}`
  const { authorization } = staff

  async function untilShown(wanted: boolean, began = performance.now()) {
    const isShown = async () => {
      const [call, page] = [
        await read(varnish.port, `/api/cases/${case_id}`),
        await read(varnish.port, `/case/${case_id}`),
      ]
      return (call.code === 0) === wanted && (page.status === 200) === wanted
    }
    await vi.waitUntil(isShown, { timeout: 60_000, interval: 20 })
    return performance.now() - began
  }

  await untilShown(true)
  await sleep(10_000)
  expect((await portal.post(`${path}/withdrawal`, { reason: 'drill' }, { authorization })).status).toBe(200)
  const withdrawn = await untilShown(false)
  await sleep(10_000)
  expect((await portal.put(`${path}/publication`, {}, { authorization })).status).toBe(200)
  return { withdrawn, published: await untilShown(true) }
}

/** Pages of the site map and the calls that they make most, in every language. */
async function publicAddresses(): Promise<BenchAddress[]> {
  const index = await (await fetch(`http://127.0.0.1:${portal.port}/sitemap.xml`)).text()
  const files = await Promise.all(locationsIn(index).map(async (path) => (await read(portal.port, path)).text))
  const pages = files.flatMap(locationsIn).filter((path) => !path.includes('?lang='))
  const lists = ['resources', 'cases', 'videos', 'apps'].flatMap((noun) =>
    [1, 2, 3].map((page) => `/api/${noun}?page=${page}`),
  )
  return [...pages, ...lists].flatMap((address) => languages.map((language) => ({ language, address })))
}

function locationsIn(siteMap: string): string[] {
  return Array.from(siteMap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
}

/** The first is asked for twice as often as the second, three times as often as the third. */
function drawByZipf(population: readonly BenchAddress[], count: number): BenchAddress[] {
  const ranked = population.toSorted((one, other) => rankOf(one) - rankOf(other))
  const weights = ranked.map((_, index) => 1 / (index + 1))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return ranked.flatMap((address, index) =>
    Array.from({ length: Math.max(1, Math.round(((weights[index] ?? 0) / sum) * count)) }, () => address),
  )
}

/** An order that has nothing to do with the address, the same in every run. */
function rankOf({ language, address }: BenchAddress): number {
  return createHash('sha256').update(`${language} ${address}`).digest().readUInt32BE()
}
