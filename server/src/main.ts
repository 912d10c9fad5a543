import { buildApp } from './app.ts'
import { ConfigurationError, readConfig } from './config.ts'
import { migrate } from './platform/db/migrate.ts'
import { closePlatform, openPlatform } from './platform.ts'

async function start() {
  const config = readConfig(process.env)
  const platform = await openPlatform(config)
  await migrate(config.DATABASE_URL)
  const app = await buildApp(platform)
  const address = { host: config.HOST, port: config.PORT, reusePort: true }
  await app.listen(address)

  async function stop() {
    await app.close()
    await closePlatform(platform)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}

start().catch((error) => {
  console.error(error instanceof ConfigurationError ? error.message : error)
  process.exitCode = 1
})
