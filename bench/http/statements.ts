/**
 * The SQL that a call of the portal really sends, recorded while the portal answers it: what pgbench and the bare server
 * run follows the product when its statements change.
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

/** Each group of calls in turn. A call before the group fills the caches that outlive a call, as in a portal under load. */
export async function recordCalls<Name extends string>(
  environment: Record<string, string>,
  groups: Record<Name, readonly BenchAddress[]>,
): Promise<Record<Name, RecordedCall[]>> {
  const restore = recordQueries()
  const platform = await openPlatform(readConfig({ ...process.env, LOG_LEVEL: 'error', ...environment }), wiring)
  const app = await buildApp(platform)
  const recorded = {} as Record<Name, RecordedCall[]>
  try {
    for (const [name, calls] of Object.entries(groups) as [Name, readonly BenchAddress[]][]) {
      const [first, ...others] = calls
      if (first) await record(first)
      recorded[name] = []
      for (const call of others.length > 0 ? others : calls) recorded[name].push(await record(call))
    }
  } finally {
    await app.close()
    await closePlatform(platform)
    restore()
  }
  return recorded

  async function record({ language, address }: BenchAddress): Promise<RecordedCall> {
    const statements: RecordedStatement[] = []
    const answer = await recording.run(statements, () =>
      app.inject({ url: address, headers: { host: '127.0.0.1', 'accept-language': language } }),
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
