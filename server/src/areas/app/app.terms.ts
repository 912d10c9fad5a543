import type * as contract from '@atrium/contract/app/app'
import { appPrices } from '@atrium/contract/app/choices'
import { textPerLanguage } from '@atrium/contract/resource/package'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { anyOf, choicesOfKeyword, type Facet, type TermChoice } from '../item/index/index.terms.ts'
import { indexItem, unindexItem } from '../item/index/index.write.ts'

export type AppSearch = NonNullable<z.output<typeof contract.listApps.query>['search']>

/** What the boxes beside the list are about. */
export type AppFacetName = 'category' | 'price' | 'source'

/** The query as terms; null when nothing can match. */
export function choicesOf(search: AppSearch): TermChoice[] | null {
  const words = wordsOf(search)
  return words && [...words, ...Object.values(chosenFacets(search)).flat()]
}

/** All but what is chosen in the boxes; null when nothing can match. */
export function wordsOf({ keyword, publisher_id, product_version }: AppSearch): TermChoice[] | null {
  const words = keyword ? choicesOfKeyword(keyword) : []
  const publishers = publisher_id === undefined ? [] : [publisher_id]
  const versions = product_version === undefined ? [] : [product_version]
  return words && [...words, ...anyOf('publisher', publishers), ...anyOf('version', versions)]
}

/** What is chosen in the boxes. */
export function chosenFacets(search: AppSearch): Record<AppFacetName, TermChoice[]> {
  return {
    category: anyOf('category', search.app_category_ids),
    price: anyOf('price', search.prices),
    source: anyOf('source', search.sources),
  }
}

const appTermsSchema = z.object({
  category_id: z.number(),
  publisher_id: z.number(),
  official: z.boolean(),
  price: z.enum(appPrices),
  versions: z.array(z.string()),
  title: textPerLanguage,
  tags: z.array(z.string()),
  summaries: z.array(z.string()),
  texts: z.array(z.string()),
})
type AppTerms = z.output<typeof appTermsSchema>

/**
 * The search terms of an app in all languages, and its rank: every publication or change calls this in the same
 * transaction. An older version may still be the one for an older product.
 */
export async function saveAppTerms(db: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(appTermsSchema)`
    select item.category_id, item.official, app.publisher_id, app.price,
      array(select distinct unnest(product_versions) from app_version
        where app_version.item_id = item.item_id and app_version.state = 'published') as versions,
      item.title,
      array(select value from jsonb_each_text(item.summary)) as summaries,
      array(select value from jsonb_each_text(app.description)) as texts,
      array(
        select value from jsonb_each_text(publisher.name)
        union all select value from app_category, jsonb_each_text(app_category.name) where app_category_id = item.category_id
      ) as tags
    from item join app using (item_id) join publisher using (publisher_id)
    where item.item_id = ${item_id} and item.kind = 'app' and item.state in ('published', 'deprecated')`.execute(db)

  if (!rows[0]) return unindexItem(db, item_id)
  const { title, tags, summaries, texts } = rows[0]
  await indexItem(db, item_id, { title, tags, summaries, texts, facets: facetsOf(rows[0]) })
}

function facetsOf({ category_id, publisher_id, official, price, versions }: AppTerms): Facet[] {
  return [
    'kind:app',
    `category:${category_id}`,
    `publisher:${publisher_id}`,
    `price:${price}`,
    `source:${official ? 'official' : 'partner'}`,
    ...versions.map((version) => `version:${version}` as const),
  ]
}
