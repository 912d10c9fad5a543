import type { Language } from '@atrium/contract/languages'
import type { ResourceType } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { needsConversion } from '../../../platform/language/choose-text.ts'
import { convertHtml, convertScript } from '../../../platform/language/convert-script.ts'
import { engine, type Rendered, renderMarkdown } from '../../../platform/markdown/markdown.ts'
import type { Platform } from '../../../platform.ts'
import { readPath } from '../knowledge.read-type.ts'
import { readTree } from '../knowledge.tree.ts'
import { resolveEmbeds } from './article.embed.ts'
import { findLanguage, type Shown } from './article.find.ts'
import { findOpinion } from './article.opinion.ts'
import { sizePictures } from './article.pictures.ts'

export async function readArticle(
  { db, cache }: Pick<Platform, 'db' | 'cache'>,
  viewer: Viewer,
  article_id: number,
  asked: Language | undefined,
) {
  const found = await findLanguage(db, viewer, article_id, asked)
  const { knowledge_type_id, rendered, body, ...article } = await findText(db, article_id, found.language)
  // Until the job has been there, what an older renderer made is made anew for each reader.
  const original = { ...article, ...found, ...(rendered ?? renderMarkdown(body ?? '')) }
  const { html, ...shown } = inScriptOf(asked ?? viewer.language, original)
  const path = await readPath(db, viewer.language, knowledge_type_id)

  return {
    ...{ ...shown, path },
    html: await sizePictures(db, await resolveEmbeds(db, shown.language, html)),
    ...(await neighbours({ db, cache }, viewer, article_id, path[0]?.knowledge_type_id)),
    ...(await findRelated(db, viewer, article_id)),
    opinion: await findOpinion(db, viewer, article_id),
  }
}

/** Whoever reads the other Chinese script reads it converted; code, addresses and anchors stay as they are. */
function inScriptOf<Article extends Shown & Rendered & Pick<Text, 'title' | 'summary'>>(
  reader: Language,
  article: Article,
): Article & { converted: boolean } {
  if (!needsConversion(article.language, reader)) return { ...article, converted: false }
  return {
    ...article,
    ...{ language: reader, converted: true },
    title: convertScript(article.title, reader),
    summary: convertScript(article.summary, reader),
    html: convertHtml(article.html, reader),
    contents: article.contents.map((heading) => ({ ...heading, text: convertScript(heading.text, reader) })),
  }
}

interface Text {
  article_id: number
  title: string
  summary: string
  knowledge_type_id: number
  /** Of the present renderer; null where there is none. */
  rendered: Rendered | null
  body: string | null
  fits: string | null
  fits_until: string | null
  read_count: number
  published_at: string
  updated_at: string
  verify_by: string | null
  verify_overdue: boolean
}

async function findText(db: Db, item_id: number, language: Language): Promise<Text> {
  const { rows } = await sql<Text>`
    select item_id as article_id, coalesce(in_language(title, ${language}), '') as title,
      coalesce(in_language(summary, ${language}), '') as summary, category_id as knowledge_type_id,
      case when engine = ${engine} then rendered -> ${language}::text end as rendered,
      case when engine <> ${engine} then body ->> ${language}::text end as body,
      fits, fits_until, view_count as read_count, published_at, verify_by::text,
      coalesce(verify_by < current_date, false) as verify_overdue,
      coalesce((select max(revision.published_at) from article_revision as revision
        where revision.item_id = item.item_id and revision.language = ${language}), updated_at) as updated_at
    from item join article using (item_id)
    where item_id = ${item_id} and state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** Before and after it in the whole tree it stands in. */
async function neighbours(
  shelf: Pick<Platform, 'db' | 'cache'>,
  { language }: Viewer,
  article_id: number,
  top: number | undefined,
) {
  if (top === undefined) return { previous: null, next: null }
  const { nodes } = await readTree(shelf, language, top)
  const articles = nodes.filter(({ kind }) => kind === 'article')
  const at = articles.findIndex(({ id }) => id === article_id)
  const asNeighbour = (place: number) => {
    const article = at < 0 ? undefined : articles[place]
    return article ? { article_id: article.id, title: article.name } : null
  }
  return { previous: asNeighbour(at - 1), next: asNeighbour(at + 1) }
}

interface Related {
  item_id: number
  kind: 'resource' | 'video' | 'article'
  resource_type: ResourceType
  title: string
  duration_seconds: number
}

async function findRelated(db: Db, { language }: Viewer, article_id: number) {
  const { rows } = await sql<Related>`
    select item.item_id, kind, type as resource_type, coalesce(in_language(title, ${language}), '') as title,
      coalesce(video.duration_seconds, 0) as duration_seconds
    from article_related join item on item.item_id = related_id left join video on video.item_id = related_id
    where article_related.item_id = ${article_id} and state = 'published'
    order by article_related.position, related_id`.execute(db)
  const of = (wished: Related['kind']) => rows.filter(({ kind }) => kind === wished)
  return {
    related_resources: of('resource').map(({ item_id: resource_id, ...row }) => ({ resource_id, ...row })),
    related_videos: of('video').map(({ item_id: video_id, ...row }) => ({ video_id, ...row })),
    related_articles: of('article').map(({ item_id: article_id, ...row }) => ({ article_id, ...row })),
  }
}
