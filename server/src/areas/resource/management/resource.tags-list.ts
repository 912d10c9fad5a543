import * as contract from '@atrium/contract/resource/filing'
import { sql } from 'kysely'
import { defineList } from '../../../platform/list/list.ts'
import { containsPattern, inAnyLanguage, isUsed } from '../../../platform/list/words.ts'

export const tagsList = defineList(contract.listManagedTags, {
  columns: ({ language }) => sql`
    tag_id, code, coalesce(in_language(name, ${language}), '') as name, use_count, updated_at`,
  from: () => sql`tag`,
  where: ({ keyword, used }) => [
    sql`joined_into is null`,
    !!keyword && sql`(code ilike ${containsPattern(keyword)} or ${inAnyLanguage(sql`name`, keyword)})`,
    isUsed(sql`use_count`, used),
  ],
  orders: {
    use_count: sql`use_count`,
    code: sql`code`,
    name: sql`coalesce(in_language(name, 'zh-CN'), '')`,
    updated_at: sql`updated_at`,
  },
  compared: { name: ({ language }) => sql`in_language(name, ${language})` },
  first: { use_count: 'desc' },
  tie: sql`tag_id`,
})
