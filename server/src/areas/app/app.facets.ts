import { appPrices, appSources } from '@atrium/contract/app/choices'
import { z } from 'zod'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { countTerms, type ItemDeps, readTermStatistics } from '../item/find/find.count.ts'
import { choicesOfKind } from '../item/find/find.ts'
import { type AppFacetName, type AppSearch, choicesOf } from './app.terms.ts'

const filter = { kind: 'app' } as const

const categorySchema = z.object({ app_category_id: z.number(), name: z.string() })

/** Every value there is with how many apps it would leave: of one facet as if nothing were chosen in it. */
export async function readAppFacets(
  { db, cache }: ItemDeps,
  { language }: Viewer,
  { search = {} }: { search?: AppSearch | undefined },
) {
  const { rows: categories } = await typedSql(categorySchema)`
    select app_category_id, coalesce(in_language(name, ${language}), '') as name
    from app_category order by position, app_category_id`.execute(db)
  const known = await readTermStatistics(db, filter, [...choicesOfKind(filter), ...(choicesOf(search) ?? [])].flat())

  async function count(facet: AppFacetName, values: readonly (string | number)[]) {
    const choices = choicesOf(search, facet)
    const terms = values.map((value) => `${facet}:${value}`)
    const counted = choices && (await countTerms({ db, cache }, [...choicesOfKind(filter), ...choices], terms, known))
    return (value: string | number) => counted?.get(`${facet}:${value}`) ?? 0
  }
  const [ofCategory, ofPrice, ofSource] = await Promise.all([
    count(
      'category',
      categories.map(({ app_category_id }) => app_category_id),
    ),
    count('price', appPrices),
    count('source', appSources),
  ])

  return {
    categories: categories.map((one) => ({ ...one, total: ofCategory(one.app_category_id) })),
    prices: appPrices.map((price) => ({ price, total: ofPrice(price) })),
    sources: appSources.map((source) => ({ source, total: ofSource(source) })),
  }
}
