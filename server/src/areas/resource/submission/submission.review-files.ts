import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import type { Platform } from '../../../platform.ts'
import { contentAddress, isPackage } from '../../file/serve/serve.content-address.ts'
import { fileAddress } from '../../file/serve/serve.open.ts'
import { payloadOf, type ResourcePayload } from '../resource.payload.ts'
import { inspectPackage, uploadedPackageSchema } from './submission.package.ts'

/** Pages of a document are fetched while they are read. */
const seconds = 600

type ReviewFilesContext = Pick<Platform, 'db' | 'storage'>

const reviewedFilesSchema = uploadedPackageSchema.extend({
  file_id: z.number(),
  content_type: z.string().nullable(),
  previews: z.array(z.string()),
})
type ReviewedFiles = z.output<typeof reviewedFilesSchema>

/** Reviewers read submissions, but no drafts. */
const byReviewers = sql<boolean>`(submitted_at is not null and version.state not in ('draft', 'checking'))`

/** Authors read their own in every state. */
export function byAuthor({ user_id }: Pick<Viewer, 'user_id'>): RawBuilder<boolean> {
  return sql<boolean>`version.user_id = ${user_id}`
}

/** The uploaded files, in any form, from which the package will be built. */
async function findUpload(
  db: ReviewFilesContext['db'],
  submission_id: number,
  isReadable: RawBuilder<boolean> = byReviewers,
): Promise<ReviewedFiles> {
  const { rows } = await typedSql(reviewedFilesSchema)`
    select version.type, file.file_id, file.file_name, blob.object_key, blob.size, blob.pages, blob.content_type,
      array(select name from preview where preview.blob_id = blob.blob_id) as previews
    from resource_version as version join file on file.file_id = coalesce(version.file_id, version.package_id)
      join blob using (blob_id)
    where version_id = ${submission_id} and ${isReadable} and blob.state = 'ready'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** Read as it will be published: what is shown to visitors is made of the same files. */
export async function readReviewPayload(
  { db, storage }: ReviewFilesContext,
  submission_id: number,
  isReadable?: RawBuilder<boolean>,
): Promise<ResourcePayload> {
  const upload = await findUpload(db, submission_id, isReadable)
  const { entry, sample, files, payload } = await inspectPackage(storage, upload)
  if (entry === null) throw new Failure('not_found')
  const texts = new Map(payload.map(({ path, bytes }) => [path, bytes]))
  return payloadOf({ entry, sample, files }, async () => texts)
}

export async function listReviewFiles({ db, storage }: ReviewFilesContext, submission_id: number) {
  const { files } = await inspectPackage(storage, await findUpload(db, submission_id))
  return { list: files.map(({ path, size, sha256 }) => ({ path, size, sha256 })) }
}

/**
 * A document that was uploaded as such has its pages; one within a package gets them when it is published, and is read in
 * words until then.
 */
export async function openReviewStage(
  { db, config, secret }: Pick<Platform, 'db' | 'config' | 'secret'>,
  { user_id }: Viewer,
  submission_id: number,
  isReadable?: RawBuilder<boolean>,
) {
  const { type, file_id, file_name, content_type, previews } = await findUpload(db, submission_id, isReadable)
  const nothing = { page: null, pdf: null, other_pdf: null, pages: null }
  if (type === 'login') return { ...nothing, page: pageOf() }
  if (!previews.includes('pdf')) return { ...nothing, pages: 'conversion_failed' as const }
  const ticket = { file_id, preview: 'pdf', inline: true, user_id }
  return { ...nothing, pdf: fileAddress(secret, ticket, file_name, seconds), pages: 'ready' as const }

  function pageOf(): string | null {
    if (!config.CONTENT_ADDRESS || !isPackage(content_type)) return null
    const ticket = { file_id, preview: null, inline: true, user_id, visitor: null, session_id: null, scripts: true }
    return contentAddress({ config, secret }, ticket, { content_type })
  }
}
