import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import {
  asPage,
  chosenItems,
  type ItemCard,
  type ItemFigures,
  type ItemFilter,
  type ItemOrder,
  itemCard,
  itemFigures,
  itemOrder,
  itemTotal,
} from '../item/item.service.ts'

interface AppSummary extends ItemCard, ItemFigures {
  app_id: number
  app_category_id: number
  app_category_name: string
  publisher: string
  fits: string | null
}

type Query = ItemOrder & { search?: { app_category_id?: number | undefined } | undefined }

export async function listApps(db: Db, { language }: Viewer, query: Query) {
  const filter: ItemFilter = { kind: 'app', category_id: query.search?.app_category_id }

  const { rows } = await sql<AppSummary & { total: number }>`
    select item.item_id as app_id, ${itemCard(language)}, ${itemFigures}, item.fits, app_category_id,
           in_language(app_category.name, ${language}) as app_category_name,
           in_language(app.publisher, ${language}) as publisher, ${itemTotal(filter)} as total
    from ${chosenItems(filter, query)} join item using (item_id) join app using (item_id)
         join app_category on app_category_id = item.category_id
    order by ${itemOrder(query)}`.execute(db)

  return asPage(db, rows, itemTotal(filter))
}
