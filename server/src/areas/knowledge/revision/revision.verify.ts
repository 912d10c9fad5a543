import { managementScreens } from '@atrium/contract/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { holdersOf } from '../../account/account.staff.ts'
import { createNotices } from '../../notice/notice.create.ts'

export async function verifyArticle(db: Db, item_id: number, verify_by: string): Promise<null> {
  const { rows } = await sql`
    update article set verify_by = ${verify_by}::date, verify_told = false
    where item_id = ${item_id} and ${verify_by}::date > portal_day() returning item_id`.execute(db)
  if (rows.length > 0) return null
  const { rows: there } = await sql`select from article where item_id = ${item_id}`.execute(db)
  throw there.length > 0 ? new Failure('invalid_input', { field: 'verify_by' }) : new Failure('not_found')
}

const dueSchema = z.object({ item_id: z.number(), verify_by: z.string(), owner_id: z.number().nullable() })

/** Articles whose verification is due: the owner is notified once, or all editors where the owner is gone. */
export async function notifyVerifiers(tx: Db): Promise<void> {
  const { rows } = await typedSql(dueSchema)`
    update article set verify_told = true from item
    where item.item_id = article.item_id and verify_by <= portal_day() and not verify_told and item.state = 'published'
    returning article.item_id, verify_by::text as verify_by, owner_id`.execute(tx)
  await createNotices(
    tx,
    'article_verify',
    sql`
      with due as (
        select * from jsonb_to_recordset(${JSON.stringify(rows)}) as due (item_id bigint, verify_by date, owner_id bigint)
      ), editor as (
        select user_id from account
        where user_id in (${holdersOf([managementScreens.articles])}) and state = 'active'
      )
      select told.user_id, jsonb_build_object('article_id', item_id, 'verify_by', verify_by), null::text
      from due, lateral (
        select user_id from account where user_id = owner_id and state = 'active'
        union all
        select user_id from editor where not exists (select from account where user_id = owner_id and state = 'active')
      ) as told`,
  )
}
