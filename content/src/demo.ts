/** npm run demo: an empty database becomes a living portal; prints where it is and how to get in. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLink } from '@atrium/server/areas/account/account.service'
import { type Config, readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { migrate } from '@atrium/server/platform/db/migrate'
import { wiring } from '@atrium/server/wiring'
import { prepareJobs } from '@atrium/server/worker'
import { people } from './data/people.ts'
import { isBuildStale } from './demo/stale.ts'
import { loadContent } from './load.ts'

const root = join(import.meta.dirname, '../..')
const linkMinutes = 60

const config = readConfig(process.env)
const links = await furnish(config)
if (await isBuildStale(root)) await run('npm', ['run', 'build'])

const portal = spawn(process.execPath, ['scripts/start.ts'], { cwd: root, stdio: 'inherit' })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => portal.kill(signal))
portal.on('exit', (code) => process.exit(code ?? 0))

await untilReady(config)
console.info(`\nThe portal is open: ${config.PUBLIC_ADDRESS}\n${[...links, ...letterboxes(config)].join('\n')}\n`)

async function furnish(config: Config): Promise<string[]> {
  const platform = await openPlatform(config, wiring)
  try {
    await migrate(config.DATABASE_URL, { afterwards: () => prepareJobs(platform) })
    await loadContent(platform, { films: 'all' })
    const administrator = people.find((person) => person.administrator)
    const commonUser = people.find((person) => !person.administrator && !person.is_weaver)
    return [await linkFor('administrator', administrator?.email), await linkFor('common user', commonUser?.email)]
  } finally {
    await closePlatform(platform)
  }

  async function linkFor(who: string, email: string | undefined) {
    const { user_id } = await platform.db
      .selectFrom('account')
      .select('user_id')
      .where('email', '=', email ?? null)
      .executeTakeFirstOrThrow()
    const token = await openLink(platform.db, user_id, linkMinutes)
    return `  as ${who}, once, within ${linkMinutes} minutes: ${config.PUBLIC_ADDRESS}/?token=${token}`
  }
}

/** Nothing leaves this machine: what the portal sends can be read where it ends up. */
function letterboxes({ SMS_ADDRESS }: Config): string[] {
  const { SMTP_VIEW_URL } = process.env
  return [
    ...(SMS_ADDRESS ? [`  codes sent to mobiles: ${SMS_ADDRESS}/messages`] : []),
    ...(SMTP_VIEW_URL ? [`  mails: ${SMTP_VIEW_URL}/mails`] : []),
  ]
}

async function run(command: string, parameters: string[]) {
  const [code] = await once(spawn(command, parameters, { cwd: root, stdio: 'inherit' }), 'exit')
  if (code !== 0) process.exit(1)
}

async function untilReady({ HOST, PORT }: Config) {
  for (;;) {
    const answer = await fetch(`http://${HOST}:${PORT}/readyz`).catch(() => null)
    if (answer?.ok) return
    await sleep(200)
  }
}
