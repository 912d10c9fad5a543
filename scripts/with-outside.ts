/**
 * with-outside.ts COMMAND…: runs COMMAND with stand-ins for WeChat, an OpenID Connect provider and a carrier of text
 * messages beside it, for demo and development. What the environment sets already stays: real services come first.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startOutside } from './outside.ts'

const [command = '', ...parameters] = process.argv.slice(2)
const { PORT = '7300', PUBLIC_ADDRESS = 'http://127.0.0.1:7300' } = process.env
const first = Number(PORT) + 30

const { settings, close } = await startOutside({ wechat: first, oidc: first + 1, carrier: first + 2 }, PUBLIC_ADDRESS)
const running = spawn(command, parameters, { stdio: 'inherit', env: { ...settings, ...process.env } })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => running.kill(signal))

const [code] = await once(running, 'exit')
await close()
process.exitCode = code ?? 0
