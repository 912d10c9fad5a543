import { sql } from 'kysely'
import { ConversionFailed, ConversionTooSlow } from '../../../platform/convert/sandbox.ts'
import { inWorkFolder } from '../../../platform/convert/work-folder.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { JobRun } from '../../../platform/job/job.ts'
import type { Wiring } from '../../../platform/wiring.ts'
import type { Platform } from '../../../platform.ts'
import { type BlobContent, findContent, type WorkSpace } from '../file.blob.ts'
import { fits } from '../file.kinds.ts'
import { ContentRefused, refuseMisnamed } from './pipeline.refusal.ts'
import { beginTry, endTry, noteError } from './pipeline.tries.ts'

/** What a step found out. */
export interface StepResult {
  sha256?: Buffer
  content_type?: string
  pages?: number | null
  about?: Record<string, unknown>
  /** Objects the step has put into the store, and how the rows for them are written in the transaction that ends it. */
  made?: {
    keys: string[]
    /** Answers the keys nothing refers to any more. */
    write: (tx: Db) => Promise<string[]>
  }
}

export interface PipelineStep {
  name: string
  from: string
  to: string
  /** Whether this is where an equal content of the same owner may be found. */
  seeks_twin?: boolean
  work(platform: Platform, content: BlobContent, space: WorkSpace): Promise<StepResult>
  /** What follows, given the transaction that ends this step. */
  next?: (tx: Db, blob_id: number) => Promise<unknown>
}

/**
 * Takes a content through one step. The end is one transaction: state, step, what was made, the next job, and that
 * this job is done. A step that runs twice, or after the content has gone on, changes nothing.
 */
export async function takeStep(platform: Platform, step: PipelineStep, blob_id: number, run: JobRun) {
  const { db, storage, wiring } = platform
  const content = await findContent(db, blob_id, step.from)
  if (!content) return
  await beginTry(db, blob_id, step.name)

  let needless: string[] = []
  try {
    const learnt = await inWorkFolder((folder) => step.work(platform, content, { folder, signal: run.signal }))
    needless = learnt.made?.keys ?? []
    await db.transaction().execute(async (tx) => {
      needless = await completeStep(tx, wiring, step, { content, learnt })
      await run.done(tx)
    })
  } catch (error) {
    const refusal = refusalIn(error, run)
    await noteError(db, blob_id, step.name, error)
    if (!refusal) throw error
    platform.log.info({ blob_id, step: step.name, reason: refusal.reason, err: refusal }, 'content refused')
    await db.transaction().execute(async (tx) => {
      await refuseContent(tx, wiring, step, { blob_id, refusal })
      await run.done(tx)
    })
  }
  // What cannot be removed now is found by the daily comparison of rows and objects.
  await Promise.allSettled(needless.map((key) => storage.remove(key)))
}

async function completeStep(
  tx: Db,
  wiring: Wiring,
  step: PipelineStep,
  { content, learnt: { made, about = {}, ...learnt } }: { content: BlobContent; learnt: StepResult },
): Promise<string[]> {
  const { blob_id } = content
  const sha256 = learnt.sha256 ?? content.sha256
  const file_ids = await findFileIds(tx, blob_id)
  const left = step.seeks_twin && sha256 ? await joinTwin(tx, content, sha256) : null
  if (left) {
    await runSettledHandlers(tx, wiring, file_ids)
    return [...left, ...(made?.keys ?? [])]
  }

  const { numUpdatedRows } = await tx
    .updateTable('blob')
    .set({
      ...learnt,
      state: step.to,
      about: sql`about || ${JSON.stringify(about)}::jsonb`,
      ...(step.to === 'ready' && { ready_at: sql<string>`now()` }),
    })
    .where('blob_id', '=', blob_id)
    .where('state', '=', step.from)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return made?.keys ?? []
  const needless = (await made?.write(tx)) ?? []
  await endTry(tx, blob_id, step.name, 'done')
  await step.next?.(tx, blob_id)
  if (step.to === 'ready') await runSettledHandlers(tx, wiring, file_ids)
  return needless
}

async function refuseContent(
  tx: Db,
  wiring: Wiring,
  step: PipelineStep,
  { blob_id, refusal: { state, reason, content_type } }: { blob_id: number; refusal: ContentRefused },
) {
  await tx
    .updateTable('blob')
    .set({ state, reason, ...(content_type && { content_type }) })
    .where('blob_id', '=', blob_id)
    .where('state', '=', step.from)
    .execute()
  await endTry(tx, blob_id, step.name, reason)
  await runSettledHandlers(tx, wiring, await findFileIds(tx, blob_id))
}

/** A document that breaks its converter three times will break it again. */
const mostConversions = 3

/** Everything else that fails, a store or a scanner that is away, says nothing about the content: it is tried again. */
function refusalIn(error: unknown, { attempt }: JobRun): ContentRefused | null {
  if (error instanceof ContentRefused) return error
  if (attempt + 1 < mostConversions) return null
  if (error instanceof ConversionTooSlow) return new ContentRefused('failed', 'conversion_too_slow', error.message)
  if (error instanceof ConversionFailed) return new ContentRefused('failed', 'conversion_failed', error.message)
  return null
}

/** Runs every handler in the transaction that makes the files ready or refuses them. */
async function runSettledHandlers(tx: Db, { fileSettledHandlers }: Wiring, file_ids: number[]): Promise<void> {
  if (file_ids.length > 0) for (const handle of fileSettledHandlers) await handle(tx, file_ids)
}

async function findFileIds(tx: Db, blob_id: number): Promise<number[]> {
  const files = await tx.selectFrom('file').select('file_id').where('blob_id', '=', blob_id).execute()
  return files.map(({ file_id }) => file_id)
}

/**
 * The same content of the same owner is kept once: the names of this one go over to the one that is ready, and this
 * one goes. Answers the keys of its objects, which nothing refers to once the transaction is committed; null when
 * there is no such other one.
 */
async function joinTwin(tx: Db, content: BlobContent, sha256: Buffer) {
  const { blob_id, user_id, kind, object_key } = content
  const twin = await tx
    .selectFrom('blob')
    .select(['blob_id', 'content_type'])
    .where('user_id', '=', user_id)
    .where('sha256', '=', sha256)
    .where('state', '=', 'ready')
    .where('blob_id', '!=', blob_id)
    .forShare()
    .executeTakeFirst()

  if (!twin) return null
  // It may have been let in for something else, or under another name.
  if (!fits(twin.content_type, kind)) throw new ContentRefused('failed', 'not_of_kind')
  refuseMisnamed(content, twin.content_type)

  await tx.updateTable('file').set({ blob_id: twin.blob_id }).where('blob_id', '=', blob_id).execute()
  await tx.deleteFrom('blob').where('blob_id', '=', blob_id).execute()
  return [object_key]
}
