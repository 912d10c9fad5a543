import * as contract from '@atrium/contract/app/management'
import type { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { anyRow, typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isReadable } from './app.service.ts'

type ManagedApp = z.output<typeof contract.readManagementApp.data>
type AppChoices = z.output<typeof contract.listAppChoices.data>

export async function readManagementApp(db: Db, { language }: Viewer, app_id: number): Promise<ManagedApp> {
  const { rows } = await typedSql(contract.readManagementApp.data)`
    select item.item_id as app_id, in_language(item.title, ${language}) as title, item.state,
      item.category_id as app_category_id, item.official, app.featured, item.updated_at,
      (select jsonb_agg(jsonb_build_object('version', version, 'state', state, 'published_at', published_at,
          'state_reason', in_language(state_reason, ${language})) order by published_at desc)
        from app_version where app_version.item_id = item.item_id and published_at is not null) as versions
    from item join app using (item_id) where item.item_id = ${app_id} and ${isReadable}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function listAppChoices(db: Db, { language }: Viewer): Promise<AppChoices> {
  const { rows: app_categories } = await typedSql(contract.listAppChoices.data.shape.app_categories.element)`
    select app_category_id, coalesce(in_language(name, ${language}), code) as name
    from app_category order by position, app_category_id`.execute(db)
  const { rows: publishers } = await typedSql(contract.listAppChoices.data.shape.publishers.element)`
    select publisher_id, coalesce(in_language(name, ${language}), '') as name
    from publisher where exists (select from app where app.publisher_id = publisher.publisher_id)
    order by 2, publisher_id limit 1000`.execute(db)
  return { app_categories, publishers }
}

/** What the audit log keeps of an app: how it is filed, where it stands, what is said on the banner. */
export async function readAppForAudit(tx: Db, app_id: number) {
  const { rows } = await typedSql(anyRow)`
    select in_language(item.title, 'zh-CN') as title, item.state, item.category_id as app_category_id, item.official,
      app.featured
    from item join app using (item_id) where item.item_id = ${app_id}`.execute(tx)
  return rows[0] ?? null
}
