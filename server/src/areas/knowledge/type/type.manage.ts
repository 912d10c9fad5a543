import {
  type createKnowledgeType as createContract,
  readManagedKnowledgeType as readContract,
  type saveKnowledgeType as saveContract,
} from '@atrium/contract/knowledge/management'
import { languages } from '@atrium/contract/languages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'
import { Failure } from '../../../platform/http/failure.ts'
import { refuseStale } from '../../../platform/http/stale.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { claimPublicPicture, releasePictures } from '../../file/serve/serve.public-picture.ts'
import { reindexSoon } from '../../item/index/index.reindex-soon.ts'
import { typesUnder } from '../knowledge.service.ts'

const heldTypeRow = z.object({
  knowledge_type_id: z.number(),
  logo_id: z.number().nullable(),
  updated_at: z.string(),
})

const knowledgeTypeIdRow = z.object({ knowledge_type_id: z.number() })

const isEmptyRow = z.object({ is_empty: z.boolean(), logo_id: z.number().nullable() })

type KnowledgeTypeInput = z.output<typeof createContract.body>
type ManagedKnowledgeType = z.output<typeof readContract.data>

export async function readManagedType(db: Db, knowledge_type_id: number): Promise<ManagedKnowledgeType> {
  const { rows } = await typedSql(readContract.data)`
    select knowledge_type_id, parent_id, name, description, mark, logo_id, logo_url, position, updated_at
    from knowledge_type where knowledge_type_id = ${knowledge_type_id}`.execute(db)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

export async function createType(
  tx: Db,
  viewer: Viewer,
  filed: KnowledgeTypeInput,
): Promise<{ knowledge_type_id: number }> {
  await refuseUnknown(tx, filed.parent_id)
  const logo_url = filed.logo_id === null ? null : await claimPublicPicture(tx, viewer, filed.logo_id, 'logo_id')
  return tx
    .insertInto('knowledge_type')
    .values({ ...columnsOf(filed), logo_id: filed.logo_id, logo_url })
    .returning('knowledge_type_id')
    .executeTakeFirstOrThrow()
}

/** With everything below it. Articles are found by the names of their type and of the one above it. */
export async function saveType(
  tx: Db,
  viewer: Viewer,
  knowledge_type_id: number,
  { seen_at, ...filed }: z.output<typeof saveContract.body>,
) {
  // Two who move types at once could make a circle that neither of them sees.
  const { rows } = await typedSql(heldTypeRow)`
    select knowledge_type_id, logo_id, updated_at from knowledge_type order by knowledge_type_id for update`.execute(tx)
  const type = rows.find((one) => one.knowledge_type_id === knowledge_type_id)
  if (!type) throw new Failure('not_found')
  refuseStale(seen_at, type)
  await refuseUnknown(tx, filed.parent_id)
  await refuseCircle(tx, knowledge_type_id, filed.parent_id)

  await tx
    .updateTable('knowledge_type')
    .set({ ...columnsOf(filed), updated_at: sql`now()` })
    .where('knowledge_type_id', '=', knowledge_type_id)
    .execute()
  if (filed.logo_id !== type.logo_id) await changeLogo(tx, viewer, knowledge_type_id, type.logo_id, filed.logo_id)
  await reindexSoon(
    tx,
    sql`select item_id from item join knowledge_type on knowledge_type_id = item.category_id
      where kind = 'article' and ${knowledge_type_id}::bigint in (knowledge_type_id, parent_id)`,
  )
  return null
}

async function changeLogo(tx: Db, viewer: Viewer, knowledge_type_id: number, from: number | null, to: number | null) {
  const logo_url = to === null ? null : await claimPublicPicture(tx, viewer, to, 'logo_id')
  await tx
    .updateTable('knowledge_type')
    .set({ logo_id: to, logo_url })
    .where('knowledge_type_id', '=', knowledge_type_id)
    .execute()
  await releaseLogo(tx, from)
}

async function releaseLogo(tx: Db, logo_id: number | null) {
  const { rows } = await sql`select from knowledge_type where logo_id = ${logo_id}`.execute(tx)
  if (logo_id !== null && rows.length === 0) await releasePictures(tx, [logo_id])
}

function columnsOf({ parent_id, name, description, mark, position }: KnowledgeTypeInput) {
  const marks = languages.flatMap((language) => {
    const first = mark[language] || [...(name[language] ?? '').trim()][0]
    return first ? [[language, first]] : []
  })
  return {
    parent_id,
    position,
    name: JSON.stringify(name),
    description: JSON.stringify(description),
    mark: JSON.stringify(Object.fromEntries(marks)),
  }
}

async function refuseUnknown(tx: Db, parent_id: number | null) {
  if (parent_id === null) return
  const { rows } = await sql`select from knowledge_type where knowledge_type_id = ${parent_id} for share`.execute(tx)
  if (rows.length === 0) throw new Failure('invalid_input', { field: 'parent_id' })
}

async function refuseCircle(tx: Db, knowledge_type_id: number, parent_id: number | null) {
  const { rows } = await typedSql(knowledgeTypeIdRow)`
    with recursive ${typesUnder(knowledge_type_id)} select knowledge_type_id from below`.execute(tx)
  if (rows.some((below) => below.knowledge_type_id === parent_id)) {
    throw new Failure('invalid_input', { field: 'parent_id', detail: 'a knowledge type cannot be below itself' })
  }
}

/** Only an empty one: what stands in it is moved first. */
export async function removeType(tx: Db, knowledge_type_id: number): Promise<null> {
  const { rows } = await typedSql(isEmptyRow)`
    select not exists (select from knowledge_type where parent_id = ${knowledge_type_id})
      and not exists (select from item where kind = 'article' and category_id = ${knowledge_type_id}) as is_empty, logo_id
    from knowledge_type where knowledge_type_id = ${knowledge_type_id} for update`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  if (!rows[0].is_empty) throw new Failure('conflict', { detail: 'knowledge type is not empty' })
  await tx.deleteFrom('knowledge_type').where('knowledge_type_id', '=', knowledge_type_id).execute()
  await releaseLogo(tx, rows[0].logo_id)
  return null
}
