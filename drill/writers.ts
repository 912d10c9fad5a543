/** People who write through every fault, and what the database has of it afterwards. */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { failures } from '@atrium/contract/errors'
import { idempotency } from '@atrium/contract/idempotency'
import { givenPerson } from './given-person.ts'
import { type DrillPortal, querySql } from './portal.ts'

export interface Acknowledged {
  content: string
  at: number
}

/** People who write, and repeat with the same key whatever was not acknowledged, until it is. */
export async function startWriters(portal: DrillPortal, databaseUrl: string, count: number) {
  const acknowledged: Acknowledged[] = []
  const refusals: { at: number; took: number; status: number }[] = []
  let stopped = false

  async function write(authorization: string) {
    const content = randomUUID()
    const headers = { authorization, [idempotency.header]: randomUUID() }
    for (;;) {
      const at = performance.now()
      const { status, code } = await send(content, headers)
      const took = performance.now() - at
      if (code === 0 || code === failures.already_done.code) return acknowledged.push({ content, at: at + took })
      refusals.push({ at, took, status })
      await sleep(100 + Math.random() * 200)
    }
  }

  async function send(content: string, headers: Record<string, string>) {
    const { status, text } = await portal.post('/api/feedbacks', { content }, headers)
    return { status, code: JSON.parse(text).code }
  }

  const persons = await Promise.all(Array.from({ length: count }, () => givenPerson(databaseUrl)))
  const running = persons.map(async ({ authorization }) => {
    while (!stopped) {
      await write(authorization)
      await sleep(100)
    }
  })
  return {
    acknowledged,
    refusals,
    async stop() {
      stopped = true
      await Promise.all(running)
      return acknowledged
    },
  }
}

/** How often each acknowledged text is kept. Everything that was sent has been acknowledged in the end. */
export async function countKept(databaseUrl: string, acknowledged: readonly Acknowledged[]) {
  const rows = await querySql(databaseUrl, 'select content, count(*)::int as times from feedback group by content')
  const times = new Map(rows.map(({ content, times }) => [content, Number(times)]))
  const kept = acknowledged.map(({ content }) => times.get(content) ?? 0)
  return {
    once: kept.filter((count) => count === 1).length,
    lost: kept.filter((count) => count === 0).length,
    twice: kept.filter((count) => count > 1).length,
  }
}

export function firstAfter(acknowledged: readonly Acknowledged[], moment: number): number {
  const first = acknowledged.find(({ at }) => at > moment)
  if (!first) throw new Error('nothing acknowledged yet')
  return first.at
}
