import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { readItemPage } from '../item/find/find.ts'
import { type ItemFilter, type ItemPageQuery, itemOrder } from '../item/item.service.ts'
import { appCard, appSummarySchema, appTables, isReadable } from './app.service.ts'
import { type AppSearch, choicesOf } from './app.terms.ts'

const listAppsRow = appSummarySchema.extend({ total: z.number() })

const appIdUpdatedAtRow = z.object({ app_id: z.number(), updated_at: z.string() })

type AppListQuery = ItemPageQuery & { search?: AppSearch | undefined }

const filter: ItemFilter = { kind: 'app' }
const byQuality = { quality: 'desc' } as const

/** The most useful first, unless asked otherwise. */
export async function listApps(db: Db, { language }: Viewer, { search = {}, ...asked }: AppListQuery) {
  const query = { ...asked, order_by: Object.keys(asked.order_by ?? {}).length > 0 ? asked.order_by : byQuality }
  const choices = choicesOf(search)
  if (choices === null) return { list: [], total: 0 }

  return readItemPage(db, filter, choices, query, ({ ids, total }) =>
    typedSql(listAppsRow)`
      select ${appCard(language)}, ${total} as total from ${ids} join item using (item_id) ${appTables}
      order by ${itemOrder(query)}`.execute(db),
  )
}

const featuredAppSchema = appSummarySchema.extend({ headline: z.string(), text: z.string() })
type FeaturedApp = z.output<typeof featuredAppSchema>

/** What was recommended last and is still there. */
export async function readFeaturedApp(db: Db, { language }: Viewer): Promise<FeaturedApp | null> {
  const { rows } = await typedSql(featuredAppSchema)`
    select ${appCard(language)}, coalesce(in_language(app.featured -> 'title', ${language}), '') as headline,
      coalesce(in_language(app.featured -> 'text', ${language}), '') as text
    from item ${appTables}
    where item.kind = 'app' and item.state = 'published' and app.featured_at <= now()
    order by app.featured_at desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** What a site map needs of one range of ids. */
export async function listAppAddresses(db: Db, { from, to }: { from: number; to: number }) {
  const { rows: list } = await typedSql(appIdUpdatedAtRow)`
    select item.item_id as app_id, item.updated_at from item ${appTables}
    where item.item_id between ${from} and ${to} and ${isReadable} and item.state = 'published'
    order by item.item_id`.execute(db)
  return { list }
}
