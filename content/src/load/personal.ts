import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { personal } from '../data/personal.ts'
import { idOf } from './name.ts'

/** After everything that can be kept. What visitors of a demo have changed in it is put back. */
export async function loadPersonal(db: Db, people: Map<string, number>) {
  const user_id = idOf(people, personal.who)
  for (const table of ['collection', 'collection_folder', 'feedback'] as const) {
    await db.deleteFrom(table).where('user_id', '=', user_id).execute()
  }

  let position = 0
  for (const { name, items } of personal.folders) {
    const { folder_id } = await db
      .insertInto('collection_folder')
      .values({ user_id, name })
      .returning('folder_id')
      .executeTakeFirstOrThrow()
    for (const item of items) await collectItem(db, { user_id, folder_id, position: ++position, ...item })
  }
  for (const slug of personal.unfiled) await collectItem(db, { user_id, folder_id: null, position: ++position, slug })
  await countCollected(db)
  for (const download of personal.downloads) await recordDownload(db, user_id, download)
  for (const thread of personal.threads) await write(db, people, thread)
}

interface CollectedEntry {
  user_id: number
  folder_id: number | null
  position: number
  slug: string
  note?: string
}

async function collectItem(db: Db, { user_id, folder_id, position, slug, note = '' }: CollectedEntry) {
  const { numAffectedRows } = await sql`
    insert into collection (user_id, item_id, folder_id, note, position, collected_at)
    select ${user_id}, item_id, ${folder_id}, ${note}, ${position}, now() - make_interval(days => ${position * 3})
    from item where slug = ${slug}`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`The demo texts keep '${slug}', which is not there`)
}

/** As often as rows say so: loading twice adds nothing. */
async function countCollected(db: Db) {
  for (const noun of ['resource', 'app'] as const) {
    await sql`
      update ${sql.table(noun)} set collect_count = kept.times
      from (select item_id, count(*) as times from collection group by item_id) as kept
      where ${sql.ref(`${noun}.item_id`)} = kept.item_id and collect_count < kept.times`.execute(db)
  }
}

async function recordDownload(db: Db, user_id: number, { item, days_ago }: { item: string; days_ago: number }) {
  const [slug = '', number = null] = item.split('@')
  const { numAffectedRows } = await sql`
    insert into resource_download (item_id, user_id, version_id, downloaded_at)
    select item_id, ${user_id}, version.version_id, now() - make_interval(days => ${days_ago})
    from item join resource using (item_id) join resource_version as version using (item_id)
    where item.slug = ${slug} and version.published_at is not null
      and case when ${number}::text is null then version.version_id = resource.version_id
        else version.version = ${number} end
    on conflict (user_id, item_id, version_id) do update set downloaded_at = excluded.downloaded_at`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`The demo texts take '${item}', which is not there`)
}

async function write(db: Db, people: Map<string, number>, thread: (typeof personal.threads)[number]) {
  const { state, shipped_in = null, page, messages } = thread
  const [first, ...others] = messages
  if (!first) return
  const moment = (days_ago: number) => sql<string>`now() - make_interval(days => ${days_ago})`
  const { feedback_id } = await db
    .insertInto('feedback')
    .values({
      user_id: idOf(people, first.by),
      content: first.content,
      state,
      shipped_in,
      page,
      created_at: moment(first.days_ago),
      updated_at: moment(messages.at(-1)?.days_ago ?? 0),
      seen_at: moment(first.days_ago),
    })
    .returning('feedback_id')
    .executeTakeFirstOrThrow()
  for (const { by, content, days_ago } of others) {
    await db
      .insertInto('feedback_message')
      .values({
        feedback_id,
        user_id: idOf(people, by),
        is_answer: by !== personal.who,
        content,
        created_at: moment(days_ago),
      })
      .execute()
  }
}
