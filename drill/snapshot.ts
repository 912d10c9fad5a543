/** What a portal holds, in a form that can be compared: every table by number and hash of its rows, every object by its hash. */
import { createHash } from 'node:crypto'
import type { Storage } from '@atrium/server/platform/storage/storage'
import pg from 'pg'

const atOnce = 16

export async function snapshotTables(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') order by 1`,
    )
    const snapshot: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' rows, ' || coalesce(md5(string_agg(hash, '' order by hash)), '-') as content
        from (select md5(one::text) as hash from ${name} one) hashes`,
      )
      snapshot[name] = String(rows[0]?.content)
    }
    return snapshot
  } finally {
    await client.end()
  }
}

export async function snapshotObjects(storage: Storage): Promise<Record<string, string>> {
  const snapshot: Record<string, string> = {}

  async function addObject(key: string) {
    const hash = createHash('sha256')
    for await (const piece of (await storage.get(key))?.body ?? []) hash.update(piece)
    snapshot[key] = hash.digest('hex')
  }

  for (let page = await storage.list(''); page.length > 0; page = await storage.list('', page.at(-1)?.key)) {
    const keys = page.map(({ key }) => key)
    while (keys.length > 0) await Promise.all(keys.splice(0, atOnce).map(addObject))
  }
  return snapshot
}

export function countRows(snapshot: Record<string, string>): number {
  return Object.values(snapshot).reduce((sum, content) => sum + Number.parseInt(content, 10), 0)
}
