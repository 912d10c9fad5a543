import type { Db } from '@atrium/server/platform/db/db'
import { articles, knowledgeTypes } from '../data/knowledge.ts'
import { saveItem } from './item.ts'
import { idOf } from './name.ts'

export async function loadKnowledge(db: Db) {
  const types = await saveTypes(db)

  for (const { knowledge_type, body, read_count = 0, ...article } of articles) {
    const category_id = idOf(types, knowledge_type)
    const item_id = await saveItem(db, { ...article, kind: 'article', category_id, view_count: read_count })
    await db
      .insertInto('article')
      .values({ item_id, body: JSON.stringify(body) })
      .onConflict((conflict) => conflict.column('item_id').doUpdateSet((row) => ({ body: row.ref('excluded.body') })))
      .execute()
  }
}

async function saveTypes(db: Db) {
  const ids = new Map<string, number>()

  for (const [position, type] of knowledgeTypes.entries()) {
    const texts = {
      name: JSON.stringify(type.name),
      description: JSON.stringify(type.description),
      mark: JSON.stringify(type.mark),
      parent_id: type.parent ? idOf(ids, type.parent) : null,
      position,
    }
    const { knowledge_type_id } = await db
      .insertInto('knowledge_type')
      .values({ code: type.code, ...texts })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(texts))
      .returning('knowledge_type_id')
      .executeTakeFirstOrThrow()
    ids.set(type.code, knowledge_type_id)
  }
  return ids
}
