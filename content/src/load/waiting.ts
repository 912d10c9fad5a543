import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { abuseReports, articleComments, installRequests } from '../data/waiting.ts'
import { idOf } from './name.ts'

const hoursAgo = (hours: number) => sql`now() - make_interval(hours => ${hours})`

/** Written anew each time, so that it always waits since lately. */
export async function loadWaiting(db: Db, people: ReadonlyMap<string, number>) {
  for (const { slug, by, problem, text, hours_ago } of abuseReports) {
    const user_id = idOf(people, by)
    await sql`delete from item_report where user_id = ${user_id} and text = ${text}`.execute(db)
    await sql`
      insert into item_report (item_id, user_id, problem, text, created_at)
      select item_id, ${user_id}, ${problem}, ${text}, ${hoursAgo(hours_ago)} from item where slug = ${slug}`.execute(
      db,
    )
  }
  for (const { slug, by, note, hours_ago } of installRequests) {
    const user_id = idOf(people, by)
    await sql`
      insert into app_installation (item_id, app_version_id, user_id, state, product_version, note, requested_at, updated_at)
      select item_id, app_version_id, ${user_id}, 'requested', product_versions[1], ${note}, ${hoursAgo(hours_ago)},
        ${hoursAgo(hours_ago)}
      from item join app_version using (item_id)
      where slug = ${slug} and app_version.state = 'published' order by app_version.published_at desc limit 1
      on conflict (user_id, item_id) where state in ('requested', 'accepted')
      do update set requested_at = excluded.requested_at`.execute(db)
  }
  for (const { slug, by, reason, text, hours_ago } of articleComments) {
    await sql`
      insert into article_opinion (item_id, user_id, useful, reason, text, created_at)
      select item_id, ${idOf(people, by)}, false, ${reason}, ${text}, ${hoursAgo(hours_ago)} from item where slug = ${slug}
      on conflict (item_id, user_id) do update set created_at = excluded.created_at`.execute(db)
  }
}
