import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../drill/portal.ts'
import { serverFlags } from '../../web/server-flags.ts'

export const repository = join(import.meta.dirname, '../..')

/** A server under measurement. */
export interface BenchServer {
  pid: number
  base: string
  stop(): Promise<void>
}

/** One web process of a checkout's production build, with limits that no load generator reaches. */
export async function startWebProcess(
  environment: Record<string, string>,
  checkout = repository,
): Promise<BenchServer & { port: number }> {
  if (!existsSync(join(checkout, 'web/build/server/index.js')))
    throw new Error(`npm run build comes first in ${checkout}`)
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const server = await startProgram({
    parameters: [...serverFlags(1_000), 'web/server.ts'],
    folder: checkout,
    environment: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      METRICS_PORT: '0',
      PUBLIC_ADDRESS: base,
      CONTENT_ADDRESS: `http://localhost:${port}`,
      RATE_LIMIT_PER_MINUTE: '100000000',
      DATABASE_CONNECT_TIMEOUT: '5000',
      DRAIN_NOTICE_SECONDS: '0',
      // As deploy/nginx/atrium.conf asks for.
      DOWNLOAD_BY: 'nginx',
      TRUST_PROXY: '127.0.0.1',
      ...environment,
    },
    readyAddress: `${base}/readyz`,
  })
  return { ...server, base, port }
}

interface Program {
  command?: string
  parameters: string[]
  folder: string
  environment: NodeJS.ProcessEnv
  /** Answers 2xx once the program is ready. */
  readyAddress: string
}

const longestStart = 180_000

export async function startProgram({
  command = process.execPath,
  parameters,
  folder,
  environment,
  readyAddress,
}: Program) {
  const child = spawn(command, parameters, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (log = (log + text).slice(-4_000)))
  }
  const ended = once(child, 'exit')
  const until = Date.now() + longestStart
  while (!(await isReady(readyAddress))) {
    if (child.exitCode !== null || Date.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`${command} ${parameters.join(' ')} does not start:\n${log}`)
    }
    await sleep(100)
  }
  return {
    pid: Number(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function isReady(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}
