import type * as contract from '@atrium/contract/download/management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Signer } from '../../platform/secret/signer.ts'
import { rememberKey } from '../../platform/secret/signing-keys.ts'
import { lockRelease } from './download.managed.ts'
import { leaveFiles } from './download.managed-files.ts'
import { type FileSums, sumsText } from './download.sums.ts'
import { saveReleaseTerms } from './download.terms.ts'

const findSummedRow = z.object({
  file_name: z.string(),
  sha256: z.instanceof(Buffer).nullable(),
  sm3: z.instanceof(Buffer).nullable(),
  state: z.string(),
})

/** What is signed is what people check against: from here on neither files nor version change. */
export async function publishRelease(tx: Db, signer: Signer, release_id: number, seen_at: string): Promise<null> {
  const { state } = await lockRelease(tx, release_id, seen_at)
  if (state !== 'draft') throw new Failure('conflict', { detail: `not allowed in state ${state}` })

  const sums = sumsText(await findSummed(tx, release_id))
  await rememberKey(tx, signer)
  await tx
    .updateTable('release')
    .set({ sums, signature: signer.sign(sums), key_id: signer.key_id })
    .where('item_id', '=', release_id)
    .execute()
  await setState(tx, release_id, 'published')
  return null
}

/** Nothing is published before every file was looked at and read to its end. */
async function findSummed(tx: Db, release_id: number): Promise<FileSums[]> {
  const { rows } = await typedSql(findSummedRow)`
    select release_file.file_name, blob.sha256, sm3, blob.state
    from release_file join file using (file_id) join blob using (blob_id) where item_id = ${release_id}`.execute(tx)
  const summed = rows.flatMap(({ file_name, sha256, sm3, state }) =>
    state === 'ready' && sha256 !== null && sm3 !== null ? { file_name, sha256, sm3 } : [],
  )
  if (rows.length === 0 || summed.length < rows.length)
    throw new Failure('invalid_input', {
      field: 'files',
      detail: 'files are missing, rejected or still being processed',
    })
  return summed
}

/** A withdrawn release is not served; its signature stays, so that it can be restored unchanged. */
export async function setReleaseState(
  tx: Db,
  release_id: number,
  { state }: z.output<typeof contract.setReleaseState.body>,
): Promise<null> {
  const held = await lockRelease(tx, release_id)
  const from = state === 'withdrawn' ? 'published' : 'withdrawn'
  if (held.state !== from) throw new Failure('conflict', { detail: `not allowed in state ${held.state}` })
  await setState(tx, release_id, state)
  return null
}

async function setState(tx: Db, release_id: number, state: 'published' | 'withdrawn') {
  await tx
    .updateTable('item')
    .set({ state, published_at: sql<string>`coalesce(published_at, now())`, updated_at: sql<string>`now()` })
    .where('item_id', '=', release_id)
    .execute()
  await saveReleaseTerms(tx, release_id)
}

export async function removeRelease(tx: Db, release_id: number): Promise<null> {
  const { state } = await lockRelease(tx, release_id)
  if (state !== 'draft') throw new Failure('conflict', { detail: `not allowed in state ${state}` })
  const files = await tx.deleteFrom('release_file').where('item_id', '=', release_id).returning('file_id').execute()
  await tx.deleteFrom('item').where('item_id', '=', release_id).execute()
  await leaveFiles(
    tx,
    files.flatMap(({ file_id }) => file_id ?? []),
  )
  return null
}
