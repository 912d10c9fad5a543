/** The whole portal as `npm start` runs it: production build, two web processes and a worker, own port and database. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { antiForgery } from '@atrium/contract/forgery'
import { openForgeryTokens } from '@atrium/server/platform/http/protection/forgery-token'
import { bearerToken } from '@atrium/server/platform/http/viewer'
import { openSecret } from '@atrium/server/platform/secret/secret'
import { createDatabase, type TestDatabase } from '../server/test/database.ts'

export { querySql } from '../server/test/database.ts'

const repository = join(import.meta.dirname, '..')

export interface DrillPortal {
  port: number
  /** Of the web processes that serve now. */
  webProcesses(): number[]
  get(path: string, headers?: Record<string, string>): Promise<TimedResponse>
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<TimedResponse>
  put(path: string, body: unknown, headers?: Record<string, string>): Promise<TimedResponse>
  signal(signal: NodeJS.Signals): void
  /** Lines of the log that hold the words. */
  linesWith(words: string): string[]
  close(): Promise<void>
}

export interface TimedResponse {
  status: number
  headers: Headers
  text: string
  milliseconds: number
}

/** `from`: the folder of another release. */
export async function openPortal(environment: Record<string, string>, from = repository): Promise<DrillPortal> {
  if (!existsSync(join(from, 'web/build/server/index.js'))) throw new Error('npm run build comes first')
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const lines: string[] = []

  const supervisor = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: from,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_ADDRESS: address,
      PROCESSES: '2',
      // The same server under another name: to browsers another origin.
      CONTENT_ADDRESS: `http://localhost:${port}`,
      RATE_LIMIT_PER_MINUTE: '10000000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')))
  }
  const ended = once(supervisor, 'exit')
  const linesWith = (words: string) => lines.filter((line) => line.includes(words))
  const webProcesses = () =>
    childrenOf(supervisor.pid).filter((pid) => linesWith('Server listening').join().includes(`"pid":${pid},`))

  for (let waited = 0; ; waited += 50) {
    if (waited > 120_000 || supervisor.exitCode !== null)
      throw new Error(`the portal does not open:\n${lines.join('\n')}`)
    if (webProcesses().length === 2 && linesWith('"worker started"').length > 0) break
    await sleep(50)
  }

  async function ask(path: string, options: RequestInit): Promise<TimedResponse> {
    const began = performance.now()
    const response = await fetch(address + path, options)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, milliseconds: performance.now() - began }
  }

  const forgery = openForgeryTokens(openSecret({ SECRET_KEY: process.env.SECRET_KEY ?? '' }))
  function forgeryProof(authorization: string | undefined) {
    const token = forgery.issue(bearerToken(authorization))
    return { cookie: `${antiForgery.cookie}=${token}`, [antiForgery.header]: token }
  }

  const write =
    (method: string) =>
    (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...forgeryProof(headers.authorization), ...headers },
      })

  return {
    port,
    webProcesses,
    linesWith,
    get: (path, headers = {}) => ask(path, { headers }),
    post: write('POST'),
    put: write('PUT'),
    signal: (signal) => supervisor.kill(signal),
    async close() {
      supervisor.kill('SIGTERM')
      await ended
    },
  }
}

function childrenOf(pid: number | undefined): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** An empty database on the services others use too. */
export function ownDatabase(): Promise<TestDatabase> {
  return createDatabase(`atrium_drill_${randomBytes(4).toString('hex')}`)
}
