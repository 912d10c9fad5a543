import { readApp as contract } from '@atrium/contract/app/app'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { publicAddress } from '../file/serve/serve.open.ts'
import { appCard, appTables, isReadable } from './app.service.ts'

type AppPage = z.output<typeof contract.data>

const shownSchema = contract.data.omit({ screenshots: true }).extend({
  screenshots: z.array(
    z.object({
      file_id: z.number(),
      file_name: z.string(),
      caption: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
})

/** A picture that is not ready yet is not shown; the page is whole without it. */
export async function readApp(db: Db, { language }: Viewer, app_id: number): Promise<AppPage> {
  const words = (text: RawBuilder<unknown>) => sql`coalesce(in_language(${text}, ${language}), '')`
  const all = (object: RawBuilder<unknown>, from: RawBuilder<unknown>) =>
    sql`coalesce((select jsonb_agg(${object}) from ${from}), '[]')`

  const { rows } = await typedSql(shownSchema)`
    select ${appCard(language)}, item.updated_at, item.state, ${words(sql`app.description`)} as description,
      app.collect_count, app.rating_counts,
      ${all(
        sql`jsonb_build_object('file_id', file_id, 'file_name', file_name, 'caption', ${words(sql`shown -> 'caption'`)},
          'width', blob.about -> 'width', 'height', blob.about -> 'height') order by place`,
        sql`jsonb_array_elements(app.screenshots) with ordinality as listed (shown, place)
          join file on file.file_id = (shown ->> 'file_id')::bigint and file.public
          join blob on blob.blob_id = file.blob_id and blob.state = 'ready' and blob.about ? 'width'`,
      )} as screenshots,
      ${all(
        sql`jsonb_build_object('permission', asked -> 'permission', 'reason', ${words(sql`asked -> 'reason'`)})`,
        sql`jsonb_array_elements(newest.permissions) as asked`,
      )} as permissions,
      ${all(
        sql`jsonb_build_object('what', ${words(sql`sent -> 'what'`)}, 'receiver', ${words(sql`sent -> 'receiver'`)},
          'why', ${words(sql`sent -> 'why'`)}, 'host', sent -> 'host')`,
        sql`jsonb_array_elements(newest.data_sent) as sent`,
      )} as data_sent,
      ${all(
        sql`jsonb_build_object('version', version, 'state', state, 'published_at', published_at,
          'state_reason', in_language(state_reason, ${language}), 'changes', ${words(sql`changes`)},
          'product_versions', product_versions) order by string_to_array(version, '.')::int[] desc`,
        sql`app_version as published where published.item_id = item.item_id and published.published_at is not null`,
      )} as versions,
      (select count(*)::int from app as other join item as listed using (item_id)
        where other.publisher_id = app.publisher_id and listed.state = 'published') as publisher_apps
    from item ${appTables} where item.item_id = ${app_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')

  const { screenshots, ...app } = rows[0]
  return {
    ...app,
    screenshots: screenshots.map(({ file_id, file_name, ...picture }) => ({
      ...picture,
      address: publicAddress({ file_id, file_name }),
    })),
  }
}
