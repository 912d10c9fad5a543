import { buildApp } from './app.ts'
import { ConfigurationError, readConfig, workerConfig } from './config.ts'
import { listen } from './listen.ts'
import { prepareDatabase } from './migrate.ts'
import { openPlatform, type Platform } from './platform.ts'
import { wiring } from './wiring.ts'
import { startWorker } from './worker.ts'

const roles = {
  api: async (platform: Platform) => listen(await buildApp(platform), platform),
  worker: (platform: Platform) => startWorker(platform),
}

async function start(role = 'api') {
  if (!isRole(role))
    throw new ConfigurationError(`There is no role '${role}'. Choose: ${Object.keys(roles).join(', ')}`)
  const settings = readConfig(process.env)
  const config = role === 'worker' ? workerConfig(settings) : settings
  const platform = await openPlatform(config, wiring)

  await prepareDatabase(platform)
  await roles[role](platform)
}

function isRole(role: string): role is keyof typeof roles {
  return Object.hasOwn(roles, role)
}

start(process.argv[2]).catch((error) => {
  process.stderr.write(`${error instanceof ConfigurationError ? error.message : error.stack}\n`)
  process.exit(1)
})
