/** What a run found, as it is kept beside the code: the report is written from these files. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { TargetResult } from './rounds.ts'

export const serverNames = {
  portal: 'portal',
  before: 'portal before',
  behindNginx: 'portal through nginx',
  pgbench: 'pgbench, same SQL',
  fastify: 'bare Fastify + pg, same SQL',
  nginx: 'nginx, same bytes',
} as const

export interface RunResult {
  date: string
  commit: string
  machine: string
  /** Load average before and after: what else the machine did. */
  load: [before: number, after: number]
  rounds: number
  seconds: number
  rows: number[]
  /** The commit of the build measured beside, if any. */
  before: string | null
  targets: TargetResult[]
  /** Peers that could not be measured, and why. */
  missing: { server: string; reason: string }[]
}

const folder = join(import.meta.dirname, 'results')

export function saveResult(result: RunResult): void {
  const known: string[] = Object.values(serverNames)
  const hasPeers = result.targets.some(({ server }) => !known.includes(server))
  const kind = [...(result.before ? ['beside'] : []), ...(hasPeers ? ['peers'] : [])]
  const name = ['rows', ...result.rows, ...kind].join('-')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(result, null, 2)}\n`)
}

/** The newest first. */
export function readResults(): RunResult[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): RunResult => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .sort((a, b) => b.date.localeCompare(a.date))
}

export function commitOf(checkout = import.meta.dirname): string {
  const git = (...words: string[]) => execFileSync('git', ['-C', checkout, ...words], { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return git('rev-parse', '--short=10', 'HEAD') + (isChanged ? ' with changes' : '')
}

export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${cpus().length} cores (${model}), ${Math.round(totalmem() / 1024 ** 3)} GB, Node ${process.versions.node}`
}

export function loadNow(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1))
}
