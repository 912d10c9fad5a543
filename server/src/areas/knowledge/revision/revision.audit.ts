import type { Db } from '../../../platform/db/db.ts'
import { anyRow, typedSql } from '../../../platform/db/typed-sql.ts'

/**
 * What the audit log keeps of an article: how it is filed, and where the newest text of each language stands. Texts
 * themselves have a history of their own.
 */
export async function readArticle(tx: Db, article_id: number) {
  const { rows } = await typedSql(anyRow)`
    select item.state, item.category_id as knowledge_type_id, item.fits, fits_until, verify_by, position,
      array(select related_id from article_related where article_related.item_id = item.item_id
        order by article_related.position) as related_ids,
      (select jsonb_object_agg(language, text) from (
        select distinct on (language) language, jsonb_build_object('number', number, 'state', revision.state,
          'title', revision.title, 'length', length(body), 'saved_at', revision.updated_at) as text
        from article_revision as revision where revision.item_id = item.item_id order by language, number desc
      ) as newest) as texts
    from article join item using (item_id) where item_id = ${article_id}`.execute(tx)
  return rows[0] ?? null
}
