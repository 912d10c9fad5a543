import { randomUUID } from 'node:crypto'
import type { EnvironmentNeeds } from '@atrium/contract/environment'
import { languages } from '@atrium/contract/languages'
import type { Inside } from '@atrium/contract/resource/inside'
import type { Manifest, TextPerLanguage } from '@atrium/contract/resource/package'
import type { Description, decideSubmission as decideContract } from '@atrium/contract/resource/submission'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { openSigner } from '../../../platform/secret/signer.ts'
import type { Approved, PublishingServices } from '../../../platform/wiring.ts'
import type { Platform } from '../../../platform.ts'
import { decideOrApprove } from '../../review/review.approve.ts'
import { decide, lockState, outcomes } from '../../review/review.decide.ts'
import { keepRefusal, putApprovalIntoEffect } from '../../review/review.effect.ts'
import { refuseReviewer, type SubmissionState } from '../../review/review.policy.ts'
import {
  type InspectedPackage,
  inspectPackage,
  ourProduct,
  type SealedPackage,
  sealPackage,
  storePackage,
  type UploadedPackage,
} from './submission.package.ts'
import { notifyTakers, offerNewest, publishVersion, saveTags } from './submission.publish.ts'
import { submissionSubject } from './submission.subject.ts'

type ReleaseContext = Pick<Platform, 'db' | 'storage' | 'config'>

/** A package that was made, and is not stored or published yet. */
interface SealedSubmission {
  handed: HandedInSubmission
  sealed: SealedPackage
  signer: ReturnType<typeof openSigner>
}

/** Before a transaction: a package that is sealed holds no row. */
export async function sealSubmission(
  { db, storage, config }: ReleaseContext,
  submission_id: number,
): Promise<SealedSubmission> {
  const handed = await findHandedIn(db, submission_id)
  refuseReviewer('publish', handed.state)

  const inspected = await inspectPackage(storage, handed)
  if (inspected.inside === null) throw new Failure('conflict', { detail: 'package can no longer be read' })
  const signer = openSigner(config.SIGNING_KEY)
  return { handed, sealed: await sealPackage(signer, manifestOf(handed, inspected), inspected.payload), signer }
}

/** The package is stored when the approval takes effect: until then it is only tried whether it could be published. */
export async function approveSubmission(
  tx: Db,
  viewer: Pick<Viewer, 'user_id'>,
  submission: SealedSubmission,
  decided: SubmissionDecision,
): Promise<null> {
  const { version_id } = submission.handed
  await decideOrApprove(tx, submissionSubject, viewer, version_id, decided, () =>
    publishSealed(tx, submission, `blob/${randomUUID()}`),
  )
  return null
}

/**
 * The package is built and stored, then everything is written in one transaction: after a crash in between nothing is
 * published, and the job does it again.
 */
export async function publishApprovedSubmission(platform: PublishingServices, approved: Approved): Promise<void> {
  const { storage } = platform
  await keepRefusal(platform, approved, async () => {
    const submission = await sealSubmission(platform, approved.id)
    const object_key = await storePackage(storage, submission.sealed)
    try {
      const publish = (tx: Db) => publishSealed(tx, submission, object_key)
      const isPublished = await putApprovalIntoEffect(platform, submissionSubject, approved, publish)
      if (!isPublished) await storage.remove(object_key)
    } catch (error) {
      // Only when it is certain that nothing was written: where an answer of the database was lost, the daily sweep decides.
      if (error instanceof Failure) await storage.remove(object_key).catch(() => {})
      throw error
    }
  })
}

async function publishSealed(tx: Db, { handed, sealed, signer }: SealedSubmission, object_key: string) {
  await refuseChanged(tx, handed)
  await nameItem(tx, handed, sealed)
  await publishVersion(tx, signer, { sealed, object_key }, await publicationOf(tx, handed))
}

export interface HandedInSubmission extends UploadedPackage {
  version_id: number
  item_id: number | null
  slug: string | null
  user_id: number
  state: SubmissionState
  /** Nothing is handed in before both are there. */
  described: Description
  inside: Inside
  submitted_at: string
}

async function findHandedIn(db: Db, version_id: number): Promise<HandedInSubmission> {
  const { rows } = await sql<HandedInSubmission>`
    select version_id, version.item_id, item.slug, version.user_id, version.state, version.described,
      version.inside, version.type, version.submitted_at::text, file.file_name, blob.object_key, blob.size, blob.pages
    from resource_version as version join file using (file_id) join blob using (blob_id)
      left join item on item.item_id = version.item_id
    where version_id = ${version_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** While the package was made, its author may have taken it back and handed something else in. */
async function refuseChanged(tx: Db, { version_id, submitted_at }: HandedInSubmission) {
  refuseReviewer('publish', await lockState(tx, submissionSubject, version_id))
  const { rows } = await sql`
    select from resource_version where version_id = ${version_id} and submitted_at = ${submitted_at}`.execute(tx)
  if (rows.length === 0) throw new Failure('conflict', { detail: 'another version was submitted meanwhile' })
}

/** What was published before packages had names gets one with its next version. */
async function nameItem(tx: Db, { item_id }: HandedInSubmission, { manifest }: SealedPackage) {
  if (item_id === null) return
  await sql`update item set slug = ${manifest.id} where item_id = ${item_id} and slug is null`.execute(tx)
}

/** Uploads are named by the number of their first version, so that they cannot take an official name. */
function manifestOf(
  handed: HandedInSubmission,
  { manifest, type }: InspectedPackage,
): Omit<Manifest, 'manifestVersion' | 'files'> {
  const { described, slug, version_id } = handed
  const { title, version, licence = manifest.licence ?? 'LicenseRef-Customer-Internal' } = described
  const nameSuffix = /^[a-z0-9][a-z0-9-]{0,60}$/.test(manifest.id ?? '') ? `-${manifest.id}` : ''
  return {
    id: slug ?? `m${version_id}${nameSuffix}`,
    type: type as Manifest['type'],
    version,
    title,
    licence,
    summary: described.summary ?? firstLines(described.description),
    requires: [
      { product: ourProduct, range: described.versions.join(' || ') },
      ...(manifest.requires ?? []).filter(({ product }) => product !== ourProduct),
    ],
    dependsOn: manifest.dependsOn ?? [],
    derivedFrom: manifest.derivedFrom ?? null,
    entry: manifest.entry ?? '',
    sample: manifest.sample ?? null,
  }
}

const longestSummary = 120

function firstLines(description: TextPerLanguage): TextPerLanguage {
  const lines = languages.flatMap((language) => {
    const [line = ''] = description[language]?.trim().split('\n') ?? []
    return line === '' ? [] : [[language, line.replace(/^#+\s*/, '').slice(0, longestSummary)]]
  })
  return Object.fromEntries(lines)
}

async function publicationOf(tx: Db, { described, version_id, user_id, inside }: HandedInSubmission) {
  const nothing = { system: null, database: null, processor: null, middleware: null }
  const needs: EnvironmentNeeds = { product_version: described.versions, ...nothing }
  return {
    version_id,
    user_id,
    kept_by: user_id,
    official: false,
    inside,
    needs,
    published_at: null,
    description: described.description,
    changes: described.changes ?? {},
    scene_id: described.scene_id ?? null,
    industry_ids: described.industry_ids ?? [],
    tag_ids: await saveTags(tx, described.tags ?? []),
  }
}

export type SubmissionDecision = z.output<typeof decideContract.body>

/** Everything but approvals, for which a package is sealed before the transaction. */
export async function decideSubmission(
  tx: Db,
  viewer: Viewer,
  submission_id: number,
  decided: SubmissionDecision,
): Promise<null> {
  const { decision, replaced_by } = decided
  if (decision === 'publish') throw new Error('a submission must be sealed before it is published')

  await decide(tx, submissionSubject, viewer, submission_id, { ...decided, decision })
  const { item_id, published_at } = await tx
    .selectFrom('resource_version')
    .select(['item_id', 'published_at'])
    .where('version_id', '=', submission_id)
    .executeTakeFirstOrThrow()
  if (replaced_by !== undefined) await replace(tx, item_id, replaced_by)
  if (published_at !== null && decision !== 'ask_changes') {
    await offerNewest(tx, item_id)
    await notifyTakers(tx, submission_id, `resource_${outcomes[decision]}`)
  }
  return null
}

async function replace(tx: Db, item_id: number | null, replaced_by: number) {
  const { numUpdatedRows } = await tx
    .updateTable('resource')
    .set({ replaced_by })
    .where('item_id', '=', item_id)
    .where('item_id', '<>', replaced_by)
    .where(
      sql<boolean>`exists (select from item
        where item.item_id = ${replaced_by} and kind = 'resource' and item.state = 'published')`,
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('invalid_input', { field: 'replaced_by' })
}
