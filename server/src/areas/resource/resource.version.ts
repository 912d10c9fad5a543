import type { Language } from '@atrium/contract/languages'
import { type Inside, inside } from '@atrium/contract/resource/inside'
import { environmentNeeds } from '@atrium/contract/resource/list'
import { resourceTypes } from '@atrium/contract/resource-types'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { isReadable } from './resource.service.ts'

export const versionSummarySchema = z.object({
  version: z.string(),
  state: z.enum(['published', 'deprecated', 'withdrawn']),
  state_reason: z.string().nullable(),
  changes: z.string(),
  published_at: z.string(),
})
export type VersionSummary = z.output<typeof versionSummarySchema>

/** Of a `version` that was published. */
export function versionSummary(language: Language): RawBuilder<unknown> {
  return sql`version.version, version.state, in_language(version.state_reason, ${language}) as state_reason,
    coalesce(in_language(version.changes, ${language}), '') as changes, version.published_at`
}

export const packageFiguresSchema = z.object({ file_name: z.string(), size: z.number(), sha256: z.string() })
export type PackageFigures = z.output<typeof packageFiguresSchema>

/** Of the `file` and `blob` of its package. */
export const packageFigures: RawBuilder<unknown> = sql`file.file_name, blob.size, encode(blob.sha256, 'hex') as sha256`

const wasPublished = sql`
  version.published_at is not null and version.state in ('published', 'deprecated', 'withdrawn')`

/** A limit that is not reached in practice; older versions are still there by their numbers. */
const listed = 500

export async function listResourceVersions(db: Db, { language }: Viewer, resource_id: number) {
  const { rows: list } = await typedSql(versionSummarySchema.extend({ needs: environmentNeeds }))`
    select ${versionSummary(language)}, version_needs(version.*) as needs
    from item join resource_version as version using (item_id)
    where item.item_id = ${resource_id} and ${isReadable} and ${wasPublished}
    order by version.published_at desc, version.version_id desc limit ${listed}`.execute(db)
  if (list.length === 0) throw new Failure('not_found')
  return { list }
}

const signedVersionSchema = versionSummarySchema
  .extend(packageFiguresSchema.shape)
  .extend({ inside: inside, manifest: z.string(), signature: z.string(), key_id: z.string() })

/** The manifest goes out as the text that was signed, byte for byte: written anew, its signature would not hold. */
export async function readResourceVersion(db: Db, { language }: Viewer, resource_id: number, number: string) {
  const { rows } = await typedSql(signedVersionSchema)`
    select ${versionSummary(language)}, ${packageFigures}, version.inside,
      version.manifest, version.signature, version.key_id
    from item join resource_version as version using (item_id)
      join file on file.file_id = version.package_id join blob using (blob_id)
    where item.item_id = ${resource_id} and version.version = ${number} and ${isReadable} and ${wasPublished}`.execute(
    db,
  )
  if (!rows[0]) throw new Failure('not_found')

  const { manifest: text, signature, key_id, ...version } = rows[0]
  return { ...version, manifest: { text, signature, key_id } }
}

/** Withdrawn as harmful: not even served to people who know that it is withdrawn. */
const harmful = ['private_data', 'copied', 'licence', 'security', 'authors_wish']

/** Every version stays, and a withdrawn one says so: unless the whole resource is gone, or giving it out does harm. */
export const isGivenOut: RawBuilder<boolean> = sql`
  item.kind = 'resource' and item.state in ('published', 'deprecated') and ${wasPublished}
  and not (version.state = 'withdrawn' and exists (
    select from review_decision
    where review_decision.version_id = version.version_id and decision = 'withdraw' and reason = any(${harmful})))`

const publishedVersionSchema = packageFiguresSchema.extend({
  version_id: z.number(),
  version: z.string(),
  type: z.enum(resourceTypes),
  manifest: z.string(),
  /** The package, and the file its author uploaded, of which previews may have been made. */
  package_id: z.number(),
  file_id: z.number().nullable(),
  object_key: z.string(),
})
export type PublishedVersion = z.output<typeof publishedVersionSchema>

/** A version whose files people may have: the newest unless named. */
export async function findGivenVersion(db: Db, resource_id: number, number?: string): Promise<PublishedVersion> {
  const chosen = number === undefined ? sql`version.version_id = resource.version_id` : sql`version.version = ${number}`
  const { rows } = await typedSql(publishedVersionSchema)`
    select version.version_id, version.version, version.type, version.manifest, version.package_id, version.file_id,
      blob.object_key, ${packageFigures}
    from item join resource using (item_id) join resource_version as version on version.item_id = item.item_id
      join file on file.file_id = version.package_id join blob using (blob_id)
    where item.item_id = ${resource_id} and ${chosen} and ${isGivenOut} and blob.state = 'ready'`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

/** What was read from a version whose files people may have. */
export async function findPublishedInside(db: Db, resource_id: number, number: string): Promise<Inside> {
  const { rows } = await typedSql(z.object({ inside }))`
    select version.inside from item join resource_version as version using (item_id)
    where item.item_id = ${resource_id} and version.version = ${number} and ${isGivenOut}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0].inside
}

/** Every key ever used, for verifying signatures. */
export async function listSigningKeys(db: Db) {
  const list = await db
    .selectFrom('signing_key')
    .select(['key_id', 'public_key', 'since'])
    .orderBy('since', 'desc')
    .execute()
  return { list }
}
