import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { saveCaseTerms } from './case.terms.ts'

const itemIdRow = z.object({ item_id: z.number() })

/**
 * Consents that have ended: a case that has a wording without the name stands under it from now on, any other is taken back.
 * Readers are refused or given that wording from the first moment; this brings along what reads items alone: lists, totals,
 * search. Doing it again changes nothing. Call it inside a transaction. True where a case changed.
 */
export async function endConsents(tx: Db): Promise<boolean> {
  const { numAffectedRows: withdrawn = 0n } = await sql`
    update item set state = 'withdrawn', updated_at = now()
    from case_study
    where item.item_id = case_study.item_id and item.state = 'published'
      and case_study.consent_until is not null and consent_has_ended(consent_until) and anonymous is null`.execute(tx)

  const { rows } = await typedSql(itemIdRow)`
    with ended as (
      select item.item_id, item.title, item.summary from case_study join item using (item_id)
      where case_study.consent_until is not null and consent_has_ended(consent_until)
        and anonymous is not null and named is null
      for update of item
    ), kept as (
      update case_study set named = jsonb_build_object('title', ended.title, 'summary', ended.summary)
      from ended where case_study.item_id = ended.item_id
    )
    update item set title = anonymous -> 'title', summary = anonymous -> 'summary', updated_at = now()
    from case_study join ended using (item_id) where item.item_id = case_study.item_id
    returning item.item_id`.execute(tx)
  for (const { item_id } of rows) await saveCaseTerms(tx, item_id)
  return withdrawn > 0n || rows.length > 0
}
