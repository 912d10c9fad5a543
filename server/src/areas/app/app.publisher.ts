import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'

const publisherPageSchema = z.object({
  publisher_id: z.number(),
  name: z.string(),
  about: z.string(),
  website: z.string().nullable(),
  official: z.boolean(),
  since: z.string(),
  app_count: z.number(),
  install_count: z.number(),
})
type PublisherPage = z.output<typeof publisherPageSchema>

/** Only who published something has a page. */
export async function readPublisher(db: Db, { language }: Viewer, publisher_id: number): Promise<PublisherPage> {
  const { rows } = await typedSql(publisherPageSchema)`
    select publisher_id, coalesce(in_language(name, ${language}), '') as name,
      coalesce(in_language(about, ${language}), '') as about, website, publisher.official, published.*
    from publisher, lateral (
      select min(item.published_at) as since, count(*)::int as app_count, sum(download_count)::bigint as install_count
      from app join item using (item_id)
      where app.publisher_id = publisher.publisher_id and item.state = 'published'
    ) as published
    where publisher_id = ${publisher_id} and app_count > 0`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}
