/**
 * npm run demo: an empty database becomes a running portal; prints each step with its time, then the address and how to
 * sign in. What the programs log goes to a file.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { people } from '@atrium/content/data/people'
import { loadContent } from '@atrium/content/load'
import { openLink } from '@atrium/server/areas/account/account.service'
import { type Config, readConfig } from '@atrium/server/config'
import { prepareDatabase } from '@atrium/server/migrate'
import { closePlatform, openPlatform, type Platform } from '@atrium/server/platform'
import { openLog } from '@atrium/server/platform/log/log'
import { wiring } from '@atrium/server/wiring'
import { startOutside } from './outside.ts'

const root = join(import.meta.dirname, '..')
const linkMinutes = 60
const logPath = '/tmp/atrium-demo.log'
const log = createWriteStream(logPath)

console.info(`Starting the demo. Details are logged to ${logPath}.\n`)
const began = performance.now()
const config = await step('services (PostgreSQL, Redis, S3, ClamAV, mail)', startServices)
const [links] = await Promise.all([
  step('database and content', () => loadDemo(config)),
  step('build of the web pages', async () => {
    if (await isBuildStale()) await run('npm', ['run', 'build'])
  }),
])
await step('portal', () => startPortal(config))
console.info(`
The portal is open after ${seconds(began)}: ${config.PUBLIC_ADDRESS}
${[...links, ...outboxes(config)].join('\n')}
`)
await step('videos and the installer of 200 MB, in the background', () =>
  withPlatform(config, (platform) => loadContent(platform, { films: 'all', installers: 'all' })),
)

/** Prints the step when it has ended; one that fails ends the demo and says where to look. */
async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  try {
    const result = await work()
    console.info(`  ${name}: ${seconds(began)}`)
    return result
  } catch (error) {
    console.error(`  ${name}: FAILED after ${seconds(began)}. See ${logPath}.\n${error}`)
    process.exit(1)
  }
}

function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(0)} s`
}

/** Local fakes of WeChat, an OpenID Connect provider and an SMS carrier belong to them; real ones in the environment come first. */
async function startServices(): Promise<Config> {
  const { stdout } = await promisify(execFile)(join(root, 'scripts/services/up'))
  for (const line of stdout.trim().split('\n')) {
    const [name = '', ...value] = line.split('=')
    process.env[name] ??= value.join('=')
  }
  const { PORT = '7300' } = process.env
  const { PUBLIC_ADDRESS = `http://127.0.0.1:${PORT}` } = process.env
  process.env.PUBLIC_ADDRESS = PUBLIC_ADDRESS
  const first = Number(PORT) + 30
  const { settings } = await startOutside({ wechat: first, oidc: first + 1, carrier: first + 2 }, PUBLIC_ADDRESS)
  Object.assign(process.env, { ...settings, ...process.env })
  return readConfig(process.env)
}

/** Without the videos, which take a minute to be made on a new machine, and without the largest installer. */
function loadDemo(config: Config): Promise<string[]> {
  return withPlatform(config, async (platform) => {
    await prepareDatabase(platform)
    await loadContent(platform, { installers: 'usual' })
    const administrator = people.find((person) => person.administrator)
    const member = people.find((person) => !person.administrator && !person.is_weaver)
    return [
      await signInLink(platform, 'administrator', administrator?.email),
      await signInLink(platform, 'common user', member?.email),
    ]
  })
}

async function signInLink({ db, config }: Platform, who: string, email: string | undefined): Promise<string> {
  const { user_id } = await db
    .selectFrom('account')
    .select('user_id')
    .where('email', '=', email ?? null)
    .executeTakeFirstOrThrow()
  const token = await openLink(db, user_id, linkMinutes)
  return `  as ${who}, once, within ${linkMinutes} minutes: ${config.PUBLIC_ADDRESS}/?token=${token}`
}

async function withPlatform<Result>(config: Config, work: (platform: Platform) => Promise<Result>): Promise<Result> {
  const platform = await openPlatform(config, wiring, openLog(config, log))
  try {
    return await work(platform)
  } finally {
    await closePlatform(platform)
  }
}

/** The pages are built once, and again when a file they are made from is newer than the build. */
async function isBuildStale(): Promise<boolean> {
  const built = await modifiedAt(join(root, 'web/build/server/index.js'))
  if (built === null) return true
  const sources = ['web/src', 'web/public', 'contract/src'].map((folder) => newestIn(join(root, folder)))
  return Math.max(...(await Promise.all(sources))) > built
}

async function newestIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const times = await Promise.all(files.map(({ parentPath, name }) => modifiedAt(join(parentPath, name))))
  return Math.max(0, ...times.map((time) => time ?? 0))
}

async function modifiedAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  )
}

/** From then on this process ends with the portal. */
async function startPortal({ HOST, PORT }: Config): Promise<void> {
  const portal = spawnLogged(process.execPath, ['scripts/start.ts'])
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
  for (;;) {
    if (portal.exitCode !== null) throw new Error(`the portal exited with ${portal.exitCode}`)
    const answer = await fetch(`http://${HOST}:${PORT}/readyz`).catch(() => null)
    if (answer?.ok) break
    await sleep(200)
  }
  portal.once('exit', (code) => process.exit(code ?? 0))
}

async function run(command: string, parameters: string[]) {
  const [code] = await once(spawnLogged(command, parameters), 'exit')
  if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} exited with ${code}`)
}

function spawnLogged(command: string, parameters: string[]): ChildProcess {
  const child = spawn(command, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  return child
}

/** Nothing leaves this machine: what the portal sends can be read where it ends up. */
function outboxes({ SMS_ADDRESS }: Config): string[] {
  const { SMTP_VIEW_URL } = process.env
  return [
    ...(SMS_ADDRESS ? [`  codes sent to mobiles: ${SMS_ADDRESS}/messages`] : []),
    ...(SMTP_VIEW_URL ? [`  mails: ${SMTP_VIEW_URL}/mails`] : []),
  ]
}
