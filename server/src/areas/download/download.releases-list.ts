import * as contract from '@atrium/contract/download/management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern, inAnyLanguage } from '../../platform/list/words.ts'
import { supportOf } from './download.release.ts'

export const releasesList = defineList(contract.listManagedReleases, {
  columns: ({ language }) => sql`
    item.item_id as release_id, in_language(product.name, ${language}) as product_name, release.version,
    coalesce(in_language(item.title, ${language}), '') as title, item.state, item.download_count,
    array(select in_language(platform.name, ${language}) from platform
      where platform_id in (select platform_id from release_file where release_file.item_id = item.item_id)
      order by platform.position, platform_id) as platforms,
    (select count(*)::int from release_file where release_file.item_id = item.item_id) as file_count,
    ${supportOf} as support, ends_on::text as ends_on, item.published_at, item.updated_at`,
  from: () => sql`item join release using (item_id) join product on product_id = item.category_id`,
  where: ({ keyword, product_id, platform_id, state, support }) => [
    sql`item.kind = 'release'`,
    product_id !== undefined && sql`item.category_id = ${product_id}`,
    platform_id !== undefined &&
      sql`exists (select from release_file where release_file.item_id = item.item_id and platform_id = ${platform_id})`,
    state && sql`item.state = ${state}`,
    support && sql`${supportOf} = ${support}`,
    !!keyword && sql`(release.version ilike ${containsPattern(keyword)} or ${inAnyLanguage(sql`item.title`, keyword)})`,
  ],
  orders: {
    version: sql`release.version`,
    title: sql`coalesce(in_language(item.title, 'zh-CN'), '')`,
    state: sql`item.state`,
    published_at: sql`item.published_at`,
    ends_on: sql`ends_on`,
    download_count: sql`item.download_count`,
    updated_at: sql`item.updated_at`,
  },
  compared: { title: ({ language }) => sql`in_language(item.title, ${language})` },
  sparse: ['published_at', 'ends_on'],
  first: { updated_at: 'desc' },
  tie: sql`item.item_id`,
})
