import type { AppPermission } from '@atrium/contract/app/choices'
import { offerNewestApp, publishAppVersion, saveApp } from '@atrium/server/areas/app/app.publish'
import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import { appRatings, featured, installations } from '../data/apps/life.ts'
import { publishers } from '../data/apps/publishers.ts'
import { appCategories, apps } from '../data/apps.ts'
import { houseKeeper } from '../data/people.ts'
import type { DemoApp } from '../kinds.ts'
import { screenOf } from '../screen/screen.ts'
import { storeFile } from './file.ts'
import { saveDays, saveItem } from './item.ts'
import { idOf, saveNames } from './name.ts'
import { saveRatings } from './resource-figures.ts'
import type { LoadContext } from './resources.ts'

/** Every app with all its versions. Versions that are there already are left as they are. */
export async function loadApps(db: Db, { storage }: Pick<LoadContext, 'storage'>, people: ReadonlyMap<string, number>) {
  const categories = await saveNames(db, 'app_category', appCategories)
  const publisherIds = await savePublishers(db, people)

  for (const app of apps) {
    const { rating, ...rest } = app
    const owner = publishers.find(({ code }) => code === app.publisher)?.by
    const owner_id = owner ? idOf(people, owner) : null
    const item_id = await saveItem(db, { ...rest, kind: 'app', category_id: idOf(categories, app.category), owner_id })

    const { description, price = 'free' } = app
    const screenshots = await storeScreens(db, storage, idOf(people, houseKeeper), app)
    await saveApp(db, item_id, { publisher_id: idOf(publisherIds, app.publisher), description, price, screenshots })
    await publishVersions(db, item_id, app, owner_id)
    await saveRatings(
      db,
      { item_id, rating, noun: 'app', told: appRatings.filter(({ slug }) => slug === app.slug) },
      people,
    )
    await offerNewestApp(db, item_id)
    await saveDays(db, item_id, app)
  }
  await saveFeatured(db)
  await saveInstallations(db, people)
}

async function savePublishers(db: Db, people: ReadonlyMap<string, number>): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { code, by, official = false, website = null, ...texts } of publishers) {
    const values = {
      name: JSON.stringify(texts.name),
      about: JSON.stringify(texts.about),
      official,
      website,
      user_id: by ? idOf(people, by) : null,
    }
    const { publisher_id } = await db
      .insertInto('publisher')
      .values({ code, ...values })
      .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
      .returning('publisher_id')
      .executeTakeFirstOrThrow()
    ids.set(code, publisher_id)
  }
  return ids
}

async function publishVersions(db: Db, item_id: number, app: DemoApp, user_id: number | null) {
  const published = await db.selectFrom('app_version').select('version').where('item_id', '=', item_id).execute()
  const { permissions, data_sent = [] } = app
  const asked = Object.entries(permissions).map(([permission, reason]) => ({
    permission: permission as AppPermission,
    reason,
  }))

  for (const { version, works_with, changes, days_ago = app.days_ago } of app.versions) {
    if (published.some((one) => one.version === version)) continue
    await publishAppVersion(
      db,
      item_id,
      { version, product_versions: [...works_with], permissions: asked, data_sent, changes },
      { app_version_id: null, user_id, published_at: new Date(Date.now() - days_ago * 86_400_000).toISOString() },
    )
  }
}

async function saveFeatured(db: Db) {
  const { slug, ...words } = featured
  await sql`
    update app set featured = ${JSON.stringify(words)}, featured_at = now() - interval '1 day'
    from item where item.item_id = app.item_id and slug = ${slug}`.execute(db)
}

/** Once: what people of a running demo asked for since stays as it is. */
async function saveInstallations(db: Db, people: ReadonlyMap<string, number>) {
  for (const { slug, version, by, days_ago } of installations) {
    await sql`
      insert into app_installation (item_id, app_version_id, user_id, state, product_version, requested_at, updated_at)
      select item_id, app_version_id, ${idOf(people, by)}, 'installed', product_versions[1],
        now() - make_interval(days => ${days_ago + 2}), now() - make_interval(days => ${days_ago})
      from item join app_version as chosen using (item_id)
      where slug = ${slug} and version = ${version} and not exists (select from app_installation as had
        where had.app_version_id = chosen.app_version_id and had.user_id = ${idOf(people, by)})`.execute(db)
  }
}

/** Drawn once for readers of every language; the worker makes pictures of them, as of anybody's. */
async function storeScreens(
  db: Db,
  storage: LoadContext['storage'],
  user_id: number,
  { slug, title, screens }: DemoApp,
) {
  const kept: { file_id: number; caption: DemoApp['title'] }[] = []
  for (const [place, { screen, caption }] of screens.entries()) {
    const bytes = Buffer.from(screenOf(screen, { key: `${slug} ${place}`, name: title['zh-CN'] }))
    const file_name = `${slug}-${place + 1}.svg`
    kept.push({ file_id: await storeFile(db, storage, { user_id, file_name, kind: 'image', bytes }), caption })
  }
  return kept
}
