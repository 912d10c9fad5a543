import type { ManagementScreen } from '@atrium/contract/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../db/db.ts'
import { defineImport, type ImportColumn, type RowImport } from './import.ts'

interface Row {
  code: string
  name_zh_cn?: string
  name_zh_tw?: string
  name_en?: string
  position?: number
}

interface Wish {
  screen: ManagementScreen
  /** With columns `code` and `name`, and `position` where its rows stand in an order. */
  table: string
  hasPosition: boolean
}

/** Industries, demands, categories, tags: a code that stays and a name in three languages. What a file leaves out stays. */
export function importOfNames({ screen, table, hasPosition }: Wish): RowImport {
  const target = sql.table(table)

  return defineImport<Row>({
    screen,
    columns: hasPosition ? [...columns, position] : columns,
    keys: ({ code }) => [code],

    async judge(db, rows) {
      const known = await readKnown(db, rows)
      return rows.map((row) => {
        const before = known.get(row.code)
        const name = namesIn(row)
        if (!before)
          return Object.keys(name).length > 0 ? { becomes: 'new' } : { problem: 'missing', column: 'name_zh_cn' }
        const isSame =
          Object.entries(name).every(([language, text]) => before.name[language] === text) &&
          (row.position === undefined || row.position === before.position)
        return { becomes: isSame ? 'same' : 'change' }
      })
    },

    async save(tx, rows, becomes) {
      const given = sql`jsonb_to_recordset(${written(rows)}::jsonb) as given (code text, name jsonb, position int)`
      const order = hasPosition
        ? { column: sql`, position`, value: sql`, coalesce(given.position, 0)` }
        : { column: sql``, value: sql`` }
      if (becomes === 'new') {
        await sql`
          insert into ${target} (code, name ${order.column}) select given.code, given.name ${order.value} from ${given}
          on conflict (code) do nothing`.execute(tx)
        return
      }
      const moved = hasPosition ? sql`, position = coalesce(given.position, kept.position)` : sql``
      await sql`
        update ${target} as kept set name = kept.name || given.name, updated_at = now() ${moved}
        from ${given} where kept.code = given.code`.execute(tx)
    },
  })

  async function readKnown(db: Db, rows: Row[]) {
    const found = await sql<{ code: string; name: Record<string, string>; position: number }>`
      select code, name, ${hasPosition ? sql`position` : sql`0 as position`} from ${target}
      where code = any(${rows.map(({ code }) => code)})`.execute(db)
    return new Map(found.rows.map((row) => [row.code, row]))
  }
}

function namesIn({ name_zh_cn, name_zh_tw, name_en }: Row): Record<string, string> {
  const names = { 'zh-CN': name_zh_cn, 'zh-TW': name_zh_tw, en: name_en }
  return Object.fromEntries(Object.entries(names).filter(([, text]) => text !== undefined)) as Record<string, string>
}

function written(rows: Row[]): string {
  return JSON.stringify(rows.map((row) => ({ code: row.code, name: namesIn(row), position: row.position })))
}

const name = z.string().max(80)
const columns: ImportColumn[] = [
  {
    column: 'code',
    required: true,
    title: { 'zh-CN': '代码', 'zh-TW': '代碼', en: 'Code' },
    hint: {
      'zh-CN': '不变的代码，最多 60 字，如 tea；已有的代码会被更新',
      'zh-TW': '不變的代碼，最多 60 字，如 tea；已有的代碼會被更新',
      en: 'A code that stays, up to 60 characters, like tea; rows with a known code are updated',
    },
    parse: z.string().max(60).toLowerCase(),
  },
  {
    column: 'name_zh_cn',
    title: { 'zh-CN': '名称（简体）', 'zh-TW': '名稱（簡體）', en: 'Name (simplified Chinese)' },
    hint: { 'zh-CN': '最多 80 字', 'zh-TW': '最多 80 字', en: 'Up to 80 characters' },
    parse: name,
  },
  {
    column: 'name_zh_tw',
    title: { 'zh-CN': '名称（繁体）', 'zh-TW': '名稱（繁體）', en: 'Name (traditional Chinese)' },
    hint: { 'zh-CN': '最多 80 字', 'zh-TW': '最多 80 字', en: 'Up to 80 characters' },
    parse: name,
  },
  {
    column: 'name_en',
    title: { 'zh-CN': '名称（英文）', 'zh-TW': '名稱（英文）', en: 'Name (English)' },
    hint: { 'zh-CN': '最多 80 字', 'zh-TW': '最多 80 字', en: 'Up to 80 characters' },
    parse: name,
  },
]
const position: ImportColumn = {
  column: 'position',
  title: { 'zh-CN': '顺序', 'zh-TW': '順序', en: 'Position' },
  hint: { 'zh-CN': '整数，小的在前', 'zh-TW': '整數，小的在前', en: 'A whole number; lower ones come first' },
  parse: z.coerce.number().int().min(0).max(100_000),
}
