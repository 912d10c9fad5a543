import { setTimeout as sleep } from 'node:timers/promises'
import { antiForgery } from '@atrium/contract/forgery'
import { linkFor } from '../people.ts'
import { buildPageRequest, pageAddresses } from './addresses.ts'
import type { Caller } from './calls.ts'
import { buildCall, isExcluded, type Operation, pickCaller, pickOperation, readDescription } from './calls.ts'
import type { Generator } from './generate-value.ts'
import { type Defect, findDefect, isTooSlow, type Received } from './judge.ts'
import { seededRandom } from './random.ts'
import { type HostileRequest, send } from './send.ts'

const concurrency = 8
/** Far above the limit of a hang: on a busy machine an answer may come late without being a hang. */
const patience = 30_000
const replays = 3
/** Shown of each kind of finding. */
const examples = 2

interface Finding {
  request: HostileRequest
  received: Received
  defect: Defect
}

/** Sends hostile calls and page addresses; true when none of them showed a defect. */
export async function fuzz({ calls, pages, seed }: { calls: number; pages: number; seed: number }): Promise<boolean> {
  console.log(`fuzz: ${calls} calls, ${pages} page addresses, --seed ${seed}`)
  const { operations, schemas } = readDescription()
  const sessions = await openSessions()
  const known = await collectKnownValues(operations, sessions.administrator)
  const random = seededRandom(seed)
  const patterns = pageAddresses()

  // Generated before anything is sent: the order of answers must not change what a seed means.
  const requests = Array.from({ length: calls + pages }, (_, index): HostileRequest => {
    const generator: Generator = { random, schemas, known, mutation: random.pick([0, 0, 0.05, 0.15, 0.4]) }
    const isPage = Math.floor(((index + 1) * pages) / (calls + pages)) > Math.floor((index * pages) / (calls + pages))
    if (isPage) return buildPageRequest(generator, patterns)
    const caller = pickCaller(random)
    return buildCall(generator, pickOperation(random, operations, caller), caller)
  })

  const began = performance.now()
  const received = await sendAll(requests, sessions)
  const seconds = (performance.now() - began) / 1_000
  const findings = await judgeAll(requests, received, sessions)

  printTable(requests, received, findings, seconds)
  return findings.length === 0
}

async function sendAll(requests: HostileRequest[], sessions: Record<string, SessionHeaders>): Promise<Received[]> {
  const received: Received[] = []
  let next = 0
  async function work() {
    for (let index = next++; index < requests.length; index = next++) {
      received[index] = await send(withSession(requests[index] as HostileRequest, sessions, index), patience)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return received
}

function withSession(request: HostileRequest, sessions: Record<string, SessionHeaders>, index: number) {
  if (request.kind === 'page') return request
  // Many networks, as visitors have: otherwise most calls would only meet the rate limits of one.
  const network = { 'x-forwarded-for': `198.51.${index % 100}.${index % 250}` }
  return { ...request, headers: { ...network, ...sessions[request.caller], ...request.headers } }
}

/**
 * What was slow or unavailable is asked again, alone: a hang shows itself again, a busy machine does not. Everything else
 * is judged by its first answer.
 */
async function judgeAll(requests: HostileRequest[], received: Received[], sessions: Record<string, SessionHeaders>) {
  const findings: Finding[] = []
  for (const [index, request] of requests.entries()) {
    let answer = received[index] as Received
    for (let replay = 0; replay < replays && isTooSlow(answer); replay++) {
      await sleep(200 * replay)
      answer = await send(withSession(request, sessions, index), patience)
    }
    const defect = findDefect(request, answer)
    if (defect) findings.push({ request, received: answer, defect })
  }
  return findings
}

/** Values from the demo content for every parameter that stands in a path, read from the lists an administrator sees. */
async function collectKnownValues(operations: readonly Operation[], headers: SessionHeaders) {
  const names = new Set(
    operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'path').map(({ name }) => name)),
  )
  const found = new Map<string, Set<string | number>>(
    [...names, ...Object.keys(commonValues)].map((name) => [name, new Set()]),
  )

  for (const operation of operations) {
    const { method, path } = operation
    if (method !== 'GET' || path.includes('{') || isExcluded(operation, 'administrator')) continue
    const { data } = await read(path, headers)
    visit(data, (name, value) => {
      if (found.has(name) && (typeof value === 'number' || typeof value === 'string')) found.get(name)?.add(value)
      const digest = name === 'cover' ? /^\/file\/thumbnail\/\d+\/(\w+)\//.exec(String(value))?.[1] : undefined
      if (digest) found.get('digest')?.add(digest)
    })
  }
  for (const [name, values] of Object.entries(commonValues)) for (const value of values) found.get(name)?.add(value)
  return new Map([...found].map(([name, values]) => [name, [...values].slice(0, 40)] as const))
}

/** For parameters that no list names, and for parts of addresses that are not those of calls. */
const commonValues: Record<string, (string | number)[]> = {
  digest: [],
  picture: ['640.png', '320.avif', '1200.png', 'light-640.png', 'dark-320.webp'],
  language: ['zh-CN', 'zh-TW', 'en'],
  version: ['1.0.0', '1.1.0'],
  number: [1, 2, 3],
  product: ['oa'],
  type: ['wechat', 'flow', 'form', 'login'],
  report: ['visits', 'downloads', 'searches'],
  screen: ['users', 'tags', 'resources', 'audit_log', 'feedback'],
}

function visit(value: unknown, found: (name: string, value: unknown) => void) {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    found(name, part)
    visit(part, found)
  }
}

function printTable(requests: HostileRequest[], received: Received[], findings: Finding[], seconds: number) {
  const times = received.map(({ ms }) => ms).sort((a, b) => a - b)
  const percentile = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`
  const countBy = (values: (string | number)[]) =>
    Object.entries(Object.groupBy(values, String))
      .map(([value, all]) => `${value} × ${all?.length}`)
      .join(', ')
  const defects = (kind: Defect) => findings.filter(({ defect }) => defect === kind).length

  console.table({
    requests: requests.length,
    seconds: Math.round(seconds),
    'p50 / p95 / p99': [0.5, 0.95, 0.99].map(percentile).join(' / '),
    callers: countBy(requests.map(({ kind, caller }) => (kind === 'page' ? 'page' : caller))),
    statuses: countBy(received.map(({ status }) => status)),
    codes: countBy(received.flatMap(({ text }) => /^\{"code":(\d+)/.exec(text)?.[1] ?? [])),
    'slower than 5 s once': received.filter(({ ms }) => ms > 5_000).length,
    'server errors': defects('server error'),
    'hangs over 5 s': defects('hang'),
    'leaked stack traces': defects('leaked internals'),
    'not JSON from /api': defects('not JSON'),
    'pages that are no pages': defects('not a page'),
    'redirects to other sites': defects('foreign redirect'),
    'broken connections': defects('broken connection'),
  })
  const groups = Map.groupBy(findings, ({ request, defect }) => `${defect}: ${request.name}`)
  for (const [title, group] of groups) {
    console.error(`\n${title} × ${group.length}`)
    for (const finding of group.slice(0, examples)) console.error(describeFinding(finding))
  }
}

function describeFinding({ request, received }: Finding) {
  const { caller, method, address, headers, body } = request
  return [
    `  ${caller}: ${method} ${address.slice(0, 500)} ${JSON.stringify(headers).slice(0, 200)}`,
    ...(body === null ? [] : [`    body: ${JSON.stringify(body.slice(0, 500))}`]),
    `    answer: ${received.status} in ${Math.round(received.ms)} ms ${received.error ?? received.text.slice(0, 200)}`,
  ].join('\n')
}

/** What a browser of this person sends with every call. */
type SessionHeaders = Record<string, string>

async function openSessions(): Promise<Record<Caller, SessionHeaders>> {
  return {
    visitor: await withForgeryToken({}),
    member: await withForgeryToken(await signIn('common')),
    administrator: await withForgeryToken(await signIn('administrator')),
  }
}

async function signIn(person: 'common' | 'administrator'): Promise<SessionHeaders> {
  const { data } = await read(`/api/users/mine/infos?token=${await linkFor(person)}`, {})
  return { authorization: `Bearer ${(data as { token: string }).token}` }
}

async function withForgeryToken(headers: SessionHeaders): Promise<SessionHeaders> {
  const received = await send({ method: 'GET', address: '/api/users/mine/infos', headers, body: null }, 60_000)
  const cookie = received.headers['set-cookie']?.find((one) => one.startsWith(`${antiForgery.cookie}=`))
  const token = cookie?.slice(antiForgery.cookie.length + 1).split(';')[0]
  if (!token) throw new Error(`no anti-forgery cookie came with ${received.status} ${received.text}`)
  return { ...headers, cookie: `${antiForgery.cookie}=${token}`, [antiForgery.header]: token }
}

/** A call that is expected to succeed. */
async function read(address: string, headers: SessionHeaders): Promise<{ code: number; data: unknown }> {
  const { status, text } = await send({ method: 'GET', address, headers, body: null }, 60_000)
  try {
    return JSON.parse(text) as { code: number; data: unknown }
  } catch {
    throw new Error(`GET ${address} answered ${status} without JSON`)
  }
}
