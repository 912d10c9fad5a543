import { sql } from 'kysely'
import {
  type AppListing,
  offerNewestApp,
  type PublishedAppVersion,
  publishAppVersion,
  saveApp,
} from '../../src/areas/app/app.publish.ts'
import { givenItem } from '../../src/areas/item/item.given.ts'
import type { Db } from '../../src/platform/db/db.ts'

type GivenApp = Partial<AppListing> & {
  title?: Record<string, string>
  category_id?: number
  download_count?: number
  days_ago?: number
  official?: boolean
  owner_id?: number
  versions?: Partial<PublishedAppVersion>[]
}

export const plainVersion: PublishedAppVersion = {
  version: '1.0.0',
  product_versions: ['10.1', '10.2'],
  permissions: [{ permission: 'read_forms', reason: { 'zh-CN': '读取报销单', en: 'Reads claims' } }],
  data_sent: [],
  changes: { 'zh-CN': '第一个版本', en: 'The first version' },
}

/** An app that tests are about: one version, published today, unless they say otherwise. */
export async function givenApp(db: Db, fixture: GivenApp = {}): Promise<number> {
  const { versions = [{}], title = { 'zh-CN': '发票识别', en: 'Invoice reader' }, ...rest } = fixture
  const category_id = fixture.category_id ?? (await givenCategory(db))
  const { item_id } = await givenItem(db, { ...rest, kind: 'app', title, category_id })
  await sql`
    update item set official = ${fixture.official ?? false}, owner_id = ${fixture.owner_id ?? null}
    where item_id = ${item_id}`.execute(db)

  await saveApp(db, item_id, {
    description: { 'zh-CN': '拍照即填' },
    price: 'free',
    screenshots: [],
    publisher_id: fixture.publisher_id ?? (await givenPublisher(db)),
    ...rest,
  })
  for (const version of versions) await givenAppVersion(db, item_id, version, fixture.owner_id)
  return item_id
}

/** Published now: the newest from now on. */
export async function givenAppVersion(
  db: Db,
  item_id: number,
  version: Partial<PublishedAppVersion>,
  user_id: number | null = null,
) {
  const moment = { app_version_id: null, user_id, published_at: null }
  await publishAppVersion(db, item_id, { ...plainVersion, ...version }, moment)
  await offerNewestApp(db, item_id)
}

export async function givenPublisher(db: Db, name = '松坞工作室'): Promise<number> {
  const { rows } = await sql<{ publisher_id: number }>`
    insert into publisher (name, about) values (jsonb_build_object('zh-CN', ${name}::text), '{"zh-CN": "做会议室的人"}')
    returning publisher_id`.execute(db)
  return rows[0]?.publisher_id ?? 0
}

export async function givenCategory(db: Db, name = '财务与票据'): Promise<number> {
  const { rows } = await sql<{ app_category_id: number }>`
    insert into app_category (code, name) values (${name}, jsonb_build_object('zh-CN', ${name}::text))
    on conflict (code) do update set code = excluded.code returning app_category_id`.execute(db)
  return rows[0]?.app_category_id ?? 0
}
