import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { fold } from '../../search/fold.ts'
import type { AnalysedQuery } from '../../search/question.ts'

const most = 6

/** What else these are about: their tags, the most frequent first. */
export function tagsOf(language: Language, item_ids: readonly number[]): RawBuilder<string[]> {
  return sql<string[]>`array(
    select coalesce(in_language(tag.name, ${language}), '') from resource_tag join tag using (tag_id)
    where item_id = any((select ${item_ids}::bigint[])::bigint[])
    group by tag.tag_id order by count(*) desc, tag.tag_id limit ${sql.lit(most * 2)}
  )`
}

/** But for what was asked already. */
export function relatedTo({ text }: AnalysedQuery, tags: readonly string[]): string[] {
  return tags.filter((tag) => tag !== '' && fold(tag) !== text).slice(0, most)
}
