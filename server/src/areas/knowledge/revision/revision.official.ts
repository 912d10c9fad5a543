import { languages } from '@atrium/contract/languages'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { publishText } from './revision.publish.ts'
import { relate } from './revision.related.ts'

const itemIdRow = z.object({ item_id: z.number() })

interface OfficialArticle {
  slug: string
  knowledge_type_id: number
  title: TextPerLanguage
  summary: TextPerLanguage
  /** Markdown. */
  body: TextPerLanguage
  /** What changed, in the history. */
  note?: TextPerLanguage
  /** Among the articles of its type. */
  position: number
  fits: string | null
  fits_until: string | null
  /** A day, '2027-03-01'. */
  verify_by: string | null
  /** Resources, videos and articles by their item ids, in the order in which they are shown. */
  related_ids: number[]
  owner_id: number | null
  published_at: Date
}

/**
 * An article that ships with the portal, published without drafts and review. Doing it again changes nothing; another text
 * under the same slug becomes the next revision in its language. Older texts come first.
 */
export async function publishOfficialArticle(tx: Db, articleText: OfficialArticle): Promise<{ item_id: number }> {
  const item_id = await saveArticle(tx, articleText)
  await relate(tx, item_id, articleText.related_ids)

  for (const language of languages) {
    const [title, summary = '', body] = [
      articleText.title[language],
      articleText.summary[language],
      articleText.body[language],
    ]
    if (title === undefined || body === undefined) continue
    const text = { language, title, summary, body, published_at: articleText.published_at.toISOString() }
    const note = articleText.note?.[language] ?? ''
    if (await saveRevision(tx, item_id, { ...text, note, author_id: articleText.owner_id }))
      await publishText(tx, item_id, text)
  }
  return { item_id }
}

async function saveArticle(tx: Db, articleText: OfficialArticle): Promise<number> {
  const { slug, knowledge_type_id, fits, owner_id, position, fits_until, verify_by } = articleText
  const { rows } = await typedSql(itemIdRow)`
    insert into item (kind, slug, title, summary, state, official, owner_id, category_id, fits, published_at)
    values ('article', ${slug}, ${JSON.stringify(articleText.title)}, ${JSON.stringify(articleText.summary)}, 'published', true,
      ${owner_id}, ${knowledge_type_id}, ${fits}, ${articleText.published_at.toISOString()})
    on conflict (slug) do update set category_id = excluded.category_id, fits = excluded.fits, state = 'published',
      owner_id = excluded.owner_id, official = true, published_at = coalesce(item.published_at, excluded.published_at)
      where item.kind = 'article'
    returning item_id`.execute(tx)
  if (!rows[0]) throw new Error(`${slug} is not an article`)

  const { item_id } = rows[0]
  const filed = { position, fits_until, verify_by }
  await tx
    .insertInto('article')
    .values({ item_id, ...filed })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(filed))
    .execute()
  return item_id
}

type OfficialRevision = Parameters<typeof publishText>[2] & { note: string; author_id: number | null }

/** True when it is a new one: what was published before, however long ago, stays where it is in the history. */
async function saveRevision(tx: Db, item_id: number, revision: OfficialRevision): Promise<boolean> {
  const { language, title, summary, body, note, author_id, published_at } = revision
  const { rows } = await sql`
    insert into article_revision (item_id, language, number, state, title, summary, body, note, author_id,
      created_at, updated_at, submitted_at, published_at)
    select ${item_id}, ${language}, 1 + coalesce(max(number), 0), 'published', ${title}, ${summary}, ${body}, ${note},
      ${author_id}::bigint, at, at, at, at
    from (values (${published_at}::timestamptz)) as moment (at)
      left join article_revision on item_id = ${item_id} and language = ${language}
    group by at
    having not coalesce(bool_or(state = 'published' and title = ${title} and body = ${body}), false)
    returning revision_id`.execute(tx)
  return rows.length > 0
}
