import type { AppPermission, AppPrice } from '@atrium/contract/app/choices'
import { productVersions } from '@atrium/contract/environment'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { textPerLanguage } from '@atrium/contract/resource/package'
import { sql } from 'kysely'
import { gt } from 'semver'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import { saveNames } from '../review/review.look-alike.ts'
import { saveAppTerms } from './app.terms.ts'

const titleProductVersionsRow = z.object({ title: textPerLanguage, product_versions: z.array(z.string()) })

/** What is said of an app beside its item. */
export interface AppListing {
  publisher_id: number
  description: TextPerLanguage
  price: AppPrice
  screenshots: { file_id: number; caption: TextPerLanguage }[]
}

/** What is said of one version, and stays. */
export interface PublishedAppVersion {
  version: string
  product_versions: string[]
  permissions: { permission: AppPermission; reason: TextPerLanguage }[]
  data_sent: { what: TextPerLanguage; receiver: TextPerLanguage; why: TextPerLanguage; host: string }[]
  changes: TextPerLanguage
}

export async function saveApp(tx: Db, item_id: number, { publisher_id, price, ...texts }: AppListing): Promise<void> {
  const description = JSON.stringify(texts.description)
  const values = { publisher_id, price, description, screenshots: JSON.stringify(texts.screenshots) }
  await tx
    .insertInto('app')
    .values({ item_id, ...values })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(values))
    .execute()
}

interface PublicationMoment {
  /** The draft it was; null for what never was one. */
  app_version_id: number | null
  user_id: number | null
  /** Null for now. */
  published_at: string | null
}

/** Numbers only rise. */
export async function publishAppVersion(
  tx: Db,
  item_id: number,
  version: PublishedAppVersion,
  moment: PublicationMoment,
): Promise<number> {
  await refuseLower(tx, item_id, version.version)
  const values = {
    item_id,
    state: 'published',
    version: version.version,
    product_versions: version.product_versions,
    permissions: JSON.stringify(version.permissions),
    data_sent: JSON.stringify(version.data_sent),
    changes: JSON.stringify(version.changes),
    state_reason: null,
    updated_at: sql<string>`now()`,
    published_at: sql<string>`coalesce(${moment.published_at}::timestamptz, now())`,
  }
  if (moment.app_version_id !== null) {
    await tx.updateTable('app_version').set(values).where('app_version_id', '=', moment.app_version_id).execute()
    return moment.app_version_id
  }
  const { app_version_id } = await tx
    .insertInto('app_version')
    .values({ ...values, user_id: moment.user_id })
    .returning('app_version_id')
    .executeTakeFirstOrThrow()
  return app_version_id
}

async function refuseLower(tx: Db, item_id: number, version: string) {
  const published = await tx
    .selectFrom('app_version')
    .select('version')
    .where('item_id', '=', item_id)
    .where('published_at', 'is not', null)
    .execute()
  if (!published.every((earlier) => earlier.version === null || gt(version, earlier.version))) {
    throw new Failure('conflict', { field: 'version', detail: `version ${version} or later is already published` })
  }
}

/**
 * After a version came or changed its state: people are given the highest that is not withdrawn, and the app is what that
 * version is. Without any left it is withdrawn. Lists, names and search follow in the same transaction.
 */
export async function offerNewestApp(tx: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(titleProductVersionsRow)`
    with newest as (
      select app_version_id, state, product_versions from app_version
      where item_id = ${item_id} and published_at is not null
      order by state = 'withdrawn', string_to_array(version, '.')::int[] desc limit 1
    ), given as (
      update app set app_version_id = newest.app_version_id from newest where item_id = ${item_id}
    )
    update item set state = newest.state, updated_at = now() from newest where item_id = ${item_id}
    returning item.title, newest.product_versions`.execute(tx)
  const { title = {}, product_versions = [] } = rows[0] ?? {}

  const fits = productVersions.find((one) => product_versions.includes(one)) ?? null
  await tx.updateTable('item').set({ fits }).where('item_id', '=', item_id).execute()
  await showScreenshots(tx, item_id)
  await saveNames(tx, item_id, title)
  await saveAppTerms(tx, item_id)
}

/** Pictures of what is published are there for everybody; those of what was withdrawn go with it. */
async function showScreenshots(tx: Db, item_id: number) {
  await sql`
    update file set public = item.state <> 'withdrawn'
    from item join app using (item_id), jsonb_array_elements(app.screenshots) as shown
    where item.item_id = ${item_id} and file.file_id = (shown ->> 'file_id')::bigint`.execute(tx)
}
