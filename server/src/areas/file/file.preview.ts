import { inWorkFolder } from '../../platform/convert/work-folder.ts'
import type { JobRun } from '../../platform/job/job.ts'
import type { Platform } from '../../platform.ts'
import { type BlobContent, findContent, type WorkSpace } from './file.blob.ts'
import { isPicture, officeEndings, videoFormats } from './file.kinds.ts'
import { pagesOfOffice, pagesOfPdf } from './file.preview-pages.ts'
import { sizesOfPicture } from './file.preview-picture.ts'
import { type PreviewFile, replacePreviews, storeMade } from './file.preview-store.ts'
import { renditionsOfVideo } from './file.preview-video.ts'
import type { StepResult } from './file.step.ts'
import { beginTry, endTry, noteError } from './file.tries.ts'

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
  return { pages, about, made: { keys, write: (tx) => replacePreviews(tx, content.blob_id, stored) } }

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
