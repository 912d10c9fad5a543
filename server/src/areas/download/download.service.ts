import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

interface Product {
  product_id: number
  product_code: string
  product_name: string
  description: string
  icon: 'suite' | 'server' | 'desk' | 'phone'
  suite_id: number | null
}

export async function listProducts(db: Db, { language }: Viewer) {
  const { rows: list } = await sql<Product>`
    select product_id, code as product_code, in_language(name, ${language}) as product_name,
           in_language(description, ${language}) as description, icon, suite_id
    from product order by position, product_id`.execute(db)

  return { list }
}

interface LatestRelease extends Pick<Product, 'product_id' | 'product_code' | 'product_name' | 'icon'> {
  release_id: number
  version: string
  title: string
  summary: string
  note: string
  published_at: string
  platforms: { platform_id: number; platform_name: string }[]
}

/** Newest by the day it came out, one look into the index per product. */
export async function listReleases(db: Db, { language }: Viewer) {
  const { rows: list } = await sql<LatestRelease>`
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
