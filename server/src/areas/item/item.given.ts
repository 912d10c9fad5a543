import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../platform/db/db.ts'
import { typedSql } from '../../platform/db/typed-sql.ts'

const itemIdRow = z.object({ item_id: z.number() })

interface GivenItem {
  kind: string
  type: string
  category_id: number
  title: Record<string, string>
  state: string
  days_ago: number
  download_count: number
  rating: number
  rating_count: number
}

/** An item that tests are about: a flow published today, unless they say otherwise. */
export async function givenItem(db: Db, fixture: Partial<GivenItem> = {}): Promise<{ item_id: number }> {
  const { kind = 'resource', title = { 'zh-CN': '请假', en: 'Leave' }, state = 'published', days_ago = 0 } = fixture
  const type = fixture.type ?? (kind === 'resource' || kind === 'video' ? 'flow' : '')

  const { rows } = await typedSql(itemIdRow)`
    insert into item (kind, type, category_id, title, summary, state, published_at, download_count, rating, rating_count)
    values (${kind}, ${type}, ${fixture.category_id ?? 0}, ${JSON.stringify(title)}, '{"zh-CN": "一句话"}', ${state},
      now() - make_interval(days => ${days_ago}), ${fixture.download_count ?? 0}, ${fixture.rating ?? 0},
      ${fixture.rating_count ?? 0})
    returning item_id`.execute(db)
  return rows[0] as { item_id: number }
}

/** What happened to it some days ago. */
export async function givenDay(
  db: Db,
  item_id: number,
  {
    days_ago = 0,
    download_count = 0,
    comment_count = 0,
  }: { days_ago?: number; download_count?: number; comment_count?: number },
): Promise<void> {
  await sql`
    insert into item_day (day, item_id, download_count, comment_count)
    values (portal_day() - ${days_ago}::int, ${item_id}, ${download_count}, ${comment_count})`.execute(db)
}
