import { publishOfficialArticle } from '@atrium/server/areas/knowledge/revision/revision.official'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { withDb } from '../portal.ts'

interface JourneyArticle {
  title: string
  body: string
  /** More articles of the same type, by their titles: what makes a tree long. */
  beside?: string[]
  /** How many empty types stand below the type: what makes a tree long at little cost. */
  subtypes?: number
  /** When somebody should have looked at it again. */
  verify_by?: string
}

/** An article in a type of its own, published the way those are that ship with the portal. */
export async function givenArticle({
  title,
  body,
  beside = [],
  subtypes = 0,
  verify_by,
}: JourneyArticle): Promise<{ article_id: number; type_id: number }> {
  return withDb(async (db) => {
    const code = `journey-${Date.now()}`
    const { rows } = await sql<{ knowledge_type_id: number }>`
      insert into knowledge_type (code, name, description, mark, position)
      values (${code}, jsonb_build_object('zh-CN', ${`${title}的主题`}::text), '{"zh-CN": "说明"}', '{"zh-CN": "旅"}', 900)
      returning knowledge_type_id`.execute(db)
    const type_id = rows[0]?.knowledge_type_id ?? 0

    return db.transaction().execute(async (tx) => {
      const publish = (name: string, text: string, position: number) =>
        publishOfficialArticle(tx, {
          slug: `${code}-${position}`,
          knowledge_type_id: type_id,
          title: { 'zh-CN': name },
          summary: { 'zh-CN': '先看结论。' },
          body: { 'zh-CN': text },
          position,
          fits: '10.0',
          fits_until: '10.2',
          verify_by: verify_by ?? null,
          related_ids: [],
          owner_id: null,
          published_at: new Date(),
        })
      const { item_id } = await publish(title, body, 0)
      for (const [place, name] of beside.entries()) await publish(name, '正文。\n', place + 1)
      await addTypes(tx, type_id, subtypes)
      return { article_id: item_id, type_id }
    })
  })
}

async function addTypes(tx: Db, parent_id: number, count: number) {
  await sql`
    insert into knowledge_type (code, name, description, mark, parent_id, position)
    select 'below-' || ${parent_id}::int || '-' || place, jsonb_build_object('zh-CN', '第 ' || place || ' 类'),
      '{"zh-CN": "说明"}', '{"zh-CN": "类"}', ${parent_id}::int, place
    from generate_series(1, ${count}::int) as place`.execute(tx)
}
