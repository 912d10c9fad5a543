import type { ManagementScreen } from '@atrium/contract/management'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import {
  changesIn,
  defineImport,
  type ImportColumn,
  idColumn,
  judgeChanges,
  type RowImport,
} from '../../../platform/list/import.ts'
import { reindexSoon } from '../index/index.reindex-soon.ts'
import type { NameListOptions } from './names.list.ts'

interface NameImportRow {
  id?: number
  code?: string
  name_zh_cn?: string
  name_zh_tw?: string
  name_en?: string
  position?: number
}

const knownNameSchema = z.object({
  id: z.number(),
  code: z.string().nullable(),
  name: z.record(z.string(), z.string()),
  position: z.number(),
})
type KnownName = z.output<typeof knownNameSchema>

interface NameImportOptions {
  screen: ManagementScreen
  /** With columns `code` and `name`, and `position` where its rows stand in an order. */
  table: string
  filed: NameListOptions['filed']
  hasPosition?: boolean
  /** Rows without a code get one from their name. */
  needsCode?: boolean
}

/**
 * Industries, demands, categories, tags: found by their code, or by a name they have in any language. What a file leaves
 * out stays, and what is filed under a name that changed is found by the new one.
 */
export function importOfNames({
  screen,
  table,
  filed,
  hasPosition = true,
  needsCode = false,
}: NameImportOptions): RowImport {
  const id = sql.ref(`${table}_id`)
  const order: RawBuilder<unknown> = hasPosition ? sql`position` : sql`0 as position`

  const own = hasPosition ? [...columns, position] : columns

  return defineImport<NameImportRow>({
    screen,
    key: `${table}_id`,
    covers: ['name', 'code', 'position'],
    columns: own,
    keys: keysOf,

    async read(db, ids) {
      const { rows } = await typedSql(knownNameSchema)`
        select ${id} as id, code, name, ${order} from ${sql.table(table)} where ${id} = any(${ids}::bigint[])`.execute(
        db,
      )
      return new Map(rows.map((one) => [one.id, cellsOf(one)]))
    },

    async judge(db, rows) {
      const find = await readKnown(db, rows)
      return rows.map((row) => {
        const known = find(row)
        if (known) return judgeChanges(changesIn(written, { ...row }, cellsOf(known)))
        if (row.id !== undefined) return { problem: 'unknown_id', column: 'id' }
        return namesOf(row).length > 0 ? { becomes: 'new' } : { problem: 'missing', column: 'name_zh_cn' }
      })
    },

    async save(tx, rows, becomes) {
      if (becomes === 'new') return insert(tx, rows)
      const find = await readKnown(tx, rows)
      await update(
        tx,
        rows.flatMap((row) => ({ ...row, id: find(row)?.id ?? 0 })),
      )
    },
  })

  async function readKnown(db: Db, rows: NameImportRow[]): Promise<(row: NameImportRow) => KnownName | undefined> {
    const ids = rows.flatMap((row) => row.id ?? [])
    const codes = rows.flatMap(({ code = [] }) => code)
    const names = rows.flatMap(namesOf).map(fold)
    const found = await typedSql(knownNameSchema)`
      select ${id} as id, code, name, ${order} from ${sql.table(table)}
      where ${id} = any(${ids}::bigint[]) or code = any(${codes})
        or exists (select from jsonb_each_text(name) as said where lower(said.value) = any(${names}))`.execute(db)
    const byId = new Map(found.rows.map((one) => [one.id, one]))
    const byCode = new Map(found.rows.map((one) => [one.code, one]))
    const byName = new Map(
      found.rows.flatMap((one) => Object.values(one.name).map((name) => [fold(name), one] as const)),
    )
    return (row) => {
      if (row.id !== undefined) return byId.get(row.id)
      if (row.code) return byCode.get(row.code)
      const name = namesOf(row)
        .map(fold)
        .find((one) => byName.has(one))
      return byName.get(name ?? '')
    }
  }

  async function insert(tx: Db, rows: NameImportRow[]) {
    const input = rows.map((row) => ({
      code: row.code ?? (needsCode ? fold(namesOf(row)[0] ?? '') : null),
      name: textsOf(row),
      position: row.position ?? 0,
    }))
    const place = hasPosition ? sql`, position` : sql``
    await sql`
      insert into ${sql.table(table)} (code, name ${place}) select code, name ${place}
      from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as given (code text, name jsonb, position int)
      on conflict (code) do nothing`.execute(tx)
  }

  async function update(tx: Db, rows: (NameImportRow & { id: number })[]) {
    const input = rows.map((row) => ({ id: row.id, name: textsOf(row), position: row.position ?? null }))
    const place = hasPosition ? sql`, position = coalesce(given.position, kept.position)` : sql``
    await sql`
      update ${sql.table(table)} as kept set name = kept.name || given.name, updated_at = now() ${place}
      from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as given (id bigint, name jsonb, position int)
      where kept.${id} = given.id`.execute(tx)
    const these = sql`any(${rows.map((row) => row.id)}::bigint[])`
    await reindexSoon(
      tx,
      sql.join(
        filed.map((question) => question(these)),
        sql` union all `,
      ),
    )
  }
}

/** Names may be shared by records that are told apart by their ids. */
function keysOf(row: NameImportRow): string[] {
  if (row.id !== undefined) return [`id ${row.id}`]
  // Both Chinese names are often the same.
  const names = new Set(namesOf(row).map(fold))
  return [...(row.code ? [`code ${row.code}`] : []), ...[...names].map((name) => `name ${name}`)]
}

function cellsOf({ id, code, name, position: place }: KnownName) {
  const names = { name_zh_cn: name['zh-CN'] ?? null, name_zh_tw: name['zh-TW'] ?? null, name_en: name.en ?? null }
  return { id, code, ...names, position: place }
}

function textsOf({ name_zh_cn, name_zh_tw, name_en }: NameImportRow): Record<string, string> {
  const texts = { 'zh-CN': name_zh_cn, 'zh-TW': name_zh_tw, en: name_en }
  return Object.fromEntries(Object.entries(texts).flatMap(([language, text]) => (text ? [[language, text]] : [])))
}

function namesOf(row: NameImportRow): string[] {
  return Object.values(textsOf(row))
}

function fold(name: string) {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}

const name = z.string().max(200)
const length = { 'zh-CN': '最多 200 字', 'zh-TW': '最多 200 字', en: 'Up to 200 characters' }
const columns: ImportColumn[] = [
  idColumn,
  {
    column: 'code',
    title: { 'zh-CN': '代码', 'zh-TW': '代碼', en: 'Code' },
    hint: {
      'zh-CN': '可不填；填写时按代码对应已有的行，否则按名称',
      'zh-TW': '可不填；填寫時依代碼對應既有的列，否則依名稱',
      en: 'May be left out. Rows are matched by it where it is given, otherwise by their names',
    },
    parse: z.string().max(60).toLowerCase(),
  },
  {
    column: 'name_zh_cn',
    title: { 'zh-CN': '名称（简体）', 'zh-TW': '名稱（簡體）', en: 'Name (simplified Chinese)' },
    hint: length,
    parse: name,
  },
  {
    column: 'name_zh_tw',
    title: { 'zh-CN': '名称（繁体）', 'zh-TW': '名稱（繁體）', en: 'Name (traditional Chinese)' },
    hint: length,
    parse: name,
  },
  {
    column: 'name_en',
    title: { 'zh-CN': '名称（英文）', 'zh-TW': '名稱（英文）', en: 'Name (English)' },
    hint: length,
    parse: name,
  },
]
const position: ImportColumn = {
  column: 'position',
  title: { 'zh-CN': '顺序', 'zh-TW': '順序', en: 'Position' },
  hint: { 'zh-CN': '整数，小的在前', 'zh-TW': '整數，小的在前', en: 'A whole number; lower ones come first' },
  also: ['次序', 'Place', 'Order'],
  parse: z.coerce.number().int().min(0).max(1_000_000),
}
/** What an import writes: a code only finds its record. */
const written = [...columns.filter(({ column }) => column.startsWith('name_')), position]
