import * as contract from '@atrium/contract/download/product-management'
import { sql } from 'kysely'
import { defineList } from '../../platform/list/list.ts'
import { containsPattern, inAnyLanguage, isUsed } from '../../platform/list/words.ts'

export const productsList = defineList(contract.listManagedProducts, {
  columns: ({ language }) => sql`
    product.product_id, product.code, coalesce(in_language(product.name, ${language}), '') as name,
    coalesce(in_language(product.description, ${language}), '') as description, product.icon, product.position,
    in_language(suite.name, ${language}) as suite_name, product.updated_at,
    (select count(*)::int from item where kind = 'release' and category_id = product.product_id) as release_count`,
  from: () => sql`product left join product as suite on suite.product_id = product.suite_id`,
  where: ({ keyword, suite_id }) => [
    suite_id !== undefined && sql`product.suite_id = ${suite_id}`,
    !!keyword && sql`(product.code ilike ${containsPattern(keyword)} or ${inAnyLanguage(sql`product.name`, keyword)})`,
  ],
  orders: {
    position: sql`product.position`,
    code: sql`product.code`,
    name: sql`coalesce(in_language(product.name, 'zh-CN'), '')`,
    updated_at: sql`product.updated_at`,
  },
  compared: { name: ({ language }) => sql`in_language(product.name, ${language})` },
  first: { position: 'asc' },
  tie: sql`product.product_id`,
})

const fileCount = sql`
  (select count(*)::int from release_file where release_file.platform_id = platform.platform_id)`

export const platformsList = defineList(contract.listManagedPlatforms, {
  columns: ({ language }) => sql`
    platform_id, code, coalesce(in_language(name, ${language}), '') as name, position, updated_at,
    ${fileCount} as file_count`,
  from: () => sql`platform`,
  where: ({ keyword, used }) => [
    !!keyword && sql`(code ilike ${containsPattern(keyword)} or ${inAnyLanguage(sql`name`, keyword)})`,
    isUsed(fileCount, used),
  ],
  orders: {
    position: sql`position`,
    code: sql`code`,
    name: sql`coalesce(in_language(name, 'zh-CN'), '')`,
    file_count: fileCount,
    updated_at: sql`updated_at`,
  },
  compared: { name: ({ language }) => sql`in_language(name, ${language})` },
  first: { position: 'asc' },
  tie: sql`platform_id`,
})
