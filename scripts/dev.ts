/** npm run dev: the portal with hot reloading, and beside it the worker, without which no code or mail would be sent. */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const METRICS_PORT = String(Number(process.env.METRICS_PORT ?? 7301) + 1)

// The worker first: it brings the database up to date.
const worker = fork(join(root, 'server/src/main.ts'), ['worker'], { env: { ...process.env, METRICS_PORT } })
const pages = spawn(process.execPath, [join(root, 'node_modules/.bin/react-router'), 'dev'], {
  cwd: join(root, 'web'),
  stdio: 'inherit',
})

const both = [worker, pages]
const stop = () => both.map((one) => one.kill('SIGTERM'))
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
await Promise.all(both.map((one) => once(one, 'exit').finally(stop)))
