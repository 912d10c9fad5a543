import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'

const revisionPlaceSchema = z.object({ knowledge_type_id: z.number(), names: z.array(z.string()) })
type RevisionPlace = z.output<typeof revisionPlaceSchema>

/** Every type with the names that lead to it, as the tree shows them: parents stand before their children. */
export async function listArticlePlaces(db: Db, { language }: Viewer): Promise<{ list: RevisionPlace[] }> {
  const { rows: list } = await typedSql(revisionPlaceSchema)`
    with recursive place (knowledge_type_id, names, way) as (
      select knowledge_type_id, array[in_language(name, ${language})], array[(position, knowledge_type_id)]
      from knowledge_type where parent_id is null
      union all
      select child.knowledge_type_id, names || in_language(child.name, ${language}),
        way || (child.position, child.knowledge_type_id)
      from place join knowledge_type child on child.parent_id = place.knowledge_type_id
    )
    select knowledge_type_id, names from place order by way`.execute(db)
  return { list }
}
