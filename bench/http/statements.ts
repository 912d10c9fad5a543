/**
 * The SQL that calls of the portal really send, recorded while the portal answers them in this process: what pgbench and the
 * bare server run follows the product when its statements change.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { buildApp } from '@atrium/server/app'
import { readConfig } from '@atrium/server/config'
import { closePlatform, openPlatform } from '@atrium/server/platform'
import { wiring } from '@atrium/server/wiring'
import pg from 'pg'
import type { BenchAddress } from './load.ts'
import type { RecordedCall, RecordedStatement } from './recorded-call.ts'

const recording = new AsyncLocalStorage<RecordedStatement[]>()

interface RecordedGroup {
  /** Asked first, to fill what the portal keeps longer than one call: totals, for instance. */
  warmUp: readonly BenchAddress[]
  calls: readonly BenchAddress[]
}

export async function recordCalls<Name extends string>(
  environment: Record<string, string>,
  groups: Record<Name, RecordedGroup>,
): Promise<Record<Name, RecordedCall[]>> {
  const restore = recordQueries()
  const platform = await openPlatform(readConfig({ ...process.env, LOG_LEVEL: 'error', ...environment }), wiring)
  const app = await buildApp(platform)
  const recorded = {} as Record<Name, RecordedCall[]>
  try {
    for (const [name, { warmUp, calls }] of Object.entries(groups) as [Name, RecordedGroup][]) {
      for (const call of warmUp) await record(call)
      recorded[name] = []
      for (const call of calls) recorded[name].push(await record(call))
    }
  } finally {
    await app.close()
    await closePlatform(platform)
    restore()
  }
  return recorded

  async function record({ language, address }: BenchAddress): Promise<RecordedCall> {
    const statements: RecordedStatement[] = []
    // An injected request is sent only when it is waited for.
    const answer = await recording.run(
      statements,
      async () => await app.inject({ url: address, headers: { host: '127.0.0.1', 'accept-language': language } }),
    )
    if (answer.statusCode !== 200)
      throw new Error(`${address} answers ${answer.statusCode}: ${answer.body.slice(0, 300)}`)
    return { statements, data: answer.json().data }
  }
}

/** Only of whoever is being recorded: the portal also asks on its own account now and then. */
function recordQueries(): () => void {
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...parameters: unknown[]) {
    const [asked] = parameters as [Partial<RecordedStatement>]
    if (asked.text !== undefined) recording.getStore()?.push({ text: asked.text, values: [...(asked.values ?? [])] })
    return Reflect.apply(query, this, parameters)
  } as typeof query
  return () => {
    pg.Client.prototype.query = query
  }
}
