import type { ManagementScreen } from '@atrium/contract/management'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { defineImport, type ImportColumn, type RowImport } from '../../../platform/list/import.ts'
import { reindexSoon } from '../index/index.reindex-soon.ts'
import type { NameListOptions } from './names.list.ts'

interface NameImportRow {
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

  return defineImport<NameImportRow>({
    screen,
    columns: hasPosition ? [...columns, position] : columns,
    keys: (row) => [...(row.code ? [`code ${row.code}`] : []), ...namesOf(row).map((name) => `name ${fold(name)}`)],

    async judge(db, rows) {
      const find = await readKnown(db, rows)
      return rows.map((row) => {
        const known = find(row)
        if (!known) {
          return namesOf(row).length > 0 ? { becomes: 'new' } : { problem: 'missing', column: 'name_zh_cn' }
        }
        return { becomes: isSame(row, known) ? 'same' : 'change' }
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
    const codes = rows.flatMap(({ code = [] }) => code)
    const names = rows.flatMap(namesOf).map(fold)
    const found = await typedSql(knownNameSchema)`
      select ${id} as id, code, name, ${order} from ${sql.table(table)}
      where code = any(${codes})
        or exists (select from jsonb_each_text(name) as said where lower(said.value) = any(${names}))`.execute(db)
    const byCode = new Map(found.rows.map((one) => [one.code, one]))
    const byName = new Map(
      found.rows.flatMap((one) => Object.values(one.name).map((name) => [fold(name), one] as const)),
    )
    return (row) =>
      row.code
        ? byCode.get(row.code)
        : byName.get(
            namesOf(row)
              .map(fold)
              .find((name) => byName.has(name)) ?? '',
          )
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

function isSame(row: NameImportRow, known: KnownName): boolean {
  const isCalledSo = Object.entries(textsOf(row)).every(([language, text]) => known.name[language] === text)
  return isCalledSo && (row.position === undefined || row.position === known.position)
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

const name = z.string().max(60)
const length = { 'zh-CN': '最多 60 字', 'zh-TW': '最多 60 字', en: 'Up to 60 characters' }
const columns: ImportColumn[] = [
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
  parse: z.coerce.number().int().min(0).max(100_000),
}
