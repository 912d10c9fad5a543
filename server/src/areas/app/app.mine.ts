import * as contract from '@atrium/contract/app/person'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { installationColumns } from './app.installation.ts'
import { isReadable } from './app.service.ts'

type MyAppState = z.output<typeof contract.readMyApp.data>

/** Of an `item`: what was installed last for somebody, and what they asked for last. */
function standing(user_id: number | null) {
  return sql`
    item.item_id as app_id,
    (select version from app_installation as had join app_version using (app_version_id)
      where had.item_id = item.item_id and had.user_id = ${user_id} and had.state = 'installed'
      order by string_to_array(version, '.')::int[] desc limit 1) as installed_version,
    (select to_jsonb(last) from (
      select ${installationColumns} from app_installation as asked join app_version using (app_version_id)
      where asked.item_id = item.item_id and asked.user_id = ${user_id} order by installation_id desc limit 1
    ) as last) as request`
}

export async function readMyApp(db: Db, { user_id }: Viewer, app_id: number): Promise<MyAppState> {
  const { rows } = await typedSql(contract.readMyApp.data)`
    select ${standing(user_id)},
      exists (select from collection where user_id = ${user_id} and item_id = item.item_id) as collected,
      (select collect_count from app where app.item_id = item.item_id) as collect_count,
      (select json_build_object('stars', stars, 'text', text) from item_rating
        where user_id = ${user_id} and item_id = item.item_id) as rating,
      coalesce(owner_id = ${user_id}, false) as is_owner
    from item where item.item_id = ${app_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** A limit that is not reached in practice; older ones are still on their own pages. */
const listed = 500

export async function listMyApps(db: Db, { user_id, language }: Viewer) {
  const { rows: list } = await typedSql(contract.listMyApps.data.shape.list.element)`
    select ${standing(user_id)}, in_language(item.title, ${language}) as title, newest.version as newest_version
    from (select item_id, max(installation_id) as last_id from app_installation
        where user_id = ${user_id} group by item_id) as mine
      join item using (item_id) join app using (item_id)
      left join app_version as newest on newest.app_version_id = app.app_version_id and newest.state = 'published'
    where ${isReadable} order by last_id desc limit ${listed}`.execute(db)
  return { list }
}
