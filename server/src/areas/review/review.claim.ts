import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { areAllPassed } from './review.passed.ts'
import type { ReviewSubject } from './review.subject.ts'

const claimRow = z.object({ colleagues: z.boolean(), own: z.boolean(), passed: z.boolean() })

/**
 * What a colleague has claimed is decided by them, or taken over first. With `only_passed`, as when several are published at
 * once, every check must have passed, and nobody publishes their own.
 */
export async function refuseUnlessFree(
  db: Db,
  { table, key, author }: ReviewSubject,
  { user_id }: Pick<Viewer, 'user_id'>,
  id: number,
  { only_passed = false }: { only_passed?: boolean | undefined },
): Promise<void> {
  const { rows } = await typedSql(claimRow)`
    select coalesce(reviewer_id <> ${user_id}, false) as colleagues,
      coalesce(${sql.ref(author)} = ${user_id}, false) as own,
      ${areAllPassed(table === 'article_revision' ? sql`null::jsonb` : sql`checks`)} as passed
    from ${sql.table(table)} where ${sql.ref(key)} = ${id}`.execute(db)
  if (rows[0]?.colleagues) throw new Failure('claimed_by_colleague')
  if (!only_passed) return
  if (rows[0]?.own) throw new Failure('own_submission')
  if (!rows[0]?.passed) throw new Failure('checks_not_passed')
}
