import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { withDb } from './portal.ts'

/** A form somebody handed in some hours ago; of its file only the name is there, so that its preview is the one in words. */
export async function givenWaitingForm(title: string, hours: number): Promise<number> {
  return withDb(async (db) => {
    const described = { title: { 'zh-CN': title }, version: '1.0.0', changes: { 'zh-CN': '新增“联系电话”一栏。' } }
    const phone = {
      ...{ name: 'private_data', outcome: 'confirm', message: 'private_data.mobile', values: { count: 1 } },
      places: [{ path: 'form.json', at: '12', excerpt: '138****0000' }],
    }
    const { rows } = await sql<{ version_id: number }>`
      with author as (
        insert into account (user_name) values ('青禾') returning user_id
      ), stored as (
        insert into blob (user_id, object_key, size, sha256, content_type, state, about)
        select user_id, ${`blob/${randomUUID()}`}, 10, ${randomBytes(32)}, 'application/json', 'ready', '{}' from author
        returning blob_id, user_id
      ), uploaded as (
        insert into file (user_id, blob_id, file_name, kind, claimed_at)
        select user_id, blob_id, 'form.json', 'resource', now() from stored returning file_id, user_id
      )
      insert into resource_version (user_id, file_id, type, state, described, inside, checks, confirmed, submitted_at)
      select user_id, file_id, 'form', 'in_review', ${JSON.stringify(described)}, '{"type": "form", "fields": []}',
        ${JSON.stringify([phone])}, '{private_data}', now() - make_interval(hours => ${hours})
      from uploaded returning version_id`.execute(db)
    return rows[0]?.version_id ?? 0
  })
}

/** A text somebody handed in: it is shown as it will be read. */
export async function givenWaitingText(title: string, hours: number): Promise<number> {
  return withDb(async (db) => {
    const { rows } = await sql<{ revision_id: number }>`
      with author as (
        insert into account (user_name) values ('南枝') returning user_id
      ), filed as (
        insert into item (kind, title, summary, category_id)
        select 'article', jsonb_build_object('zh-CN', ${title}::text), '{}', min(knowledge_type_id) from knowledge_type
        returning item_id
      ), begun as (insert into article (item_id) select item_id from filed returning item_id)
      insert into article_revision (item_id, language, number, state, title, body, note, author_id, submitted_at)
      select item_id, 'zh-CN', 1, 'in_review', ${title}, '先看这里，再动手。', '第一稿', user_id,
        now() - make_interval(hours => ${hours})
      from begun, author returning revision_id`.execute(db)
    return rows[0]?.revision_id ?? 0
  })
}
