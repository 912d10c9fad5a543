import { appPrices } from '@atrium/contract/app/choices'
import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { ItemNoun } from '../item/item.noun.ts'
import { itemCard, itemCardSchema, itemFigures, itemFiguresSchema } from '../item/item.service.ts'

/** What a list draws of one app. */
export const appSummarySchema = itemCardSchema.extend(itemFiguresSchema.shape).extend({
  app_id: z.number(),
  app_category_id: z.number(),
  app_category_name: z.string(),
  publisher_id: z.number(),
  publisher: z.string(),
  price: z.enum(appPrices),
  version: z.string(),
  fits: z.string().nullable(),
})
export type AppSummary = z.output<typeof appSummarySchema>

/** From `appTables`. */
export function appCard(language: Language): RawBuilder<unknown> {
  return sql`
    item.item_id as app_id, ${itemCard(language)}, ${itemFigures}, item.fits, app.price, app_category_id,
    coalesce(in_language(app_category.name, ${language}), '') as app_category_name, publisher.publisher_id,
    coalesce(in_language(publisher.name, ${language}), '') as publisher, newest.version`
}

/** To be joined with `item`: what is listed has a publisher, a category and a version. */
export const appTables: RawBuilder<unknown> = sql`
  join app using (item_id) join publisher using (publisher_id)
  join app_category on app_category_id = item.category_id
  join app_version as newest on newest.app_version_id = app.app_version_id`

/** What was published once can be read for good; its state says whether to take it. */
export const isReadable: RawBuilder<boolean> = sql`
  item.kind = 'app' and item.state in ('published', 'deprecated', 'withdrawn')`

/** People who installed an app count as its users. */
export const appNoun: ItemNoun = {
  table: 'app',
  isReadable,
  hasHad: (user_id) => sql`
    exists (select from app_installation as had
      where had.item_id = item.item_id and had.user_id = ${user_id} and had.state = 'installed')`,
}
