import { type EnvironmentNeeds, environmentParts } from '@atrium/contract/environment'
import type { Manifest, TextPerLanguage } from '@atrium/contract/resource/package'
import type { Db } from '../../../platform/db/db.ts'
import type { Signer } from '../../../platform/secret/signer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { PackageFile } from '../package/open-package.ts'
import { readPackage } from '../package/read-package.ts'
import { type SealedPackage, sealPackage, storePackage } from './submission.package.ts'
import { publishVersion } from './submission.publish.ts'

interface OfficialVersion {
  /** Its `id` is the resource's slug. */
  manifest: Omit<Manifest, 'manifestVersion' | 'files'>
  /** All but `manifest.json`, which is made here; each may say what it is, better than its name does. */
  files: (PackageFile & { about?: TextPerLanguage })[]
  description: TextPerLanguage
  changes: TextPerLanguage
  scene_id: number | null
  industry_ids: number[]
  tag_ids: number[]
  /** A part that is left out was never tried. */
  needs: Partial<EnvironmentNeeds>
  /** Whose name it carries; null for the vendor's own. */
  owner_id: number | null
  official: boolean
  /** The owner of the stored package: an account of the vendor. */
  kept_by: number
  published_at: Date
}

/**
 * A published version of what ships with the portal, without upload and review. Versions come in rising order. Doing it
 * again with the same content changes nothing; another content under the same number throws, because what is published
 * stays as it is. Where the transaction is rolled back, the stored package is swept like any object without a row.
 */
export async function publishOfficial(
  tx: Db,
  { storage, signer }: { storage: Pick<Storage, 'put'>; signer: Signer },
  officialVersion: OfficialVersion,
): Promise<{ item_id: number; version_id: number }> {
  const { manifest, files, owner_id, published_at, ...publication } = officialVersion
  const { inside, payload } = await inspectVersion(officialVersion)
  const sealed = inOwnWords(await sealPackage(signer, manifest, payload), files)
  const there = await findPublished(tx, manifest)
  if (there?.manifest === sealed.text) return { item_id: there.item_id, version_id: there.version_id }
  if (there)
    throw new Error(`${manifest.id} ${manifest.version} was published with different content: use a new version`)

  const object_key = await storePackage(storage, sealed)
  const needs = Object.fromEntries(
    environmentParts.map((part) => [part, officialVersion.needs[part] ?? null]),
  ) as EnvironmentNeeds
  return publishVersion(
    tx,
    signer,
    { sealed, object_key },
    { ...publication, inside, needs, version_id: null, user_id: owner_id, published_at: published_at.toISOString() },
  )
}

/** What ships with the portal has nothing wrong with it. */
async function inspectVersion({ manifest: { id, type, entry }, files }: OfficialVersion) {
  const read = await readPackage({ file_name: `${id}.zip`, resource_type: type, entries: files })
  const wrong = read.checks.filter(({ outcome }) => outcome === 'wrong')
  if (read.inside === null || read.entry !== entry || wrong.length > 0) {
    throw new Error(`${id}: ${JSON.stringify(wrong.length > 0 ? wrong : { entry: read.entry })}`)
  }
  return { inside: read.inside, payload: read.payload }
}

function inOwnWords(sealed: SealedPackage, officialFiles: OfficialVersion['files']): SealedPackage {
  const descriptions = new Map(officialFiles.map(({ path, about }) => [path, about]))
  return {
    ...sealed,
    files: sealed.files.map((file) => ({ ...file, about: descriptions.get(file.path) ?? file.about })),
  }
}

async function findPublished(tx: Db, { id, version }: Pick<Manifest, 'id' | 'version'>) {
  const found = await tx
    .selectFrom('resource_version')
    .innerJoin('item', 'item.item_id', 'resource_version.item_id')
    .select(['item.item_id', 'version_id', 'manifest'])
    .where('item.slug', '=', id)
    .where('version', '=', version)
    .where('resource_version.published_at', 'is not', null)
    .executeTakeFirst()
  return found
}
