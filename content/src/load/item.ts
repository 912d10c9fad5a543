import type { Db } from '@atrium/server/platform/db/db'
import { sql } from 'kysely'
import type { WrittenTexts } from '../kinds.ts'
import { spreadOverMonth } from './days.ts'

interface LoadedItem {
  kind: 'resource' | 'article' | 'case' | 'video' | 'app' | 'release'
  slug: string
  title: WrittenTexts
  summary: WrittenTexts
  days_ago: number
  type?: string
  category_id?: number
  fits?: string
  official?: boolean
  owner_id?: number | null
  download_count?: number
  view_count?: number
  rating?: { average: number; people: number }
}

/** Counters never go down: what people did in a running demo stays counted. */
export async function saveItem(db: Db, item: LoadedItem): Promise<number> {
  const { item_id } = await db
    .insertInto('item')
    .values({
      kind: item.kind,
      slug: item.slug,
      title: JSON.stringify(item.title),
      summary: JSON.stringify(item.summary),
      state: 'published',
      published_at: sql`now() - make_interval(days => ${item.days_ago})`,
      type: item.type ?? '',
      category_id: item.category_id ?? 0,
      fits: item.fits ?? null,
      official: item.official ?? false,
      owner_id: item.owner_id ?? null,
      download_count: item.download_count ?? 0,
      view_count: item.view_count ?? 0,
      rating: item.rating?.average ?? 0,
      rating_count: item.rating?.people ?? 0,
    })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        summary: row.ref('excluded.summary'),
        state: row.ref('excluded.state'),
        published_at: row.ref('excluded.published_at'),
        updated_at: sql`now()`,
        type: row.ref('excluded.type'),
        category_id: row.ref('excluded.category_id'),
        fits: row.ref('excluded.fits'),
        official: row.ref('excluded.official'),
        owner_id: row.ref('excluded.owner_id'),
        download_count: row.fn('greatest', ['item.download_count', 'excluded.download_count']),
        view_count: row.fn('greatest', ['item.view_count', 'excluded.view_count']),
        rating: row.ref('excluded.rating'),
        rating_count: row.ref('excluded.rating_count'),
      })),
    )
    .returning('item_id')
    .executeTakeFirstOrThrow()
  return item_id
}

interface LoadedFigures {
  download_count?: number
  downloads_30_days?: number
  comments_7_days?: number
}

const month = 30

/** As far back as reports compare. */
const months = 6

/**
 * The last months anew, so that a demo loaded last season has lively rankings again; what was downloaded before
 * stands in older days. All days of an item together are its downloads, as they are where people really download.
 */
export async function saveDays(db: Db, item_id: number, figures: LoadedFigures) {
  const { download_count = 0, downloads_30_days = 0, comments_7_days = 0 } = figures
  const byMonth = downloadsByMonth(item_id, downloads_30_days, download_count)
  const downloads = byMonth.flatMap((amount, ago) => spreadOverMonth(amount, { first: ago * month, seed: item_id }))
  const comments = spread(comments_7_days, 7)

  await db.deleteFrom('item_day').where('item_id', '=', item_id).execute()
  await db
    .insertInto('item_day')
    .values(
      downloads.map((download_count, days_ago) => ({
        item_id,
        day: sql<string>`portal_day() - ${days_ago}::int`,
        download_count,
        comment_count: comments[days_ago] ?? 0,
      })),
    )
    .execute()
  await saveEarlierDays(db, item_id)
}

/** From this month back, as long as there are any left. */
function downloadsByMonth(item_id: number, latest: number, all: number): number[] {
  const amounts = [latest]
  let left = all - latest
  for (let ago = 1; ago < months; ago++) {
    const amount = Math.min(Math.round((amounts[ago - 1] ?? 0) * shareBefore(item_id + ago - 1)), left)
    amounts.push(amount)
    left -= amount
  }
  return amounts
}

/** One day a week back to the publication: enough for a sum, and few rows. */
async function saveEarlierDays(db: Db, item_id: number) {
  await sql`
    with earlier as (
      select download_count - (select sum(download_count) from item_day where item_id = ${item_id})::int as downloads,
        greatest(1, (portal_day() - portal_day(published_at) - ${months * month}) / 7) as weeks
      from item where item_id = ${item_id}
    )
    insert into item_day (item_id, day, download_count)
    select ${item_id}, portal_day() - ${months * month}::int - 7 * (week - 1), downloads * week / weeks - downloads * (week - 1) / weeks
    from earlier, generate_series(1, weeks) as week where downloads > 0`.execute(db)
}

/** In the month before most were taken less often, some more. */
function shareBefore(item_id: number): number {
  return 0.94 + 0.09 * Math.sin(item_id * 2.1)
}

/** As evenly as whole numbers allow; together they are exactly the total. */
function spread(total: number, days: number): number[] {
  return Array.from(
    { length: days },
    (_, day) => Math.round((total * (day + 1)) / days) - Math.round((total * day) / days),
  )
}
