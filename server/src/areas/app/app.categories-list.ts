import { listManagementAppCategories } from '@atrium/contract/app/management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern, inAnyLanguage, isUsed } from '../../platform/list/words.ts'

/** Of the category of the row: what is filed under it, in the store or no longer. */
export const appsFiled = sql`
  (select count(*)::int from app join item using (item_id) where item.category_id = app_category.app_category_id)`

export const appCategoryList = defineList(listManagementAppCategories, {
  columns: ({ language }) => sql`
    app_category_id, code, coalesce(in_language(name, ${language}), '') as name, position, updated_at,
    ${appsFiled} as app_count`,
  from: () => sql`app_category`,
  where: ({ keyword, used }) => [
    keyword ? sql`(${inAnyLanguage(sql`name`, keyword)} or code ilike ${containsPattern(keyword)})` : null,
    isUsed(appsFiled, used),
  ],
  orders: {
    position: sql`position`,
    name: sql`in_language(name, 'zh-CN')`,
    code: sql`code`,
    app_count: appsFiled,
    updated_at: sql`updated_at`,
  },
  compared: { name: ({ language }) => sql`in_language(name, ${language})` },
  first: { position: 'asc' },
  tie: sql`app_category_id`,
})
