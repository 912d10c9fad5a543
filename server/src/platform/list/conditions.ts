import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** The calendar the portal is run by. */
const zone = sql.lit('Asia/Shanghai')

/** A moment on one of these days, both included: as a stretch, so that an index of moments serves it. */
export function onDays(moment: Sql, { from, to }: { from?: string | undefined; to?: string | undefined }) {
  return [
    from !== undefined && sql`${moment} >= ${from}::date::timestamp at time zone ${zone}`,
    to !== undefined && sql`${moment} < (${to}::date + 1)::timestamp at time zone ${zone}`,
  ]
}

/** What holds the words anywhere, as they are: signs that mean something to `ilike` are signs here. */
export function anywhere(keyword: string): string {
  return `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
}

/** A text per language that holds the words in one of its languages. */
export function inAnyLanguage(texts: Sql, keyword: string): Sql {
  return sql`exists (select from jsonb_each_text(${texts}) as said where said.value ilike ${anywhere(keyword)})`
}
