import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../../platform/db/db.ts'
import { typedSql } from '../../../platform/db/typed-sql.ts'

/**
 * Raised whenever pictures are drawn otherwise: a job then draws those of all published versions anew.
 * 1: the first drawings of all seven types. 2: documents with their sample data, rotas with four shifts, cut diagrams.
 */
export const thumbnailMaker = 2

const perTurn = 300
/** What is left is only counted so far: it is for people to see that it goes on. */
const mostCounted = 10_000

const missingRow = z.object({ version_ids: z.array(z.number()), left: z.number() })

/** Published versions without a picture of this drawing, and how many there are. */
export async function findMissing(db: Db): Promise<z.output<typeof missingRow>> {
  const { rows } = await typedSql(missingRow)`
    with missing as (
      select version_id from resource_version
      where thumbnail_maker < ${thumbnailMaker} and published_at is not null
      order by thumbnail_maker, version_id limit ${mostCounted}
    )
    select coalesce(array_agg(version_id), '{}')::bigint[] as version_ids, (select count(*)::int from missing) as left
    from (select version_id from missing limit ${perTurn}) as turn`.execute(db)
  return rows[0] ?? { version_ids: [], left: 0 }
}

/** Nothing more is to be done for this version until pictures are drawn otherwise. Null where it cannot be drawn. */
export async function saveThumbnail(tx: Db, version_id: number, address: string | null): Promise<void> {
  await sql`update resource_version set thumbnail = ${address}, thumbnail_maker = ${thumbnailMaker}
    where version_id = ${version_id}`.execute(tx)
}
