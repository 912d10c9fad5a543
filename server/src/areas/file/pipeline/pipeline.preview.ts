import { join } from 'node:path'
import { drawPicture, NotAPicture, TooManyPixels, toWebp } from '../../../platform/convert/picture.ts'
import { ConversionFailed } from '../../../platform/convert/sandbox.ts'
import { cutHls, drawPoster, drawStoryboard, probeVideo } from '../../../platform/convert/video.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import type { JobRun } from '../../../platform/job/job.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Platform } from '../../../platform.ts'
import { type BlobContent, bring, findContent, type WorkSpace } from '../file.blob.ts'
import { isPicture, officeEndings, videoFormats } from '../file.kinds.ts'
import { pagesOfOffice, pagesOfPdf } from './pipeline.preview-pages.ts'
import { type PreviewFile, replacePreviews, storeMade } from './pipeline.preview-store.ts'
import { ContentRefused } from './pipeline.refusal.ts'
import type { StepResult } from './pipeline.step.ts'
import { beginTry, endTry, noteError } from './pipeline.tries.ts'

const againStep = 'again'

interface PreviewSet {
  made: PreviewFile[]
  pages?: number
  about?: Record<string, unknown>
}

/** Makes everything that is made of a content, and stores it. The rows are written in the transaction that ends the step. */
export async function previewContent(
  { storage }: Platform,
  content: BlobContent,
  space: WorkSpace,
): Promise<StepResult> {
  const { made, pages = null, about = {} } = await make(content, space)
  const stored = await storeMade(storage, content, made)
  const keys = stored.map(({ object_key }) => object_key)
  return {
    pages,
    about,
    made: { keys, write: (tx) => replacePreviews(tx, content.blob_id, { made: 'content', stored }) },
  }

  async function make({ content_type, kind }: BlobContent, { signal }: WorkSpace): Promise<PreviewSet> {
    signal.throwIfAborted()
    // Large tables are not previewed page by page.
    if (content_type === null || kind === 'rows') return { made: [] }
    if (content_type in officeEndings) return pagesOfOffice(storage, content, space)
    if (content_type === 'application/pdf') return pagesOfPdf(storage, content, space)
    if (isPicture(content_type)) return sizesOfPicture(storage, content, space)
    if (content_type in videoFormats) return renditionsOfVideo(storage, content, space)
    return { made: [] }
  }
}

/** Again, for a content that is ready and stays so: those made before serve until these are there. */
export async function remakePreviews(platform: Platform, blob_id: number, run: JobRun) {
  const { db, storage } = platform
  const content = await findContent(db, blob_id, 'ready')
  if (!content) return

  await beginTry(db, blob_id, againStep)
  const { made } = await inWorkFolder((folder) =>
    previewContent(platform, content, { folder, signal: run.signal }).catch(async (error) => {
      await noteError(db, blob_id, againStep, error)
      throw error
    }),
  )
  const needless = await db.transaction().execute(async (tx) => {
    const old = await made?.write(tx)
    await endTry(tx, blob_id, againStep, 'done')
    await run.done(tx)
    return old ?? []
  })
  await Promise.allSettled(needless.map((key) => storage.remove(key)))
}

async function sizesOfPicture(storage: Storage, content: BlobContent, space: WorkSpace) {
  const { path } = await bring(storage, content, space)
  const { width, height, drawn } = await drawPicture(space.folder, path).catch(throwPictureRefusal)
  const made = drawn.map(({ format, ...picture }) => ({
    ...picture,
    name: `image-${picture.width}.${format}`,
    content_type: `image/${format}`,
  }))
  return { made, about: { width, height } }
}

function throwPictureRefusal(error: unknown): never {
  if (error instanceof TooManyPixels) throw new ContentRefused('failed', 'too_many_pixels', error.message)
  if (error instanceof NotAPicture) throw new ContentRefused('failed', 'unreadable', error.message)
  throw error
}

/** Two renditions for players, a picture to begin with, and a sheet of small ones to find a place by. */
async function renditionsOfVideo(storage: Storage, content: BlobContent, space: WorkSpace) {
  const { folder, signal } = space
  const format = videoFormats[content.content_type ?? ''] ?? ''
  await bring(storage, content, space, 'video')
  const facts = await probeVideo(folder, 'video', format, signal).catch(throwVideoRefusal)
  const poster = await drawPoster(folder, 'video', format, facts, signal)
  const { path, board } = await drawStoryboard(folder, 'video', format, facts, signal)
  const pieces = await cutHls(folder, 'video', format, facts, signal)

  const made: PreviewFile[] = [
    { name: 'poster', content_type: 'image/webp', ...(await toWebp(poster, `${poster}.webp`)) },
    { name: 'storyboard', content_type: 'image/webp', ...(await toWebp(path, `${path}.webp`)) },
    ...pieces.map((piece) => ({ name: `hls/${piece}`, path: join(folder, 'hls', piece), content_type: typeOf(piece) })),
  ]
  return { made, about: { ...facts, storyboard: board } }
}

function typeOf(piece: string) {
  return piece.endsWith('.m3u8') ? 'application/vnd.apple.mpegurl' : 'video/mp2t'
}

/** What only looks like a video does not become one by trying again. */
function throwVideoRefusal(error: unknown): never {
  throw error instanceof ConversionFailed ? new ContentRefused('failed', 'unreadable', error.message) : error
}
