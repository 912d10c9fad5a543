import { listManagementPublishers } from '@atrium/contract/app/management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { inAnyLanguage } from '../../platform/list/words.ts'
import { ownerName } from '../item/item.service.ts'

export const publisherList = defineList(listManagementPublishers, {
  columns: ({ language }) => sql`
    publisher_id, coalesce(in_language(name, ${language}), '') as name, ${ownerName(language)} as user_name,
    publisher.website, official, verified_at, published.app_count, published.install_count, publisher.created_at`,
  from: () => sql`
    publisher left join account using (user_id) cross join lateral (
      select count(*)::int as app_count, coalesce(sum(download_count), 0)::bigint as install_count
      from app join item using (item_id)
      where app.publisher_id = publisher.publisher_id and item.state = 'published'
    ) as published`,
  where: ({ keyword, verified }) => [
    keyword ? inAnyLanguage(sql`name`, keyword) : null,
    // Nobody has to verify what is official.
    verified !== undefined && sql`(verified_at is not null or official) = ${verified}`,
  ],
  orders: {
    name: sql`in_language(name, 'zh-CN')`,
    app_count: sql`published.app_count`,
    install_count: sql`published.install_count`,
    created_at: sql`publisher.created_at`,
  },
  compared: { name: ({ language }) => sql`in_language(name, ${language})` },
  first: { created_at: 'desc' },
  tie: sql`publisher_id`,
})
