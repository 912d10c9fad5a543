import { readConfig } from '@atrium/server/config'
import { openStorage } from '@atrium/server/platform/storage/storage'
import { sql } from 'kysely'
import { givenAccount } from '../../server/test/given/given.ts'
import { givenStoredFile } from '../../server/test/given/stored-file.ts'
import { withDb } from '../portal.ts'

const form = { type: 'object', title: '轮班表', properties: { phone: { type: 'string', title: '联系电话' } } }

const format = { name: 'format', outcome: 'passed', message: 'format.passed', values: {}, places: [] }

/** A form somebody handed in some hours ago. Its check found a mobile number, unless every check has passed. */
export async function givenWaitingForm(title: string, hours: number, { passed = false } = {}): Promise<number> {
  const storage = openStorage(readConfig(process.env))
  const described = {
    title: { 'zh-CN': title },
    description: { 'zh-CN': '农忙季排班用。' },
    version: '1.0.0',
    versions: ['10.2'],
    licence: 'LicenseRef-Customer-Internal',
    changes: { 'zh-CN': '新增“联系电话”一栏。' },
  }
  const phone = {
    name: 'private_data',
    outcome: 'confirm',
    message: 'private_data.mobile',
    values: { count: 1 },
    places: [{ path: 'form.json', at: '12', excerpt: '138****0000' }],
  }
  return withDb(async (db) => {
    const { user_id } = await givenAccount(db, { user_name: '青禾' })
    const content = Buffer.from(JSON.stringify(form))
    const stored = { user_id, file_name: 'form.json', content, content_type: 'application/json' }
    const { file_id } = await givenStoredFile({ db, storage }, stored)
    const { rows } = await sql<{ version_id: number }>`
      insert into resource_version (user_id, file_id, type, state, described, inside, checks, confirmed, submitted_at)
      values (${user_id}, ${file_id}, 'form', 'in_review', ${JSON.stringify(described)},
        '{"type": "form", "fields": []}', ${JSON.stringify([passed ? format : phone])}, '{private_data}',
        now() - make_interval(hours => ${hours}))
      returning version_id`.execute(db)
    await sql`update file set claimed_at = now() where file_id = ${file_id}`.execute(db)
    storage.close()
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

/** The published flow of the expense claim, handed in again as its next version with what an older one held. */
export async function givenWaitingFlow(title: string, hours: number): Promise<number> {
  return withDb(async (db) => {
    const { user_id } = await givenAccount(db, { user_name: '青禾' })
    const { rows } = await sql<{ version_id: number }>`
      insert into resource_version (user_id, item_id, file_id, type, state, described, inside, checks, submitted_at)
      select ${user_id}, item_id, package_id, 'flow', 'in_review',
        jsonb_build_object('title', jsonb_build_object('zh-CN', ${title}::text), 'version', '3.0.0'), inside, '[]',
        now() - make_interval(hours => ${hours})
      from resource_version as older join item using (item_id)
      where item.slug = 'f02' and older.version = '1.4.0'
      returning version_id`.execute(db)
    return rows[0]?.version_id ?? 0
  })
}
