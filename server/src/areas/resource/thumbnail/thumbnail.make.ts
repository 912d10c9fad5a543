import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { inside } from '@atrium/contract/resource/inside'
import type { Manifest } from '@atrium/contract/resource/package'
import { resourceTypes } from '@atrium/contract/resource-types'
import { z } from 'zod'
import { drawPages } from '../../../platform/convert/pdf.ts'
import { loadSharp } from '../../../platform/convert/picture.ts'
import { ConversionFailed } from '../../../platform/convert/sandbox.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import type { JobRun } from '../../../platform/job/job.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Platform } from '../../../platform.ts'
import { findContent, type WorkSpace } from '../../file/file.blob.ts'
import {
  type PreviewFile,
  replacePreviews,
  storeMade,
  thumbnailPrefix,
} from '../../file/pipeline/pipeline.preview-store.ts'
import { readEntries } from '../../file/serve/serve.content-package.ts'
import { drawStep, hasPages } from '../document/document.kinds.ts'
import { limits } from '../package/format/limits.ts'
import { saveCover } from '../resource.cover.ts'
import { drawVersion, type VersionPictures } from './thumbnail.draw.ts'
import { saveThumbnail, thumbnailMaker } from './thumbnail.missing.ts'
import { choosePage } from './thumbnail.paper.ts'
import { sheet } from './thumbnail.pen.ts'

/** Beneath the path of files, so that the base path is put before it where the portal has one. */
export const thumbnailPath = '/file/thumbnail/'

const widths = [sheet.width, sheet.width / 2]
const formats = ['avif', 'webp', 'png'] as const
/** Where an address is passed on: what Open Graph asks for, with the picture in its middle. */
const shared = { width: 1200, height: 630 }
const sharedGround = '#f6f3ec'
/** Vectors are read at 72 dots per inch unless told otherwise. */
const sharedDensity = (72 * shared.height) / sheet.height
/** A package that cannot be drawn three times will not be drawn the fourth time. */
const mostTries = 3
/** The longer side of a drawn page: as wide as pictures show it. */
const pageSide = 900

const drawnVersionSchema = z.object({
  version_id: z.number(),
  item_id: z.number().nullable(),
  blob_id: z.number(),
  type: z.enum(resourceTypes),
  inside,
  manifest: z.string(),
  pdf_key: z.string().nullable(),
  pages_outcome: z.string().nullable(),
})
type DrawnVersion = z.output<typeof drawnVersionSchema>

/** Idempotent: a version that has its pictures is left as it is, and the same version always gets the same ones. */
export async function makeThumbnails({ db, storage, log }: Platform, version_id: number, run: JobRun): Promise<void> {
  const version = await findVersion(db, version_id)
  const content = version && (await findContent(db, version.blob_id, 'ready'))
  if (!version || !content || waitsForPages(version)) return

  const { stored, address } = await inWorkFolder(async (folder) => {
    const files = await readFiles(storage, content, version)
    const space = { folder, signal: run.signal }
    const page = await readPage(storage, version, folder)
    const pictures = await drawPictures({ ...version, files, page }, space).catch((error: unknown) => {
      if (run.attempt + 1 < mostTries) throw error
      log.warn({ version_id, err: error }, 'failed to draw the picture of a published version')
      return null
    })
    if (!pictures) return { stored: [], address: null }
    const { made, digest } = await encode(pictures, folder)
    const theme = pictures.dark ? 'light-' : ''
    const address = `${thumbnailPath}${version_id}/${digest}/${theme}${sheet.width}.png`
    return { stored: await storeMade(storage, content, made), address }
  })
  const old = await db.transaction().execute(async (tx) => {
    const old = await replacePreviews(tx, content.blob_id, { made: 'thumbnails', stored })
    await saveThumbnail(tx, version_id, address)
    if (version.item_id !== null) await saveCover(tx, version.item_id)
    await run.done(tx)
    return old
  })
  // What cannot be removed now is found by the daily comparison of rows and objects.
  await Promise.allSettled(old.map((key) => storage.remove(key)))
}

async function findVersion(db: Db, version_id: number): Promise<DrawnVersion | null> {
  const { rows } = await typedSql(drawnVersionSchema)`
    select version.version_id, version.item_id, file.blob_id, version.type, version.inside, version.manifest,
      -- With its sample data, where there are any: people choose by what a document looks like, not by its placeholders.
      (select object_key from preview where preview.blob_id = file.blob_id and preview.name in ('pdf', 'pdf-filled')
        order by name desc limit 1) as pdf_key,
      (select outcome from blob_step where blob_step.blob_id = file.blob_id and step = ${drawStep}) as pages_outcome
    from resource_version as version join file on file.file_id = version.package_id
    where version.version_id = ${version_id} and version.published_at is not null
      and version.thumbnail_maker < ${thumbnailMaker}`.execute(db)
  return rows[0] ?? null
}

/** Their own job comes back to this one. */
function waitsForPages({ type, manifest, pdf_key, pages_outcome }: DrawnVersion): boolean {
  const { entry } = JSON.parse(manifest) as Manifest
  return hasPages(type, entry) && pdf_key === null && pages_outcome === null
}

/** Nothing is read of packages of documents: their page is drawn already. */
async function readFiles(
  storage: Storage,
  content: { object_key: string; size: number },
  { manifest, pdf_key }: DrawnVersion,
): Promise<Map<string, Buffer>> {
  if (pdf_key !== null) return new Map()
  const { files } = JSON.parse(manifest) as Manifest
  return readEntries(storage, content, { paths: files.map(({ path }) => path), largest: limits.text_bytes })
}

async function readPage(storage: Storage, { pdf_key }: DrawnVersion, folder: string): Promise<string | null> {
  if (pdf_key === null) return null
  const found = await storage.get(pdf_key)
  if (!found) throw new Error(`object ${pdf_key} not found in object store`)
  await pipeline(found.body, createWriteStream(join(folder, 'document.pdf')))
  return 'document.pdf'
}

type ReadVersion = DrawnVersion & { files: Map<string, Buffer>; page: string | null }

async function drawPictures({ page: pdf, ...version }: ReadVersion, { folder, signal }: WorkSpace) {
  const { entry, sample, title } = JSON.parse(version.manifest) as Manifest
  // A style may give the title a page of its own, which shows little of it.
  const last = version.type === 'document-style' ? 2 : 1
  const page = pdf === null ? null : await choosePage(await drawPages(folder, pdf, { last, side: pageSide }, signal))
  if (pdf !== null && page === null) throw new ConversionFailed('the document has no page')
  return drawVersion({ ...version, entry, sample, title, page })
}

async function encode({ light, dark }: VersionPictures, folder: string) {
  const themes = dark ? { 'light-': light, 'dark-': dark } : { '': light }
  const digest = createHash('sha256')
  const made: PreviewFile[] = []
  const sharp = await loadSharp()
  for (const [theme, picture] of Object.entries(themes)) {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    digest.update(data)
    const raw = { width: info.width, height: info.height, channels: info.channels }
    for (const width of widths) {
      for (const format of formats) {
        const name = `${thumbnailPrefix}${theme}${width}.${format}`
        const path = join(folder, name)
        const { data: bytes, info: drawn } = await encoded(sharp(data, { raw }).resize({ width }), format)
        await writeFile(path, bytes)
        made.push({ name, path, content_type: `image/${format}`, width: drawn.width, height: drawn.height })
      }
    }
  }
  const path = join(folder, `${thumbnailPrefix}${shared.width}.png`)
  await sharp(light, { density: sharedDensity })
    .resize({ ...shared, fit: 'contain', background: sharedGround })
    .removeAlpha()
    .png({ palette: true })
    .toFile(path)
  made.push({ name: `${thumbnailPrefix}${shared.width}.png`, path, content_type: 'image/png', ...shared })
  return { made, digest: digest.digest('hex').slice(0, 24) }
}

/** Drawings have few colours: a palette halves their PNG. */
function encoded(picture: import('sharp').Sharp, format: (typeof formats)[number]) {
  if (format === 'avif') return picture.avif({ quality: 60, effort: 2 }).toBuffer({ resolveWithObject: true })
  if (format === 'webp') return picture.webp({ quality: 84 }).toBuffer({ resolveWithObject: true })
  return picture.png({ palette: true, colours: 128, effort: 4 }).toBuffer({ resolveWithObject: true })
}
