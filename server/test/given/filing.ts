import { sql } from 'kysely'
import { saveTerms } from '../../src/areas/resource/list/list.terms.ts'
import { saveTags } from '../../src/areas/resource/submission/submission.publish.ts'
import type { Db } from '../../src/platform/db/db.ts'

export async function givenScene(db: Db, code: string): Promise<number> {
  const { rows } = await sql<{ scene_id: number }>`
    insert into scene (code, name) values (${code}, jsonb_build_object('zh-CN', ${code}::text)) returning scene_id`.execute(
    db,
  )
  return rows[0]?.scene_id ?? 0
}

/** A tag, and the resources that carry it: they are found by it. */
export async function givenTag(db: Db, name: string, carriers: number[] = []): Promise<number> {
  const [tag_id = 0] = await saveTags(db, [name])
  for (const item_id of carriers) {
    await db.insertInto('resource_tag').values({ item_id, tag_id }).execute()
    await saveTerms(db, item_id)
  }
  return tag_id
}

/** What somebody said of an item, as if they had it. */
export async function givenRating(db: Db, item_id: number, user_id: number, stars: number, text = '不好用') {
  const { rating_id } = await db
    .insertInto('item_rating')
    .values({ item_id, user_id, stars, text })
    .returning('rating_id')
    .executeTakeFirstOrThrow()
  for (const table of ['resource', 'app']) {
    await sql`update ${sql.table(table)} set rating_counts[${stars}] = rating_counts[${stars}] + 1
      where item_id = ${item_id}`.execute(db)
  }
  return rating_id
}

export async function givenReport(db: Db, item_id: number, user_id: number | null) {
  const { report_id } = await db
    .insertInto('item_report')
    .values({ item_id, user_id, problem: 'licence', text: '抄来的' })
    .returning('report_id')
    .executeTakeFirstOrThrow()
  return report_id
}
