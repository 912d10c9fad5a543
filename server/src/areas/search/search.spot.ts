import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import type { Question } from '../../search/question.ts'
import { choicesIn } from '../../search/tiers.ts'
import type { Part } from '../item/item.part.ts'
import { type Choice, questionText } from '../item/item.terms.ts'

export interface Spot {
  kind: Part['kind']
  anchor: string
  title: string
  text: string
  /** The number of a page, the second of a sentence. */
  at: number | null
}

/**
 * The part of each item that holds most of what was asked for: of equal ones that in the reader's language, then one that is
 * called so, then the first. An item of which no part holds any has none.
 */
export async function findSpots(
  ...[db, language, question, item_ids]: [Db, Language, Question, number[]]
): Promise<ReadonlyMap<number, Spot>> {
  const choices = choicesIn('anywhere', question)
  if (item_ids.length === 0) return new Map()
  const { rows } = await sql<Spot & { item_id: number }>`${plannedOnce}
    with held as (
      select part.*, (select count(*) from unnest((select ${choices.map((choice) => questionText([choice]))}::tsquery[])) as asked
        where part.terms @@ asked) as met
      from item_part as part
      where item_id = any((select ${item_ids}::bigint[])::bigint[]) and terms @@ (select ${questionText([choices.flat() as unknown as Choice])}::tsquery)
    )
    select distinct on (item_id) item_id, kind, anchor, title, text,
      case when kind in ('page', 'cue') then anchor::int end as at
    from held
    order by item_id, met desc, language in ('', ${language}) desc, title = '', part_no`.execute(db)
  return new Map(rows.map(({ item_id, ...spot }) => [item_id, spot]))
}
