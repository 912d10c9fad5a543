/** docs/performance.md, wholly written from the kept results. */
import { type CallName, callTitles } from './calls.ts'
import { type GoalVerdict, goals, judgeGoal } from './goals.ts'
import { type RunResult, serverNames } from './results.ts'
import type { TargetResult } from './rounds.ts'

export function writeReport(runs: readonly RunResult[]): string {
  const parts = [introduction, goalTable(runs), ...runs.map(describeRun)]
  return `${parts.join('\n\n')}\n`
}

const introduction = `# Performance

Written by \`npm run bench -- --write\` from \`bench/http/results\`; do not edit it by hand. How to run it stands at the top of
\`bench/http/run.ts\`.

One web process of the production build is asked over HTTP by wrk (one thread), directly and through nginx with
\`deploy/nginx/atrium.conf\`. Everything it is compared with takes part in the same rounds, in turns, so that whatever else the
machine does hits all of them. Figures are medians of the rounds, with the least and the most in brackets. CPU is what the
server's processes and PostgreSQL's connections used for one request, read from /proc; it depends less on a busy machine than
requests a second, though a busy machine raises it too. Requests that were still
under way when a round ended are counted as one for each connection; where they are more than a tenth of those answered, the
CPU has a † and is an estimate. Only ratios within one run should be compared.

- **pgbench** runs the statements that the portal was recorded to send for the call, prepared, with 8 clients; its CPU is
  PostgreSQL's alone.
- **bare Fastify + pg** runs the same statements, prepared, and answers their rows as JSON.
- **nginx, same bytes** sends an answer of the portal from a file.
- **Directus, Strapi and Payload** read the same resources from one flat table each, with an index for every list, no cache and
  no limits; their answers hold less than the portal's. **Next.js** draws a smaller page (20 cards, 47 links) of the same list.
- Lists and details have so many different addresses that an answer which is kept for a second is rarely asked for again;
  'list, always the same address' is the cached case.`

export function goalTable(runs: readonly RunResult[]): string {
  const verdicts = goals.map((goal) => judgeGoal(goal, runs))
  return `## Goals

| goal | limit | value | | cause | run |
|---|---|---|---|---|---|
${verdicts.map(goalRow).join('\n')}`
}

function goalRow({ goal, value, run, isMet }: GoalVerdict): string {
  const limit = `${goal.sense === 'at least' ? '≥' : '≤'} ${goal.limit} ${goal.unit}`
  if (value === null || run === null) return `| ${goal.name} | ${limit} | | not measured | | |`
  const verdict = isMet ? 'met' : '**missed**'
  return `| ${goal.name} | ${limit} | ${short(value)} ${goal.unit} | ${verdict} | ${isMet ? '' : goal.cause} | ${nameOfRun(run)}${isBusy(run) ? ', busy machine' : ''} |`
}

function describeRun(run: RunResult): string {
  const conditions = `${run.machine}; load average ${run.load[0]} before and ${run.load[1]} after; ${run.rounds} rounds of ${run.seconds} s; commit ${run.commit}.`
  const busy = isBusy(run) ? [busyMachine] : []
  const missing = run.missing.map(({ server, reason }) => `${server} was not measured: ${reason}`)
  return [
    `## ${nameOfRun(run)}`,
    [conditions, ...busy, ...missing].join('\n\n'),
    targetTable(run),
    ...(run.before ? [beforeTable(run, run.before)] : []),
    ...(run.rows.length > 1 ? [growthTable(run)] : []),
  ].join('\n\n')
}

const busyMachine =
  '**The machine was busy with other work.** Requests a second and times are worth little, and ratios can be off by a factor of two: see the brackets, and calls that seem cheaper through nginx than without it. To be measured again on an idle machine.'

/** The load before a run is that of others. */
function isBusy({ load }: RunResult): boolean {
  return load[0] > 1
}

function nameOfRun({ date, rows, before }: RunResult): string {
  const sizes = rows.map((count) => count.toLocaleString('en')).join(', ')
  return `${date.slice(0, 16).replace('T', ' ')} UTC, ${sizes} rows${before ? `, beside ${before}` : ''}`
}

function targetTable({ targets, rounds }: RunResult): string {
  const calls = [...new Set(targets.map(({ call }) => call))]
  const rows = calls.flatMap((call) =>
    targets.filter((target) => target.call === call).map((target) => targetRow(target, rounds)),
  )
  return `| call | server | rows | at once | requests/s | p50 ms | p99 ms | CPU µs | of it server + PostgreSQL | memory MB | bytes | answered | failed |
|---|---|---|---|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}`
}

function targetRow(target: TargetResult, rounds: number): string {
  const { call, server, rows, clients, rate, p50, p99, cpu, server_cpu, database_cpu, memory, bytes, failures } = target
  const cells = [
    titleOf(call),
    server,
    rows.toLocaleString('en'),
    clients,
    withSpread(rate),
    short(p50.median),
    withSpread(p99),
    withSpread(cpu) + (isCutShort(target, rounds) ? ' †' : ''),
    `${short(server_cpu)} + ${short(database_cpu)}`,
    memory > 0 ? Math.round(memory) : '',
    bytes > 0 ? bytes : '',
    target.requests,
    failures,
  ]
  return `| ${cells.join(' | ')} |`
}

/** Many requests were still under way at the end of a round, beside those that were answered. */
function isCutShort({ clients, requests, server }: TargetResult, rounds: number): boolean {
  return server !== serverNames.pgbench && clients * rounds > requests / 10
}

/** What a change brought: the build of this checkout by the build it was measured beside. */
function beforeTable({ targets }: RunResult, before: string): string {
  const rows = targets
    .filter(({ server }) => server === serverNames.before)
    .flatMap((old) => {
      const now = targets.find(
        ({ server, call, rows }) => server === serverNames.portal && call === old.call && rows === old.rows,
      )
      return now ? [compared(titleOf(old.call), old, now)] : []
    })
  return `### Beside ${before}

| call | CPU µs before | now | now by before | requests/s before | now | now by before |
|---|---|---|---|---|---|---|
${rows.join('\n')}`
}

function compared(name: string, one: TargetResult, other: TargetResult): string {
  const cpu = `${withSpread(one.cpu)} | ${withSpread(other.cpu)} | ${short(other.cpu.median / one.cpu.median)}`
  const rate = `${withSpread(one.rate)} | ${withSpread(other.rate)} | ${short(other.rate.median / one.rate.median)}`
  return `| ${name} | ${cpu} | ${rate} |`
}

function growthTable({ targets, rows }: RunResult): string {
  const [small, large] = [Math.min(...rows), Math.max(...rows)]
  const of = (count: number) =>
    targets.filter((target) => target.server === serverNames.portal && target.rows === count)
  const lines = of(small).flatMap((one) => {
    const other = of(large).find(({ call }) => call === one.call)
    if (!other) return []
    const cpu = `${short(one.cpu.median)} | ${short(other.cpu.median)} | ${short(other.cpu.median / one.cpu.median)}`
    const p99 = `${short(one.p99.median)} | ${short(other.p99.median)} | ${short(other.p99.median / one.p99.median)}`
    return [`| ${titleOf(one.call)} | ${cpu} | ${p99} |`]
  })
  return `### Growth from ${small.toLocaleString('en')} to ${large.toLocaleString('en')} rows

| call | CPU µs small | large | growth | p99 ms small | large | growth |
|---|---|---|---|---|---|---|
${lines.join('\n')}`
}

function titleOf(call: string): string {
  return callTitles[call as CallName] ?? call
}

function withSpread({ median, min, max }: TargetResult['rate']): string {
  return `${short(median)} (${short(min)}–${short(max)})`
}

/** Three digits say all that such a measurement knows. */
export function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(value < 0.1 ? 2 : 3)))
}
