import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@atrium/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { brandName } from '../../../platform/brand/brand.ts'
import { officeToPdf } from '../../../platform/convert/office.ts'
import { ConversionFailed, ConversionTooSlow, type SandboxLimits } from '../../../platform/convert/sandbox.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { readMarkdown } from '../../../platform/markdown/markdown.ts'
import type { Platform } from '../../../platform.ts'
import { documentOf } from './article.pdf-document.ts'
import { loadPictures } from './article.pdf-pictures.ts'
import { factsOf, wordsOf } from './article.pdf-words.ts'

/** Raise it when the same article should look otherwise. */
const edition = 1

/** A key over everything on the pages: any change renders them again. Reads `item` and `article`. */
export function contentKey(language: Language): RawBuilder<string> {
  return sql<string>`md5(concat_ws(E'\\x1f', ${edition}::int, title, summary, fits, fits_until, body ->> ${language}::text))`
}

const pdfArticleSchema = z.object({
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  fits: z.string().nullable(),
  fits_until: z.string().nullable(),
  updated_at: z.string(),
  content_key: z.string(),
})
type PdfArticle = z.output<typeof pdfArticleSchema>

/** The usual time and memory, unless less is said. */
type PdfLimits = Pick<SandboxLimits, 'signal'> & Partial<SandboxLimits>

/** Made twice it is the same object under the same key. A text that changed meanwhile is asked for under another one. */
export async function makePdf(
  platform: Platform,
  article_id: number,
  language: Language,
  allowance: PdfLimits,
): Promise<void> {
  const { db, storage, log } = platform
  const article = await findArticle(db, article_id, language)
  if (!article) return
  const { content_key } = article
  try {
    const pdf = await draw(platform, article_id, language, article, allowance)
    const object_key = `article/${article_id}/${language}/${content_key}.pdf`
    await storage.put(object_key, pdf, { size: pdf.length, content_type: 'application/pdf' })
    await keep({ content_key, object_key, size: pdf.length, failed: false })
  } catch (error) {
    if (!(error instanceof ConversionFailed || error instanceof ConversionTooSlow)) throw error
    log.warn({ article_id, language, err: error }, 'failed to render article PDF')
    await keep({ content_key, object_key: null, size: null, failed: true })
  }

  /** In place of what was there before, whose object then belongs to nothing. */
  async function keep(made: PdfRecord) {
    const old = await db.transaction().execute((tx) => save(tx, article_id, language, made))
    if (old !== null && old !== made.object_key) await storage.remove(old).catch(() => {})
  }
}

async function findArticle(db: Db, item_id: number, language: Language): Promise<PdfArticle | undefined> {
  const { rows } = await typedSql(pdfArticleSchema)`
    select coalesce(in_language(title, ${language}), '') as title, coalesce(in_language(summary, ${language}), '') as summary,
      body ->> ${language}::text as body, fits, fits_until, ${contentKey(language)} as content_key,
      coalesce((select max(revision.published_at) from article_revision as revision
        where revision.item_id = item.item_id and revision.language = ${language}), updated_at) as updated_at
    from item join article using (item_id)
    where item_id = ${item_id} and state = 'published' and body ? ${language}::text`.execute(db)
  return rows[0]
}

async function draw(
  platform: Platform,
  article_id: number,
  language: Language,
  article: PdfArticle,
  { signal, ...limits }: PdfLimits,
): Promise<Buffer> {
  const { config } = platform
  const { nodes, contents } = readMarkdown(article.body)
  const address = `${config.PUBLIC_ADDRESS}/knowledge/article/${article_id}`
  const document = documentOf({
    language,
    title: article.title,
    summary: article.summary,
    contents,
    nodes,
    facts: factsOf(language, article),
    words: { contents: wordsOf(language).contents, foot: `${brandName(config, language)}  ${address}` },
    pictures: await loadPictures(platform, nodes),
    origin: config.PUBLIC_ADDRESS,
  })
  return inWorkFolder(async (folder) => {
    await writeFile(join(folder, 'article.fodt'), document)
    return readFile(await officeToPdf(folder, 'article.fodt', signal, limits))
  })
}

interface PdfRecord {
  content_key: string
  object_key: string | null
  size: number | null
  failed: boolean
}

/** Answers the object that was there before. */
async function save(
  tx: Db,
  item_id: number,
  language: Language,
  { failed, ...made }: PdfRecord,
): Promise<string | null> {
  const before = await tx
    .selectFrom('article_pdf')
    .select('object_key')
    .where('item_id', '=', item_id)
    .where('language', '=', language)
    .forUpdate()
    .executeTakeFirst()
  const kept = { ...made, failed_at: failed ? sql<string>`now()` : null }
  await tx
    .insertInto('article_pdf')
    .values({ item_id, language, ...kept })
    .onConflict((same) => same.columns(['item_id', 'language']).doUpdateSet({ ...kept, created_at: sql`now()` }))
    .execute()
  return before?.object_key ?? null
}
