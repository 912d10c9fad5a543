import type {
  createArticle as createContract,
  fileArticle as fileContract,
} from '@atrium/contract/knowledge/article-draft'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { Failure } from '../../../platform/http/failure.ts'
import type { Viewer } from '../../../platform/http/viewer.ts'
import { saveDraft } from './revision.draft.ts'
import { renderArticle } from './revision.publish.ts'
import { relate } from './revision.related.ts'

type CreateArticleInput = z.output<typeof createContract.body>
type ArticleFilingInput = z.output<typeof fileContract.body>

/** It is found nowhere until a text of it is published. */
export async function createArticle(tx: Db, viewer: Viewer, created: CreateArticleInput) {
  const { language, title, summary, body, note, ...filing } = created
  const item_id = await insertArticle(tx, viewer, filing.knowledge_type_id, { official: true })
  await fileArticle(tx, item_id, filing)
  return saveDraft(tx, viewer, item_id, language, { title, summary, body, note })
}

export async function insertArticle(
  tx: Db,
  { user_id }: Viewer,
  knowledge_type_id: number,
  { official }: { official: boolean },
): Promise<number> {
  await refuseUnknownType(tx, knowledge_type_id)
  const { item_id } = await tx
    .insertInto('item')
    .values({
      kind: 'article',
      state: 'draft',
      official,
      owner_id: user_id,
      title: '{}',
      summary: '{}',
      category_id: knowledge_type_id,
    })
    .returning('item_id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('article').values({ item_id }).execute()
  return item_id
}

export async function fileArticle(tx: Db, item_id: number, filing: ArticleFilingInput): Promise<null> {
  const { knowledge_type_id, fits, related_ids, ...rest } = filing
  const { rows } = await sql`
    select from item where item_id = ${item_id} and kind = 'article' for update`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
  if (knowledge_type_id !== undefined) await refuseUnknownType(tx, knowledge_type_id)

  const item = {
    ...(knowledge_type_id !== undefined && { category_id: knowledge_type_id }),
    ...omitUnsetFields({ fits }),
  }
  const article = { ...omitUnsetFields(rest), ...(rest.verify_by !== undefined && { verify_told: false }) }
  if (Object.keys(item).length > 0) await tx.updateTable('item').set(item).where('item_id', '=', item_id).execute()
  if (Object.keys(article).length > 0) {
    await tx.updateTable('article').set(article).where('item_id', '=', item_id).execute()
  }
  if (related_ids) await relate(tx, item_id, related_ids)
  // What it is found by names its type.
  if (knowledge_type_id !== undefined) await renderArticle(tx, item_id)
  return null
}

function omitUnsetFields<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>
}

async function refuseUnknownType(tx: Db, knowledge_type_id: number) {
  const { rows } =
    await sql`select from knowledge_type where knowledge_type_id = ${knowledge_type_id} for share`.execute(tx)
  if (rows.length === 0) throw new Failure('invalid_input', { field: 'knowledge_type_id' })
}

/** Its texts and its history stay; to readers it is not there any more. */
export async function withdrawArticle(tx: Db, item_id: number): Promise<null> {
  const { numUpdatedRows } = await tx
    .updateTable('item')
    .set({ state: 'withdrawn' })
    .where('item_id', '=', item_id)
    .where('kind', '=', 'article')
    .where('state', '=', 'published')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Failure('not_found')
  return null
}
