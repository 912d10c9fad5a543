import { type Language, languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { engine, renderMarkdown } from '../../../platform/markdown/markdown.ts'
import { sectionsOf } from '../../../platform/markdown/sections.ts'
import { indexItem } from '../../item/index/index.write.ts'

interface PublishedText {
  language: Language
  title: string
  summary: string
  body: string
  /** Null for now. */
  published_at: string | null
}

/** Makes a text what readers of its language get. The first moment stays: what is published again is not new. */
export async function publishText(tx: Db, item_id: number, text: PublishedText): Promise<void> {
  const { language, title, summary, body, published_at } = text
  const moment = sql<string>`coalesce(${published_at}::timestamptz, now())`
  await sql`
    update item set title = title || jsonb_build_object(${language}::text, ${title}::text),
      summary = summary || jsonb_build_object(${language}::text, ${summary}::text), state = 'published',
      published_at = least(published_at, ${moment}), updated_at = greatest(published_at, ${moment})
    where item_id = ${item_id}`.execute(tx)
  await sql`
    update article set body = body || jsonb_build_object(${language}::text, ${body}::text)
    where item_id = ${item_id}`.execute(tx)
  await renderArticle(tx, item_id)
}

/** As in a draft: some or all languages may be missing. */
const texts = z.partialRecord(z.enum(languages), z.string())

const writtenSchema = z.object({
  body: texts,
  title: texts,
  summary: texts,
  category_id: z.number(),
  /** Names of the type it is filed under, and of the one above. */
  types: z.array(z.string()),
  state: z.string(),
})

/** Every language anew: an article has one version of the renderer, and there are three languages at most. */
export async function renderArticle(tx: Db, item_id: number): Promise<void> {
  const { rows } = await typedSql(writtenSchema)`
    select body, title, summary, category_id, state, array(
        select text.value from knowledge_type as type left join knowledge_type as above on above.knowledge_type_id = type.parent_id,
          lateral (select * from jsonb_each_text(type.name) union all select * from jsonb_each_text(above.name)) as text
        where type.knowledge_type_id = item.category_id
      ) as types
    from article join item using (item_id) where item_id = ${item_id} for update of article`.execute(tx)
  if (!rows[0]) return

  const { body, title, summary, category_id, types, state } = rows[0]
  const rendered = Object.entries(body).map(([language, markdown]) => [language, renderMarkdown(markdown)] as const)
  await tx
    .updateTable('article')
    .set({ rendered: JSON.stringify(Object.fromEntries(rendered)), engine })
    .where('item_id', '=', item_id)
    .execute()
  if (state !== 'published') return
  const sections = Object.entries(body).flatMap(([language, markdown]) =>
    sectionsOf(markdown).map((section) => ({ language: language as Language, ...section })),
  )
  await indexItem(tx, item_id, {
    title,
    tags: types,
    summaries: Object.values(summary),
    texts: sections.flatMap(({ anchor, text }) => (anchor === null ? text : [])),
    parts: sections.flatMap(({ anchor, ...section }) =>
      anchor === null ? [] : { kind: 'heading' as const, anchor, ...section },
    ),
    facets: ['kind:article', `knowledge:${category_id}`],
  })
}

const atOnce = 100

/** What an older renderer made, some at a time, until nothing is left. Each is a transaction of its own. */
export async function renderOlder(db: Db, signal: AbortSignal): Promise<void> {
  for (;;) {
    const older = await db
      .selectFrom('article')
      .select('item_id')
      .where('engine', '<', engine)
      .orderBy('engine')
      .limit(atOnce)
      .execute()
    for (const { item_id } of older) {
      signal.throwIfAborted()
      await db.transaction().execute((tx) => renderArticle(tx, item_id))
    }
    if (older.length < atOnce) return
  }
}
