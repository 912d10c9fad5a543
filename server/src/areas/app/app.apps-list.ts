import { listManagementApps } from '@atrium/contract/app/management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { inAnyLanguage } from '../../platform/list/words.ts'
import { appTables, isReadable } from './app.service.ts'

/** Apps are thousands, not millions: their own table is read, never that of all items. */
export const appList = defineList(listManagementApps, {
  columns: ({ language }) => sql`
    item.item_id as app_id, in_language(item.title, ${language}) as title, item.state, newest.version,
    coalesce(in_language(app_category.name, ${language}), '') as app_category_name,
    coalesce(in_language(publisher.name, ${language}), '') as publisher_name, app.price, item.official,
    app.featured_at, item.download_count as install_count,
    case when item.rating_count > 0 then round(item.rating::numeric, 1)::float end as rating,
    (select count(*)::int from app_installation as asked
      where asked.item_id = item.item_id and asked.state in ('requested', 'accepted')) as request_count,
    item.published_at, item.updated_at`,
  from: () => sql`item ${appTables}`,
  where: ({ keyword, state, app_category_id, publisher_id, price, source }) => [
    isReadable,
    keyword
      ? sql`(${inAnyLanguage(sql`item.title`, keyword)} or ${inAnyLanguage(sql`publisher.name`, keyword)})`
      : null,
    state && sql`item.state = ${state}`,
    app_category_id !== undefined && sql`app_category_id = ${app_category_id}`,
    publisher_id !== undefined && sql`publisher.publisher_id = ${publisher_id}`,
    price && sql`app.price = ${price}`,
    source && sql`item.official = ${source === 'official'}`,
  ],
  orders: {
    title: sql`in_language(item.title, 'zh-CN')`,
    state: sql`item.state`,
    install_count: sql`item.download_count`,
    rating: sql`item.rating`,
    published_at: sql`item.published_at`,
    updated_at: sql`item.updated_at`,
  },
  compared: {
    title: ({ language }) => sql`in_language(item.title, ${language})`,
    // 0 means that nobody has rated yet.
    rating: () => sql`nullif(round(item.rating::numeric, 1), 0)`,
  },
  first: { updated_at: 'desc' },
  tie: sql`item.item_id`,
})
