import type { nameCalls } from '@atrium/contract/names-kit'
import { textPerLanguage } from '@atrium/contract/resource/package'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { serve } from '../../../platform/http/serve.ts'
import { serveChange } from '../../../platform/http/serve-change.ts'
import { refuseStale } from '../../../platform/http/stale.ts'
import { serveList } from '../../../platform/list/list.ts'
import type { Platform } from '../../../platform.ts'
import { reindexSoon } from '../index/index.reindex-soon.ts'
import { type NameList, type NameListOptions, type NameTable, useCount } from './names.list.ts'

const readForAuditRow = z.object({ name: z.unknown(), position: z.number(), use_count: z.number() })

const idRow = z.object({ id: z.number() })

const updatedAtRenamedRow = z.object({ updated_at: z.string(), renamed: z.boolean() })

const useCountRow = z.object({ use_count: z.number() })

/** As the calls of any such table look to code that serves them all. */
type NameCallSet = ReturnType<typeof nameCalls>

/** What `nameCalls` of the contract describes, for one table. */
export function serveNames(
  app: FastifyInstance,
  platform: Platform,
  names: NameListOptions,
  list: NameList,
  saved: object,
) {
  const calls = saved as NameCallSet
  const { table } = names
  const key = `${table}_id`
  const idOf = ({ params }: { params: Record<string, number> }) => params[key] ?? 0
  const change = { subject: table, read: (tx: Db, id: number) => readForAudit(tx, names, id) }

  serveList(app, platform, list)
  serve(app, calls.read, ({ params }) => readName(platform.db, table, idOf({ params })))
  serveChange(app, platform, calls.create, {
    ...change,
    id: (_, data) => data?.[key] as number | undefined,
    work: async (tx, { body }) => ({ [key]: await createName(tx, table, body) }),
  })
  serveChange(app, platform, calls.save, {
    ...change,
    id: idOf,
    work: (tx, asked) => saveName(tx, names, idOf(asked), asked.body),
  })
  serveChange(app, platform, calls.join, {
    ...change,
    id: (asked) => [idOf(asked), asked.body.into_id],
    work: (tx, asked) => joinNames(tx, names, idOf(asked), asked.body.into_id),
  })
  serveChange(app, platform, calls.remove, {
    ...change,
    id: idOf,
    work: (tx, asked) => removeName(tx, names, idOf(asked)),
  })
}

const filingNameSchema = z.object({ name: textPerLanguage, position: z.number() })
type FilingName = z.output<typeof filingNameSchema>

const readNameRow = filingNameSchema.extend({ updated_at: z.string() }).catchall(z.number())

const keyOf = (table: NameTable) => sql.ref(`${table}.${table}_id`)

async function readForAudit(tx: Db, names: NameListOptions, id: number) {
  const { table } = names
  const { rows } = await typedSql(readForAuditRow)`
    select name, position, ${useCount(names)} as use_count from ${sql.table(table)} where ${keyOf(table)} = ${id}`.execute(
    tx,
  )
  return rows[0] ? { ...rows[0] } : null
}

async function readName(db: Db, table: NameTable, id: number) {
  const { rows } = await typedSql(readNameRow)`
    select ${keyOf(table)}, name, position, updated_at from ${sql.table(table)} where ${keyOf(table)} = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

async function createName(tx: Db, table: NameTable, { name, position }: FilingName): Promise<number> {
  const { rows } = await typedSql(idRow)`
    insert into ${sql.table(table)} (name, position) values (${JSON.stringify(name)}, ${position})
    returning ${sql.ref(`${table}_id`)} as id`.execute(tx)
  return rows[0]?.id ?? 0
}

async function saveName(
  tx: Db,
  names: NameListOptions,
  id: number,
  { name, position, seen_at }: FilingName & { seen_at: string },
) {
  const { table } = names
  const { rows } = await typedSql(updatedAtRenamedRow)`
    select updated_at, name <> ${JSON.stringify(name)}::jsonb as renamed
    from ${sql.table(table)} where ${keyOf(table)} = ${id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  refuseStale(seen_at, rows[0])

  await sql`
    update ${sql.table(table)} set name = ${JSON.stringify(name)}, position = ${position}, updated_at = now()
    where ${keyOf(table)} = ${id}`.execute(tx)
  if (rows[0].renamed) await reindexSoon(tx, filedUnder(names, id))
  return null
}

async function joinNames(tx: Db, names: NameListOptions, id: number, into: number): Promise<null> {
  const { table } = names
  const { rows } = await sql`
    select from ${sql.table(table)} where ${keyOf(table)} in (${id}, ${into}) order by ${keyOf(table)} for update`.execute(
    tx,
  )
  if (id === into || rows.length < 2) throw new Failure('invalid_input', { field: 'into_id' })

  await reindexSoon(tx, filedUnder(names, id))
  await names.move(tx, id, into)
  await sql`delete from ${sql.table(table)} where ${keyOf(table)} = ${id}`.execute(tx)
  return null
}

async function removeName(tx: Db, names: NameListOptions, id: number): Promise<null> {
  const { table } = names
  const { rows } = await typedSql(useCountRow)`
    select ${useCount(names)} as use_count from ${sql.table(table)} where ${keyOf(table)} = ${id} for update`.execute(
    tx,
  )
  if (!rows[0]) throw new Failure('not_found')
  if (rows[0].use_count > 0) throw new Failure('conflict', { detail: 'category is in use' })
  await sql`delete from ${sql.table(table)} where ${keyOf(table)} = ${id}`.execute(tx)
  return null
}

function filedUnder({ filed }: NameListOptions, id: number) {
  return sql.join(
    filed.map((question) => question(sql`${id}`)),
    sql` union all `,
  )
}
