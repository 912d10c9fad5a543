import { sql } from 'kysely'
import type { Db } from '../../platform/db/db.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { highlight, type TextPiece } from '../../search/highlight.ts'
import { type Question, readQuestion } from '../../search/question.ts'
import { typedAs } from '../../search/typed.ts'
import { addressOf } from './search.address.ts'
import type { Hit, Row } from './search.hits.ts'
import { foundKinds, maySee } from './search.question.ts'

const most = { queries: 5, items: 5 }
/** So many names that begin alike are put in order at once; of more the best are kept ready. */
const sorted = 300

/** What many asked for and found lately; before the first letter all of it, then what begins as somebody types. */
export async function suggest(db: Db, viewer: Viewer, { q }: { q: string }) {
  const question = readQuestion(q)
  const { folded } = typedAs(q)
  const [queries, items] = await Promise.all([
    popular(db, viewer, question?.text ?? ''),
    folded === '' ? [] : named(db, viewer, folded),
  ])
  return {
    queries: queries.map((text) => ({ text, pieces: piecesOf(text, question) })),
    items: items.map((row) => ({
      ...{ kind: row.kind, item_id: row.item_id, address: addressOf(row, null) },
      title: piecesOf(row.title, question),
      resource_type: row.type === '' ? null : row.type,
    })),
  } satisfies { queries: unknown; items: Pick<Hit, 'kind' | 'item_id' | 'address' | 'title' | 'resource_type'>[] }
}

function piecesOf(text: string, question: Question | null): TextPiece[] {
  return question ? highlight(text, question) : [{ text, is_match: false }]
}

/** Many begin with one letter, and are put in order; before the first letter the order is there. */
async function popular(db: Db, { language }: Viewer, beginning: string): Promise<string[]> {
  const begins = sql`and question >= (select ${beginning}) and question < (select ${after(beginning)})`
  const { rows } = await sql<{ question: string }>`${plannedOnce}
    select question from popular_search where language = (select ${language}) ${beginning === '' ? sql`` : begins}
    order by asked desc, question limit ${sql.lit(most.queries)}`.execute(db)
  return rows.map(({ question }) => question)
}

type Named = Pick<Row, 'kind' | 'item_id' | 'type' | 'version' | 'product_code' | 'title'>

/** What is called so, by its characters, its sound or its initials, in any language; the best first. */
async function named(db: Db, viewer: Viewer, folded: string): Promise<Named[]> {
  const kinds = foundKinds.filter((kind) => maySee(viewer, kind))
  const begins = (column: string) => sql`
    not exists (select from ready) and ${sql.ref(column)} >= (select beginning from typed)
      and ${sql.ref(column)} < (select ending from typed)`
  const { rows } = await sql<Named>`${plannedOnce}
    with typed as materialized (
      select ${folded}::text collate "C" as beginning, ${after(folded)}::text collate "C" as ending
    ), ready as materialized (
      select item_id, language from suggestion_best where beginning = (select beginning from typed) order by place
    ), alike as materialized (
      select item_id, language from ready
      union
      (select item_id, language from suggestion where ${begins('folded')} limit ${sql.lit(sorted)})
      union
      (select item_id, language from suggestion where sound <> '' and ${begins('sound')} limit ${sql.lit(sorted)})
      union
      (select item_id, language from suggestion where initials <> '' and ${begins('initials')} limit ${sql.lit(sorted)})
    ), chosen as materialized (
      select distinct on (item_id) item.*, alike.language
      from alike cross join lateral (
        select item_id, kind, type, category_id, quality from item
        where item.item_id = alike.item_id and kind = any(${kinds}::text[]) and state = 'published' offset 0
      ) as item
      order by item_id, alike.language = ${viewer.language} desc, alike.language
    )
    select chosen.item_id, chosen.kind, chosen.type, suggestion.text as title, release.version, product.code as product_code
    from (select * from chosen order by quality desc, item_id desc limit ${sql.lit(most.items)}) as chosen
      join suggestion using (item_id, language) left join release using (item_id)
      left join product on chosen.kind = 'release' and product_id = chosen.category_id
    order by chosen.quality desc, chosen.item_id desc`.execute(db)
  return rows
}

/** The first text that no longer begins so, as `C` compares. */
function after(beginning: string): string {
  return `${beginning}\u{10ffff}`
}
