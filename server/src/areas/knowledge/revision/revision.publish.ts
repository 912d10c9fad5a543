import type { Language } from '@atrium/contract/languages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { engine, renderMarkdown } from '../../../platform/markdown/markdown.ts'
import { saveItemTerms } from '../../item/item.terms.ts'

interface Text {
  language: Language
  title: string
  summary: string
  body: string
  /** Null for now. */
  published_at: string | null
}

/** Makes a text what readers of its language get. The item's row is held until the end. */
export async function publishText(tx: Db, item_id: number, text: Text): Promise<void> {
  const { language, title, summary, body, published_at } = text
  const moment = sql<string>`coalesce(${published_at}::timestamptz, now())`
  await sql`
    update item set title = title || jsonb_build_object(${language}::text, ${title}::text),
      summary = summary || jsonb_build_object(${language}::text, ${summary}::text), state = 'published',
      published_at = least(published_at, ${moment}), updated_at = greatest(${moment}, published_at)
    where item_id = ${item_id}`.execute(tx)
  await sql`
    update article set body = body || jsonb_build_object(${language}::text, ${body}::text)
    where item_id = ${item_id}`.execute(tx)
  await renderArticle(tx, item_id)
}

/** Every language anew: an article has one version of the renderer, and there are three languages at most. */
export async function renderArticle(tx: Db, item_id: number): Promise<void> {
  const { rows } = await sql<{ body: Record<string, string>; texts: string[]; category_id: number }>`
    select body, category_id, array(
      select value from jsonb_each_text(item.title) union all select value from jsonb_each_text(item.summary)) as texts
    from article join item using (item_id)
    where item_id = ${item_id} and state = 'published' for update of article`.execute(tx)
  if (!rows[0]) return

  const { body, texts, category_id } = rows[0]
  const rendered = Object.entries(body).map(([language, markdown]) => [language, renderMarkdown(markdown)] as const)
  await tx
    .updateTable('article')
    .set({ rendered: JSON.stringify(Object.fromEntries(rendered)), engine })
    .where('item_id', '=', item_id)
    .execute()
  await saveItemTerms(tx, item_id, {
    texts: [...texts, ...rendered.map(([, { text }]) => text)],
    facets: ['kind:article', `knowledge:${category_id}`],
  })
}
