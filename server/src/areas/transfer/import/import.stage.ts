import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { RowJudgement, RowProblem } from '../../../platform/list/import.ts'

const badCountRow = z.object({ bad_count: z.number() })

/** A row as it waits between reading and writing. */
export interface StagedRow {
  line: number
  cells: string[]
  value: Record<string, unknown> | null
  keys: string[]
  problem: RowProblem | null
  problem_column: string | null
}

export const batchSize = 500

export async function stageRows(db: Db, import_id: number, rows: StagedRow[]): Promise<void> {
  await sql`
    insert into list_import_row (import_id, line, cells, value, keys, problem, problem_column)
    select ${import_id}, line, cells, value, keys, problem, problem_column
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (line int, cells jsonb, value jsonb, keys jsonb, problem text, problem_column text)`.execute(db)
}

export async function emptyStage(db: Db, import_id: number): Promise<void> {
  await sql`delete from list_import_row where import_id = ${import_id}`.execute(db)
}

/** Two rows of one file that are about the same thing: the first stays. */
export async function markTwice(tx: Db, import_id: number): Promise<void> {
  await sql`
    with told as (
      select line, row_number() over (partition by key order by line) as nth
      from list_import_row, jsonb_array_elements_text(keys) as key
      where import_id = ${import_id} and problem is null
    )
    update list_import_row as row set problem = 'twice' from (select distinct line from told where nth > 1) as again
    where row.import_id = ${import_id} and row.line = again.line`.execute(tx)
}

const goodRowSchema = z.object({ line: z.number(), value: z.record(z.string(), z.unknown()) })
type GoodRow = z.output<typeof goodRowSchema>

/** The next that are good, after a line; `becomes` where only those of one kind are wanted. */
export async function nextRows(
  db: Db,
  import_id: number,
  { after, becomes }: { after: number; becomes?: 'new' | 'change' },
): Promise<GoodRow[]> {
  const ofKind = becomes ? sql`and becomes = ${becomes}` : sql``
  const { rows } = await typedSql(goodRowSchema)`
    select line, value from list_import_row
    where import_id = ${import_id} and line > ${after} and problem is null ${ofKind}
    order by line limit ${sql.lit(batchSize)}`.execute(db)
  return rows
}

export interface JudgedLine {
  line: number
  judgement: RowJudgement
}

export async function noteJudged(db: Db, import_id: number, judged: JudgedLine[]): Promise<void> {
  const written = judged.map(({ line, judgement }) =>
    'problem' in judgement
      ? { line, problem: judgement.problem, problem_column: judgement.column }
      : { line, becomes: judgement.becomes, changes: judgement.becomes === 'change' ? judgement.changes : null },
  )
  await sql`
    update list_import_row as row
    set becomes = given.becomes, changes = given.changes, problem = given.problem,
      problem_column = given.problem_column
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
      as given (line int, becomes text, changes jsonb, problem text, problem_column text)
    where row.import_id = ${import_id} and row.line = given.line`.execute(db)
}

/** What the rows come to. */
export async function recount(tx: Db, import_id: number): Promise<{ bad_count: number }> {
  const { rows } = await typedSql(badCountRow)`
    update list_import set row_count = counted.row_count, bad_count = counted.bad_count,
      new_count = counted.new_count, change_count = counted.change_count, same_count = counted.same_count
    from (
      select count(*)::int as row_count, (count(*) filter (where problem is not null))::int as bad_count,
        (count(*) filter (where becomes = 'new'))::int as new_count,
        (count(*) filter (where becomes = 'change'))::int as change_count,
        (count(*) filter (where becomes = 'same'))::int as same_count
      from list_import_row where import_id = ${import_id}
    ) as counted
    where import_id = ${import_id} returning list_import.bad_count`.execute(tx)
  return rows[0] ?? { bad_count: 0 }
}
