import { textPerLanguage } from '@atrium/contract/resource/package'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { indexItem, unindexItem } from '../item/index/index.write.ts'

const filedSchema = z.object({
  category_id: z.number(),
  version: z.string(),
  product_versions: z.array(z.string()),
  title: textPerLanguage,
  summaries: z.array(z.string()),
  texts: z.array(z.string()),
})

/** What a release is found by: its product, what is new in it, and what its files are called. */
export async function saveReleaseTerms(db: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(filedSchema)`
    select item.category_id, release.version, release.product_versions, item.title,
      array(select value from jsonb_each_text(item.summary)) as summaries,
      array(
        select value from jsonb_each_text(release.note)
        union all select said.value from jsonb_array_elements(release.notes) as told (note),
          jsonb_each_text(note -> 'text') as said
        union all select value from jsonb_each_text(product.name)
        union all select distinct platform_name.value from release_file join platform using (platform_id),
          jsonb_each_text(platform.name) as platform_name where release_file.item_id = item.item_id
        union all select file_name from release_file where release_file.item_id = item.item_id
      ) as texts
    from item join release using (item_id) join product on product_id = item.category_id
    where item.item_id = ${item_id} and item.kind = 'release' and item.state in ('published', 'deprecated')`.execute(db)

  if (!rows[0]) return unindexItem(db, item_id)
  const { category_id, version, product_versions, title, summaries, texts } = rows[0]
  await indexItem(db, item_id, {
    title,
    summaries,
    texts: [...texts, version],
    facets: ['kind:release', `product:${category_id}`, ...product_versions.map((of) => `version:${of}` as const)],
  })
}
