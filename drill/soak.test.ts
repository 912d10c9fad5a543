import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failed, percentile, startLoad } from './load.ts'
import { residentMegabytes } from './memory.ts'
import { openPortalWithContent, type PortalWithContent } from './portal-with-content.ts'
import { report } from './report.ts'

/** SOAK_MINUTES=3 makes a short run, which proves nothing about a leak. */
const minutes = Number(process.env.SOAK_MINUTES ?? 30)
const clients = 8

let portal: PortalWithContent

beforeAll(async () => {
  portal = await openPortalWithContent({ TRUST_PROXY: '127.0.0.1' })
})

afterAll(() => portal?.close())

test('under half of what they can serve, web processes take no more memory in the last third than in the middle', {
  timeout: (minutes + 15) * 60_000,
}, async () => {
  const paths = await pathsOfVisitors()
  const pause = await pauseOfHalfPeak(paths)
  const load = startLoad(portal.port, paths, { clients, pause })
  const began = performance.now()
  let answered = 0
  let failures = 0
  let slowest = 0
  const samples: { at: number; megabytes: number }[] = []
  while (performance.now() - began < minutes * 60_000) {
    await sleep(1_000)
    const megabytes = portal.webProcesses().reduce((sum, pid) => sum + (residentMegabytes(pid) ?? 0), 0)
    samples.push({ at: performance.now() - began, megabytes })
    // What was answered is counted and let go: the drill must not be what grows.
    answered += load.outcomes.length
    failures += load.outcomes.filter(failed).length
    slowest = Math.max(slowest, percentile(load.outcomes, 0.99))
    load.outcomes.length = 0
  }
  await load.stop()

  const third = (number: number) =>
    samples.filter(({ at }) => Math.floor((at / (minutes * 60_000)) * 3) === number).map(({ megabytes }) => megabytes)
  const [first, middle, last] = [mean(third(0)), mean(third(1)), mean(third(2))]
  report(`${minutes} minutes at half of the peak`, {
    requests: answered,
    a_second: answered / (minutes * 60),
    failures,
    slowest_second_p99_ms: slowest,
    first_third_mb: first,
    middle_third_mb: middle,
    last_third_mb: last,
    largest_mb: Math.max(...samples.map(({ megabytes }) => megabytes)),
    growth_percent: (last / middle - 1) * 100,
  })
  expect(failures).toBe(0)
  expect(last / middle).toBeLessThan(1.05)
})

/** Pages, lists, details and searches, thousands of different addresses: caches fill up and give way as they do in a day. */
async function pathsOfVisitors(): Promise<string[]> {
  const { text } = await portal.get('/api/resources?size=50')
  const resources: { resource_id: number; resource_type: string }[] = JSON.parse(text).data.list
  const words = ['请假', '报销', '合同', 'leave', 'qingjia', '采购', '会议', '用印']
  const languages = ['zh-CN', 'zh-TW', 'en']
  return resources.flatMap(({ resource_id: id, resource_type }, index) =>
    languages.flatMap((language) => [
      `/?lang=${language}`,
      `/resource?page=${1 + (index % 5)}&lang=${language}`,
      `/resource/${resource_type}/${id}?lang=${language}`,
      `/api/resources/${id}`,
      `/api/resources?size=${5 + (index % 20)}&page=${1 + (id % 3)}`,
      `/api/search?search=${encodeURIComponent(JSON.stringify({ q: words[index % words.length] }))}`,
      `/knowledge?lang=${language}`,
      `/api/website`,
    ]),
  )
}

/** The pause between two requests of a client that halves what the portal serves without one. */
async function pauseOfHalfPeak(paths: string[]): Promise<number> {
  const seconds = 20
  const full = startLoad(portal.port, paths, { clients, pause: 0 })
  await sleep(seconds * 1_000)
  const outcomes = await full.stop()
  const each = (seconds * 1_000 * clients) / outcomes.length
  report('peak', { a_second: outcomes.length / seconds, failures: outcomes.filter(failed).length })
  return each
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
