import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { failed, percentile, startLoad } from './load.ts'
import { residentMegabytes } from './memory.ts'
import { startNginx } from './nginx.ts'
import { openPortalWithContent, type PortalWithContent } from './portal-with-content.ts'
import { report } from './report.ts'

/** ADDRESSES=1000 makes a short run. */
const addresses = Number(process.env.ADDRESSES ?? 10_000)
const connections = 64
/** Those of the flood come from this network, all others from 127.0.0.1. */
const crawler = '203.0.113.9'

let portal: PortalWithContent

beforeAll(async () => {
  portal = await openPortalWithContent({ TRUST_PROXY: '127.0.0.1' })
})

afterAll(() => portal?.close())

test('a client that asks for thousands of pages neither slows down calls nor takes kept pages away', async () => {
  const kept = ['/', '/resource', '/knowledge', '/case', '/video', '/download']
  for (const path of [...kept, ...kept, ...kept]) expect(await portal.get(path)).toMatchObject({ status: 200 })
  const before = residentOfAll()

  const calls = startLoad(portal.port, ['/api/website'], { clients: 2, pause: 20 })
  const visitors = startLoad(portal.port, kept, { clients: 2, pause: 50 })
  const began = performance.now()
  const flood = await floodPages()
  const took = performance.now() - began
  const [ofCalls, ofVisitors] = [await calls.stop(), await visitors.stop()]

  report('page flood', {
    addresses,
    seconds: took / 1_000,
    rendered: flood.filter(({ status }) => status === 200).length,
    refused: flood.filter(({ status }) => status === 503).length,
    calls: ofCalls.length,
    calls_p50_ms: percentile(ofCalls, 0.5),
    calls_p95_ms: percentile(ofCalls, 0.95),
    kept_pages: ofVisitors.length,
    kept_p50_ms: percentile(ofVisitors, 0.5),
    kept_p95_ms: percentile(ofVisitors, 0.95),
    memory_before_mb: before,
    memory_after_mb: residentOfAll(),
  })
  expect(ofVisitors.filter(failed)).toEqual([])
  expect(ofCalls.filter(failed)).toEqual([])
  expect(flood.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter === '1'))).toEqual(
    [],
  )
  expect(flood.some(({ status }) => status === 200)).toBe(true)
  expect(percentile(ofCalls, 0.95)).toBeLessThanOrEqual(100 * Number(process.env.ATRIUM_SLOWNESS ?? 1))
  // Two processes keep 64 MB of pages each, and more memory while they render.
  expect(residentOfAll() - before).toBeLessThan(600)
})

test('nginx keeps pages by language, and never for the portal’s cookies', async () => {
  const nginx = await startNginx(portal.port)
  onTestFinished(() => nginx.stop())
  const get = async (headers: Record<string, string>) => {
    const response = await fetch(`${nginx.address}/case?utm_source=drill`, { headers })
    const language = /<html lang="([^"]+)"/.exec(await response.text())?.[1]
    return { language, cookie: response.headers.get('set-cookie'), request: response.headers.get('x-request-id') }
  }

  const readers = [
    { headers: { 'accept-language': 'en' }, language: 'en' },
    { headers: { 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' }, language: 'zh-TW' },
    { headers: { 'accept-language': 'fr, zh-Hant-HK;q=0.5' }, language: 'zh-TW' },
    { headers: { 'accept-language': 'fr-FR,fr;q=0.9,en-GB;q=0.8' }, language: 'en' },
    { headers: { 'accept-language': 'ja' }, language: 'zh-CN' },
    { headers: { 'accept-language': 'en', cookie: 'current_local=zh-TW; atrium_csrf=mine' }, language: 'zh-TW' },
    { headers: { 'accept-language': 'zh-CN', cookie: 'current_local=nonsense' }, language: 'zh-CN' },
    { headers: { 'accept-language': 'en', 'x-atrium-language': 'zh-CN' }, language: 'en' },
  ]
  for (const { headers, language } of [...readers, ...readers]) {
    expect(await get(headers), JSON.stringify(headers)).toMatchObject({ language, cookie: null })
  }

  const kept = await Promise.all(Array.from({ length: 20 }, () => get({ 'accept-language': 'en' })))
  expect(new Set(kept.map(({ request }) => request)).size).toBeLessThan(20)
  expect(await nginx.errors()).toBe('')
})

interface FloodOutcome {
  path: string
  status: number | null
  retryAfter: string | undefined
}

/** Every address once, each a rendering of its own, on as many connections as a crawler opens; refusals do not slow it down. */
async function floodPages(): Promise<FloodOutcome[]> {
  const outcomes: FloodOutcome[] = []
  let next = 0

  async function crawl() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let id = next++; id < addresses; id = next++) outcomes.push(await ask(agent, addressOf(id)))
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, crawl))
  return outcomes
}

function addressOf(id: number): string {
  const kinds = [`/resource?q=word${id}`, `/search?q=word${id}`, `/case?industry_ids=[${id}]`, `/video?q=word${id}`]
  return kinds[id % kinds.length] ?? '/'
}

function ask(agent: Agent, path: string): Promise<FloodOutcome> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': crawler }
    const asked = request({ agent, port: portal.port, path, host: '127.0.0.1', headers }, (response) => {
      response
        .resume()
        .on('end', () =>
          resolve({ path, status: response.statusCode ?? null, retryAfter: response.headers['retry-after'] }),
        )
    })
    asked.on('error', () => resolve({ path, status: null, retryAfter: undefined }))
    asked.end()
  })
}

function residentOfAll(): number {
  return portal.webProcesses().reduce((sum, pid) => sum + (residentMegabytes(pid) ?? 0), 0)
}
