import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

const productSchema = z.object({
  product_id: z.number(),
  product_code: z.string(),
  product_name: z.string(),
  description: z.string(),
  icon: z.enum(['suite', 'server', 'desk', 'phone']),
  suite_id: z.number().nullable(),
})

export async function listProducts(db: Db, { language }: Viewer) {
  const { rows: list } = await typedSql(productSchema)`
    select product_id, code as product_code, in_language(name, ${language}) as product_name,
           in_language(description, ${language}) as description, icon, suite_id
    from product order by position, product_id`.execute(db)

  return { list }
}

const latestReleaseSchema = productSchema
  .pick({ product_id: true, product_code: true, product_name: true, icon: true })
  .extend({
    release_id: z.number(),
    version: z.string(),
    title: z.string(),
    summary: z.string(),
    note: z.string(),
    published_at: z.string(),
    platforms: z.array(z.object({ platform_id: z.number(), platform_name: z.string() })),
  })

/** Newest by the day it came out, one look into the index per product. */
export async function listReleases(db: Db, { language }: Viewer) {
  const { rows: list } = await typedSql(latestReleaseSchema)`
    select product_id, product.code as product_code, in_language(product.name, ${language}) as product_name, icon,
      latest.item_id as release_id, version, in_language(note, ${language}) as note,
      in_language(title, ${language}) as title, in_language(summary, ${language}) as summary, published_at,
      coalesce((select jsonb_agg(jsonb_build_object('platform_id', platform_id, 'platform_name',
           in_language(name, ${language})) order by position, platform_id)
         from platform where platform_id in (select platform_id from release_file where item_id = latest.item_id)),
        '[]') as platforms
    from product, lateral (
      select item_id, title, summary, published_at from item
      where state = 'published' and kind = 'release' and category_id = product_id
      order by published_at desc, item_id desc limit 1
    ) as latest join release using (item_id)
    order by product.position, product_id`.execute(db)

  return { list }
}
