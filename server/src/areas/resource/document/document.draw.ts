import { basename } from 'node:path'
import { languages } from '@atrium/contract/languages'
import type { InsideOf } from '@atrium/contract/resource/inside'
import { inside } from '@atrium/contract/resource/inside'
import type { Manifest } from '@atrium/contract/resource/package'
import { resourceTypes } from '@atrium/contract/resource-types'
import { sql } from 'kysely'
import { z } from 'zod'
import { readText } from '../../../platform/convert/pdf.ts'
import { ConversionFailed, ConversionTooSlow } from '../../../platform/convert/sandbox.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { JobRun } from '../../../platform/job/job.ts'
import type { Platform } from '../../../platform.ts'
import { type BlobContent, findContent } from '../../file/file.blob.ts'
import { type PreviewFile, replacePreviews, storeMade } from '../../file/pipeline/pipeline.preview-store.ts'
import { readEntries } from '../../file/serve/serve.content-package.ts'
import { saveTerms } from '../list/list.terms.ts'
import { limits } from '../package/format/limits.ts'
import { enqueueThumbnail } from '../thumbnail/thumbnail.enqueue.ts'
import { packParts, partsOf } from './document.fill.ts'
import { drawStep, hasPages } from './document.kinds.ts'
import { restartNumbering } from './document.numbering.ts'
import { plainDocument, specimenBody } from './document.specimen.ts'
import { type DrawSpace, drawTemplate, drawWords } from './document.template.ts'

const main = 'word/document.xml'

/** A document that breaks its converter three times will break it again. */
const mostTries = 3
/** Text beyond this page is not read. */
const mostPages = 500

/**
 * Makes the pages of a published document and keeps them as previews of its package: they are made of nothing else and
 * can be made again. What is made already is left as it is.
 */
export async function drawDocument({ db, storage, log }: Platform, version_id: number, run: JobRun) {
  const version = await findDocument(db, version_id)
  const content = version && (await findContent(db, version.blob_id, 'ready'))
  if (!version || !content || version.drawn) return
  await sql`insert into blob_step (blob_id, step) values (${version.blob_id}, ${drawStep})
    on conflict (blob_id, step) do update set began_at = now(), ended_at = null, outcome = null`.execute(db)

  try {
    const { stored, pages } = await inWorkFolder(async (folder) => {
      const made = await draw(storage, content, version, { folder, signal: run.signal })
      const pages = await textsOf(version, made, { folder, signal: run.signal })
      return { stored: await storeMade(storage, content, made), pages }
    })
    const old = await db.transaction().execute(async (tx) => {
      const old = await replacePreviews(tx, content.blob_id, { made: 'content', stored })
      await savePages(tx, content.blob_id, pages)
      // What stands on the pages can be found from now on.
      if (version.item_id !== null) await saveTerms(tx, version.item_id)
      await end(tx, content, 'done')
      await enqueueThumbnail(tx, version_id)
      await run.done(tx)
      return old
    })
    // What cannot be removed now is found by the daily comparison of rows and objects.
    await Promise.allSettled(old.map((key) => storage.remove(key)))
  } catch (error) {
    const reason = run.attempt + 1 < mostTries ? null : reasonOf(error)
    if (!reason) throw error
    log.info({ version_id, reason, err: error }, 'failed to render document pages')
    await db.transaction().execute(async (tx) => {
      await end(tx, content, reason)
      await run.done(tx)
    })
  }
}

const drawnDocumentSchema = z.object({
  blob_id: z.number(),
  item_id: z.number().nullable(),
  type: z.enum(resourceTypes),
  inside: inside,
  manifest: z.string(),
  drawn: z.boolean(),
})
type DrawnDocument = z.output<typeof drawnDocumentSchema>

async function findDocument(db: Db, version_id: number): Promise<DrawnDocument | null> {
  const { rows } = await typedSql(drawnDocumentSchema)`
    select file.blob_id, version.item_id, version.type, version.inside, version.manifest,
      exists (select from preview where preview.blob_id = file.blob_id and preview.name = 'pdf') as drawn
    from resource_version as version join file on file.file_id = version.package_id
    where version.version_id = ${version_id} and version.published_at is not null`.execute(db)
  return rows[0] ?? null
}

type TemplateSpace = Parameters<typeof drawTemplate>[1]

async function draw(
  storage: Platform['storage'],
  content: BlobContent,
  version: DrawnDocument,
  space: TemplateSpace,
): Promise<PreviewFile[]> {
  const { entry, sample } = JSON.parse(version.manifest) as Manifest
  if (!hasPages(version.type, entry)) return []
  const paths = sample === null ? [entry] : [entry, sample]
  const files = await readEntries(storage, content, { paths, largest: limits.package_bytes })
  const document = files.get(entry)
  if (!document) throw new ConversionFailed(`${entry} is not in the package`)

  if (version.inside.type === 'document-style') return drawStyle({ document, styles: version.inside.styles }, space)
  return drawTemplate({ entry, document, variables: files.get(sample ?? '') ?? null }, space)
}

/** Of the document as it is shipped; a style is shown on a text of ours, which says nothing about it. */
async function textsOf(
  { type }: DrawnDocument,
  made: readonly PreviewFile[],
  { folder, signal }: TemplateSpace,
): Promise<string[]> {
  const shipped = made.find(({ name }) => name === 'pdf')
  if (type !== 'document-template' || !shipped) return []
  const pages = await readText(folder, basename(shipped.path), mostPages, signal)
  return pages.map(({ words }) =>
    words
      .map(([, , , , word]) => word)
      .join(' ')
      .replace(betweenHan, ''),
  )
}

/** Lines end anywhere in Chinese, and mean no gap. */
const betweenHan = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gv

async function savePages(tx: Db, blob_id: number, pages: readonly string[]) {
  await tx.deleteFrom('blob_page').where('blob_id', '=', blob_id).execute()
  if (pages.length === 0) return
  const rows = pages.map((text, at) => ({ blob_id, page: at + 1, text }))
  await tx.insertInto('blob_page').values(rows).execute()
}

function end(tx: Db, { blob_id }: BlobContent, outcome: string) {
  return sql`update blob_step set outcome = ${outcome}, ended_at = now()
    where blob_id = ${blob_id} and step = ${drawStep}`.execute(tx)
}

/** Everything else that fails, a store that is away, says nothing about the document: it is tried again. */
function reasonOf(error: unknown) {
  if (error instanceof ConversionTooSlow) return 'conversion_too_slow'
  return error instanceof ConversionFailed ? 'conversion_failed' : null
}

type DocumentStyles = InsideOf<'document-style'>['styles']

/** Our specimen in these styles, and the same text without any. */
async function drawStyle({ document, styles }: { document: Buffer; styles: DocumentStyles }, space: DrawSpace) {
  const styled = { name: 'pdf', file: 'styled.dotx', bytes: await inItsStyles(document, styles) }
  return drawWords([styled, { name: 'pdf-before', file: 'plain.docx', bytes: plainDocument(styles) }], space)
}

/** The template itself, with the specimen in place of what was written in it: page, numbering and fonts stay its own. */
async function inItsStyles(document: Buffer, styles: DocumentStyles): Promise<Buffer> {
  const zip = await partsOf(document)
  const xml = zip.file(main)?.asText() ?? ''
  const [whole, begin = ''] = /(<w:body\b[^>]*>)[\s\S]*<\/w:body>/.exec(xml) ?? []
  if (!whole) throw new ConversionFailed('the template has no body')
  const from = whole.lastIndexOf('<w:sectPr')
  const page = from > whole.lastIndexOf('</w:p>') ? whole.slice(from, whole.lastIndexOf('</w:body>')) : ''
  const numberOf = restartNumbering(zip, languages.slice(1))
  const body = `${begin}${specimenBody(styles, numberOf)}${page}</w:body>`
  zip.file(
    main,
    xml.replace(whole, () => body),
  )
  return packParts(zip)
}
