import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'

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
