import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { choicesOfKeyword } from '../index/index.terms.ts'
import type { ItemKind } from '../item.service.ts'
import { findItems } from './find.ts'

const titledItemSchema = z.object({ item_id: z.number(), title: z.string() })
type TitledItem = z.output<typeof titledItemSchema>

/** The list ends here: a more precise title finds the rest. */
const found = { page: 1, size: 8 }

/** Published items that an author may link to, found as readers find them, newest first. */
export async function findTitled(
  db: Db,
  { language }: Viewer,
  kinds: readonly ItemKind[],
  keyword: string,
): Promise<{ list: TitledItem[] }> {
  const choices = choicesOfKeyword(keyword)
  if (choices === null) return { list: [] }
  const pages = await Promise.all(kinds.map((kind) => findItems(db, { kind }, choices, found)))
  const item_ids = pages.flatMap((page) => page.item_ids)
  const { rows: list } = await typedSql(titledItemSchema)`
    select item_id, coalesce(in_language(title, ${language}), '') as title
    from unnest(${item_ids}::bigint[]) with ordinality as chosen (item_id, place) join item using (item_id)
    order by place`.execute(db)
  return { list }
}
