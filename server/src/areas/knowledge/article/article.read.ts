import type { Language } from '@atrium/contract/languages'
import { resourceTypes } from '@atrium/contract/resource-types'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { needsConversion } from '../../../platform/language/choose-text.ts'
import { convertHtml, convertScript } from '../../../platform/language/convert-script.ts'
import {
  engine,
  type RenderedMarkdown,
  renderedMarkdownSchema,
  renderMarkdown,
} from '../../../platform/markdown/markdown.ts'
import type { Platform } from '../../../platform.ts'
import { readPath } from '../knowledge.read-type.ts'
import { readTree } from '../knowledge.tree.ts'
import { resolveEmbeds } from './article.embed.ts'
import { findLanguage, type ShownLanguage } from './article.find.ts'
import { findOpinion } from './article.opinion.ts'

/** As `tree.ts` wrote it: in what comes from a text every `<` and `"` is escaped, so nothing else can look like it. */
const places = /<img (src="\/file\/public\/(\d{1,15})\/[^"]*" alt="([^"]*)"[^>]*)>/g

const pictureSizeSchema = z.object({ file_id: z.number(), width: z.number(), height: z.number() })

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
    ...shown,
    path,
    html: await sizePictures(db, await resolveEmbeds(db, shown.language, html)),
    ...(await neighbours({ db, cache }, viewer, article_id, path[0]?.knowledge_type_id)),
    ...(await findRelated(db, viewer, article_id)),
    opinion: await findOpinion(db, viewer, article_id),
  }
}

/** Readers of the other Chinese script get converted text; code, addresses and anchors stay. */
function inScriptOf<Article extends ShownLanguage & RenderedMarkdown & Pick<ArticleText, 'title' | 'summary'>>(
  reader: Language,
  article: Article,
): Article & { converted: boolean } {
  if (!needsConversion(article.language, reader)) return { ...article, converted: false }
  return {
    ...article,
    language: reader,
    converted: true,
    title: convertScript(article.title, reader),
    summary: convertScript(article.summary, reader),
    html: convertHtml(article.html, reader),
    contents: article.contents.map((heading) => ({ ...heading, text: convertScript(heading.text, reader) })),
  }
}

const articleTextSchema = z.object({
  article_id: z.number(),
  title: z.string(),
  summary: z.string(),
  knowledge_type_id: z.number(),
  /** Of the present renderer; null where there is none. */
  rendered: renderedMarkdownSchema.nullable(),
  body: z.string().nullable(),
  fits: z.string().nullable(),
  fits_until: z.string().nullable(),
  read_count: z.number(),
  published_at: z.string(),
  updated_at: z.string(),
  verify_by: z.string().nullable(),
  verify_overdue: z.boolean(),
})
type ArticleText = z.output<typeof articleTextSchema>

async function findText(db: Db, item_id: number, language: Language): Promise<ArticleText> {
  const { rows } = await typedSql(articleTextSchema)`
    select item_id as article_id, coalesce(in_language(title, ${language}), '') as title,
      coalesce(in_language(summary, ${language}), '') as summary, category_id as knowledge_type_id,
      case when engine = ${engine} then rendered -> ${language}::text end as rendered,
      case when engine <> ${engine} then body ->> ${language}::text end as body,
      fits, fits_until, view_count as read_count, published_at, verify_by::text,
      coalesce(verify_by < portal_day(), false) as verify_overdue,
      coalesce((select max(revision.published_at) from article_revision as revision
        where revision.item_id = item.item_id and revision.language = ${language}), updated_at) as updated_at
    from item join article using (item_id)
    where item_id = ${item_id} and state = 'published'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** Before and after it in the whole tree it stands in. */
async function neighbours(
  context: Pick<Platform, 'db' | 'cache'>,
  { language }: Viewer,
  article_id: number,
  top: number | undefined,
) {
  if (top === undefined) return { previous: null, next: null }
  const { nodes } = await readTree(context, language, top)
  const articles = nodes.filter(({ kind }) => kind === 'article')
  const at = articles.findIndex(({ id }) => id === article_id)
  const asNeighbour = (place: number) => {
    const article = at < 0 ? undefined : articles[place]
    return article ? { article_id: article.id, title: article.name } : null
  }
  return { previous: asNeighbour(at - 1), next: asNeighbour(at + 1) }
}

const relatedItem = z.object({ item_id: z.number(), title: z.string(), duration_seconds: z.number() })
const relatedSchema = z.discriminatedUnion('kind', [
  relatedItem.extend({ kind: z.literal('resource'), resource_type: z.enum(resourceTypes) }),
  relatedItem.extend({ kind: z.enum(['video', 'article']) }),
])

async function findRelated(db: Db, { language }: Viewer, article_id: number) {
  const { rows } = await typedSql(relatedSchema)`
    select item.item_id, kind, type as resource_type, coalesce(in_language(title, ${language}), '') as title,
      coalesce(video.duration_seconds, 0) as duration_seconds
    from article_related join item on item.item_id = related_id left join video on video.item_id = related_id
    where article_related.item_id = ${article_id} and state = 'published'
    order by article_related.position, related_id`.execute(db)
  const resources = rows.filter((row) => row.kind === 'resource')
  const videos = rows.filter((row) => row.kind === 'video')
  const articles = rows.filter((row) => row.kind === 'article')
  return {
    related_resources: resources.map(({ item_id: resource_id, ...row }) => ({ resource_id, ...row })),
    related_videos: videos.map(({ item_id: video_id, ...row }) => ({ video_id, ...row })),
    related_articles: articles.map(({ item_id: article_id, ...row }) => ({ article_id, ...row })),
  }
}

/**
 * Says how large each picture is, so that the text below it does not move when it comes. One that is still being checked,
 * or is gone, is its description. One query.
 */
async function sizePictures(db: Db, html: string): Promise<string> {
  const file_ids = [...new Set([...html.matchAll(places)].map(([, , file_id]) => Number(file_id)))]
  if (file_ids.length === 0) return html
  const sizes = await findSizes(db, file_ids)

  return html.replaceAll(places, (_, attributes: string, file_id: string, alt: string) => {
    const size = sizes.get(Number(file_id))
    if (!size) return `<span class="no-picture">${alt}</span>`
    return `<img ${attributes} width="${size.width}" height="${size.height}">`
  })
}

type PictureSize = z.output<typeof pictureSizeSchema>

/** Of the widest of what was drawn of each, which is what its address serves. */
async function findSizes(db: Db, file_ids: number[]): Promise<ReadonlyMap<number, PictureSize>> {
  const { rows } = await typedSql(pictureSizeSchema)`
    select distinct on (file_id) file_id, width, height
    from file join blob using (blob_id) join preview using (blob_id)
    where file_id = any(${file_ids}::bigint[]) and public and blob.state = 'ready' and preview.name like 'image-%'
      and width > 0 and height > 0
    order by file_id, width desc`.execute(db)
  return new Map(rows.map((size) => [size.file_id, size]))
}
