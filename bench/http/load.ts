/** The two load generators: wrk for anything that speaks HTTP, pgbench for PostgreSQL alone. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { PgbenchScript } from './recorded-call.ts'

const run = promisify(execFile)

export interface LoadResult {
  requests: number
  /** A second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Answers other than 2xx and 3xx, and connections that failed. */
  failures: number
}

export interface BenchAddress {
  language: string
  address: string
}

export interface HttpLoad {
  /** `http://127.0.0.1:7300` */
  base: string
  addresses: readonly BenchAddress[]
  encoding?: string
  connections: number
  /** Calls with a limit of their own need more networks than others. */
  networks?: number
}

const fewestLines = 1_000

export async function runWrk(load: HttpLoad, seconds: number): Promise<LoadResult> {
  const { base, addresses, encoding = 'identity', connections, networks = 200 } = load
  const folder = await mkdtemp(join(tmpdir(), 'atrium-bench-'))
  const file = join(folder, 'addresses')
  const repeated = Array.from({ length: Math.ceil(fewestLines / addresses.length) }, () => addresses).flat()
  await writeFile(file, repeated.map(({ language, address }) => `${language} ${address}\n`).join(''))

  const script = join(import.meta.dirname, 'addresses.lua')
  const parameters = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script, base]
  const { stdout } = await run('wrk', parameters, {
    env: { ...process.env, ADDRESSES: file, ENCODING: encoding, NETWORKS: String(networks) },
  })
  await rm(folder, { recursive: true })
  const counted = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return { ...counted, rate: counted.requests / counted.seconds }
}

export interface DatabaseLoad {
  url: string
  /** Chosen from at random. */
  scripts: readonly PgbenchScript[]
  clients: number
}

export async function runPgbench({ url, scripts, clients }: DatabaseLoad, seconds: number): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-bench-'))
  const files = await Promise.all(
    scripts.map(async ({ text }, index) => {
      const file = join(folder, `${index}.sql`)
      await writeFile(file, text)
      return file
    }),
  )
  const parameters = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '1', '-T', `${Math.ceil(seconds)}`, '-l']
  // The settings of the portal's own connections (server/src/platform/db/pool.ts).
  const env = { ...process.env, PGOPTIONS: '-c timezone=UTC -c jit=off' }
  const variables = scripts.flatMap((script) => Object.entries(script.variables))
  parameters.push('--log-prefix', join(folder, 'log'))
  parameters.push(...files.flatMap((file) => ['-f', file]), ...variables.map(([name, value]) => `-D${name}=${value}`))
  const { stdout } = await run('pgbench', [...parameters, url], { env, maxBuffer: 10_000_000 })
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  const failures = Number(/number of failed transactions: (\d+)/.exec(stdout)?.[1] ?? 0)
  const took = (await readLatencies(folder)).sort((a, b) => a - b)
  await rm(folder, { recursive: true })
  const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0) / 1_000
  return { requests: took.length, rate, p50: at(0.5), p99: at(0.99), failures }
}

/** Microseconds, the third field of each line. */
async function readLatencies(folder: string): Promise<number[]> {
  const logs = (await readdir(folder)).filter((name) => name.startsWith('log'))
  const texts = await Promise.all(logs.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) =>
    text
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[2])),
  )
}

export interface RawAnswer {
  status: number
  body: Buffer
}

/** One answer as it comes over the wire, compressed where that was asked for. */
export function askOnce({ base, encoding = 'identity' }: HttpLoad, { language, address }: BenchAddress) {
  const headers = { 'accept-language': language, 'accept-encoding': encoding, 'x-forwarded-for': '10.0.0.1' }
  return new Promise<RawAnswer>((resolve, reject) => {
    const asked = request(base + address, { headers }, (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(pieces) }))
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
