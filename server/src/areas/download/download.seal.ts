import { randomUUID } from 'node:crypto'
import type { EnvironmentNeeds } from '@atrium/contract/environment'
import type { TextPerLanguage } from '@atrium/contract/resource/package'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import type { Signer } from '../../platform/secret/signer.ts'
import { rememberKey } from '../../platform/secret/signing-keys.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ReleaseFileView } from './download.files.ts'
import { type FileSums, sumsOf, sumsText } from './download.sums.ts'
import { saveReleaseTerms } from './download.terms.ts'

const blobIdRow = z.object({ blob_id: z.number() })

interface SealedFileInput extends Pick<ReleaseFileView, 'architecture' | 'file_name'> {
  platform_id: number
  content: Buffer
  needs: Partial<EnvironmentNeeds>
  requirements: Partial<Record<keyof ReleaseFileView['requirements'], TextPerLanguage>>
}

interface GivenRelease {
  item_id: number
  /** The owner of the stored files: an account of the vendor. */
  kept_by: number
  files: SealedFileInput[]
}

/**
 * Adds files to a release and signs their sums. They are official and therefore ready at once. A repeated call with the
 * same files updates their descriptions; other files under the same version throw, because a signed version does not
 * change. After a rollback the stored files are swept like any object without a row.
 */
export async function sealRelease(
  tx: Db,
  { storage, signer }: { storage: Pick<Storage, 'put'>; signer: Signer },
  { item_id, kept_by, files }: GivenRelease,
): Promise<void> {
  const summed = files.map((file) => ({ ...file, ...sumsOf(file.content) }))
  const sums = sumsText(summed)
  const { sums: signed, version } = await tx
    .selectFrom('release')
    .select(['sums', 'version'])
    .where('item_id', '=', item_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (signed !== null && signed !== sums)
    throw new Error(`version ${version} was signed with different files: publish a new version`)

  if (signed === null) {
    // Announced before there were files.
    await tx.deleteFrom('release_file').where('item_id', '=', item_id).execute()
    for (const file of summed) await keep(tx, storage, { ...file, item_id, kept_by })
    await rememberKey(tx, signer)
    await tx
      .updateTable('release')
      .set({ sums, signature: signer.sign(sums), key_id: signer.key_id })
      .where('item_id', '=', item_id)
      .execute()
  }
  await describeReleaseFiles(tx, item_id, files)
}

/** What files need and what they ask of a machine may change after the release was signed. */
export async function describeReleaseFiles(
  tx: Db,
  item_id: number,
  files: readonly Omit<SealedFileInput, 'content' | 'architecture'>[],
): Promise<void> {
  for (const { platform_id, file_name, needs, requirements } of files) {
    await tx
      .updateTable('release_file')
      .set({ needs: JSON.stringify(needs), requirements: JSON.stringify(requirements) })
      .where('item_id', '=', item_id)
      .where('platform_id', '=', platform_id)
      .where('file_name', '=', file_name)
      .execute()
  }
  await saveReleaseTerms(tx, item_id)
}

type KeptFile = SealedFileInput & FileSums & Pick<GivenRelease, 'item_id' | 'kept_by'>

async function keep(tx: Db, storage: Pick<Storage, 'put'>, file: KeptFile) {
  const { item_id, platform_id, architecture, file_name, content, sha256, sm3, kept_by: user_id } = file
  const object_key = `blob/${randomUUID()}`
  const content_type = 'application/octet-stream'
  await storage.put(object_key, content, { size: content.length, content_type })

  const { rows } = await typedSql(blobIdRow)`
    insert into blob (user_id, object_key, size, sha256, content_type, state, ready_at)
    values (${user_id}, ${object_key}, ${content.length}, ${sha256}, ${content_type}, 'ready', now())
    on conflict (user_id, sha256) where state = 'ready' do update set ready_at = blob.ready_at
    returning blob_id`.execute(tx)
  const { file_id } = await tx
    .insertInto('file')
    .values({
      user_id,
      blob_id: rows[0]?.blob_id ?? 0,
      file_name,
      kind: 'installer',
      purpose: 'attachment',
      claimed_at: sql`now()`,
    })
    .returning('file_id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('release_file').values({ item_id, platform_id, architecture, file_name, file_id, sm3 }).execute()
}
