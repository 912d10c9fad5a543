import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import type { DemoName } from '../kinds.ts'

type LoadedNameTable = 'industry' | 'demand' | 'platform' | 'video_category' | 'video_series' | 'app_category' | 'scene'

/** Tables that hold nothing but names, in the order they are given; answers their ids by code. */
export async function saveNames(
  db: Db,
  table: LoadedNameTable,
  names: readonly DemoName[],
): Promise<Map<string, number>> {
  const id = sql.ref(`${table}_id`)
  const ids = new Map<string, number>()

  for (const [position, { code, name }] of names.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (code, name, position) values (${code}, ${JSON.stringify(name)}, ${position})
      on conflict (code) do update set name = excluded.name, position = excluded.position
      returning ${id} as id`.execute(db)
    ids.set(code, rows[0]?.id ?? 0)
  }
  return ids
}

/** Tags have no order of their own. */
export async function saveTags(db: Db, tags: readonly DemoName[]): Promise<Map<string, number>> {
  const saved = await db
    .insertInto('tag')
    .values(tags.map(({ code, name }) => ({ code, name: JSON.stringify(name) })))
    .onConflict((conflict) => conflict.column('code').doUpdateSet((row) => ({ name: row.ref('excluded.name') })))
    .returning(['code', 'tag_id'])
    .execute()
  return new Map(saved.map(({ code, tag_id }) => [code, tag_id]))
}

/** A text that names what is not there stops the loading: better than a row that hangs in the air. */
export function idOf(ids: ReadonlyMap<string, number>, code: string): number {
  const id = ids.get(code)
  if (id === undefined) throw new Error(`The demo texts name '${code}', which is not there`)
  return id
}
