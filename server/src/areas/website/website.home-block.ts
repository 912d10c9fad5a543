import * as contract from '@atrium/contract/website/home-page-management'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'
import { Failure } from '../../platform/http/failure.ts'
import type { Viewer } from '../../platform/http/viewer.ts'
import { claimPublicPicture } from '../file/serve/serve.public-picture.ts'
import { pictureAddress } from './website.service.ts'

const readHomeBlockRow = contract.readHomeBlock.data
  .omit({ picture: true })
  .extend({ file_name: z.string().nullable() })

const homeBlockIdRow = z.object({ home_block_id: z.number() })

type HomeBlockInput = z.output<typeof contract.createHomeBlock.body>
type HomeBlockChange = z.output<typeof contract.saveHomeBlock.body>
type ManagedHomeBlock = z.output<typeof contract.readHomeBlock.data>

export async function readHomeBlock(db: Db, home_block_id: number): Promise<ManagedHomeBlock> {
  const { rows } = await typedSql(readHomeBlockRow)`
    select home_block_id, home_block.kind, is_shown, position, starts_at, ends_at, title, lead, link, link_name, picture_id,
      file_name, home_block.updated_at
    from home_block left join file on file.file_id = home_block.picture_id
    where home_block_id = ${home_block_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  const { file_name, ...block } = rows[0]
  return { ...block, picture: pictureAddress(block.picture_id, file_name) }
}

/** Sections are there already: what is put up is a banner. */
export async function createHomeBlock(tx: Db, viewer: Viewer, block: HomeBlockInput) {
  if (block.picture_id !== null) await claimPublicPicture(tx, viewer, block.picture_id, 'picture_id')
  return tx
    .insertInto('home_block')
    .values({ kind: 'banner', ...homeBlockValues(block) })
    .returning('home_block_id')
    .executeTakeFirstOrThrow()
}

export async function saveHomeBlock(
  tx: Db,
  viewer: Viewer,
  home_block_id: number,
  { seen_at, ...block }: HomeBlockChange,
) {
  const before = await lockHomeBlock(tx, home_block_id)
  if (before.updated_at !== seen_at)
    throw new Failure('conflict', { detail: 'changed by somebody else since it was loaded' })

  if (block.picture_id !== null && block.picture_id !== before.picture_id) {
    await claimPublicPicture(tx, viewer, block.picture_id, 'picture_id')
  }
  await tx
    .updateTable('home_block')
    .set({ ...homeBlockValues(block), updated_at: sql`now()` })
    .where('home_block_id', '=', home_block_id)
    .execute()
  if (block.picture_id !== before.picture_id) await leavePicture(tx, before.picture_id)
  return null
}

export async function removeHomeBlock(tx: Db, home_block_id: number): Promise<null> {
  const { kind, picture_id } = await lockHomeBlock(tx, home_block_id)
  if (kind !== 'banner') throw new Failure('not_allowed', { detail: 'sections can be hidden, not removed' })
  await tx.deleteFrom('home_block').where('home_block_id', '=', home_block_id).execute()
  await leavePicture(tx, picture_id)
  return null
}

/** All of them or none: who orders a list that has changed since orders something else. */
export async function orderHomeBlocks(tx: Db, home_block_ids: number[]): Promise<null> {
  const { rows } = await typedSql(homeBlockIdRow)`select home_block_id from home_block for update`.execute(tx)
  const known = new Set(rows.map(({ home_block_id }) => home_block_id))
  const listed = new Set(home_block_ids)
  if (known.size !== listed.size || [...known].some((one) => !listed.has(one))) {
    throw new Failure('conflict', { detail: 'block list does not match the stored blocks' })
  }
  await sql`
    update home_block set position = 10 * place, updated_at = now()
    from unnest(${[...listed]}::bigint[]) with ordinality as ordered (home_block_id, place)
    where home_block.home_block_id = ordered.home_block_id and position <> 10 * place`.execute(tx)
  return null
}

async function lockHomeBlock(tx: Db, home_block_id: number) {
  const block = await tx
    .selectFrom('home_block')
    .select(['kind', 'picture_id', 'updated_at'])
    .where('home_block_id', '=', home_block_id)
    .forUpdate()
    .executeTakeFirst()
  if (!block) throw new Failure('not_found')
  return block
}

/** What no block shows any longer is swept in a day. */
async function leavePicture(tx: Db, file_id: number | null): Promise<void> {
  await sql`
    update file set claimed_at = null
    where file_id = ${file_id} and not exists (select from home_block where picture_id = ${file_id})`.execute(tx)
}

function homeBlockValues({ title, lead, link_name, ...block }: HomeBlockInput) {
  const texts = { title: JSON.stringify(title), lead: JSON.stringify(lead), link_name: JSON.stringify(link_name) }
  return { ...block, ...texts }
}
