import type { CallName } from './calls.ts'
import { type RunResult, serverNames } from './results.ts'
import type { TargetResult } from './rounds.ts'

/** A ratio within one run, or a time. */
export interface Goal {
  name: string
  sense: 'at least' | 'at most'
  limit: number
  unit: '×' | 'ms'
  measure(run: RunResult): number | null
  /** What stands in the way while it is missed. */
  cause: string
}

export interface GoalVerdict {
  goal: Goal
  /** Null where no run has measured it. */
  value: number | null
  run: RunResult | null
  isMet: boolean
}

/** Where a cause was not measured by this bench, it says where it comes from. */
const statementCost =
  'A list sends one statement, a detail one. Profile of the list in the web process: writing to the sockets 18 %, driver 8 %, Fastify and Node’s HTTP 12 %, building the statement and checking the answer (Kysely, zod) 10 %, JSON and ETag 6 %, garbage 4 %, the rest in pieces below 2 %. One process has one thread where pgbench keeps both cores busy.'
const peerCost =
  'The factor would need 0.2 to 0.35 ms for an answer of 9 kB: less than a bare Fastify route takes for one row by its key (0.3 to 0.4 ms with PostgreSQL). Only answers that are kept are that cheap. The answer also holds more than the peer’s flat row.'
const keptCost =
  'A kept answer is sent before the hooks run and is made anew once a second. What remains is Node’s own HTTP (reading a request, writing headers, one write to the socket), limits, log and metrics, on one thread where nginx has two processes.'
const hooksCost =
  'Every request passes the hooks for viewer, limits, headers, log and metrics, which the bare route has not.'

export const goals: Goal[] = [
  {
    name: 'list uncached, of pgbench with the same SQL, by requests a second',
    ...atLeast(0.3),
    measure: (run) => rateRatio(run, 'list', serverNames.pgbench),
    cause: statementCost,
  },
  ...peerGoals('list', { Directus: 40, Strapi: 40, Payload: 18 }),
  ...keptGoals('list-hot', 'list cached', 0.35),
  ...peerGoals('detail', { Strapi: 20, Payload: 20, Directus: 45 }),
  ...keptGoals('page-kept', 'kept HTML page in brotli', 0.45),
  {
    name: 'cheapest call, of a bare Fastify route with the same statement, by CPU',
    ...atMost(1.5),
    measure: (run) =>
      quotient(find(run, 'types', serverNames.portal)?.cpu, find(run, 'types', serverNames.fastify)?.cpu),
    cause: hooksCost,
  },
  ...(['list', 'detail'] as const).flatMap((call) => growthGoals(call)),
  {
    name: 'search for common words, 16 at once, among 1.2 million documents: p99',
    sense: 'at most',
    limit: 100,
    unit: 'ms',
    measure: (run) => find(run, 'search-common', serverNames.portal, 1_000_000)?.p99.median ?? null,
    cause:
      'Answers are kept while the index does not change, so that a search costs the same among 10,000 documents. Profile of the web process: writing to the sockets 10 %, Fastify and the router 8 %, analysing the words and pinyin 14 %, garbage collection 5 %, driver and building statements 8 %, highlighting 4 %; nothing stands out. A process answers 250 to 300 of them a second, and on two cores it shares them with PostgreSQL and the client: 16 at once wait 60 ms on average.',
  },
]

/** By the newest run that measured it. */
export function judgeGoal(goal: Goal, runs: readonly RunResult[]): GoalVerdict {
  for (const run of runs) {
    const value = goal.measure(run)
    if (value === null) continue
    return { goal, value, run, isMet: goal.sense === 'at least' ? value >= goal.limit : value <= goal.limit }
  }
  return { goal, value: null, run: null, isMet: false }
}

function atLeast(limit: number) {
  return { sense: 'at least', limit, unit: '×' } as const
}

function atMost(limit: number) {
  return { sense: 'at most', limit, unit: '×' } as const
}

function peerGoals(call: CallName, limits: Record<string, number>): Goal[] {
  return Object.entries(limits).map(([peer, limit]) => ({
    name: `${call}, CPU of ${peer} by CPU of the portal`,
    ...atLeast(limit),
    measure: (run) => quotient(find(run, call, peer)?.cpu, find(run, call, serverNames.portal)?.cpu),
    cause: `${statementCost} ${peerCost}`,
  }))
}

/** At the port of the web process, and through the nginx that is shipped, which keeps public answers as well. */
function keptGoals(call: CallName, name: string, limit: number): Goal[] {
  const servers = { 'at the web process': serverNames.portal, 'through the shipped nginx': serverNames.behindNginx }
  return Object.entries(servers).map(([where, server]) => ({
    name: `${name}, ${where}, of nginx with the same bytes, by requests a second`,
    ...atLeast(limit),
    measure: (run) => rateRatio(run, call, serverNames.nginx, server),
    cause: keptCost,
  }))
}

function growthGoals(call: CallName): Goal[] {
  const compare = (run: RunResult, figure: 'cpu' | 'p99') => {
    const [small, large] = [10_000, 1_000_000].map((rows) => find(run, call, serverNames.portal, rows))
    return quotient(large?.[figure], small?.[figure])
  }
  const cause =
    'Measured with intersections of bits at 542 µs each, three of them for a list: 53 % of the web process at a million rows. They take 77 µs since (index.bits.ts). Measured apart after that, on the same databases: 2,820 µs among 10,000 rows, 5,158 among a million (1.8 ×). What still grows: walking 1.2 million bits about eight times, and another statement to walk the order, because the matches are too large to send along.'
  return [
    {
      name: `${call}: growth of CPU from 10,000 to 1,000,000 rows`,
      ...atMost(1.3),
      measure: (run) => compare(run, 'cpu'),
      cause,
    },
    {
      name: `${call}: growth of p99 from 10,000 to 1,000,000 rows`,
      ...atMost(1.5),
      measure: (run) => compare(run, 'p99'),
      cause,
    },
  ]
}

function rateRatio(run: RunResult, call: CallName, yardstick: string, server: string = serverNames.portal) {
  return quotient(find(run, call, server)?.rate, find(run, call, yardstick)?.rate)
}

/** Among the first of the run's sizes, unless said otherwise: only there stand the yardsticks. */
function find(run: RunResult, call: CallName, server: string, rows = run.rows[0]): TargetResult | undefined {
  return run.targets.find((target) => target.call === call && target.server === server && target.rows === rows)
}

function quotient(one: { median: number } | undefined, other: { median: number } | undefined) {
  return one && other && other.median > 0 ? one.median / other.median : null
}
