/**
 * npm run migrate: brings the database to the newest form, as the role of DATABASE_OWNER_URL, and grants the role of
 * DATABASE_URL what the portal needs. `--dry-run` only lists what would be applied.
 */
import { parseArgs } from 'node:util'
import { type Config, ConfigurationError, readConfig } from './config.ts'
import { listMissingMigrations, migrate, ownerUrl } from './platform/db/migrate.ts'
import { openPool } from './platform/db/pool.ts'
import { installJobs } from './platform/job/install.ts'
import { type Log, openLog } from './platform/log/log.ts'
import { jobs } from './worker.ts'

type PreparedPlatform = { config: Config; log: Log }

/** At the start of every role: migrates, or makes sure that somebody did. */
export async function prepareDatabase(platform: PreparedPlatform): Promise<void> {
  const { config } = platform
  if (config.MIGRATE_ON_START === 'on') {
    await migrateWithJobs(platform)
    return
  }
  const missing = await listMissingMigrations(config.DATABASE_URL)
  if (missing.length > 0)
    throw new ConfigurationError(
      `The database lacks ${missing.length} migrations, from ${missing[0]} on, and MIGRATE_ON_START is off: run npm run migrate first.`,
    )
}

/** The queues exist before a job is enqueued. Creating them needs the owner, too. */
export function migrateWithJobs({ config, log }: PreparedPlatform): Promise<string[]> {
  return migrate(config, {
    async afterwards() {
      const pool = openPool({ ...config, DATABASE_URL: ownerUrl(config), DATABASE_POOL: 2 }, log)
      await installJobs(pool, jobs).finally(() => pool.end())
    },
  })
}

async function main() {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } })
  const config = readConfig(process.env)
  const isDryRun = values['dry-run'] === true
  const names = isDryRun
    ? await listMissingMigrations(ownerUrl(config))
    : await migrateWithJobs({ config, log: openLog({ LOG_LEVEL: 'warn' }) })

  const verb = isDryRun ? 'Would apply' : 'Applied'
  process.stdout.write(names.length > 0 ? `${verb} ${names.join(', ')}\n` : 'The database is up to date\n')
}

if (import.meta.main) {
  main().catch((error) => {
    process.stderr.write(`${error instanceof ConfigurationError ? error.message : error.stack}\n`)
    process.exit(1)
  })
}
