import { sql } from 'kysely'
import { withDb } from '../portal.ts'

/** An article that this person has begun to propose; the same one where it was begun before. */
export async function givenProposal(user_id: number, title: string): Promise<number> {
  return withDb(async (db) => {
    const begun = await db
      .selectFrom('article_revision')
      .select('revision_id')
      .where('author_id', '=', user_id)
      .where('title', '=', title)
      .where('proposal', '=', true)
      .executeTakeFirst()
    if (begun) return begun.revision_id
    const { rows } = await sql<{ revision_id: number }>`
      with filed as (
        insert into item (kind, title, summary, state, owner_id, category_id)
        select 'article', '{}', '{}', 'draft', ${user_id}::bigint, min(knowledge_type_id) from knowledge_type
        returning item_id
      ), begun as (insert into article (item_id) select item_id from filed returning item_id)
      insert into article_revision (item_id, language, number, title, body, author_id, proposal)
      select item_id, 'zh-CN', -1, ${title}, '先提醒本人，再抄送上级。', ${user_id}::bigint, true from begun
      returning revision_id`.execute(db)
    return rows[0]?.revision_id ?? 0
  })
}
