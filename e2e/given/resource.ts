import { sql } from 'kysely'
import { withDb } from '../portal.ts'

type ResourceTexts = Partial<Record<'zh-CN' | 'zh-TW' | 'en', string>>

/** A member's upload, published in the languages its author wrote in; package and preview are those of the leave request. */
export async function givenResource(
  title: ResourceTexts,
  summary: ResourceTexts,
): Promise<{ resource_id: number; address: string }> {
  return withDb(async (db) => {
    const { rows } = await sql<{ resource_id: number }>`
      with template as (
        select item.*, resource.version_id from item join resource using (item_id) where slug = 'leave-request'
      ), made as (
        insert into item (kind, type, category_id, title, summary, state, published_at, owner_id)
        select kind, type, category_id, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(summary)}::jsonb, 'published', now(),
          (select min(user_id) from account where state = 'active') from template
        returning item_id
      )
      insert into resource (item_id, description, version_id)
      select made.item_id, ${JSON.stringify(summary)}::jsonb, version_id from made, template
      returning item_id as resource_id`.execute(db)
    const resource_id = rows[0]?.resource_id ?? 0
    return { resource_id, address: `/resource/form/${resource_id}` }
  })
}

export async function removeResource(resource_id: number): Promise<void> {
  await withDb((db) => sql`update item set state = 'withdrawn' where item_id = ${resource_id}`.execute(db))
}
