/** The two load generators: wrk for anything that speaks HTTP, pgbench for PostgreSQL alone. */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { PgbenchScript } from './recorded-call.ts'

const run = promisify(execFile)

export interface LoadResult {
  requests: number
  /** What the server had to do: also those that were still under way when the time was over. */
  begun: number
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

export async function runWrk(load: HttpLoad, seconds: number, begin: () => Promise<void>): Promise<LoadResult> {
  const { base, addresses, encoding = 'identity', connections, networks = 200 } = load
  const folder = await mkdtemp(join(tmpdir(), 'atrium-bench-'))
  const file = join(folder, 'addresses')
  const repeated = Array.from({ length: Math.ceil(fewestLines / addresses.length) }, () => addresses).flat()
  await writeFile(file, repeated.map(({ language, address }) => `${language} ${address}\n`).join(''))

  const script = join(import.meta.dirname, 'addresses.lua')
  const parameters = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script, base]
  await begin()
  const { stdout } = await run('wrk', parameters, {
    env: { ...process.env, ADDRESSES: file, ENCODING: encoding, NETWORKS: String(networks) },
  })
  await rm(folder, { recursive: true })
  const counted = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return { ...counted, begun: counted.requests + connections, rate: counted.requests / counted.seconds }
}

export interface DatabaseLoad {
  url: string
  /** Each has a client of its own, which asks for nothing else: a client plans each of its statements a few times first. */
  scripts: readonly PgbenchScript[]
}

/** Seconds until every client has made its plans; they are not counted. */
const planningSeconds = 1

export async function runPgbench({ url, scripts }: DatabaseLoad, seconds: number, begin: () => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-bench-'))
  const running = Promise.all(
    scripts.map((script, index) => startClient(url, script, join(folder, `${index}`), seconds)),
  )
  await Promise.race([running, sleep(planningSeconds * 1_000)])
  await begin()
  const began = Date.now()
  const outputs = await running
  const ended = (await Promise.all(scripts.map((_, index) => readLog(folder, `${index}.log`)))).flat()
  await rm(folder, { recursive: true })

  const counted = ended.filter(({ at }) => at >= began)
  const took = counted.map((each) => each.took).sort((a, b) => a - b)
  const at = (share: number) => (took[Math.floor(took.length * share)] ?? 0) / 1_000
  const lasted = Math.max(...counted.map((each) => each.at)) - began
  return {
    requests: took.length,
    begun: took.length,
    rate: took.length / (lasted / 1_000),
    p50: at(0.5),
    p99: at(0.99),
    failures: outputs.reduce((sum, output) => sum + Number(/failed transactions: (\d+)/.exec(output)?.[1] ?? 0), 0),
  }
}

async function startClient(url: string, { text, variables }: PgbenchScript, file: string, seconds: number) {
  await writeFile(file, text)
  const duration = String(Math.ceil(seconds) + planningSeconds)
  const values = Object.entries(variables).map(([name, value]) => `-D${name}=${value}`)
  // The settings of the portal's own connections (server/src/platform/db/pool.ts).
  const env = { ...process.env, PGOPTIONS: '-c timezone=UTC -c jit=off' }
  const parameters = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '1',
    '-T',
    duration,
    '-l',
    '--log-prefix',
    `${file}.log`,
    '-f',
    file,
  ]
  const { stdout } = await run('pgbench', [...parameters, ...values, url], { env }).catch(({ stderr }) => {
    throw new Error(`pgbench failed: ${stderr}`)
  })
  return stdout
}

/** When each transaction ended, in milliseconds, and the microseconds it took. */
async function readLog(folder: string, prefix: string) {
  const [name = ''] = (await readdir(folder)).filter((each) => each.startsWith(prefix))
  const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n')
  return lines.map((line) => {
    const [, , took = 0, , second = 0, microsecond = 0] = line.split(' ').map(Number)
    return { took, at: second * 1_000 + microsecond / 1_000 }
  })
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
