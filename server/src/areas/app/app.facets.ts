import { appPrices, appSources } from '@atrium/contract/app/choices'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { countFacets } from '../item/find/find.ts'
import { type AppSearch, chosenFacets, wordsOf } from './app.terms.ts'

const categorySchema = z.object({ app_category_id: z.number(), name: z.string() })

/** Every value there is with how many apps it would leave: of one facet as if nothing were chosen in it. */
export async function readAppFacets(db: Db, { language }: Viewer, { search = {} }: { search?: AppSearch | undefined }) {
  const { rows: categories } = await typedSql(categorySchema)`
    select app_category_id, coalesce(in_language(name, ${language}), '') as name
    from app_category order by position, app_category_id`.execute(db)
  const total = await countFacets(
    db,
    { kind: 'app' },
    {
      words: wordsOf(search),
      chosen: chosenFacets(search),
      values: {
        category: categories.map(({ app_category_id }) => app_category_id),
        price: appPrices,
        source: appSources,
      },
    },
  )

  return {
    categories: categories.map((one) => ({ ...one, total: total('category', one.app_category_id) })),
    prices: appPrices.map((price) => ({ price, total: total('price', price) })),
    sources: appSources.map((source) => ({ source, total: total('source', source) })),
  }
}
