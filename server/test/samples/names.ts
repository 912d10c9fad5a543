import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/db.ts'
import type { CallSamples } from './samples.ts'

const name = { 'zh-CN': '一个名字', en: 'A name' }

async function givenName(db: Db, table: string) {
  const { rows } = await sql<{ id: number; updated_at: string }>`
    insert into ${sql.table(table)} (name) values (${JSON.stringify(name)})
    returning ${sql.ref(`${table}_id`)} as id, updated_at`.execute(db)
  return rows[0] ?? { id: 0, updated_at: '' }
}

/** The writes of one table of names. */
function samplesOf(plural: string, table: string): CallSamples {
  const key = `${table}_id`
  const path = `/api/management/${plural}`
  return {
    [`POST ${path}`]: async () => ({ payload: { name, position: 3 } }),
    [`PUT ${path}/{${key}}`]: async ({ db }) => {
      const { id, updated_at } = await givenName(db, table)
      return { params: { [key]: id }, payload: { name, position: 4, seen_at: updated_at } }
    },
    [`POST ${path}/{${key}}/joining`]: async ({ db }) => {
      const [one, other] = [await givenName(db, table), await givenName(db, table)]
      return { params: { [key]: one.id }, payload: { into_id: other.id, reason: '重复' } }
    },
    [`POST ${path}/{${key}}/removal`]: async ({ db }) => {
      return { params: { [key]: (await givenName(db, table)).id }, payload: { reason: '没有用到' } }
    },
  }
}

export const nameSamples: CallSamples = {
  ...samplesOf('industries', 'industry'),
  ...samplesOf('demands', 'demand'),
  ...samplesOf('video-categories', 'video_category'),
  ...samplesOf('video-series', 'video_series'),
}
