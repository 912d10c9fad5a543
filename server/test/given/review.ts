import { sql } from 'kysely'
import type { ReviewSubject } from '../../src/areas/review/review.subject.ts'
import type { Db } from '../../src/platform/db/db.ts'
import type { Portal } from '../portal.ts'
import { givenCategory, givenPublisher } from './app.ts'
import { givenAccount } from './given.ts'

interface WaitingFixture {
  title?: string
  hours?: number
  state?: string
}

/** A form that somebody handed in, with nothing uploaded behind it: enough to be looked at and decided upon. */
export async function givenWaitingResource(
  db: Db,
  { title = '访客登记表', hours = 1, state = 'in_review' }: WaitingFixture = {},
) {
  const { user_id } = await givenAccount(db, { user_name: '青禾' })
  const described = { title: { 'zh-CN': title }, version: '1.0.0', changes: { 'zh-CN': '第一版' } }
  const { rows } = await sql<{ version_id: number }>`
    with stored as (
      insert into blob (user_id, object_key, size, state) values (${user_id}, 'blob/' || ${user_id}, 1, 'ready')
      returning blob_id
    ), uploaded as (
      insert into file (user_id, blob_id, file_name, kind)
      select ${user_id}, blob_id, 'form.json', 'resource' from stored returning file_id
    )
    insert into resource_version (user_id, type, state, file_id, described, inside, submitted_at)
    select ${user_id}, 'form', ${state}, file_id, ${JSON.stringify(described)}, '{"type": "form", "fields": []}',
      now() - make_interval(hours => ${hours})
    from uploaded returning version_id`.execute(db)
  return rows[0]?.version_id ?? 0
}

export async function givenWaitingApp(
  db: Db,
  { title = '访客登记', hours = 1, state = 'in_review' }: WaitingFixture = {},
) {
  const { user_id } = await givenAccount(db, { user_name: '松坞' })
  const publisher_id = await givenPublisher(db)
  await db
    .updateTable('publisher')
    .set({ user_id, verified_at: sql<string>`now()` })
    .where('publisher_id', '=', publisher_id)
    .execute()
  const described = {
    title: { 'zh-CN': title },
    summary: { 'zh-CN': '来访先登记' },
    description: { 'zh-CN': '门口扫码登记。' },
    app_category_id: await givenCategory(db),
    price: 'free',
    version: '1.0.0',
    product_versions: ['10.2'],
    permissions: [],
    data_sent: [],
    sends_nothing: true,
    screenshots: [],
  }
  const { rows } = await sql<{ app_version_id: number }>`
    insert into app_version (user_id, state, described, submitted_at)
    values (${user_id}, ${state}, ${JSON.stringify(described)}, now() - make_interval(hours => ${hours}))
    returning app_version_id`.execute(db)
  return rows[0]?.app_version_id ?? 0
}

export async function givenWaitingArticle(
  db: Db,
  { title = '安装指南', hours = 1, proposal = false }: WaitingFixture & { proposal?: boolean } = {},
) {
  const { user_id } = await givenAccount(db, { user_name: '南枝' })
  const { rows } = await sql<{ revision_id: number }>`
    with filed as (
      insert into item (kind, title, summary, category_id) values ('article', ${JSON.stringify({ 'zh-CN': title })}, '{}', 0)
      returning item_id
    ), begun as (insert into article (item_id) select item_id from filed returning item_id)
    insert into article_revision (item_id, language, number, state, title, body, note, author_id, proposal, submitted_at)
    select item_id, 'zh-CN', ${proposal ? -1 : 1}, 'in_review', ${title}, ${`# ${title}\n\n先看这里。`}, '第一稿', ${user_id}, ${proposal},
      now() - make_interval(hours => ${hours})
    from begun returning revision_id`.execute(db)
  return rows[0]?.revision_id ?? 0
}

/** As if this person had just approved it; the job that publishes is not there. */
export async function givenApproval(
  { db, user_id }: Pick<Portal, 'db' | 'user_id'>,
  key: ReviewSubject['key'],
  id: number,
) {
  await sql`
    insert into review_approval (${sql.ref(key)}, decided_by, takes_effect_at)
    values (${id}, ${user_id}, now() + interval '1 hour')`.execute(db)
}
