import { type EnvironmentNeeds, productVersions } from '@atrium/contract/environment'
import type { Inside } from '@atrium/contract/resource/inside'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { sql } from 'kysely'
import { gt } from 'semver'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Signer } from '../../../platform/secret/signer.ts'
import { rememberKey } from '../../../platform/secret/signing-keys.ts'
import { notifyDownloaders } from '../../notice/notice.takers.ts'
import { saveNames } from '../../review/review.look-alike.ts'
import { enqueueDrawing } from '../document/document.enqueue.ts'
import { hasPages } from '../document/document.kinds.ts'
import { saveTerms } from '../list/list.terms.ts'
import { sizeOf, trialsOf } from '../package/about-inside.ts'
import { saveCover } from '../resource.cover.ts'
import { enqueueThumbnail } from '../thumbnail/thumbnail.enqueue.ts'
import { readerVersion, type SealedPackage, savePackage } from './submission.package.ts'
import { submissionSubject } from './submission.subject.ts'

const itemIdRow = z.object({ item_id: z.number() })

/** What a version says beyond its manifest. */
export interface Publication {
  /** The draft it was; null for what never was one. */
  version_id: number | null
  /** Who made it. */
  user_id: number | null
  /** Whose file the package is. */
  kept_by: number
  official: boolean
  description: TextPerLanguage
  changes: TextPerLanguage
  scene_id: number | null
  industry_ids: number[]
  tag_ids: number[]
  needs: EnvironmentNeeds
  inside: Inside
  /** Null for now. */
  published_at: string | null
}

/** Everything that makes a stored package the newest version of a resource. The manifest's id is the resource's own name. */
export async function publishVersion(
  tx: Db,
  signer: Signer,
  { sealed, object_key }: { sealed: SealedPackage; object_key: string },
  publication: Publication,
): Promise<{ item_id: number; version_id: number }> {
  await rememberKey(tx, signer)
  const item_id = await saveItem(tx, sealed, publication)
  await refuseLower(tx, item_id, sealed.manifest.version)

  const { description, needs } = publication
  const { licence } = sealed.manifest
  const resource = { licence, description: JSON.stringify(description), needs: JSON.stringify(needs) }
  await tx
    .insertInto('resource')
    .values({ item_id, ...resource })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ ...resource, replaced_by: null }))
    .execute()

  const version_id = await saveVersion(tx, sealed, { ...publication, item_id, object_key })
  await replaceLinks(tx, item_id, publication)
  await saveNames(tx, item_id, sealed.manifest.title)
  await offerNewest(tx, item_id)
  await notifyTakers(tx, version_id, 'resource_new_version')
  // The picture of a document is made of its pages, once they are there.
  if (hasPages(sealed.manifest.type, sealed.manifest.entry)) await enqueueDrawing(tx, version_id)
  else await enqueueThumbnail(tx, version_id)
  return { item_id, version_id }
}

/** The first moment stays: who publishes again does not come up as new. The row is held until the end. */
async function saveItem(tx: Db, { manifest }: SealedPackage, publication: Publication) {
  const { user_id, official, scene_id, needs, inside, published_at } = publication
  const fits = productVersions.find((version) => needs.product_version?.includes(version)) ?? null
  const { rows } = await typedSql(itemIdRow)`
    insert into item (kind, type, slug, title, summary, state, official, owner_id, category_id, fits, size, published_at)
    values ('resource', ${manifest.type}, ${manifest.id}, ${JSON.stringify(manifest.title)},
      ${JSON.stringify(manifest.summary)}, 'published', ${official}, ${user_id}, ${categoryOf(scene_id)}, ${fits},
      ${sizeOf(inside)}, coalesce(${published_at}::timestamptz, now()))
    on conflict (slug) do update set title = excluded.title, summary = excluded.summary, state = 'published',
      category_id = excluded.category_id, fits = excluded.fits, size = excluded.size, updated_at = now(),
      published_at = coalesce(item.published_at, excluded.published_at)
      where item.kind = 'resource' and item.type = excluded.type
    returning item_id`.execute(tx)
  if (!rows[0]) throw new Failure('conflict', { detail: `${manifest.id} is already used by another type` })
  return rows[0].item_id
}

/** A category that was joined into another since the draft named it is that other one. */
function categoryOf(scene_id: number | null) {
  return sql`coalesce((select coalesce(joined_into, scene_id) from scene where scene_id = ${scene_id}), 0)`
}

async function refuseLower(tx: Db, item_id: number, version: string) {
  const published = await tx
    .selectFrom('resource_version')
    .select('version')
    .where('item_id', '=', item_id)
    .where('published_at', 'is not', null)
    .execute()
  if (!published.every((earlier) => earlier.version === null || gt(version, earlier.version))) {
    throw new Failure('conflict', { field: 'version', detail: `version ${version} or later is already published` })
  }
}

type PublishedResource = Publication & { item_id: number; object_key: string }

async function saveVersion(tx: Db, sealed: SealedPackage, given: PublishedResource): Promise<number> {
  const { item_id, object_key, kept_by, version_id } = given
  const { manifest } = sealed
  const file_name = `${manifest.id}-${manifest.version}.zip`
  const version = {
    item_id,
    version: manifest.version,
    state: 'published',
    type: manifest.type,
    package_id: await savePackage(tx, sealed, { user_id: kept_by, object_key, file_name }),
    inside: JSON.stringify(given.inside),
    trials: trialsOf(given.inside),
    needs: JSON.stringify(given.needs),
    changes: JSON.stringify(given.changes),
    manifest: sealed.text,
    signature: sealed.signature,
    key_id: sealed.key_id,
    files: JSON.stringify(sealed.files),
    state_reason: null,
    updated_at: sql<string>`now()`,
    published_at: sql<string>`coalesce(${given.published_at}::timestamptz, now())`,
  }

  if (version_id === null) {
    const inserted = await tx
      .insertInto('resource_version')
      .values({ ...version, user_id: given.user_id, inside_reader: readerVersion })
      .returning('version_id')
      .executeTakeFirstOrThrow()
    return inserted.version_id
  }
  await tx.updateTable('resource_version').set(version).where('version_id', '=', version_id).execute()
  return version_id
}

/** What it is filed under, in place of what it was. */
export async function replaceLinks(
  tx: Db,
  item_id: number,
  { industry_ids, tag_ids }: Pick<Publication, 'industry_ids' | 'tag_ids'>,
): Promise<void> {
  await tx.deleteFrom('resource_industry').where('item_id', '=', item_id).execute()
  await tx.deleteFrom('resource_tag').where('item_id', '=', item_id).execute()
  await sql`insert into resource_industry (item_id, industry_id)
    select ${item_id}, industry_id from industry where industry_id = any(${industry_ids})`.execute(tx)
  await sql`insert into resource_tag (item_id, tag_id)
    select ${item_id}, tag_id from tag where tag_id = any(${tag_ids})`.execute(tx)
}

type TakersNotice = `resource_${'new_version' | 'deprecated' | 'withdrawn'}`

const versionSchema = z.object({
  item_id: z.number(),
  author_id: z.number().nullable(),
  subject: z.record(z.string(), z.unknown()),
})

/** Notifies people who downloaded or collected it, after the transaction: there may be very many. */
export async function notifyTakers(tx: Db, version_id: number, kind: TakersNotice): Promise<void> {
  const { rows } = await typedSql(versionSchema)`
    select item_id, user_id as author_id, ${submissionSubject.about} as subject
    from resource_version as reviewed where version_id = ${version_id}`.execute(tx)
  if (rows[0]) await notifyDownloaders(tx, { ...rows[0], kind, once_key: String(version_id) })
}

/**
 * After a version came or changed its state: people are given the highest that is not withdrawn, and the resource is what
 * that version is. Without any left it is withdrawn. Lists and search follow in the same transaction.
 */
export async function offerNewest(tx: Db, item_id: number | null): Promise<void> {
  if (item_id === null) return
  await sql`
    with newest as (
      select version_id, state from resource_version
      where item_id = ${item_id} and published_at is not null
      order by state = 'withdrawn', string_to_array(version, '.')::int[] desc limit 1
    ), given as (
      update resource set version_id = newest.version_id from newest where item_id = ${item_id}
    )
    update item set state = newest.state, updated_at = now() from newest where item_id = ${item_id}`.execute(tx)
  await saveCover(tx, item_id)
  await saveTerms(tx, item_id)
}

const tagIdRow = z.object({ tag_id: z.number() })

/** Finds tags by name in any language and case, follows merges, and creates missing ones. */
export async function saveTags(tx: Db, names: string[]): Promise<number[]> {
  const tag_ids = new Set<number>()
  for (const name of names) tag_ids.add((await findTag(tx, fold(name))) ?? (await makeTag(tx, name)))
  return [...tag_ids]
}

export async function findTag(tx: Db, code: string): Promise<number | undefined> {
  const { rows } = await typedSql(tagIdRow)`
    select coalesce(joined_into, tag_id) as tag_id from tag
    where code = ${code} or exists (select from jsonb_each_text(name) as text where lower(text.value) = ${code})
    order by joined_into nulls first, tag_id limit 1`.execute(tx)
  return rows[0]?.tag_id
}

/** Another transaction may create it concurrently. */
async function makeTag(tx: Db, name: string): Promise<number> {
  const language = /\p{Script=Han}/u.test(name) ? 'zh-CN' : 'en'
  const { tag_id } = await tx
    .insertInto('tag')
    .values({ code: fold(name), name: JSON.stringify({ [language]: name }) })
    .onConflict((conflict) => conflict.column('code').doUpdateSet({ code: fold(name) }))
    .returning('tag_id')
    .executeTakeFirstOrThrow()
  return tag_id
}

export function fold(name: string) {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}
